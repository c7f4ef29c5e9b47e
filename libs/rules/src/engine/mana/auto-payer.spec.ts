import { describe, expect, it } from '@jest/globals';
import { knownCost } from '#cards';
import { randomKey, randomSource, type RandomSource } from '#kernel';
import { findPayment, type Made, type Payment, type ManaSource } from './auto-payer.js';
import {
  ANY_COLOUR,
  billsOf,
  helpOf,
  setOfTypes,
  type Bill,
  type ManaType,
  type PayingTerms,
} from './bill.js';

const made = (types: string, more: Partial<Made> = {}): Made => ({
  sorts: types === 'any' ? ANY_COLOUR : setOfTypes(types.split('') as ManaType[]),
  snow: false,
  restricted: false,
  ...more,
});
/** 'W': makes W; 'WU': one of the two; 'C+C': two; 'W|U+U': in one of two ways; '1>WU+WU': for {1}. */
function source(text: string, rank = 0): ManaSource<string> {
  const ways = text.split('|').map((way) => {
    const [left = '', right] = way.split('>');
    const cost = right === undefined ? '' : left;
    return {
      pays: cost === '' ? [] : firstBill(`{${cost.split('').join('}{')}}`),
      makes: (right ?? left).split('+').map((one) => made(one)),
      tag: way,
    };
  });
  return { rank, ways };
}
const sources = (...texts: string[]): ManaSource<string>[] => texts.map((text) => source(text));

function firstBill(cost: string, terms: Partial<PayingTerms> = {}): Bill {
  const [bill] = billsOf(knownCost(cost), { x: 0, life: 0, ...terms });
  if (bill === undefined) throw new Error(`no way to meet ${cost}`);
  return bill;
}

function pay(cost: string, all: ManaSource<string>[], pool: Made[] = [], terms: Partial<PayingTerms> = {}) {
  for (const bill of billsOf(knownCost(cost), { x: 0, life: 0, ...terms })) {
    const found = findPayment(pool, all, bill);
    if (found !== undefined) return found;
  }
  return undefined;
}
const tags = (payment: Payment<string> | undefined) => payment?.activations.map(({ tag }) => tag);

