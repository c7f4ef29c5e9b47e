// Checks the names of war-zone against the whole embedded catalogue.
import { beforeAll, describe, expect, it } from '@jest/globals';
import { makeCatalogue, makeCostIndex, makeFormat, type Catalogue } from '#cards';
import { embeddedCards, readMtgjson3 } from '#cards/importers';
import { ANTE_NAMES, PORTAL_NAMES } from './banned-names.js';
import { PREBUILT } from './prebuilt.js';

const PORTAL = ['POR', 'PO2', 'PTK'];
let catalogue: Catalogue;

beforeAll(() => {
  catalogue = makeCatalogue(readMtgjson3(embeddedCards()));
});

const legal = (ante: 'agreed' | 'not-agreed', notOnlyIn: readonly string[], paperOnly: boolean) => {
  const format = makeFormat(catalogue, { cards: { from: 'all' }, bans: [], ante, notOnlyIn, paperOnly });
  if (!format.ok) throw new Error(format.error);
  return new Set(format.value.names.map(({ name }) => name));
};
const without = (names: ReadonlySet<string>) =>
  catalogue.names.map(({ name }) => name).filter((name) => !names.has(name));

describe('war-zone Special Rules on Cards: the banned names', () => {
  it('are those of cards printed only for Portal or never on paper', () => {
    expect(without(legal('agreed', PORTAL, true))).toEqual([...PORTAL_NAMES]);
  });

  it('war-zone Optional Ante Rule: include the ante cards', () => {
    expect(without(legal('not-agreed', [], false))).toEqual([...ANTE_NAMES]);
  });
});

describe('war-zone The Decks: the prebuilt libraries', () => {
  it.each(PREBUILT.map((library) => [library.name, library] as const))(
    '%s: has forty nonland cards, each of a cost that many cards have',
    (_, { cards }) => {
      const index = makeCostIndex(catalogue.names, 'same-symbols');
      expect(new Set(cards).size).toBe(40);
      for (const name of cards) {
        const card = catalogue.byName(name);
        expect(card?.name).toBe(name);
        const definition = catalogue.definitions.find((one) => one.name === name);
        expect(definition?.typeLine).not.toContain('Land');
        expect(index.namesForCard(definition!, 'barred').length).toBeGreaterThan(30);
      }
    },
  );

  it('share no card', () => {
    const all = PREBUILT.flatMap(({ cards }) => cards);
    expect(new Set(all).size).toBe(all.length);
  });
});
