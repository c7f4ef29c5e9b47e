// A game's past through its viewers' eyes: folds the log again from the nearest snapshot.
import type { EventStore, Revision, StoredEvent } from '#event-store';
import type { GameId } from '#kernel';
import type { GameEvent, GameState, Seat } from '#rules';
import {
  isPublic,
  Gallery,
  JUDGE,
  keepGallery,
  OPENED,
  Projector,
  seesAll,
  SPECTATOR,
  takenUp,
  viewerAt,
  viewerKey,
  type FeedEntry,
  type GameView,
  type KeptGallery,
  type Viewer,
} from '#visibility';
import { decode } from '#log';
import { inSlices, LONG_WORK, type Job } from '../../event-loop/long-work.js';
import { assertGranted, type GrantedEyes, type GuardedGallery } from '../eyes/granted-eyes.js';
import { GAME_CODEC, type RecordedGameEvent } from '../log/game-log.js';
import { applied, type Past } from '../folding/applied.js';
import { LogAhead } from './log-ahead.js';
import type { EyesKept, Snapshot, Snapshots } from './snapshots.js';

/** The distance between snapshots: few enough to keep, and near enough to fold from. */
const APART = 100;
/** The events between two snapshots are read in parts, because most moments need half of them. */
const PAGE = 40;

/** How many events before a moment the position may lie from which a scenario leads to it. */
const REACH = 600;

const MOST_CHARACTERS = 512 * 1024;

const lengthOf = ({ story, patch }: FeedEntry): number =>
  JSON.stringify(story).length + JSON.stringify(patch).length;

interface Between {
  readonly after: number;
  readonly upTo: number;
}

interface Stretch {
  readonly entries: readonly FeedEntry[];
  /** True if the log has no more for now. */
  readonly isAll: boolean;
  /** What the viewer saw before the first of them; undefined if there are none. */
  readonly before: PastView | undefined;
}

export interface Approached {
  readonly gallery: GuardedGallery;
  /** Undefined: nothing near was a start, or the game is at one now. */
  readonly start?: {
    readonly gallery: GuardedGallery;
    readonly batches: readonly (readonly GameEvent[])[];
  };
}

interface PastView {
  readonly view: GameView;
  readonly moment: number;
}

export interface Folding {
  /** Called before each event: true to fold it. */
  readonly goesOn: (event: RecordedGameEvent) => boolean | Promise<boolean>;
  /** What each awake viewer sees. */
  readonly seen?: (entry: FeedEntry) => void;
}

/** A game folded up to some place in its log, from where the fold can go on. */
export interface Folded {
  readonly game: GameId;
  readonly eyes: EyesKept;
  readonly gallery: Gallery;
  /** How many of its events are folded. */
  events: number;
  readonly ahead: LogAhead;
}

type Begin = (gallery: Gallery, events: number, job: Job) => Folding;

export class History {
  /** Games that cannot be folded to their end: which of their events can. */
  private readonly inPart = new Map<GameId, (revision: Revision) => boolean>();

  constructor(
    private readonly store: EventStore,
    private readonly snapshots: Snapshots,
    /** The size limit of the entries returned at once, as JSON. */
    private readonly mostCharacters = MOST_CHARACTERS,
  ) {}

  /** The rest of the game's log cannot be folded. */
  foldOnly(game: GameId, isFolded: (revision: Revision) => boolean): void {
    this.inPart.set(game, isFolded);
  }

  /** The viewer's entries after one seq, up to another; fewer if they are long. */
  async entriesBetween(game: GameId, viewer: GrantedEyes, between: Between): Promise<readonly FeedEntry[]> {
    return (await this.stretch(game, viewer, between)).entries;
  }

  async stretch(game: GameId, viewer: GrantedEyes, { after, upTo }: Between): Promise<Stretch> {
    const key = viewerKey(viewer);
    const entries: FeedEntry[] = [];
    let characters = 0;
    let before: PastView | undefined;
    await this.fold(
      game,
      viewer,
      ({ seqs }) => (seqs[key] ?? Infinity) <= after,
      (gallery, _, job) => {
        const projector = gallery.projector(viewer);
        return {
          goesOn: async () => {
            if (projector.seq >= upTo || characters >= this.mostCharacters) return false;
            // Entries before the first one asked for are counted, not built.
            if (projector.seq >= after) await inSlices(projector.waking(gallery.state), job);
            const view = before === undefined ? projector.shown : undefined;
            if (view !== undefined) before = { view, moment: gallery.moment };
            return true;
          },
          seen(entry) {
            if (entry.seq <= after) return;
            entries.push(entry);
            characters += lengthOf(entry);
          },
        };
      },
    );
    const isAll = characters < this.mostCharacters && (entries.at(-1)?.seq ?? after) < upTo;
    return { entries, isAll, before };
  }

