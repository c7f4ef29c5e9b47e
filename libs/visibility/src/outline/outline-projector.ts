// Writes the outline of a game as its events come, without folding the game. Only the fields that the viewer
// may know are read, so the outline cannot say more than the viewer's feed.
import { plainData, type Instant, type JsonObject } from '#kernel';
import { evolve, faceInWords, initialState, partsOf, type GameEvent, type SingleEvent } from '#rules';
import { isPublic, visibleFields } from '../viewers/audience.js';
import type { Outline } from './outline.js';
import { OutlineDraft } from './outline-draft.js';
import { OUTLINED, type Words } from './outlined.js';
import type { Viewer } from '../viewers/viewer.js';

type Telling = (draft: OutlineDraft, seen: JsonObject, words: Words) => void;

export class OutlineProjector {
  private readonly draft = new OutlineDraft();
  /** Knows the recorded cards, and nothing else of the game. */
  private readonly cards = initialState();
  private readonly words: Words = (identity) => faceInWords(this.cards, identity);
  private readonly seqs: number[] = [0];
  private moment = 0;
  private seq = 0;
  private written: Outline | undefined;

  constructor(readonly viewer: Viewer) {}

  /** How much it holds, in items of lists; a card's definition counts as thirty. */
  get size(): number {
    return this.draft.size + 30 * Object.keys(this.cards.definitions).length;
  }

  /** Must be called for every event of the log, in order. */
  observe(event: GameEvent, at: Instant): void {
    if (event.type === 'CommandAccepted') this.draft.beginCommand();
    else if (event.type === 'DefinitionRecorded') evolve(this.cards, event);
    if (visibleFields(event, this.viewer) === undefined) return;
    if (isPublic(event)) this.moment += 1;
    this.seq += 1;
    this.seqs[this.moment] = this.seq;
    this.written = undefined;
    this.draft.notice(this.moment, at);
    for (const part of partsOf(event)) this.tell(part);
  }

  private tell(event: SingleEvent): void {
    const tell: Telling | null = OUTLINED[event.type];
    if (tell === null) return;
    const fields = visibleFields(event, this.viewer);
    if (fields === undefined) return;
    const whole = plainData(event);
    tell(this.draft, Object.fromEntries(fields.map((field) => [field, whole[field]])), this.words);
  }

  outline(): Outline {
    return (this.written ??= this.draft.outline());
  }

  /** How many entries the viewer's feed has up to a moment, those between it and the next included. */
  seqAt(moment: number): number {
    return this.seqs[Math.min(Math.max(moment, 0), this.moment)] ?? 0;
  }
}
