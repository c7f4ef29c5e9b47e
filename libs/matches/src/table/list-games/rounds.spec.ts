import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LEAST_PAUSE_MS, Paced, Rounds } from './rounds.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const passes = (ms: number) => jest.advanceTimersByTime(ms);

describe('a player’s own news', () => {
  it('are told at once, and those of a second together', () => {
    let told = 0;
    const paced = new Paced(() => (told += 1));
    paced.due();
    expect(told).toBe(1);
    for (let nth = 0; nth < 50; nth += 1) paced.due();
    passes(LEAST_PAUSE_MS - 1);
    expect(told).toBe(1);
    passes(1);
    expect(told).toBe(2);
    passes(10 * LEAST_PAUSE_MS);
    expect(told).toBe(2);
    paced.due();
    expect(told).toBe(3);
    paced.due();
    paced.stop();
    passes(10 * LEAST_PAUSE_MS);
    expect(told).toBe(3);
  });
});

describe('everybody’s news', () => {
  const crowd = (size: number) => {
    const listeners = new Set(Array.from({ length: size }, (_, nth) => nth));
    const told: number[] = [];
    return { listeners, told, rounds: new Rounds(listeners, (listener) => told.push(listener)) };
  };

  it('are told to a few at once, and not again within a second', () => {
    const { told, rounds } = crowd(3);
    rounds.due();
    expect(told).toEqual([0, 1, 2]);
    for (let nth = 0; nth < 50; nth += 1) rounds.due();
    passes(LEAST_PAUSE_MS - 1);
    expect(told).toHaveLength(3);
    passes(1);
    expect(told).toHaveLength(6);
    passes(10 * LEAST_PAUSE_MS);
    expect(told).toHaveLength(6);
  });

  it('are told to a thousand within ten seconds, each once a round, however often something changes', () => {
    const { told, rounds } = crowd(1_000);
    for (let ms = 0; ms < 10_000; ms += 10) {
      rounds.due();
      passes(10);
    }
    expect(told).toEqual(Array.from({ length: 1_000 }, (_, nth) => nth).concat(told.slice(1_000)));
    expect(told.length).toBeLessThanOrEqual(1_010);
    passes(10_000);
    expect(told).toHaveLength(2_000);
    passes(60_000);
    expect(told).toHaveLength(2_000);
  });

  it('are not told to those who have left meanwhile, nor at all once it is over', () => {
    const { listeners, told, rounds } = crowd(30);
    rounds.due();
    listeners.delete(15);
    passes(100);
    expect(told).toHaveLength(19);
    rounds.stop();
    passes(60_000);
    expect(told).toHaveLength(19);
  });
});
