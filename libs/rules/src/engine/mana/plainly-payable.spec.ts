import { describe, expect, it } from '@jest/globals';
import { randomKey, randomSource } from '#kernel';
import { findPayment, type Made, type ManaSource } from './auto-payer.js';
import { ANY_TYPE, setOfTypes, type Bill, type ManaType } from './bill.js';
import { isPlainlyPayable, freeUnits } from './plainly-payable.js';

const made = (types: string): Made => ({
  sorts: setOfTypes(types.split('') as ManaType[]),
  snow: false,
  restricted: false,
});
const oneOf = (...types: string[]): ManaSource<null> => ({
  rank: 0,
  ways: types.map((type) => ({ pays: [], makes: [made(type)], tag: null })),
});
const need = (types: string, snow = false): Bill[number] => ({
  sorts: types === 'any' ? ANY_TYPE : setOfTypes(types.split('') as ManaType[]),
  snow,
});
const isSeen = (pool: Made[], sources: ManaSource<null>[], bill: Bill): boolean =>
  isPlainlyPayable(freeUnits(pool, sources), bill);

describe('a cost that is plainly payable', () => {
  it('has a unit for each of its symbols, of the pool or of a source', () => {
    expect(isSeen([made('W')], [oneOf('U')], [need('U'), need('any')])).toBe(true);
    expect(isSeen([made('W')], [oneOf('U')], [need('U'), need('any'), need('any')])).toBe(false);
    expect(isSeen([made('W')], [oneOf('U')], [need('U'), need('U')])).toBe(false);
  });

  it('uses the least flexible unit first', () => {
    expect(isSeen([], [oneOf('W', 'U'), oneOf('W')], [need('W'), need('U')])).toBe(true);
  });

  it('does not count sources that cost mana or make several, and no snow costs', () => {
    const paid: ManaSource<null> = {
      rank: 0,
      ways: [{ pays: [need('any')], makes: [made('W')], tag: null }],
    };
    const two: ManaSource<null> = { rank: 0, ways: [{ pays: [], makes: [made('C'), made('C')], tag: null }] };
    expect(isSeen([], [paid, two], [need('any')])).toBe(false);
    expect(isSeen([made('W')], [], [need('W', true)])).toBe(false);
  });

  it('can always be paid', () => {
    const random = randomSource(randomKey('plainly', []), 0);
    const types = ['W', 'U', 'B', 'R', 'G', 'C'];
    const some = (most: number): string[] =>
      Array.from({ length: random.below(most) + 1 }, () => types[random.below(types.length)] ?? 'C');
    let seen = 0;
    for (let nth = 0; nth < 400; nth += 1) {
      const pool = some(3).map(made);
      const sources = Array.from({ length: random.below(5) }, () => oneOf(...some(3)));
      const bill = some(4).map((type) => need(random.below(3) === 0 ? 'any' : type));
      if (!isSeen(pool, sources, bill)) continue;
      seen += 1;
      expect({ nth, found: findPayment(pool, sources, bill) !== undefined }).toEqual({ nth, found: true });
    }
    expect(seen).toBeGreaterThan(40);
  });
});
