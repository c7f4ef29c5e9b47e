// The ids of games from other servers, and of their players. No server makes such an id for a game or an account of its
// own. So an imported game is known by its id, and nobody can act in it.
import { gameId, playerId, type GameId, type PlayerId } from '#kernel';

const GAME = 'import-';
const PLAYER = 'guest-';

/** So much of a hash that nobody finds two files with one id; with the prefix as long as other ids. */
const DIGITS = 29;

/** `hash`: over what makes the game that game. */
export const importedGame = (hash: string): GameId => gameId(`${GAME}${hash.slice(0, DIGITS)}`);

export const isImported = (game: string): boolean => game.startsWith(GAME);

/** The n-th person of an imported game. */
export const guestOf = (game: GameId, nth: number): PlayerId =>
  playerId(`${PLAYER}${game.slice(GAME.length)}-${String(nth)}`);

const GUEST = new RegExp(`^${PLAYER}([0-9a-f]{${String(DIGITS)}})-(\\d+)$`);

/** The game a guest is of, and which of its people; undefined for everyone else. */
export function guestIn(player: PlayerId): { readonly game: GameId; readonly nth: number } | undefined {
  const found = GUEST.exec(player);
  return found === null ? undefined : { game: gameId(`${GAME}${found[1] ?? ''}`), nth: Number(found[2]) };
}
