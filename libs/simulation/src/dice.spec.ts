import { describe, expect, it } from '@jest/globals';
import { diceOf } from './dice.js';

const throwsOf = (seed: string, bound: number, count: number) => {
  const dice = diceOf(seed);
  return Array.from({ length: count }, () => dice.below(bound));
};

describe('the dice of bots', () => {
  it('give the same numbers for the same seed, and others for another', () => {
    expect(throwsOf('one', 1000, 20)).toEqual(throwsOf('one', 1000, 20));
    expect(throwsOf('one', 1000, 20)).not.toEqual(throwsOf('other', 1000, 20));
  });

  it('give each number below the bound about equally often', () => {
    const counts = new Map<number, number>();
    for (const thrown of throwsOf('even', 6, 60_000)) counts.set(thrown, (counts.get(thrown) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('give nothing to choose for a bound of one', () => {
    expect(new Set(throwsOf('one', 1, 10))).toEqual(new Set([0]));
  });
});
