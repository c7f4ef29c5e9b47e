// Prevention (cr 615).
import type { Effect, Filter, Outcome } from '#abilities';
import { wrongAnswer } from '../../model/decisions/check.js';
import { leastAnswer } from '../../decide/going-on/least-answer.js';
import {
  AMOUNT,
  both,
  card,
  creature,
  CREATURE,
  gain,
  instead,
  OPPONENTS,
  RulesTable,
  YOU,
  YOURS,
} from '#testkit/tables/rules-table';
import type { Seat } from '../../model/basics/ids.js';

const IT = { kind: 'bound', name: 'it' } as const;
const EACH_CREATURE = { kind: 'each', filter: CREATURE } as const;
const bring: Effect = { kind: 'move', what: IT, to: 'battlefield', cause: 'put' };
const END_OF_TURN = { kind: 'end-of-turn' } as const;
const it_ = (table: RulesTable, ...names: readonly string[]) => ({
  bindings: { it: { objects: names.map((name) => table.id(name)) } },
});
const burn = (amount: number, rest: Partial<Extract<Effect, { kind: 'damage' }>> = {}): Effect => ({
  kind: 'damage',
  players: OPPONENTS,
  amount,
  ...rest,
});
const DOUBLED: Outcome = { kind: 'amount', value: { kind: 'product', of: AMOUNT, by: 2 } };