  /** The viewer's eyes after the log's first `events` events. */
  async eyesAfter(game: GameId, viewer: GrantedEyes, events: number): Promise<Projector> {
    return (await this.galleryAfter(game, viewer, events)).projector(viewer);
  }

  /** The game after its log's first `events` events. */
  galleryAfter(game: GameId, viewer: GrantedEyes, events: number): Promise<GuardedGallery> {
    let folded = 0;
    return this.fold(
      game,
      viewer,
      (snapshot) => snapshot.events <= events,
      (_, from) => {
        folded = from;
        return { goesOn: () => folded++ < events };
      },
    );
  }

  /**
   * The game after its log's first `events` events, and as it was at the last end of a command not long before at which
   * `isStart` holds.
   */
  async approach(
    game: GameId,
    viewer: GrantedEyes,
    events: number,
    isStart: (state: GameState) => boolean,
  ): Promise<Approached> {
    const gallery = await this.galleryAfter(game, viewer, events);
    if (isStart(gallery.state)) return { gallery };
    let folded = 0;
    let start: number | undefined;
    let batches: GameEvent[][] = [];
    const heard = ({ state }: Gallery, event: GameEvent): void => {
      if (event.type === 'CommandAccepted') {
        if (isStart(state)) [start, batches] = [folded, []];
        batches.push([]);
      }
      batches.at(-1)?.push(event);
    };
    await this.fold(
      game,
      viewer,
      (snapshot) => snapshot.events <= events - REACH,
      (folding, from) => {
        folded = from;
        return {
          goesOn({ event }) {
            if (folded >= events) return false;
            heard(folding, event);
            folded += 1;
            return true;
          },
        };
      },
    );
    if (start === undefined) return { gallery };
    return { gallery, start: { gallery: await this.galleryAfter(game, viewer, start), batches } };
  }

  /** The game as it was at a moment: everything before the next moment began. */
  galleryAt(game: GameId, viewer: GrantedEyes, moment: number): Promise<GuardedGallery> {
    return this.fold(
      game,
      viewer,
      (snapshot) => snapshot.moment <= moment,
      (gallery) => ({ goesOn: ({ event }) => gallery.moment < moment || !isPublic(event) }),
    );
  }

  /** What a rewind returns to: the game after its log's first events, with these viewers. It is shown to nobody. */
  async earlier(game: GameId, events: number, viewers: readonly Viewer[]): Promise<Gallery> {
    const seen = new Map<string, KeptGallery>();
    const gallery = await this.foldTo(game, 'table', events, seen);
    if (viewers.some((viewer) => seesAll(viewer)))
      for (const one of (await this.foldTo(game, 'whole', events, seen)).viewers) gallery.adopt(one);
    return gallery;
  }

  /** For a judge: the game after its log's first events, with everybody's eyes. It belongs to the caller. */
  async everyoneAfter(game: GameId, judge: GrantedEyes, events: number): Promise<Gallery> {
    assertGranted(judge, game);
    if (judge.kind !== 'judge') throw new Error('only a judge sees through everybody’s eyes');
    return this.earlier(game, events, [judge]);
  }

  private async fold(
    game: GameId,
    viewer: GrantedEyes,
    isEarlyEnough: (snapshot: Snapshot) => boolean,
    begin: Begin,
  ): Promise<Gallery> {
    assertGranted(viewer, game);
    return this.foldAs(game, seesAll(viewer) ? 'whole' : 'table', isEarlyEnough, begin, new Map());
  }

