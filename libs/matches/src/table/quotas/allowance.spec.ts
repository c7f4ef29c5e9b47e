import { describe, expect, it } from '@jest/globals';
import { instant, type Instant } from '#kernel';
import { Allowance } from './allowance.js';

const AT = 1_000_000;
const at = (ms: number): Instant => instant(AT + ms);

describe('an allowance', () => {
  it('is spent at once while any of it is left, then waited for until the overdraft is paid', () => {
    const allowance = new Allowance(60_000, 1_000);
    expect(allowance.wait('a', at(0))).toBe(0);
    allowance.spend('a', 999, at(0));
    expect(allowance.wait('a', at(0))).toBe(0);
    allowance.spend('a', 501, at(0));
    const wait = allowance.wait('a', at(0));
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThan(503);
    expect(allowance.wait('a', at(wait - 3))).toBeGreaterThan(0);
    expect(allowance.wait('a', at(wait))).toBe(0);
  });

  it('belongs to each spender separately', () => {
    const allowance = new Allowance(60_000, 1_000);
    allowance.spend('a', 5_000, at(0));
    expect(allowance.wait('a', at(0))).toBeGreaterThan(0);
    expect(allowance.wait('b', at(0))).toBe(0);
  });

  it('refills evenly, and never beyond a full one', () => {
    const allowance = new Allowance(60_000, 1_000);
    allowance.spend('a', 1_000, at(0));
    expect(allowance.wait('a', at(0))).toBeGreaterThan(0);
    expect(allowance.wait('a', at(10))).toBe(0);
    // A day later there is still only one burst.
    allowance.spend('a', 1_100, at(86_400_000));
    expect(allowance.wait('a', at(86_400_000))).toBeGreaterThan(100);
  });
});
