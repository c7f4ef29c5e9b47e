// Whether a card may be named as one that has the same symbols in its cost, in any order; a split card by either half's.
import { costsFit, costsOf, type CardDefinition } from '#cards';

export const hasSameSymbols = (printed: CardDefinition, name: CardDefinition): boolean =>
  costsOf(printed).some((one) => costsOf(name).some((other) => costsFit(one, other, 'same-symbols')));
