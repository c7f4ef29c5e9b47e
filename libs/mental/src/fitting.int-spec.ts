// Names found by an index, held against those found by walking the whole embedded catalogue.
import { beforeAll, describe, expect, it } from '@jest/globals';
import { libraryCards, makeCatalogue, namesWithin, type CardDefinition, type Catalogue } from '#cards';
import { embeddedCards, readMtgjson3 } from '#cards/importers';
import type { FaceDownNaming, UnnamedCard } from '#rules';
import { MENTAL_MAGIC } from './index.js';

let catalogue: Catalogue;
/** One card of each cost there is, hybrids, split cards and such without a cost among them. */
let printed: readonly CardDefinition[];

beforeAll(() => {
  catalogue = makeCatalogue(readMtgjson3(embeddedCards()));
  printed = [...new Map(libraryCards(catalogue).map((card) => [card.cost, card])).values()];
});

/** So that the walks stay short: every one of the rare kinds, and some of the others. */
const isLookedAt = ({ cost }: CardDefinition, index: number): boolean =>
  cost === null || /[/]/.test(cost) || index % 20 === 0;

const policyOf = (ruleset: 'pentaland' | 'utopia'): FaceDownNaming => {
  const policy = MENTAL_MAGIC[ruleset]?.naming?.faceDown ?? null;
  if (policy === null) throw new Error(`${ruleset} has no cards face down`);
  return policy;
};

describe.each(['pentaland', 'utopia'] as const)(
  '%s: what could lie under a card that was cast face down',
  (ruleset) => {
    it('is, by the index, what a walk through all names finds, in the same order', () => {
      const { fits, fitting } = policyOf(ruleset);
      const cards = catalogue.definitions;
      const all = cards.flatMap(namesWithin);
      const looked = printed.filter(isLookedAt);
      const wrong = looked.filter((one) => {
        const card = { printed: one } as UnnamedCard;
        const walked = all.filter((name) => fits(card, name));
        const found = fitting(card, cards);
        return walked.length !== found.length || walked.some((name, nth) => found[nth] !== name);
      });
      expect(wrong.map(({ name }) => name)).toEqual([]);
      expect(looked.length).toBeGreaterThan(80);
      expect(looked.some(({ cost }) => cost?.includes(' // ') === true)).toBe(true);
    });
  },
);
