// What an action would be paid with: what the server would do, told without doing it.
import { describe, expect, it } from '@jest/globals';
import { CastTable, does, gain, instant } from '#testkit/tables/cast-table';
import type { Seat } from '../../model/basics/ids.js';
import { PLAIN_RULEBOOK } from '../../play/casting/naming/named-action.js';
import { paymentOf } from './payment.js';

const blessing = instant('Blessing', '{1}{R}', does(gain(4)));

const at = (battlefield: readonly string[]): CastTable =>
  new CastTable([{ battlefield: [...battlefield], hand: ['Blessing'] }, {}], [blessing]);
const paid = (table: CastTable, action = table.casting('Blessing')) =>
  paymentOf(table.state, 0 as Seat, action, PLAIN_RULEBOOK);

describe('what an action would be paid with', () => {
  it('cr 601.2g: is what is tapped when it is done, and telling it changes nothing', () => {
    const table = at(['Mountain', 'Forest']);
    const before = JSON.stringify(table.state);
    const told = paid(table);
    expect(JSON.stringify(table.state)).toBe(before);
    expect(told?.makes.map(({ mana: made }) => made).sort()).toEqual(['G', 'R']);
    table.cast('Blessing');
    expect(told?.makes.map(({ object }) => object).sort()).toEqual(
      ['Mountain', 'Forest'].map((name) => table.named(name)).sort(),
    );
    expect(['Mountain', 'Forest'].map((name) => table.isTapped(name))).toEqual([true, true]);
  });

  it('cr 601.2g: begins with the abilities that the player chooses; the server finds the rest', () => {
    const table = at(['Mountain', 'Forest', 'Island']);
    for (const name of ['Forest', 'Island']) {
      const chosen = { object: table.named(name), ability: 0 };
      const makes = paid(table, table.casting('Blessing', { pay: [chosen] }))?.makes ?? [];
      expect(makes.map(({ object }) => object)).toEqual([table.named(name), table.named('Mountain')]);
    }
  });

  it('cr 106.4: takes what is in the pool, and says what would be left there', () => {
    const table = at(['Mountain', 'Forest', 'Island']).addMana('R');
    expect(paid(table)?.pool).toBe('R');
    const pay = ['Forest', 'Island'].map((name) => ({ object: table.named(name), ability: 0 }));
    expect(paid(table, table.casting('Blessing', { pay }))?.left).toMatch(/^[UG]$/);
  });

  it('cr 605.3b: is nothing for an ability that adds mana, and for what cannot be done', () => {
    const table = at(['Mountain']);
    expect(paid(table, table.activating('Mountain'))).toBeUndefined();
    expect(paid(table)).toBeUndefined();
  });
});
