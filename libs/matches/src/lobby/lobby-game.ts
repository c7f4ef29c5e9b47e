// A game as the lists store it, and the rules for whose lists it is in.
import type { GameId, Instant, PlayerId } from '#kernel';
import type { EndReason, Origin, Seat, Terms } from '#rules';

export type LobbyStatus = 'gathering' | 'playing' | 'over';

export interface LobbySeat {
  readonly seat: Seat;
  /** Includes every player seated when the game began, also after they have lost. */
  readonly player: PlayerId | null;
  readonly lost: boolean;
}

export interface LobbyGame {
  readonly id: GameId;
  readonly status: LobbyStatus;
  readonly terms: Terms;
  readonly host: PlayerId;
  readonly createdAt: Instant;
  readonly seats: readonly LobbySeat[];
  /** Whose position it goes on from. */
  readonly origin?: Origin;
  /** While it waits for a judge's ruling: the deadline, as far as the lists know. */
  readonly referred?: { readonly until: Instant };
  /** While it is stopped for a judge: when the call lapses, if it does. */
  readonly stopped?: { readonly until: Instant | null };
  /** Once it is over. */
  readonly result?: { readonly reason: EndReason; readonly winners: readonly Seat[] };
}

/** The relation of a player to a game. */
export interface Standing {
  readonly seated: boolean;
  readonly invited: boolean;
}

/** Somebody with a seat or an invitation. */
export interface PlayerStanding extends Standing {
  readonly player: PlayerId;
}

export interface Listing extends Standing {
  readonly game: LobbyGame;
}

export const isSeated = (game: LobbyGame, player: PlayerId): boolean =>
  game.seats.some((seat) => seat.player === player);

/** Before the start a table is visible to anyone who may sit down; afterwards its terms say who may watch. */
export const isShown = ({ status, terms }: Pick<LobbyGame, 'status' | 'terms'>): boolean =>
  status === 'gathering' || terms.spectators === 'allowed';

/** True if everyone finds it in the lobby; otherwise only its participants do. */
export const isListed = (game: LobbyGame): boolean => isShown(game) && game.terms.access === 'open';

export const inLobbyOf = ({ game, seated, invited }: Listing): boolean =>
  isShown(game) && (game.terms.access === 'open' || seated || invited);

/** An invitation counts while it can still be accepted. */
export const isOwn = ({ game, seated, invited }: Listing): boolean =>
  seated || (invited && game.status !== 'over' && isShown(game));

/** Who may know that the game exists. Nobody else is told even that. */
export const mayKnow = ({ game, seated, invited }: Listing): boolean =>
  game.terms.access === 'open' || seated || invited;
