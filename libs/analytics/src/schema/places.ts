// The columns by which facts of a game are joined.
import { count, maybe, text } from './columns.js';

export const GAME = { game: text('The id of the game; joins every table to `games`.') };

/** Where in the game something happened. */
export const PLACE = {
  ...GAME,
  moment: count('How many public events the game had then; addresses of replays use the same number.'),
  turn: count('The number of the turn; 0 before the first.'),
};

export const SEAT = { seat: count('The seat, counted from 0; joins to `seats` with `game`.') };
export const MAYBE_SEAT = { seat: maybe(count('The seat concerned; null: nobody in particular.')) };
