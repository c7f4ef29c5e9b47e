import { expect, it } from '@jest/globals';
import { lastUsed } from './last-used.js';

it('as many are kept as may be, those that were used last', () => {
  const kept = lastUsed<string, number>(3);
  for (const [nth, key] of ['a', 'b', 'c'].entries()) kept.set(key, nth);
  expect(kept.get('a')).toBe(0);
  kept.set('c', 9);
  for (const key of ['d', 'e']) kept.set(key, 5);
  expect([...kept.entries()].sort()).toEqual([
    ['c', 9],
    ['d', 5],
    ['e', 5],
  ]);
});

it('however many come, no more than these are kept', () => {
  const kept = lastUsed<string, number>(1_000);
  for (let nth = 0; nth < 10_000; nth += 1) {
    kept.set(`key ${nth}`, nth);
    kept.get(`key ${nth - 500}`);
  }
  expect(kept.size).toBe(1_000);
  expect([kept.get('key 9000'), kept.get('key 9500')]).toEqual([9_000, 9_500]);
  kept.clear();
  expect(kept.size).toBe(0);
});
