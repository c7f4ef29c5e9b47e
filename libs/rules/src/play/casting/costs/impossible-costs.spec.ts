import { describe, expect, it } from '@jest/globals';
import type { Cost, Static } from '#abilities';
import {
  activated,
  ALL,
  always,
  CastTable,
  CREATURE,
  gain,
  mana,
  OPPONENTS,
  permanent,
  YOU,
} from '#testkit/tables/cast-table';

const PAID = 'paid';
const UNPAYABLE = 'cr 118.3';

/** The result of trying to pay for it while the effect applies. */
function paying(costs: readonly Cost[], rule?: Static): string {
  const table = new CastTable(
    [{ battlefield: ['Device', 'Bear', ...(rule === undefined ? [] : ['Ban'])] }, {}],
    [
      permanent('Device', ['artifact'], activated(costs, gain(1))),
      ...(rule === undefined ? [] : [permanent('Ban', ['enchantment'], always(rule))]),
    ],
  );
  return table.legal().includes('activate Device 0') ? PAID : table.refused(table.activating('Device'));
}

const draws = (count: number): Cost => ({ kind: 'draw', who: YOU, count });
const noMoreDraws = (most?: number): Static => ({
  kind: 'cannot',
  action: { kind: 'draw', who: ALL, ...(most === undefined ? {} : { most }) },
});

describe('cr 118.3: a cost that cannot happen', () => {
  it('cr 121.2b: a player who may draw one card cannot pay by drawing two', () => {
    expect(paying([draws(2)])).toEqual(PAID);
    expect(paying([draws(1)], noMoreDraws(1))).toEqual(PAID);
    expect(paying([draws(2)], noMoreDraws(1))).toEqual(UNPAYABLE);
    expect(paying([draws(1)], noMoreDraws())).toEqual(UNPAYABLE);
  });

  it('cr 119.7: nobody pays by a gain of life that is forbidden', () => {
    const cost: Cost = { kind: 'gain-life', who: OPPONENTS, amount: 3 };
    const ban = (who: typeof YOU | typeof OPPONENTS): Static => ({
      kind: 'cannot',
      action: { kind: 'gain-life', who },
    });
    expect(paying([cost], ban(YOU))).toEqual(PAID);
    expect(paying([cost], ban(OPPONENTS))).toEqual(UNPAYABLE);
  });

  it('cr 119.8: a player who cannot lose life can pay 0 life alone', () => {
    const ban: Static = { kind: 'cannot', action: { kind: 'lose-life', who: YOU } };
    const fixed: Static = { kind: 'player', who: YOU, property: 'life-total-fixed' };
    const life = (amount: number): readonly Cost[] => [{ kind: 'life', amount }];
    expect(paying(life(1))).toEqual(PAID);
    expect([paying(life(1), ban), paying(life(1), fixed)]).toEqual(['cr 119.4', 'cr 119.4']);
    expect([paying(life(0), ban), paying(life(0), fixed)]).toEqual([PAID, PAID]);
  });

  it('cr 119.4: two payments of life add up', () => {
    expect(
      paying([
        { kind: 'life', amount: 12 },
        { kind: 'life', amount: 8 },
      ]),
    ).toEqual(PAID);
    expect(
      paying([
        { kind: 'life', amount: 12 },
        { kind: 'life', amount: 9 },
      ]),
    ).toEqual('cr 119.4');
    expect(paying([{ kind: 'life', amount: 17 }, mana('{B/P}')])).toEqual(PAID);
    expect(paying([{ kind: 'life', amount: 19 }, mana('{B/P}')])).toEqual('cr 601.2h');
  });

  it('cr 122.1: nobody pays by putting a counter on a creature that can have none', () => {
    const cost: Cost = { kind: 'add-counters', counter: '-1/-1', count: 1, on: CREATURE };
    const ban: Static = { kind: 'cannot', action: { kind: 'have-counters', what: CREATURE } };
    expect(paying([cost])).toEqual(PAID);
    expect(paying([cost], ban)).toEqual(UNPAYABLE);
  });
});
