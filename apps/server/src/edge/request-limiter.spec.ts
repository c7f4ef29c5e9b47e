import { describe, expect, it } from '@jest/globals';
import { RequestLimiter } from './request-limiter.js';

/** A limiter on a clock of its own. */
function limiterOf(requestsPerMinute: number) {
  let now = 0;
  const limiter = new RequestLimiter(requestsPerMinute, () => now);
  return { limiter, wait: (ms: number) => void (now += ms) };
}

describe('the limiter of requests', () => {
  it('lets a client spend ten seconds of its minute at once, then says how long to wait', () => {
    const { limiter } = limiterOf(60);
    expect(Array.from({ length: 10 }, () => limiter.take('a'))).toEqual(Array(10).fill(0));
    expect(limiter.take('a')).toBe(1000);
  });

  it('refills evenly, and a refusal costs nothing', () => {
    const { limiter, wait } = limiterOf(60);
    for (let i = 0; i < 10; i += 1) limiter.take('a');
    limiter.take('a');
    wait(999);
    expect(limiter.take('a')).toBe(1);
    wait(1);
    expect(limiter.take('a')).toBe(0);
    expect(limiter.take('a')).toBe(1000);
  });

  it('keeps to the rate over a minute of constant requests', () => {
    const { limiter, wait } = limiterOf(600);
    let granted = 0;
    for (let ms = 0; ms < 60_000; ms += 10) {
      if (limiter.take('a') === 0) granted += 1;
      wait(10);
    }
    expect(granted).toBeGreaterThanOrEqual(690);
    expect(granted).toBeLessThanOrEqual(700);
  });

  it('gives each client its own allowance', () => {
    const { limiter } = limiterOf(1);
    expect([limiter.take('a'), limiter.take('b')]).toEqual([0, 0]);
    expect(limiter.take('a')).toBe(60_000);
  });

  it('never saves up more than the burst', () => {
    const { limiter, wait } = limiterOf(60);
    limiter.take('a');
    wait(3_600_000);
    expect(Array.from({ length: 11 }, () => limiter.take('a')).filter((ms) => ms === 0)).toHaveLength(10);
  });

  it('forgets clients that come no more, and does not grow with invented ones', () => {
    const { limiter, wait } = limiterOf(60);
    for (let i = 0; i < 25_000; i += 1) limiter.take(`made-up ${i}`);
    expect(limiter.size).toBeLessThanOrEqual(10_000);
    wait(60_000);
    while (limiter.size > 1) limiter.take(`late ${limiter.size}`);
    expect(limiter.take('made-up 24999')).toBe(0);
  });
});
