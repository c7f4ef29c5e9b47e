// The library that belongs to all players and to none (pentaland 700.2, 701, 702).
import type { CardDefinition } from '#cards';
import { COMMON_LIBRARIES, COMMON_LIBRARY, differentCards, type LibraryPolicy, type Supply } from '#rules';

/** Different cards of the format; where it has too few, all of them again and again. */
function drawn(supply: Supply): readonly CardDefinition[] {
  const { definitions, size } = supply;
  if (definitions.length === 0) throw new RangeError('a format without cards');
  const cards: CardDefinition[] = [];
  while (cards.length < size)
    cards.push(...differentCards({ ...supply, size: Math.min(definitions.length, size - cards.length) }));
  return cards;
}

export const LIBRARY: LibraryPolicy = {
  ...COMMON_LIBRARIES,
  lay: (supply) => [{ zone: COMMON_LIBRARY, cards: drawn(supply) }],
};
