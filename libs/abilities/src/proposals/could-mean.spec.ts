// What a text could mean is held to its own words.
import { describe, expect, it } from '@jest/globals';
import type { Effect } from '../nodes/sorts.js';
import { beyondText } from './could-mean.js';

const discard = (count: number): Effect => ({ kind: 'discard', who: { kind: 'you' }, count });

describe('a number in a text', () => {
  it.each([
    ['Discard two cards.', 2],
    ['Discard three cards.', 3],
    ['Discard 7 cards.', 7],
    ['Discard twenty cards.', 20],
    ['Discard a card. {W}{W}{W}{W}', 4],
  ])('in %j is %i, neither one less nor one more', (text, count) => {
    expect(beyondText(text, discard(count))).toBeUndefined();
    expect(beyondText(text, discard(count + 1))).toBe(`The text speaks of no ${String(count + 1)}.`);
    if (count > 2)
      expect(beyondText(text, discard(count - 1))).toBe(`The text speaks of no ${String(count - 1)}.`);
  });
});
