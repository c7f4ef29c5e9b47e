import { describe, expect, it } from '@jest/globals';
import { instant, seconds } from '#kernel';
import { RateLimit } from './rate-limit.js';

describe('a rate limit', () => {
  const limit = () => new RateLimit({ burst: 3, every: seconds(10) });

  it('lets a burst through, then one more each interval', () => {
    const rate = limit();
    const waits = [0, 0, 0, 0, 9_999, 10_000, 10_000].map((at) => rate.take('ann', instant(at)));
    expect(waits).toEqual([0, 0, 0, 10_000, 1, 0, 10_000]);
  });

  it('is full again after a rest, and never more than full', () => {
    const rate = limit();
    for (const at of [0, 0, 0]) rate.take('ann', instant(at));
    const waits = [1e9, 1e9, 1e9, 1e9].map((at) => rate.take('ann', instant(at)));
    expect(waits).toEqual([0, 0, 0, 10_000]);
  });

  it('counts each key separately', () => {
    const rate = limit();
    for (let count = 0; count < 5; count += 1) rate.take('ann', instant(0));
    expect(rate.take('bob', instant(0))).toBe(0);
  });

  it('does not count what it refused', () => {
    const rate = limit();
    for (let count = 0; count < 100; count += 1) rate.take('ann', instant(0));
    expect(rate.take('ann', instant(10_000))).toBe(0);
  });
});
