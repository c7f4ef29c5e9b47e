// Tests the names offered to help a player: a limited number, found among cards that were indexed beforehand,
// step by step.
import { describe, expect, it } from '@jest/globals';
import { namesFor, preparingNames } from '#rules';
import { MENTAL_MAGIC } from './index.js';
import { card, NAMES, pentaland } from '#testkit/mental/pentaland-table';
import { hashText } from '#kernel';

describe('names for a card', () => {
  const table = pentaland();
  const object = table.inHand('Bauble');
  table.begin();
  const { state } = table;

  it('are the first matching ones, up to the given number', () => {
    const book = { cards: { catalogue: hashText('names'), definitions: NAMES }, variants: MENTAL_MAGIC };
    const names = (most: number, meant = ''): readonly string[] | undefined =>
      namesFor(state, object, book, ({ name }) => name.includes(meant), most)?.map(({ name }) => name);
    expect(names(50)).toEqual(['Charm', 'Husk', 'Trinket']);
    expect(names(2)).toEqual(['Charm', 'Husk']);
    expect(names(50, 'usk')).toEqual(['Husk']);
  });

  it('are found after the cards have been prepared in steps, once', () => {
    const definitions = Array.from({ length: 1200 }, (_, nth) => card(`Name ${nth}`, '{0}', 'artifact'));
    const book = { cards: { catalogue: hashText('names'), definitions }, variants: MENTAL_MAGIC };
    const stepsOf = (steps: Iterator<void>): number => {
      let count = 0;
      while (steps.next().done !== true) count += 1;
      return count;
    };
    expect(stepsOf(preparingNames(state, book))).toBe(3);
    expect(stepsOf(preparingNames(state, book))).toBe(0);
    expect(namesFor(state, object, book, () => true, 5)).toHaveLength(5);
  });
});
