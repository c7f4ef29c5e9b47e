// A shortcut (cr 731.2): what is done again, how often, and who passes meanwhile.
import type { Deed } from './deed.js';
import type { Seat } from '../basics/ids.js';

/** What a `shortcut` frame keeps. */
export interface Shortcut {
  readonly round: readonly Deed[];
  readonly times: number;
  /** Who passes in it, one after another. */
  readonly passes: readonly Seat[];
}

/** What is taken in the end: so many of the passes. */
export interface Agreed extends Shortcut {
  readonly by: Seat;
  /** Somebody does something else where it ends. */
  readonly shortened: boolean;
}
