// Which variant a game is: the one its terms name, among those handed in and those that stand here.
import type { GameState } from '../state/game-state.js';
import type { Terms } from '../state/terms.js';
import { TURNS_GO_BY } from './common-library.js';
import { PLAIN_MAGIC } from './plain-magic.js';
import type { Variant, Variants } from './variant.js';

const BUILT_IN: Variants = { magic: PLAIN_MAGIC, pentaland: TURNS_GO_BY };

export const variantsWith = (given: Variants | undefined): Variants => ({ ...BUILT_IN, ...given });

/** Whether cards are played, or turns only go by: in a game that has terms. */
export const isPlayed = ({ terms }: Pick<GameState, 'terms'>): boolean =>
  terms !== null && terms.ruleset !== 'pentaland';

export function variantOf(given: Variants | undefined, ruleset: Terms['ruleset']): Variant {
  const found = given?.[ruleset] ?? BUILT_IN[ruleset];
  if (found === undefined) throw new RangeError(`nothing is known of the ruleset ${ruleset}`);
  return found;
}
