// The library that belongs to all players together and to no single one (pentaland 700.2, 701, 702).
import type { CardDefinition } from '#cards';
import { shuffled } from '#kernel';
import { COMMON_LIBRARIES, COMMON_LIBRARY, differentCards, type LibraryPolicy, type Supply } from '#rules';
import { byColour, cannotBeMade, listed, poolOf } from './library-terms.js';

/** Different cards; if there are too few, the same cards are repeated. */
function drawn(
  supply: Supply,
  definitions: readonly CardDefinition[],
  size: number,
): readonly CardDefinition[] {
  if (size === 0) return [];
  if (definitions.length === 0) throw new RangeError('a format without cards');
  const cards: CardDefinition[] = [];
  while (cards.length < size)
    cards.push(
      ...differentCards({ ...supply, definitions, size: Math.min(definitions.length, size - cards.length) }),
    );
  return cards;
}

/**
 * Keeps the total of one-coloured cards and shares it evenly among the five colours; chance decides which
 * colours get one more.
 */
function evenly(supply: Supply, definitions: readonly CardDefinition[]): readonly CardDefinition[] {
  const { size, random } = supply;
  const { ofOne, others } = byColour(definitions);
  const ofOthers = Math.floor((size * others.length) / definitions.length);
  const each = Math.floor((size - ofOthers) / ofOne.length);
  const left = (size - ofOthers) % ofOne.length;
  return [
    ...drawn(supply, others, ofOthers),
    ...shuffled(ofOne, random).flatMap((cards, nth) => drawn(supply, cards, nth < left ? each + 1 : each)),
  ];
}

function made(supply: Supply): readonly CardDefinition[] {
  const { library, size } = supply;
  if (library?.cards !== undefined) return listed(supply, library.cards);
  const pool = poolOf(supply);
  return library?.colours === 'even' ? evenly(supply, pool) : drawn(supply, pool, size);
}

export const LIBRARY: LibraryPolicy = {
  ...COMMON_LIBRARIES,
  lay: (supply) => [{ zone: COMMON_LIBRARY, cards: made(supply) }],
  cannotBeMade,
};
