// The cards that a bot knows: those it can be dealt, and those whose names exist.
import { FIT_OF_RULESET, namesWithin, type CardDefinition } from '#cards';
import { fittingNames } from '#mental';
import type { Terms } from '#rules';

export interface Catalogue {
  readonly definitions: readonly CardDefinition[];
  /** The same cards where absent. */
  readonly names?: readonly CardDefinition[];
}

export const namedCards = ({ names, definitions }: Catalogue): readonly CardDefinition[] =>
  names ?? definitions;

/** How the cost of a name must match the printed cost. Nobody names cards in plain Magic. */
export const fitOf = (ruleset: Terms['ruleset'] | undefined) =>
  ruleset === undefined || ruleset === 'magic' ? 'same-symbols' : FIT_OF_RULESET[ruleset];

/** The names that the cost of a printed card allows; its own are among them. */
export const namesFitting = (
  cards: Catalogue,
  printed: CardDefinition,
  ruleset: Terms['ruleset'] | undefined,
): readonly CardDefinition[] => fittingNames(namedCards(cards), printed, fitOf(ruleset));

/** Every name of a card: a split card has one for each half. */
export const namesOn = (card: CardDefinition): readonly string[] => namesWithin(card).map(({ name }) => name);
