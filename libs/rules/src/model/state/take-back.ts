// A request to take back, by which a player asks the others to let the game return to a moment.
import type { Instant } from '#kernel';
import type { Seat } from '../basics/ids.js';

/** How often one player of a game can ask. */
export const MOST_TAKE_BACKS = 20;

export interface TakeBack {
  /** The player who asks. */
  seat: Seat;
  moment: number;
  /** The players who must agree, and those who have. */
  asks: Seat[];
  agreed: Seat[];
  since: Instant;
}