  /** `seen`: what was folded for the same purpose; rewinds can return to the same place many times. */
  private async foldTo(
    game: GameId,
    eyes: EyesKept,
    events: number,
    seen: Map<string, KeptGallery>,
  ): Promise<Gallery> {
    const key = `${eyes} ${String(events)}`;
    const known = seen.get(key);
    if (known !== undefined) return takenUp(known);
    let folded = 0;
    const begin: Begin = (_, from) => {
      folded = from;
      return { goesOn: () => folded++ < events };
    };
    const gallery = await this.foldAs(game, eyes, (snapshot) => snapshot.events <= events, begin, seen);
    seen.set(key, keepGallery(gallery));
    return gallery;
  }

  private async foldAs(
    game: GameId,
    eyes: EyesKept,
    isEarlyEnough: (snapshot: Snapshot) => boolean,
    begin: Begin,
    seen: Map<string, KeptGallery>,
  ): Promise<Gallery> {
    const job = LONG_WORK.job();
    const folded = await this.standingAs(game, eyes, isEarlyEnough);
    await this.goOn(folded, begin(folded.gallery, folded.events, job), job, seen);
    return folded.gallery;
  }

  /** The game at its latest snapshot that is early enough, or before its first event. */
  async standing(
    game: GameId,
    viewer: GrantedEyes,
    isEarlyEnough: (snapshot: Snapshot) => boolean,
  ): Promise<Folded> {
    assertGranted(viewer, game);
    return this.standingAs(game, seesAll(viewer) ? 'whole' : 'table', isEarlyEnough);
  }

  private async standingAs(
    game: GameId,
    eyes: EyesKept,
    isEarlyEnough: (snapshot: Snapshot) => boolean,
  ): Promise<Folded> {
    const kept = this.snapshots.latest(game, eyes, isEarlyEnough);
    if (kept !== undefined) {
      const ahead = new LogAhead(this.store, game, (kept.revision + 1) as Revision, PAGE);
      return { game, eyes, gallery: takenUp(kept.gallery), events: kept.events, ahead };
    }
    const ahead = new LogAhead(this.store, game);
    const gallery = new Gallery([]);
    const first = await ahead.page();
    if (first.length > 0) for (const one of viewersOf(eyes, first)) gallery.adopt(new Projector(one));
    return { game, eyes, gallery, events: 0, ahead };
  }

  /** Folds on until it is told to stop, or to the end of the log for now. */
  async goOn(
    folded: Folded,
    folding: Folding,
    job: Job,
    seen = new Map<string, KeptGallery>(),
  ): Promise<void> {
    const { game, eyes, gallery, ahead } = folded;
    const past: Past = (to) => this.foldTo(game, eyes, to, seen);
    for (let stored = await ahead.next(); stored !== undefined; stored = await ahead.next()) {
      if (this.isFolded(game, stored.revision)) {
        const recorded = decode(GAME_CODEC, stored);
        if (!(await folding.goesOn(recorded))) return;
        const { event, at } = recorded;
        for (const { entry } of await applied(gallery, { events: [event], at }, job, past))
          folding.seen?.(entry);
        folded.events += 1;
        if (folded.events % APART === 0) this.keep(game, eyes, gallery, folded.events, recorded.revision);
      }
      ahead.take();
    }
  }

  /** False for an event after which the log cannot be folded. */
  isFolded(game: GameId, revision: Revision): boolean {
    return this.inPart.get(game)?.(revision) !== false;
  }

  private keep(game: GameId, eyes: EyesKept, gallery: Gallery, events: number, revision: Revision): void {
    if (this.snapshots.has(game, eyes, events)) return;
    const seqs = Object.fromEntries(gallery.viewers.map(({ viewer, seq }) => [viewerKey(viewer), seq]));
    const { moment } = gallery;
    this.snapshots.put(game, eyes, { revision, events, moment, seqs, gallery: keepGallery(gallery) });
  }
}

/** The number of seats is in the event that makes the table, the second of every game. */
function viewersOf(eyes: EyesKept, first: readonly StoredEvent[]): readonly Viewer[] {
  if (eyes === 'whole') return [JUDGE, OPENED];
  const created = first.find(({ type }) => type === 'GameCreated');
  if (created === undefined) throw new Error('a game does not begin with its creation');
  const { event } = decode(GAME_CODEC, created);
  const seats = event.type === 'GameCreated' ? event.terms.seats : 0;
  return [SPECTATOR, ...Array.from({ length: seats }, (_, seat) => viewerAt(seat as Seat))];
}
