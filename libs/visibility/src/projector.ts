// One viewer's eyes on one game: follows the fold event by event, counts what the viewer notices, and, when awake,
// makes the entries of the viewer's feed.
import type { Instant, Json, JsonObject } from '#kernel';
import { isPlayed, type GameEvent, type GameState, type ObjectId, type Question } from '#rules';
import { visibleFields } from './audience.js';
import { zonesInSight } from './board.js';
import { Knowledge, type KeptKnowledge } from './knowledge.js';
import { changeBetween } from './merge-patch.js';
import { SECTIONS, TOUCHES, type Eyes, type Section } from './sections.js';
import { Sight } from './sight.js';
import { forgetShown } from './forgetting.js';
import { cameIntoSight } from './sightings.js';
import { storyOf } from './story.js';
import { questionFor } from './questions.js';
import { whole, type Steps } from './steps.js';
import type { FeedEntry, GameView, QuestionView, VisibleId } from './view.js';
import type { Viewer } from './viewer.js';

const EVERY_SECTION = Object.keys(SECTIONS) as Section[];
const NO_PATCH: JsonObject = {};

type View = Record<string, Json | undefined>;

export class Projector {
  private readonly eyes: Eyes;
  /** The view as the feed has it so far; undefined while asleep. */
  private view: View | undefined;
  /** The epoch the view is of, and what events that this viewer was not told of may have changed of it since. */
  private epoch = -1;
  private readonly missed = new Set<Section>();
  private count: number;

  /** `kept`: what the viewer had come to know by an earlier event. */
  constructor(
    readonly viewer: Viewer,
    kept?: { readonly seq: number; readonly knowledge: KeptKnowledge },
  ) {
    this.count = kept?.seq ?? 0;
    const knowledge = new Knowledge(kept?.knowledge);
    this.eyes = { viewer, knowledge, sight: new Sight(viewer, knowledge) };
  }

  /** The viewer's own number of the last entry; 0 before the first. */
  get seq(): number {
    return this.count;
  }

  get knowledge(): Knowledge {
    return this.eyes.knowledge;
  }

  get awake(): boolean {
    return this.view !== undefined;
  }

  /** From now on `observe` makes entries. The state is the one of the last event observed. */
  wake(state: GameState): void {
    whole(this.waking(state));
  }

  /** The same in steps, between which the state stays as it is. */
  *waking(state: GameState): Steps<void> {
    if (this.view !== undefined) return;
    this.view = { ...(yield* viewBy(this.eyes, state)) };
    this.epoch = state.epoch;
    this.missed.clear();
  }

  sleep(): void {
    this.view = undefined;
    this.eyes.sight.forget();
  }

  /** To be told of every event, right after the state took it. */
  observe(state: GameState, event: GameEvent, at: Instant, moment: number): FeedEntry | undefined {
    const { knowledge } = this.eyes;
    for (const { object, by, shown, hidden } of cameIntoSight(event, this.viewer)) {
      // Which of those it was before nobody can tell (cr 701.24).
      if (hidden && !knowledge.shown.has(object)) knowledge.lose(object);
      knowledge.see(object, by);
      if (shown) knowledge.show(object);
    }
    forgetShown(state, event, this.viewer, knowledge);
    const fields = visibleFields(event, this.viewer);
    if (fields === undefined) {
      if (this.view !== undefined) for (const section of TOUCHES[event.type]) this.missed.add(section);
      return undefined;
    }
    this.count += 1;
    if (this.view === undefined) return undefined;
    const patch = refresh(state, this.eyes, this.view, this.touchedBy(event, state));
    return { seq: this.count, moment, at, story: storyOf(state, event, fields, knowledge), patch };
  }

  /**
   * Where cards are played an effect may change how anything looks at any time (cr 611), unseen events included; but
   * not where nothing has happened that an effect could tell.
   */
  private touchedBy({ type }: GameEvent, state: GameState): readonly Section[] {
    if (!isPlayed(state)) return TOUCHES[type];
    const { missed } = this;
    const told = missed.size === 0 ? TOUCHES[type] : [...missed, ...TOUCHES[type]];
    missed.clear();
    if (state.epoch === this.epoch) return told;
    this.epoch = state.epoch;
    return EVERY_SECTION.filter((section) => told.includes(section) || this.mayChange(state, section));
  }

  /** What no event touches that speaks of it: what effects reach, and a question nobody is asked. */
  private mayChange(state: GameState, section: Section): boolean {
    if (section === 'cards') return !this.eyes.sight.isSteady(state);
    if (section === 'decision') return state.decision !== null || state.assisted.open !== null;
    return section === 'combat';
  }

  /** The whole view, built anew; {} before the game exists. */
  viewOf(state: GameState): GameView {
    return whole(this.viewing(state));
  }

  /** The same in steps, between which the state stays as it is: a large board is a good deal of work. */
  viewing(state: GameState): Steps<GameView> {
    const { viewer, knowledge } = this.eyes;
    // With nothing remembered: what the feed comes to is held against this.
    return viewBy({ viewer, knowledge, sight: new Sight(viewer, knowledge) }, state);
  }

  /** The viewer's id of an object, where the viewer has seen it. */
  idOf(object: ObjectId): VisibleId | undefined {
    return this.eyes.knowledge.find(object);
  }

  /** A question in the viewer's ids. */
  questionIn(question: Question): QuestionView {
    return questionFor(question, this.eyes.knowledge);
  }

  /** What the viewer means by an id. */
  objectOf(id: string): ObjectId | undefined {
    return this.eyes.knowledge.objectOf(id);
  }
}

function* viewBy(eyes: Eyes, state: GameState): Steps<GameView> {
  const view: View = {};
  if (state.game !== null) {
    yield* eyes.sight.lookingAround(state, zonesInSight(state, eyes.viewer));
    refresh(state, eyes, view, EVERY_SECTION);
  }
  return view as unknown as GameView;
}

/** Brings sections of a view up to date; what has changed, as a patch. */
function refresh(state: GameState, eyes: Eyes, view: View, sections: readonly Section[]): JsonObject {
  let patch: Record<string, Json> | undefined;
  for (const section of sections) {
    const part = SECTIONS[section](state, eyes);
    for (const key in part) {
      const now = part[key];
      const change = changeBetween(view[key], now);
      if (change === undefined) continue;
      patch ??= {};
      patch[key] = change;
      if (now === undefined) Reflect.deleteProperty(view, key);
      else view[key] = now;
    }
  }
  return patch ?? NO_PATCH;
}
