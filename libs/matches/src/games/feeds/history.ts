// A game's past through its viewers' eyes: the log, folded again from the nearest place that was kept.
import type { EventStore, Revision, StoredEvent } from '#event-store';
import type { GameId } from '#kernel';
import type { Seat } from '#rules';
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
  type Viewer,
} from '#visibility';
import { decode, gameStream, pagesOf } from '../../log/index.js';
import { GAME_CODEC, type RecordedGameEvent } from '../game-log.js';
import type { EyesKept, Snapshot, Snapshots } from '../snapshots/snapshots.js';

/** So far apart are the places that are kept: few enough to be kept, and near enough to be folded on from. */
const APART = 100;
/** What lies between two of them is read in parts: most moments need half of it. */
const PAGE = 40;

interface Folding {
  /** Asked before each event: whether it is still to be folded. */
  readonly goesOn: (event: RecordedGameEvent) => boolean;
  /** What whoever is awake sees. */
  readonly seen?: (entry: FeedEntry) => void;
}

export class History {
  /** Of the games that cannot be folded whole: which of their events are. */
  private readonly inPart = new Map<GameId, (revision: Revision) => boolean>();

  constructor(
    private readonly store: EventStore,
    private readonly snapshots: Snapshots,
  ) {}

  /** Of the game's log nothing else can be folded. */
  foldOnly(game: GameId, isFolded: (revision: Revision) => boolean): void {
    this.inPart.set(game, isFolded);
  }

  /** The viewer's entries after one seq, up to another. */
  async entriesBetween(
    game: GameId,
    viewer: Viewer,
    { after, upTo }: { readonly after: number; readonly upTo: number },
  ): Promise<readonly FeedEntry[]> {
    const key = viewerKey(viewer);
    const entries: FeedEntry[] = [];
    await this.fold(
      game,
      viewer,
      ({ seqs }) => (seqs[key] ?? Infinity) <= after,
      (gallery) => {
        const projector = gallery.projector(viewer);
        return {
          goesOn() {
            if (projector.seq >= upTo) return false;
            // The entries before the first one asked for are counted, not made.
            if (projector.seq >= after) projector.wake(gallery.state);
            return true;
          },
          seen(entry) {
            if (entry.seq > after) entries.push(entry);
          },
        };
      },
    );
    return entries;
  }

  /** The viewer's eyes as they are after the log's first `events` events. */
  async eyesAfter(game: GameId, viewer: Viewer, events: number): Promise<Projector> {
    let folded = 0;
    const gallery = await this.fold(
      game,
      viewer,
      (snapshot) => snapshot.events <= events,
      (_, from) => {
        folded = from;
        return { goesOn: () => folded++ < events };
      },
    );
    return gallery.projector(viewer);
  }

  /** The game as it was at a moment, up to the last thing before the next moment began. */
  galleryAt(game: GameId, viewer: Viewer, moment: number): Promise<Gallery> {
    return this.fold(
      game,
      viewer,
      (snapshot) => snapshot.moment <= moment,
      (gallery) => ({ goesOn: ({ event }) => gallery.moment < moment || !isPublic(event) }),
    );
  }

  private async fold(
    game: GameId,
    viewer: Viewer,
    isEarlyEnough: (snapshot: Snapshot) => boolean,
    begin: (gallery: Gallery, events: number) => Folding,
  ): Promise<Gallery> {
    const eyes: EyesKept = seesAll(viewer) ? 'whole' : 'table';
    const kept = this.snapshots.latest(game, eyes, isEarlyEnough);
    const gallery = kept === undefined ? new Gallery([]) : takenUp(kept.gallery);
    let events = kept?.events ?? 0;
    let folding = kept === undefined ? undefined : begin(gallery, events);
    const from = kept === undefined ? undefined : ((kept.revision + 1) as Revision);
    const page = kept === undefined ? undefined : PAGE;
    const isFolded = this.inPart.get(game);
    for await (const stored of eventsOf(this.store, game, from, page)) {
      if (folding === undefined) {
        for (const one of viewersOf(eyes, stored.ahead)) gallery.adopt(new Projector(one));
        folding = begin(gallery, events);
      }
      if (isFolded?.(stored.event.revision) === false) continue;
      const recorded = decode(GAME_CODEC, stored.event);
      if (!folding.goesOn(recorded)) break;
      for (const { entry } of gallery.apply(recorded.event, recorded.at)) folding.seen?.(entry);
      events += 1;
      if (events % APART === 0) this.keep(game, eyes, gallery, events, recorded.revision);
    }
    return gallery;
  }

  private keep(game: GameId, eyes: EyesKept, gallery: Gallery, events: number, revision: Revision): void {
    if (this.snapshots.has(game, eyes, events)) return;
    const seqs = Object.fromEntries(gallery.viewers.map(({ viewer, seq }) => [viewerKey(viewer), seq]));
    const { moment } = gallery;
    this.snapshots.put(game, eyes, { revision, events, moment, seqs, gallery: keepGallery(gallery) });
  }
}

interface Ahead {
  readonly event: StoredEvent;
  /** Those of its page. */
  readonly ahead: readonly StoredEvent[];
}

async function* eventsOf(
  store: EventStore,
  game: GameId,
  from: Revision | undefined,
  max: number | undefined,
): AsyncGenerator<Ahead> {
  for await (const ahead of pagesOf(store, gameStream(game), from, max))
    for (const event of ahead) yield { event, ahead };
}

/** How many sit at the table is said by the event that makes it, the second of every game. */
function viewersOf(eyes: EyesKept, first: readonly StoredEvent[]): readonly Viewer[] {
  if (eyes === 'whole') return [JUDGE, OPENED];
  const created = first.find(({ type }) => type === 'GameCreated');
  if (created === undefined) throw new Error('a game does not begin with its creation');
  const { event } = decode(GAME_CODEC, created);
  const seats = event.type === 'GameCreated' ? event.terms.seats : 0;
  return [SPECTATOR, ...Array.from({ length: seats }, (_, seat) => viewerAt(seat as Seat))];
}
