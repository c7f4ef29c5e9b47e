// A shortcut (cr 731.2): the repeated actions, the number of repetitions, and the players who pass in
// between.
import type { Deed } from './deed.js';
import type { Seat } from '../basics/ids.js';

/** What a `shortcut` frame keeps. */
export type Shortcut = {
  readonly round: readonly Deed[];
  readonly times: number;
  /** The players who pass in it, in order. */
  readonly passes: readonly Seat[];
};

/** The shortcut as accepted: this many of the passes. */
export interface Agreed extends Shortcut {
  readonly by: Seat;
  /** A player does something else at its end. */
  readonly shortened: boolean;
}
