// Damage to an object with protection from its source (cr 702.16e).
import type { Effect } from '#abilities';
import { card, creature, instead, OPPONENTS, RulesTable, YOU } from '#testkit/tables/rules-table';
import { seat } from '#testkit/tables/seats';

const RED = { kind: 'colour', is: 'red' } as const;
const Knight = creature('Knight', 2, 2, [{ kind: 'keyword', name: 'protection', filter: RED }]);
const Wolf = creature('Wolf', 2, 2, [], { colours: ['red'] });
const Ox = creature('Ox', 2, 2);

const strike = (table: RulesTable, source: string, to: number | string, amount = 1): RulesTable =>
  table.verbs([
    {
      verb: 'damage',
      source: table.id(source),
      to: typeof to === 'number' ? seat(to) : table.id(to),
      amount,
      combat: true,
    },
  ]);

describe('cr 702.16e: damage to an object with protection', () => {
  const board = (...more: readonly string[]): RulesTable =>
    new RulesTable(
      [{ battlefield: ['Knight', ...more] }, { battlefield: ['Wolf', 'Ox'] }],
      [
        Knight,
        Wolf,
        Ox,
        card('Blessing', {
          abilities: [
            { kind: 'static', effects: [{ kind: 'player', who: YOU, property: 'protection', filter: RED }] },
          ],
        }),
        card('Hate', {
          abilities: [{ kind: 'static', effects: [{ kind: 'cannot', action: { kind: 'prevent-damage' } }] }],
        }),
        card('Guide', {
          abilities: [
            instead(
              { kind: 'damage', players: YOU },
              { kind: 'redirect', to: { kind: 'each', filter: { kind: 'name', is: 'Knight' } } },
            ),
          ],
        }),
        creature('Loner', 2, 2, [{ kind: 'keyword', name: 'protection', players: OPPONENTS }]),
      ],
    );

  it('cr 702.16e: is all prevented if its source has that quality', () => {
    const table = strike(board(), 'Wolf', 'Knight', 9);
    expect(table.permanent('Knight').damage).toBe(0);
    expect(table.events('DamageDealt')).toEqual([]);
    expect(table.events('DamagePrevented')).toMatchObject([{ amount: 9 }]);
  });

  it('cr 702.16e: is dealt by another source', () => {
    expect(strike(board(), 'Ox', 'Knight').permanent('Knight').damage).toBe(1);
  });

  it('cr 702.16e: is prevented from spells and abilities too, in combat or not', () => {
    const table = board();
    const burn: Effect = {
      kind: 'damage',
      from: { kind: 'bound', name: 'by' },
      to: { kind: 'each', filter: { kind: 'name', is: 'Knight' } },
      amount: 3,
    };
    table.do(burn, { bindings: { by: { objects: [table.id('Wolf')] } } });
    expect(table.battlefield()).toContain('Knight');
    table.do(burn, { bindings: { by: { objects: [table.id('Ox')] } } }).settle();
    expect(table.graveyard(0)).toEqual(['Knight']);
  });

  it('cr 702.16e: is prevented for a player with protection too', () => {
    const table = board('Blessing');
    strike(strike(table, 'Wolf', 0, 5), 'Ox', 0, 2);
    expect([table.life(0), table.life(1)]).toEqual([18, 20]);
  });

  it('cr 702.16k: is prevented from a player’s objects by protection from that player', () => {
    const table = board('Loner');
    strike(strike(table, 'Ox', 'Loner'), 'Knight', 'Loner');
    expect(table.permanent('Loner').damage).toBe(1);
  });

  it('cr 615.12: is dealt if damage cannot be prevented', () => {
    expect(strike(board('Hate'), 'Wolf', 'Knight').permanent('Knight').damage).toBe(1);
  });

  it('cr 616.1f: is prevented after it was redirected to the object', () => {
    const table = strike(board('Guide'), 'Wolf', 0, 4);
    expect([table.life(0), table.permanent('Knight').damage]).toEqual([20, 0]);
  });

  it('cr 702.16m: asks nothing if there are two instances of the same quality', () => {
    const Twice = creature('Twice', 2, 2, [
      { kind: 'keyword', name: 'protection', filter: RED },
      { kind: 'keyword', name: 'protection', filter: { kind: 'type', is: 'creature' } },
    ]);
    const table = new RulesTable([{ battlefield: ['Twice'] }, { battlefield: ['Wolf'] }], [Twice, Wolf]);
    strike(table, 'Wolf', 'Twice');
    expect([table.asked.length, table.permanent('Twice').damage]).toEqual([0, 0]);
  });
});
