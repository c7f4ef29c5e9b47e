// The shape of several steps that are written as one.
import type { Clause } from '../english/grammar.js';

/** How many steps from a place on are one unit, and how their clauses are written. */
export interface Unit {
  readonly length: number;
  readonly told: (clauses: readonly Clause[]) => Clause;
}
