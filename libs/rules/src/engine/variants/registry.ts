// Which variant a game is: the one its terms name, among those handed in and those that stand here.
import type { GameState } from '../../model/state/game-state.js';
import { DEFAULT_NAMING, type Terms } from '../../model/basics/terms.js';
import { TURNS_GO_BY } from './common-library.js';
import { PLAIN_MAGIC } from './plain-magic.js';
import type { Variant, Variants } from '../../model/variant/variant.js';

const BUILT_IN: Variants = { magic: PLAIN_MAGIC };

/** What can be begun. Without a pentaland handed in its turns go by, as they did before there was one. */
export const variantsWith = (given: Variants | undefined): Variants => ({
  pentaland: TURNS_GO_BY,
  ...BUILT_IN,
  ...given,
});

type Settled = Pick<Terms, 'ruleset' | 'naming'>;

/** A game of pentaland in which nothing is named (decisions 3 and 10). */
const goesBy = ({ ruleset, naming }: Settled): boolean => ruleset === 'pentaland' && naming === undefined;

/** Whether cards are played, or turns only go by: in a game that has terms. */
export const isPlayed = ({ terms }: Pick<GameState, 'terms'>): boolean => terms !== null && !goesBy(terms);

export function variantOf(given: Variants | undefined, terms: Settled): Variant {
  if (goesBy(terms)) return TURNS_GO_BY;
  const found = given?.[terms.ruleset] ?? BUILT_IN[terms.ruleset];
  if (found === undefined) throw new RangeError(`nothing is known of the ruleset ${terms.ruleset}`);
  return found;
}

/** The terms as they stand in the first event: how cards are named is said wherever they are. */
export function settled(terms: Terms, given: Variants | undefined): Terms {
  const naming = (variantsWith(given)[terms.ruleset]?.naming ?? null) !== null;
  return naming && terms.naming === undefined ? { ...terms, naming: DEFAULT_NAMING } : terms;
}
