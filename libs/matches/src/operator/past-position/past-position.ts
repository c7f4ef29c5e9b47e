// A game as it was at the end of a command, folded from its log: for whoever may read the log.
import type { EventStore, StoredEvent } from '#event-store';
import { err, ok, type GameId, type Result } from '#kernel';
import type { GameState } from '#rules';
import { isPublic, LogGallery, type Gallery, type Projector } from '#visibility';
import { decode, gameStream, pagesOf } from '#log';
import { GAME_CODEC, type RecordedGameEvent } from '../../game/log/game-log.js';
import { viewerNamed } from './viewer-named.js';

export interface PastPosition {
  readonly state: GameState;
  readonly eyes: Projector;
  /** The moment of the end of the command: the last one that is no later than the moment asked for. */
  readonly moment: number;
}

export interface AskedPosition {
  readonly game: GameId;
  /** Undefined: the end of the log. */
  readonly moment: number | undefined;
  /** `spectator`, a seat as `seat-0`, or `all`. */
  readonly viewer: string;
}

export type PositionFault = 'no-such-game' | 'no-such-viewer' | 'no-such-moment';

export async function pastPosition(
  store: EventStore,
  { game, moment, viewer: named }: AskedPosition,
): Promise<Result<PastPosition, PositionFault>> {
  if (moment !== undefined && (!Number.isInteger(moment) || moment < 1)) return err('no-such-moment');
  const viewer = viewerNamed(named);
  if (viewer === undefined) return err('no-such-viewer');
  const gallery = new LogGallery([viewer]);
  const reached = await foldTo(gallery, batchesIn(eventsOf(store, game)), moment ?? Infinity);
  const { state } = gallery;
  if (state.game === null && reached === 'end') return err('no-such-game');
  if (viewer.kind === 'seat' && state.seats[viewer.seat] === undefined) return err('no-such-viewer');
  if (moment !== undefined && reached === 'end' && moment > gallery.moment) return err('no-such-moment');
  return ok({ state, eyes: gallery.projector(viewer), moment: gallery.moment });
}

/** Folds whole batches up to a moment. Says whether the log had more. */
async function foldTo(
  gallery: Gallery,
  batches: AsyncIterable<readonly RecordedGameEvent[]>,
  moment: number,
): Promise<'end' | 'more'> {
  for await (const batch of batches) {
    const after = gallery.moment + batch.filter(({ event }) => isPublic(event)).length;
    if (after > moment) return 'more';
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
