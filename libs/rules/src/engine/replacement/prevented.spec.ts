// Abilities that trigger when damage is prevented (cr 615.13).
import type { Ability, Effect, Pattern } from '#abilities';
import {
  AMOUNT,
  both,
  card,
  creature,
  CREATURE,
  instead,
  IS_THIS,
  OPPONENTS,
  RulesTable,
  SUBJECT,
  THIS,
  whenever,
  YOU,
  YOURS,
} from '#testkit/tables/rules-table';
import { seat } from '#testkit/tables/seats';

const PREVENTED: Pattern = { kind: 'damage-prevented', players: YOU };
const grow: Effect = { kind: 'add-counters', on: THIS, counter: '+1/+1', count: AMOUNT };
const Squire = creature('Squire', 1, 1, [whenever(PREVENTED, grow)]);
const burn = (amount: number, rest: Partial<Extract<Effect, { kind: 'damage' }>> = {}): Effect => ({
  kind: 'damage',
  players: OPPONENTS,
  amount,
  ...rest,
});
const protect = (amount?: number): Effect => ({
  kind: 'prevent-damage',
  toPlayers: YOU,
  until: { kind: 'end-of-turn' },
  ...(amount === undefined ? {} : { amount }),
});
const strike = (table: RulesTable, sources: readonly string[], amount: number, to = 0): RulesTable =>
  table.verbs(
    sources.map((name) => ({
      verb: 'damage',
      source: table.id(name),
      to: seat(to),
      amount,
      combat: true,
    })),
  );
const counters = (table: RulesTable, name = 'Squire'): number => table.permanent(name).counters['+1/+1'] ?? 0;
const with_ = (...abilities: readonly Ability[]): RulesTable =>
  new RulesTable(
    [{ battlefield: ['Squire', 'Rule'] }, { battlefield: ['Wolf', 'Ox'] }],
    [
      Squire,
      card('Rule', { abilities }),
      creature('Wolf', 2, 2, [], { colours: ['red'] }),
      creature('Ox', 2, 2),
    ],
  );

describe('cr 615.13: an ability that triggers when damage is prevented', () => {
  it('cr 615.13: knows how much was prevented', () => {
    const table = with_().do(protect(3));
    table.do(burn(5), { controller: 1 }).settle();
    expect([table.life(0), counters(table)]).toEqual([18, 3]);
  });

  it('cr 615.13: triggers once for one effect and damage dealt at once, however many sources deal it', () => {
    const table = with_().do(protect());
    strike(table, ['Wolf', 'Ox'], 2).stackUp();
    expect(table.stack).toEqual(['Squire']);
    table.settle();
    expect([table.life(0), counters(table)]).toEqual([20, 4]);
  });

  it('cr 615.13: triggers for each effect that prevents some of it', () => {
    const table = with_().do(protect(1)).do(protect(2));
    table.do(burn(5), {
      controller: 1,
      always: (decision) => ({
        kind: 'order',
        order: decision.question.kind === 'order' ? decision.question.options.map((_, index) => index) : [],
      }),
    });
    table.stackUp({ kind: 'order', order: [0, 1] });
    expect(table.stack).toEqual(['Squire', 'Squire']);
    table.settle();
    expect([table.life(0), counters(table)]).toEqual([18, 3]);
  });

  it('cr 615.13: triggers each time', () => {
    const table = with_().do(protect());
    table.do(burn(1), { controller: 1 }).settle();
    table.do(burn(2), { controller: 1 }).settle();
    expect(counters(table)).toBe(3);
  });

  it('cr 615.13: does not trigger if nothing is prevented', () => {
    const table = with_().do(protect());
    table.do(burn(2, { unpreventable: 'unpreventable' }), { controller: 1 }).settle();
    expect([table.life(0), counters(table)]).toEqual([18, 0]);
    table.do(burn(0), { controller: 1 }).settle();
    expect(counters(table)).toBe(0);
  });

  it('cr 615.13: does not trigger if the damage is dealt to another or replaced', () => {
    const table = with_(instead({ kind: 'damage', players: YOU }, { kind: 'redirect', to: THIS }));
    table.do(burn(2), { controller: 1 }).settle();
    expect(counters(table)).toBe(0);
    table.do({ ...protect(), toPlayers: OPPONENTS } as Effect);
    table.do(burn(2)).settle();
    expect([table.life(1), counters(table)]).toEqual([20, 0]);
  });

  it('cr 615.13: triggers for a static ability too', () => {
    const table = with_(instead({ kind: 'damage', players: YOU }, { kind: 'prevent', amount: 1 }));
    strike(table, ['Wolf', 'Ox'], 2).settle();
    expect([table.life(0), counters(table)]).toEqual([18, 2]);
  });

  it('cr 615.13: may look at the source, the recipient, and combat', () => {
    const Mourner = creature('Squire', 1, 9, [
      whenever(
        {
          kind: 'damage-prevented',
          from: { kind: 'colour', is: 'red' },
          to: both(CREATURE, YOURS),
          combat: 'combat',
        },
        { kind: 'add-counters', on: SUBJECT, counter: 'charge', count: AMOUNT },
      ),
    ]);
    const table = new RulesTable(
      [{ battlefield: ['Squire'] }, { battlefield: ['Wolf', 'Ox'] }],
      [Mourner, creature('Wolf', 2, 2, [], { colours: ['red'] }), creature('Ox', 2, 2)],
    );
    table.do({ kind: 'prevent-damage', until: { kind: 'end-of-turn' } });
    const charge = (): number => table.permanent('Squire').counters['charge'] ?? 0;
    strike(table, ['Wolf', 'Ox'], 2).settle();
    expect(charge()).toBe(0);
    const squire = table.id('Squire');
    const hit = (name: string, combat: boolean): number => {
      table.verbs([{ verb: 'damage', source: table.id(name), to: squire, amount: 2, combat }]).settle();
      return charge();
    };
    expect([hit('Ox', true), hit('Wolf', false), hit('Wolf', true)]).toEqual([0, 0, 2]);
  });

  it('cr 615.13: triggers for protection too', () => {
    const Knight = creature('Squire', 1, 1, [
      whenever({ kind: 'damage-prevented', to: IS_THIS }, grow),
      { kind: 'keyword', name: 'protection', filter: { kind: 'colour', is: 'red' } },
    ]);
    const table = new RulesTable(
      [{ battlefield: ['Squire'] }, { battlefield: ['Wolf'] }],
      [Knight, creature('Wolf', 2, 2, [], { colours: ['red'] })],
    );
    table
      .verbs([{ verb: 'damage', source: table.id('Wolf'), to: table.id('Squire'), amount: 2, combat: true }])
      .settle();
    expect(counters(table)).toBe(2);
  });
});
