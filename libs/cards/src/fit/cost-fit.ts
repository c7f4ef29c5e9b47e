// Whether two mana costs fit, so that a card of one cost may be named as a card of the other.
import { canonicalManaCost, type ManaCost } from '../card/mana-cost.js';
import { instantiations } from './instantiations.js';

/**
 * instantiated: some choice of sides for the hybrid symbols makes the two costs equal (pentaland 704.1).
 * same-symbols: the costs have the same symbols in any order (utopia 904.1, war-zone).
 */
export type CostFit = 'instantiated' | 'same-symbols';

export const FIT_OF_RULESET = {
  pentaland: 'instantiated',
  utopia: 'same-symbols',
  'war-zone': 'same-symbols',
} as const satisfies Record<string, CostFit>;

/** The key of cards without a mana cost. They are one class, and `{0}` is not in it. */
const NO_COST = 'none';

/** Two costs fit if and only if they share a key. Null: no mana cost. */
export function fitKeys(cost: ManaCost | null, fit: CostFit): readonly string[] {
  if (cost === null) return [NO_COST];
  return fit === 'same-symbols' ? [canonicalManaCost(cost)] : instantiations(cost);
}

export function costsFit(one: ManaCost | null, other: ManaCost | null, fit: CostFit): boolean {
  const keys = fitKeys(other, fit);
  return fitKeys(one, fit).some((key) => keys.includes(key));
}
