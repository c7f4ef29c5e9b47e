import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fewestSlips, lettersOf, slipsAllowed, slipsFrom } from '../index.js';

const spelling = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });
const between = (one: string, other: string): number => slipsFrom(one)(other, 20);

/** The same, straight from the definition. */
function counted(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [a, b] = [one.slice(0, -1), other.slice(0, -1)];
  const same = one.at(-1) === other.at(-1);
  const slips = Math.min(counted(a, other) + 1, counted(one, b) + 1, counted(a, b) + (same ? 0 : 1));
  const changedAbout =
    one.length > 1 && other.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1);
  return changedAbout ? Math.min(slips, counted(one.slice(0, -2), other.slice(0, -2)) + 1) : slips;
}

describe('slips', () => {
  it.each([
    ['shock', 'shock', 0],
    ['shock', 'shok', 1],
    ['shock', 'shocks', 1],
    ['shock', 'chock', 1],
    ['shock', 'shokc', 1],
    ['shock', '', 5],
    ['forest', 'fires', 2],
  ])('between %s and %s are %i', (one, other, slips) => {
    expect(between(one, other)).toBe(slips);
    expect(between(other, one)).toBe(slips);
  });

  it('are as many as the definition says, or more than the given maximum', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 }),
        fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })),
        fc.nat(4),
        (one, others, most) => {
          const slipsTo = slipsFrom(one);
          for (const other of others) {
            const slips = counted(one, other);
            expect(Math.min(slipsTo(other, most), most + 1)).toBe(Math.min(slips, most + 1));
          }
        },
      ),
    );
  });

  it('are never fewer than the letter counts imply', () => {
    fc.assert(
      fc.property(spelling, spelling, (one, other) => {
        expect(fewestSlips(lettersOf(one), lettersOf(other))).toBeLessThanOrEqual(between(one, other));
      }),
    );
  });

  it('are allowed once per four letters', () => {
    expect(['', 'opt', 'boil', 'disenchant', 'nevinyrralsdisk'].map(slipsAllowed)).toEqual([0, 0, 1, 2, 3]);
  });
});