describe('paying for mana costs', () => {
  it('cr 107.4b: generic mana is paid with any type', () => {
    expect(tags(pay('{2}', sources('C', 'G')))).toEqual(['C', 'G']);
  });

  it('cr 107.4a: a coloured symbol is paid with that colour alone', () => {
    expect(pay('{W}', sources('C', 'G'))).toBeUndefined();
    expect(tags(pay('{W}', sources('WU')))).toEqual(['WU']);
  });

  it('cr 107.4c: a colourless symbol is paid with colourless mana alone', () => {
    expect(pay('{C}', sources('any'))).toBeUndefined();
    expect(tags(pay('{C}', sources('G', 'C')))).toEqual(['C']);
  });

  it('cr 107.4e: a hybrid symbol is paid with either of its sides', () => {
    expect(tags(pay('{W/U}', sources('U')))).toEqual(['U']);
    expect(tags(pay('{2/W}', sources('U', 'R')))).toEqual(['U', 'R']);
    expect(tags(pay('{2/W}', sources('U', 'W')))).toEqual(['W']);
    expect(pay('{2/W}', sources('U'))).toBeUndefined();
  });

  it('cr 107.4f: a Phyrexian symbol is paid with its colour or with life', () => {
    expect(pay('{G/P}', sources('U'))).toBeUndefined();
    expect(pay('{G/P}', [], [], { life: 1 })).toEqual({ activations: [], spent: [] });
    expect(tags(pay('{G/P}{U/P}', sources('U'), [], { life: 1 }))).toEqual(['U']);
  });

  it('cr 107.4h: a snow symbol is paid with any type from a snow source', () => {
    const snowy: ManaSource<string> = {
      rank: 0,
      ways: [{ pays: [], makes: [made('G', { snow: true })], tag: 'snow forest' }],
    };
    expect(pay('{S}', sources('G'))).toBeUndefined();
    expect(tags(pay('{S}', [...sources('G'), snowy]))).toEqual(['snow forest']);
  });

  it('cr 107.3a: each X is paid as that much generic mana', () => {
    expect(tags(pay('{X}{X}{G}', sources('G', 'G', 'G', 'G', 'G'), [], { x: 2 }))).toHaveLength(5);
    expect(pay('{X}{X}{G}', sources('G', 'G', 'G', 'G'), [], { x: 2 })).toBeUndefined();
  });

  it('cr 609.4b: mana can be spent as though it were of any colour', () => {
    expect(pay('{W}', sources('C'), [], { as: 'any-colour' })).toBeDefined();
    expect(pay('{C}', sources('G'), [], { as: 'any-colour' })).toBeUndefined();
    expect(pay('{C}', sources('G'), [], { as: 'any-type' })).toBeDefined();
  });

  it('takes the pool first, then the least flexible source', () => {
    const payment = pay('{1}{W}', sources('any', 'WU', 'W', 'G'), [made('G')]);
    expect(tags(payment)).toEqual(['W']);
    expect(payment?.spent).toEqual([
      { from: 'pool', place: 0 },
      { from: 'activation', activation: 0, unit: 0 },
    ]);
  });

  it('avoids a source that would make more than needed if it can', () => {
    expect(tags(pay('{1}', sources('C+C', 'G')))).toEqual(['G']);
    expect(tags(pay('{1}', sources('C+C')))).toEqual(['C+C']);
  });

  it('pays for abilities that make mana for mana, in the order that works', () => {
    expect(tags(pay('{W}{U}', sources('1>W+U', 'G')))).toEqual(['G', '1>W+U']);
    expect(tags(pay('{W}{U}{B}', sources('1>W+B', 'R>C+U', 'R')))).toEqual(['R', 'R>C+U', '1>W+B']);
    expect(pay('{W}{U}', sources('1>W+U'))).toBeUndefined();
    // Neither ability can pay for the other: there is no mana to begin with.
    expect(pay('{W}', sources('U>W+U', 'W>U+W'))).toBeUndefined();
  });

  it('uses a source once, in one of its ways', () => {
    expect(pay('{C}{W}', sources('C|1>W+W'))).toBeUndefined();
    expect(pay('{W}{W}', sources('C|G>W+W', 'G'))).toBeDefined();
  });

  it('cr 702.51a, 702.66a: convoke pays for a colour of the creature, delve for generic mana', () => {
    const creature: ManaSource<string> = {
      rank: 5,
      ways: [{ pays: [], makes: [{ sorts: helpOf(['G']), snow: false, restricted: true }], tag: 'elf' }],
    };
    const card: ManaSource<string> = {
      rank: 6,
      ways: [{ pays: [], makes: [{ sorts: helpOf([]), snow: false, restricted: true }], tag: 'card' }],
    };
    expect(tags(pay('{G}', [creature]))).toEqual(['elf']);
    expect(pay('{W}', [creature])).toBeUndefined();
    expect(pay('{W}', [creature], [], { as: 'any-colour' })).toBeUndefined();
    expect(tags(pay('{1}', [card]))).toEqual(['card']);
    expect(pay('{G}', [card])).toBeUndefined();
    expect(pay('{C}', [creature])).toBeUndefined();
  });
});

// Brute force: every order of activations, every way, every unit spent. Small worlds only.
type Pool = readonly { readonly type: ManaType; readonly snow: boolean; readonly restricted: boolean }[];
const lists = <T>(options: readonly (readonly T[])[]): T[][] =>
  options.reduce<T[][]>((all, few) => all.flatMap((list) => few.map((one) => [...list, one])), [[]]);

function afterPaying(pool: Pool, bill: Bill, last: boolean): Pool[] {
  const [need, ...rest] = bill;
  if (need === undefined) return [pool];
  return pool.flatMap((unit, at) => {
    const fits =
      (setOfTypes([unit.type]) & need.sorts) !== 0 && (!need.snow || unit.snow) && (last || !unit.restricted);
    return fits ? afterPaying([...pool.slice(0, at), ...pool.slice(at + 1)], rest, last) : [];
  });
}
const TYPES: ManaType[] = ['W', 'U', 'B', 'R', 'G', 'C'];
const typesOf = ({ sorts }: Made): ManaType[] => TYPES.filter((type) => (setOfTypes([type]) & sorts) !== 0);

function bruteForce(pool: Pool, left: readonly ManaSource<string>[], bill: Bill): boolean {
  const seen = new Set<string>();
  const reach = (now: Pool, sourcesLeft: readonly ManaSource<string>[]): boolean => {
    const key = JSON.stringify([
      now.map((unit) => JSON.stringify(unit)).sort(),
      sourcesLeft.map(({ ways }) => ways),
    ]);
    if (seen.has(key)) return false;
    seen.add(key);
    if (afterPaying(now, bill, true).length > 0) return true;
    return sourcesLeft.some((one, at) =>
      one.ways.some(({ pays, makes }) =>
        afterPaying(now, pays, false).some((rest) =>
          lists(makes.map(typesOf)).some((types) =>
            reach(
              [
                ...rest,
                ...types.map((type, unit) => ({
                  type,
                  snow: makes[unit]!.snow,
                  restricted: makes[unit]!.restricted,
                })),
              ],
              sourcesLeft.filter((_, place) => place !== at),
            ),
          ),
        ),
      ),
    );
  };
  return reach(pool, left);
}

