// The list of creature card names for cr 612.7 is held against the embedded catalogue.
import { expect, it } from '@jest/globals';
import { CREATURE_CARD_NAMES } from '#abilities';
import { embeddedCards, readMtgjson3 } from '#cards/importers';

it('cr 612.7: every nonlegendary creature card of the catalogue, and nothing else', () => {
  const names = readMtgjson3(embeddedCards()).cards.flatMap(({ faces: [front] }) =>
    front.types.includes('Creature') && !front.supertypes.includes('Legendary') ? [front.name] : [],
  );
  expect(names.length).toBeGreaterThan(7000);
  expect([...CREATURE_CARD_NAMES].sort()).toEqual([...new Set(names)].sort());
}, 60_000);
