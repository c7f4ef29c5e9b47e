// The port of the lists: a fold of the games' life-cycle events that remembers how far it has come. It is disposable:
// whatever is wrong with it, it is emptied and folded from the log again.
import type { GameId, Instant, PlayerId } from '#kernel';
import type { Position } from '#event-store';
import { EVENTS, LIFE_CYCLE_EVENTS } from '#rules';
import type { EventPlace, LifeEvent } from './life-event.js';
import type { Listing, LobbyGame, LobbyStatus } from './lobby-game.js';

/** Rises when what an index keeps, or how it folds, changes. */
const SHAPE = 3;
/**
 * An index that was kept under another version is thrown away. The events' own versions are part of it: what an older
 * release could not read and left out, a newer one folds.
 */
export const LOBBY_VERSION = [
  SHAPE,
  ...LIFE_CYCLE_EVENTS.map((type) => `${type}.${EVENTS[type].version}`),
].join(' ');

export interface LobbyBatch {
  /** The position of the event before the first of these; undefined: these are the log's first. */
  readonly after: Position | undefined;
  /** In the order of the log. */
  readonly events: readonly LifeEvent[];
  /** The last event looked at, folded or not. */
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
  /** Where the player has a seat, or an invitation that something can be made of. */
  | { readonly kind: 'own' }
  /** Where the player has a seat and the game is not over. */
  | { readonly kind: 'unfinished' };

export interface ListRequest {
  readonly of: ListOf;
  readonly player: PlayerId;
  /** Only what comes after it in the list. */
  readonly after?: ListKey | undefined;
  readonly max: number;
}

/** What can be asked of the lists. */
export interface LobbyLists {
  list(request: ListRequest): readonly Listing[];
  /** The game as it stands to a player, whether or not it is in a list of theirs. */
  find(game: GameId, player: PlayerId): Listing | undefined;
  /** The games that are not over, whoever plays them, by id, after one. */
  unfinishedAfter(game: GameId | undefined, max: number): readonly LobbyGame[];
  /** Likewise those of them that wait for a judge's ruling. */
  referredAfter(game: GameId | undefined, max: number): readonly LobbyGame[];
}

/** The index cannot be read or written any more, and never will: it is to be emptied. */
export class LobbyDamaged extends Error {
  override readonly name = 'LobbyDamaged';
}

/** Also the token it is injected by. Anything may throw `LobbyDamaged`, and whatever a disk in trouble throws. */
export abstract class LobbyIndex implements LobbyLists {
  /** The last event that was looked at; undefined of an empty index. */
  abstract checkpoint(): EventPlace | undefined;
  /**
   * Folds the batch and moves the checkpoint, both or neither. What has been folded already is passed over, so two
   * processes may share an index; `gap`: events are missing between the checkpoint and the batch, nothing was done.
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

/** The events of a batch that an index with this checkpoint has yet to fold. */
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
