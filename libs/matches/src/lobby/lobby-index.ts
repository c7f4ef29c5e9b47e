// The port of the lists: a read model of the games' life cycles, and the queries that it answers.
import type { GameId, Instant, PlayerId } from '#kernel';
import type { ReadBatch, Placed, Reached, ReadModel } from '#log';
import type { Shelf } from './fold.js';
import type { Listing, LobbyGame, LobbyStatus, PlayerStanding } from './lobby-game.js';

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
  /** Everyone with a seat in the game or an invitation, in no order. */
  standings(game: GameId): readonly PlayerStanding[];
  /** The unfinished games of all players, ordered by id, after one. */
  unfinishedAfter(game: GameId | undefined, max: number): readonly LobbyGame[];
  /** Those of them that wait for a judge's ruling, in the same order. */
  referredAfter(game: GameId | undefined, max: number): readonly LobbyGame[];
}

/** Also its injection token. */
export abstract class LobbyIndex implements LobbyLists, ReadModel<Shelf> {
  abstract checkpoint(): Reached | undefined;
  abstract apply<Event extends Placed>(
    batch: ReadBatch<Event>,
    fold: (shelf: Shelf, events: readonly Event[]) => void,
  ): 'applied' | 'gap';
  abstract list(request: ListRequest): readonly Listing[];
  abstract find(game: GameId, player: PlayerId): Listing | undefined;
  abstract standings(game: GameId): readonly PlayerStanding[];
  abstract unfinishedAfter(game: GameId | undefined, max: number): readonly LobbyGame[];
  abstract referredAfter(game: GameId | undefined, max: number): readonly LobbyGame[];
  abstract reset(): void;
  abstract close(): void;
}