const KINDS = [
  'W',
  'U',
  'G',
  'C',
  'WU',
  'UG',
  'any',
  'C+C',
  'W+U',
  'W|C',
  '1>W+U',
  'G>WU+WU',
  'C|W>U+U',
  'W+W|U+U',
];
const COSTS = [
  '{1}',
  '{2}',
  '{W}',
  '{1}{W}',
  '{W}{U}',
  '{2/W}',
  '{W/U}{G}',
  '{C}{U}',
  '{S}',
  '{W}{W}',
  '{U}{U}{G}',
  '{2/W}{2/U}',
];

function world(random: RandomSource) {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  const all = Array.from({ length: random.below(4) }, () => source(pick(KINDS)));
  const snowed = all.map(({ rank, ways }): ManaSource<string> => ({
    rank,
    ways: ways.map((way) => ({
      ...way,
      makes: way.makes.map((one) => ({
        ...one,
        snow: random.below(4) === 0,
        restricted: random.below(5) === 0,
      })),
    })),
  }));
  const pool = Array.from({ length: random.below(3) }, () =>
    made(pick(TYPES), { snow: random.below(3) === 0, restricted: random.below(4) === 0 }),
  );
  return { sources: snowed, pool, cost: pick(COSTS) };
}

/** Carries out a payment step by step: the cost must end up paid. */
function isPaid(
  payment: Payment<string>,
  pool: readonly Made[],
  all: readonly ManaSource<string>[],
  bill: Bill,
): boolean {
  const spent = new Set<string>();
  const unitAt = (paid: Payment<string>['spent'][number], before: number) => {
    const key = JSON.stringify(paid);
    if (spent.has(key)) throw new Error('spent twice');
    spent.add(key);
    if (paid.from === 'pool') return pool[paid.place]!;
    if (paid.activation >= before) throw new Error('spent before it was there');
    const { tag, makes } = payment.activations[paid.activation]!;
    const making = all.flatMap(({ ways }) => ways).find((way) => way.tag === tag)!;
    return { ...making.makes[paid.unit]!, sorts: setOfTypes([makes[paid.unit]!]) };
  };
  const covers = (units: readonly Made[], needs: Bill, last: boolean): boolean =>
    units.length === needs.length &&
    needs.every(
      ({ sorts, snow }, at) =>
        (units[at]!.sorts & sorts) !== 0 && (!snow || units[at]!.snow) && (last || !units[at]!.restricted),
    );
  payment.activations.forEach(({ tag, pays }, at) => {
    const making = all.flatMap(({ ways }) => ways).find((way) => way.tag === tag)!;
    if (
      !covers(
        pays.map((paid) => unitAt(paid, at)),
        making.pays,
        false,
      )
    )
      throw new Error('an activation is not paid');
  });
  return covers(
    payment.spent.map((paid) => unitAt(paid, payment.activations.length)),
    bill,
    true,
  );
}

describe('the auto-payer', () => {
  it('finds a payment exactly if an exhaustive search finds one, and it pays (seed auto-payer)', () => {
    const random = randomSource(randomKey('auto-payer', []), 0);
    let found = 0;
    for (let round = 0; round < 1500; round += 1) {
      const { sources: all, pool, cost } = world(random);
      const named = all.map(({ rank, ways }, at): ManaSource<string> => ({
        rank,
        ways: ways.map((way, nth) => ({ ...way, tag: `${at}.${nth}` })),
      }));
      const units = pool.map((one) => ({ ...one, type: typesOf(one)[0]! }));
      for (const bill of billsOf(knownCost(cost), { x: 0, life: 0 })) {
        const payment = findPayment(pool, named, bill);
        const label = `round ${round}: ${cost} from ${JSON.stringify({ all: named, pool })}`;
        expect([label, payment !== undefined]).toEqual([label, bruteForce(units, named, bill)]);
        if (payment === undefined) continue;
        found += 1;
        expect([label, isPaid(payment, pool, named, bill)]).toEqual([label, true]);
      }
    }
    expect(found).toBeGreaterThan(300);
  });
});
