// A game as it was at the end of a command, folded from its log: for whoever may read the log.
import type { EventStore, StoredEvent } from '#event-store';
import { err, ok, type GameId, type Result } from '#kernel';
import type { GameEvent, GameState } from '#rules';
import { isPublic, LogGallery, type Gallery, type Projector, type Viewer } from '#visibility';
import { decode, gameStream, pagesOf } from '#log';
import { GAME_CODEC, type RecordedGameEvent } from '../../game/log/game-log.js';
import type { Approach } from '../../ports/index.js';
import { viewerNamed } from './viewer-named.js';

export interface PastPosition {
  readonly state: GameState;
  readonly eyes: Projector;
  /** The moment of the end of the command: the last one that is no later than the moment asked for. */
  readonly moment: number;
  /** From the last position before it at which `isStart` held; undefined if it holds now, or never did. */
  readonly passage?: Approach | undefined;
}

export interface AskedPosition {
  readonly game: GameId;
  /** Undefined: the end of the log. */
  readonly moment: number | undefined;
  /** `spectator`, a seat as `seat-0`, or `all`. */
  readonly viewer: string;
  /** Where what led to the position begins. */
  readonly isStart?: (state: GameState) => boolean;
}

export type PositionFault = 'no-such-game' | 'no-such-viewer' | 'no-such-moment';

export async function pastPosition(
  store: EventStore,
  { game, moment, viewer: named, isStart = () => false }: AskedPosition,
): Promise<Result<PastPosition, PositionFault>> {
  if (moment !== undefined && (!Number.isInteger(moment) || moment < 1)) return err('no-such-moment');
  const viewer = viewerNamed(named);
  if (viewer === undefined) return err('no-such-viewer');
  const gallery = new LogGallery([viewer]);
  const way = new Way(isStart);
  const batches = () => batchesIn(eventsOf(store, game));
  const reached = await foldTo(gallery, batches(), moment ?? Infinity, way);
  const { state } = gallery;
  if (state.game === null && reached === 'end') return err('no-such-game');
  if (viewer.kind === 'seat' && state.seats[viewer.seat] === undefined) return err('no-such-viewer');
  if (moment !== undefined && reached === 'end' && moment > gallery.moment) return err('no-such-moment');
  const eyes = gallery.projector(viewer);
  return ok({ state, eyes, moment: gallery.moment, passage: await approach(way, viewer, state, batches) });
}

/** The game once more, up to where the way began. */
async function approach(
  { start, since, isStart }: Way,
  viewer: Viewer,
  now: GameState,
  batches: () => AsyncIterable<readonly RecordedGameEvent[]>,
): Promise<Approach | undefined> {
  if (start === undefined || isStart(now)) return undefined;
  const gallery = new LogGallery([viewer]);
  await foldTo(gallery, batches(), start);
  return { state: gallery.state, eyes: gallery.projector(viewer), batches: since };
}

/** The commands since the last start. */
class Way {
  /** Its moment. */
  start: number | undefined;
  since: (readonly GameEvent[])[] = [];

  constructor(readonly isStart: (state: GameState) => boolean) {}

  goesOn({ state, moment }: Gallery, batch: readonly RecordedGameEvent[]): void {
    if (this.isStart(state)) {
      this.start = moment;
      this.since = [];
    }
    this.since.push(batch.map(({ event }) => event));
  }
}

/** Folds whole batches up to a moment. Says whether the log had more. */
async function foldTo(
  gallery: Gallery,
  batches: AsyncIterable<readonly RecordedGameEvent[]>,
  moment: number,
  way?: Way,
): Promise<'end' | 'more'> {
  for await (const batch of batches) {
    const after = gallery.moment + batch.filter(({ event }) => isPublic(event)).length;
    if (after > moment) return 'more';
    way?.goesOn(gallery, batch);
    for (const { event, at } of batch) gallery.apply(event, at);
  }
  return 'end';
}

async function* eventsOf(store: EventStore, game: GameId): AsyncGenerator<StoredEvent> {
  for await (const page of pagesOf(store, gameStream(game))) yield* page;
}

/** The events of each command; `CommandAccepted` is the first. */
export async function* batchesIn(
  events: AsyncIterable<StoredEvent>,
): AsyncGenerator<readonly RecordedGameEvent[]> {
  let batch: RecordedGameEvent[] = [];
  for await (const stored of events) {
    const recorded = decode(GAME_CODEC, stored);
    if (recorded.event.type === 'CommandAccepted' && batch.length > 0) {
      yield batch;
      batch = [];
    }
    batch.push(recorded);
  }
  if (batch.length > 0) yield batch;
}
