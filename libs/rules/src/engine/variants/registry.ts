// Finds the variant of a game: the one its terms name, among those passed in and the built-in ones. It names
// pentaland, because logs from before that variant existed have games of it in which turns just pass.
import type { GameState } from '../../model/state/game-state.js';
import { DEFAULT_NAMING, type Terms } from '../../model/basics/terms.js';
import { TURNS_GO_BY } from './common-library.js';
import { PLAIN_MAGIC } from './plain-magic.js';
import type { Variant, Variants } from '../../model/variant/variant.js';

const BUILT_IN: Variants = { magic: PLAIN_MAGIC };

/**
 * The variants in which a game can be started. If no pentaland is passed in, its turns just pass, as they did
 * before that variant existed.
 */
export const variantsWith = (given: Variants | undefined): Variants => ({
  pentaland: TURNS_GO_BY,
  ...BUILT_IN,
  ...given,
});

type Settled = Pick<Terms, 'ruleset' | 'naming'>;

/** True for a game of pentaland in which nothing is named (decisions 3 and 10). */
const goesBy = ({ ruleset, naming }: Settled): boolean => ruleset === 'pentaland' && naming === undefined;

/** True if a game with terms plays cards; false if turns just pass. */
export const isPlayed = ({ terms }: Pick<GameState, 'terms'>): boolean => terms !== null && !goesBy(terms);

export function variantOf(given: Variants | undefined, terms: Settled): Variant {
  if (goesBy(terms)) return TURNS_GO_BY;
  const found = given?.[terms.ruleset] ?? BUILT_IN[terms.ruleset];
  if (found === undefined) throw new RangeError(`nothing is known of the ruleset ${terms.ruleset}`);
  return found;
}

/** The terms as stored in the first event: they always say how cards are named. */
export function settled(terms: Terms, given: Variants | undefined): Terms {
  const naming = (variantsWith(given)[terms.ruleset]?.naming ?? null) !== null;
  return naming && terms.naming === undefined ? { ...terms, naming: DEFAULT_NAMING } : terms;
}
