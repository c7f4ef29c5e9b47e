// The moment at which expectations are looked at: the state, how it came about, and what was refused.
import type { GameEvent, GameState, Refusal, Rulebook } from '#rules';
import type { Seats } from '../objects/find.js';

export interface Moment {
  readonly state: GameState;
  readonly seats: Seats;
  readonly rules: Rulebook;
  /** All of the game so far, the position laid included. */
  readonly events: readonly GameEvent[];
  /** By the place of the entry in the script: why it was refused; null where it was performed after all. */
  readonly refusals: ReadonlyMap<number, Refusal | null>;
}

/** What is wrong; undefined when all is as expected. */
export type Difference = string | undefined;
