// The shape of several steps that are written as one.
import type { Clause } from '../english/grammar.js';

/** So many steps from a place on are one unit, and this is how their clauses are told. */
export interface Unit {
  readonly length: number;
  readonly told: (clauses: readonly Clause[]) => Clause;
}
