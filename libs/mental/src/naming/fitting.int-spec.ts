// Compares the names found by index with those found by searching the whole embedded catalogue.
import { beforeAll, describe, expect, it } from '@jest/globals';
import { libraryCards, makeCatalogue, namesWithin, type CardDefinition, type Catalogue } from '#cards';
import { embeddedCards, readMtgjson3 } from '#cards/importers';
import type { GameState, NamingPolicy, UnnamedCard } from '#rules';
import { MENTAL_MAGIC } from '../index.js';

let catalogue: Catalogue;
/** One card of each mana cost, including hybrids, split cards and cards without a cost. */
let printed: readonly CardDefinition[];

beforeAll(() => {
  catalogue = makeCatalogue(readMtgjson3(embeddedCards()));
  printed = [...new Map(libraryCards(catalogue).map((card) => [card.cost, card])).values()];
});

/** Keeps the searches short: all cards of the rare kinds, and a sample of the others. */
const isLookedAt = ({ cost }: CardDefinition, index: number): boolean =>
  cost === null || /[/]/.test(cost) || index % 20 === 0;

type Ruleset = 'pentaland' | 'utopia' | 'war-zone';

const policyOf = (ruleset: Ruleset): NamingPolicy => {
  const policy = MENTAL_MAGIC[ruleset]?.naming;
  if (policy === undefined || policy === null) throw new Error(`${ruleset} gives no names`);
  return policy;
};

/** No name has been given yet. */
const FRESH = { naming: null } as GameState;

describe.each(['pentaland', 'utopia', 'war-zone'] as const)('%s: what a card can be named', (ruleset) => {
  it('is the same by the index as by a walk through all names, in the same order', () => {
    const { byCost, refuses } = policyOf(ruleset);
    const cards = catalogue.definitions;
    const all = cards.flatMap(namesWithin);
    const looked = printed.filter(isLookedAt);
    const wrong = looked.filter((one) => {
      const card = { printed: one } as UnnamedCard;
      const isRefused = (name: CardDefinition): boolean => refuses(FRESH, card, name) !== undefined;
      const walked = all.filter((name) => !isRefused(name));
      const found = byCost(one, cards).filter((name) => !isRefused(name));
      return walked.length !== found.length || walked.some((name, nth) => found[nth] !== name);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(looked.length).toBeGreaterThan(80);
    expect(looked.some(({ cost }) => cost?.includes(' // ') === true)).toBe(true);
  });
});
