// The outlines of games, each written from the log once and kept as long as there is room. A game that goes on
// is read on from where its outline ends.
import type { EventStore, Revision } from '#event-store';
import type { GameId } from '#kernel';
import { OutlineProjector, viewerKey, type Outline } from '#visibility';
import { decode, gameStream, pagesOf } from '#log';
import { LONG_WORK } from '../../event-loop/long-work.js';
import { assertGranted, type GrantedEyes } from '../eyes/granted-eyes.js';
import { GAME_CODEC } from '../log/game-log.js';
import type { History } from './history.js';

/** Of all outlines together, in items of their lists: some 30 MB. */
const MOST_ITEMS = 300_000;
/** The events that are outlined between two looks at the clock. */
const AT_ONCE = 50;
/** What an outline without items counts for. */
const LEAST = 50;

type IsFolded = (revision: Revision) => boolean;

export interface OutlineSight {
  readonly outline: Outline;
  /** How many entries the viewer's feed has up to a moment. */
  readonly seqAt: (moment: number) => number;
}

/** One viewer's outline of one game, and how far it has read. */
class Kept {
  readonly projector: OutlineProjector;
  /** What it counts for. */
  weight = 0;
  private next: Revision | undefined;
  /** Those who ask at the same time read one after another. */
  private turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly game: GameId,
    eyes: GrantedEyes,
  ) {
    this.projector = new OutlineProjector(eyes);
  }

  /** Reads up to and with a revision; undefined: to the end of the log. */
  readOn(store: EventStore, isFolded: IsFolded, upTo: Revision | undefined): Promise<void> {
    const done = this.turn.then(() => this.read(store, isFolded, upTo));
    this.turn = done.catch(() => undefined);
    return done;
  }

  private async read(store: EventStore, isFolded: IsFolded, upTo: Revision | undefined): Promise<void> {
    const isBeyond = (revision: Revision): boolean => upTo !== undefined && revision > upTo;
    if (this.next !== undefined && isBeyond(this.next)) return;
    const job = LONG_WORK.job();
    for await (const page of pagesOf(store, gameStream(this.game), this.next))
      for (const [nth, stored] of page.entries()) {
        const { revision } = stored;
        if (isBeyond(revision)) return;
        if (isFolded(revision)) {
          const { event, at } = decode(GAME_CODEC, stored);
          this.projector.observe(event, at);
        }
        this.next = (revision + 1) as Revision;
        if (nth % AT_ONCE === 0 && job.isDue) await job.pause();
      }
  }
}

export class Outlines {
  /** The most recently used last. */
  private readonly kept = new Map<string, Kept>();
  private items = 0;

  constructor(
    private readonly store: EventStore,
    private readonly history: Pick<History, 'isFolded'>,
    private readonly mostItems = MOST_ITEMS,
  ) {}

  /** Up to and with a revision of the log; undefined: all of it. */
  async of(game: GameId, eyes: GrantedEyes, upTo: Revision | undefined): Promise<OutlineSight> {
    assertGranted(eyes, game);
    const key = `${viewerKey(eyes)}.${game}`;
    const kept = this.kept.get(key) ?? new Kept(game, eyes);
    this.kept.delete(key);
    this.kept.set(key, kept);
    await kept.readOn(this.store, (revision) => this.history.isFolded(game, revision), upTo);
    const { projector } = kept;
    if (this.kept.get(key) === kept) this.weigh(kept);
    return { outline: projector.outline(), seqAt: (moment) => projector.seqAt(moment) };
  }

  private weigh(kept: Kept): void {
    const weight = LEAST + kept.projector.size;
    this.items += weight - kept.weight;
    kept.weight = weight;
    for (const [oldest, { weight: gone }] of this.kept) {
      if (this.items <= this.mostItems) return;
      this.items -= gone;
      this.kept.delete(oldest);
    }
  }
}
