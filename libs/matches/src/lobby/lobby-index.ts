// The port of the lists: a fold of the games' life-cycle events with a checkpoint. The index is disposable:
// if anything is wrong with it, it is emptied and folded from the log again.
import type { GameId, Instant, PlayerId } from '#kernel';
import type { Position } from '#event-store';
import { EVENTS, LIFE_CYCLE_EVENTS } from '#rules';
import type { EventPlace, LifeEvent } from './life-event.js';
import type { Listing, LobbyGame, LobbyStatus } from './lobby-game.js';

/** Increase it when the index stores or folds something differently. */
const SHAPE = 3;
/**
 * An index of another version is discarded. The event versions are part of it, because a newer release folds
 * events that an older one could not read and skipped.
 */
export const LOBBY_VERSION = [
  SHAPE,
  ...LIFE_CYCLE_EVENTS.map((type) => `${type}.${EVENTS[type].version}`),
].join(' ');

export interface LobbyBatch {
  /** The position of the event before the first of these; undefined if these are the log's first. */
  readonly after: Position | undefined;
  /** In log order. */
  readonly events: readonly LifeEvent[];
  /** The last event read, folded or not. */
  readonly reached: EventPlace;
}

/** Lists are newest first: by the time of creation, then by id. */
export interface ListKey {
  readonly createdAt: Instant;
  readonly id: GameId;
}

export type ListOf =
  /** What the lobby shows this player of the games of one status. */
  | { readonly kind: 'lobby'; readonly status: LobbyStatus }
  /** Games where the player has a seat, or an invitation that can still be accepted. */
  | { readonly kind: 'own' }
  /** Games where the player has a seat and that are not over. */
  | { readonly kind: 'unfinished' };

export interface ListRequest {
  readonly of: ListOf;
  readonly player: PlayerId;
  /** Only the games after this one in the list. */
  readonly after?: ListKey | undefined;
  readonly max: number;
}

/** The queries that the lists answer. */
export interface LobbyLists {
  list(request: ListRequest): readonly Listing[];
  /** The game as this player may know it, whether or not it is in one of their lists. */
  find(game: GameId, player: PlayerId): Listing | undefined;
  /** The unfinished games of all players, ordered by id, after one. */
  unfinishedAfter(game: GameId | undefined, max: number): readonly LobbyGame[];
  /** Those of them that wait for a judge's ruling, in the same order. */
  referredAfter(game: GameId | undefined, max: number): readonly LobbyGame[];
}

/** The index cannot be read or written any more, now or later: it has to be emptied. */
export class LobbyDamaged extends Error {
  override readonly name = 'LobbyDamaged';
}

/** Also its injection token. Every method may throw `LobbyDamaged`, or the errors of a failing disk. */
export abstract class LobbyIndex implements LobbyLists {
  /** The last event read; undefined if the index is empty. */
  abstract checkpoint(): EventPlace | undefined;
  /**
   * Folds the batch and moves the checkpoint atomically. It skips events that are already folded, so two
   * processes may share an index. `gap`: events between the checkpoint and the batch are missing, and nothing
   * was done.
   */
  abstract apply(batch: LobbyBatch): 'applied' | 'gap';
  abstract list(request: ListRequest): readonly Listing[];
  abstract find(game: GameId, player: PlayerId): Listing | undefined;
  abstract unfinishedAfter(game: GameId | undefined, max: number): readonly LobbyGame[];
  abstract referredAfter(game: GameId | undefined, max: number): readonly LobbyGame[];
  /** Empties it, damaged or not. */
  abstract reset(): void;
  abstract close(): void;
}

/** The events of a batch that an index with this checkpoint has not folded yet. */
export function eventsDue(
  checkpoint: EventPlace | undefined,
  batch: LobbyBatch,
): readonly LifeEvent[] | 'gap' {
  const { after, events } = batch;
  if (checkpoint === undefined) return after === undefined ? events : 'gap';
  const { position } = checkpoint;
  if (after !== undefined && position < after) return 'gap';
  return events.filter(({ place }) => place.position > position);
}
