// A game as the lists keep it, and in whose lists it stands.
import type { GameId, Instant, PlayerId } from '#kernel';
import type { EndReason, Seat, Terms } from '#rules';

export type LobbyStatus = 'gathering' | 'playing' | 'over';

export interface LobbySeat {
  readonly seat: Seat;
  /** Stays who sat here when the game began, also once they have lost. */
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
  /** While it waits for a judge's ruling: until when, as far as the lists know. */
  readonly referred?: { readonly until: Instant };
  /** Once it is over. */
  readonly result?: { readonly reason: EndReason; readonly winners: readonly Seat[] };
}

/** What somebody is to a game. */
export interface Standing {
  readonly seated: boolean;
  readonly invited: boolean;
}

export interface Listing extends Standing {
  readonly game: LobbyGame;
}

export const isSeated = (game: LobbyGame, player: PlayerId): boolean =>
  game.seats.some((seat) => seat.player === player);

/** A table that has not begun shows itself to whoever may sit down; afterwards its terms say who may look on. */
export const isShown = ({ status, terms }: Pick<LobbyGame, 'status' | 'terms'>): boolean =>
  status === 'gathering' || terms.spectators === 'allowed';

/** Whether anybody at all finds it in the lobby; otherwise only those who have to do with it do. */
export const isListed = (game: LobbyGame): boolean => isShown(game) && game.terms.access === 'open';

export const inLobbyOf = ({ game, seated, invited }: Listing): boolean =>
  isShown(game) && (game.terms.access === 'open' || seated || invited);

/** An invitation counts for as long as something can be made of it. */
export const isOwn = ({ game, seated, invited }: Listing): boolean =>
  seated || (invited && game.status !== 'over' && isShown(game));

/** That a game is there at all is known to these; of the others' games not even that is told. */
export const mayKnow = ({ game, seated, invited }: Listing): boolean =>
  game.terms.access === 'open' || seated || invited;