describe('cr 615: prevention', () => {
  const prevent = (rest: Partial<Extract<Effect, { kind: 'prevent-damage' }>> = {}): Effect => ({
    kind: 'prevent-damage',
    until: END_OF_TURN,
    ...rest,
  });

  it('cr 615.4: a shield is too late for damage that has been dealt', () => {
    const table = new RulesTable([{}, {}]);
    table.do(burn(3)).do(prevent({ toPlayers: OPPONENTS }));
    expect(table.life(1)).toBe(17);
  });

  it('cr 615.5: the rest of the effect comes right after, and knows how much was prevented', () => {
    const table = new RulesTable([{}, {}]);
    table.do(
      prevent({ toPlayers: OPPONENTS, amount: 5, then: { kind: 'gain-life', who: YOU, amount: AMOUNT } }),
    );
    table.do(burn(3));
    expect([table.life(0), table.life(1)]).toEqual([23, 20]);
  });

  it('cr 615.7: a shield of 3 prevents the next 3 damage from any source', () => {
    const table = new RulesTable([{}, {}]);
    table
      .do(prevent({ toPlayers: OPPONENTS, amount: 3 }))
      .do(burn(2))
      .do(burn(2))
      .do(burn(2));
    expect(table.life(1)).toBe(17);
    expect(table.state.lasting).toEqual([]);
  });

  it('cr 615.7: the player chooses which damage from several sources at once is prevented', () => {
    const table = new RulesTable([{ battlefield: ['Bear', 'Other'] }, {}]);
    table.do(prevent({ toPlayers: OPPONENTS, amount: 3 }));
    const hit = (name: string) => ({
      verb: 'damage' as const,
      source: table.id(name),
      to: 1 as Seat,
      amount: 2,
      combat: true,
    });
    table.verbs([hit('Bear'), hit('Other')], (decision) => {
      expect(decision).toMatchObject({ seat: 1, question: { kind: 'divide', total: 3, most: [2, 2] } });
      // An amount cannot be larger than its damage.
      expect(wrongAnswer(decision, { kind: 'divide', amounts: [0, 3] })).toMatchObject({ rule: 'cr 608.2d' });
      expect(leastAnswer(table.state, decision)).toEqual({ kind: 'divide', amounts: [2, 1] });
      return { kind: 'divide', amounts: [1, 2] };
    });
    expect(table.life(1)).toBe(19);
    expect(table.events('DamageDealt').map(({ source, amount }) => [source, amount])).toEqual([
      [table.id('Bear'), 1],
    ]);
  });

  it('cr 615.7, 616.1: a shield is divided among damage of the size it has when the shield applies', () => {
    const doubling = card('Doubling', { abilities: [instead({ kind: 'damage' }, DOUBLED)] });
    const hit = (table: RulesTable, name: string) => ({
      verb: 'damage' as const,
      source: table.id(name),
      to: 1 as Seat,
      amount: 2,
      combat: true,
    });
    const divided = (amounts: number[], first: number) => {
      const table = new RulesTable([{ battlefield: ['Bear', 'Other', 'Doubling'] }, {}], [doubling]);
      table.do(prevent({ toPlayers: OPPONENTS, amount: 3 }));
      // Boris chooses for each of them what applies first: doubling, or the shield.
      const order = { kind: 'order' as const, order: [first, 1 - first] };
      table.verbs([hit(table, 'Bear'), hit(table, 'Other')], order, order, (decision) => {
        expect(decision).toMatchObject({ seat: 1, question: { kind: 'divide', total: 3 } });
        return { kind: 'divide', amounts };
      });
      return [
        table.life(1),
        ...table.events('DamageDealt').map(({ source, amount }) => [source === table.id('Bear'), amount]),
      ];
    };
    const asked: number[] = [0, 1];
    const results = asked.map((first) => divided(first === 0 ? [3, 0] : [2, 1], first));
    // Doubling first: three of eight are prevented. The shield first: one of four is left, and is doubled.
    expect(results).toContainEqual([15, [true, 1], [false, 4]]);
    expect(results).toContainEqual([18, [false, 2]]);
  });

  it('cr 615.8: the next time that source would deal damage, however much', () => {
    const table = new RulesTable([{ battlefield: ['Bear', 'Other'] }, {}]);
    const next: Effect = {
      kind: 'create-replacement',
      replacement: {
        kind: 'replace',
        event: { kind: 'damage', from: { kind: 'is', of: IT } },
        outcomes: [{ kind: 'prevent' }],
      },
      until: END_OF_TURN,
      uses: 1,
    };
    table.do(next, it_(table, 'Bear'));
    table.do(burn(2, { from: IT }), it_(table, 'Other'));
    table.do(burn(6, { from: IT }), it_(table, 'Bear'));
    table.do(burn(1, { from: IT }), it_(table, 'Bear'));
    expect(table.life(1)).toBe(17);
  });

  it('cr 615.9: the source is looked at again when it would deal the damage', () => {
    const red: Filter = { kind: 'colour', is: 'red' };
    const table = new RulesTable(
      [{ battlefield: ['Imp'] }, {}],
      [creature('Imp', 1, 1, [], { colours: ['red'] })],
    );
    table.do(prevent({ toPlayers: OPPONENTS, fromAny: red, amount: 5 }));
    table.do(
      {
        kind: 'continuous',
        what: IT,
        changes: [{ kind: 'set-colours', colours: ['blue'] }],
        until: END_OF_TURN,
      },
      it_(table, 'Imp'),
    );
    table.do(burn(2, { from: IT }), it_(table, 'Imp'));
    expect(table.life(1)).toBe(18);
    expect(table.state.lasting.find(({ kind }) => kind === 'prevention')?.left).toBe(5);
  });

  it('cr 615.10: an effect prevents an amount of each damage', () => {
    const defender = creature('Defender', 3, 3, [
      instead(
        { kind: 'damage', to: both(YOURS, { kind: 'subtype', is: 'Cleric' }) },
        { kind: 'prevent', amount: 1 },
      ),
    ]);
    const cleric = creature('Cleric', 1, 4, [], { subtypes: ['Cleric'] });
    const table = new RulesTable(
      [{ battlefield: ['Defender', 'Cleric'] }, { battlefield: ['Second Cleric'] }],
      [defender, cleric, creature('Second Cleric', 1, 4, [], { subtypes: ['Cleric'] })],
    );
    table.do({ kind: 'damage', to: EACH_CREATURE, amount: 2 });
    expect(['Defender', 'Cleric', 'Second Cleric'].map((name) => table.permanent(name).damage)).toEqual([
      2, 1, 2,
    ]);
  });

  it('cr 615.11: a shield for each, fixed when the effect begins', () => {
    const table = new RulesTable(
      [{ battlefield: ['Bear', 'Other'], hand: ['Late'] }, {}],
      [creature('Late', 2, 2)],
    );
    table.do(prevent({ to: EACH_CREATURE, amount: 1 })).do(bring, it_(table, 'Late'));
    table.do({ kind: 'damage', to: EACH_CREATURE, amount: 1 });
    expect(['Bear', 'Other', 'Late'].map((name) => table.permanent(name).damage)).toEqual([0, 0, 1]);
  });

  it('cr 611.2c: all damage to creatures, whichever come later too', () => {
    const table = new RulesTable([{ battlefield: ['Bear'], hand: ['Late'] }, {}], [creature('Late', 2, 2)]);
    table.do(prevent({ to: EACH_CREATURE })).do(bring, it_(table, 'Late'));
    table.do({ kind: 'damage', to: EACH_CREATURE, amount: 1 });
    expect(table.permanent('Late').damage).toBe(0);
  });

  it('cr 615.12: damage that cannot be prevented is dealt, the rest of the effect happens, and the shield stays', () => {
    const table = new RulesTable([{}, {}]);
    table.do(
      prevent({
        toPlayers: OPPONENTS,
        amount: 3,
        then: { kind: 'draw', who: YOU, count: 1 },
      }),
    );
    const withCards = table;
    withCards.do(burn(2, { unpreventable: 'unpreventable' }));
    expect(table.life(1)).toBe(18);
    expect(table.state.lasting[0]?.left).toBe(3);
    expect(table.events('DrewFromEmptyLibrary')).toHaveLength(1);
  });

  it('cr 615.12a: an effect applies just once to damage that cannot be prevented', () => {
    const table = new RulesTable([{}, {}]);
    table.do(prevent({ toPlayers: OPPONENTS, then: gain(1) }));
    table.do(burn(2, { unpreventable: 'unpreventable' }));
    expect(table.life(0)).toBe(21);
  });

  it('cr 615.12: an effect says that damage cannot be prevented', () => {
    const fury = card('Fury', {
      abilities: [{ kind: 'static', effects: [{ kind: 'cannot', action: { kind: 'prevent-damage' } }] }],
    });
    const table = new RulesTable([{ battlefield: ['Fury'] }, {}], [fury]);
    table.do(prevent({ toPlayers: OPPONENTS })).do(burn(2));
    expect(table.life(1)).toBe(18);
  });

  it('an effect that says so prevents only combat damage', () => {
    const table = new RulesTable([{}, {}]);
    table.do(prevent({ combat: 'combat' })).do(burn(2));
    expect(table.life(1)).toBe(18);
  });

  it('cr 514.2: it ends with the turn', () => {
    const table = new RulesTable([{}, {}]);
    table.do(prevent({ toPlayers: OPPONENTS }));
    expect(table.state.lasting).toHaveLength(1);
    table.endTurn();
    expect(table.state.lasting).toEqual([]);
  });
});
