import { describe, expect, it } from '@jest/globals';
import { err, ok } from './result.js';
import { after, hasPassed, instant, seconds } from './time.js';

describe('time', () => {
  it('is counted in milliseconds', () => {
    expect(after(instant(1_000), seconds(2))).toBe(3_000);
  });

  it('has passed a deadline at the deadline, not before', () => {
    const deadline = instant(5_000);
    expect([4_999, 5_000, 5_001].map((now) => hasPassed(deadline, instant(now)))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('a result', () => {
  it('is either the value or the reason for the refusal', () => {
    expect([ok(1), err('no')]).toEqual([
      { ok: true, value: 1 },
      { ok: false, error: 'no' },
    ]);
  });
});
