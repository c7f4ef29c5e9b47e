// The results of damage by the keywords of its source (cr 120.3, 702).
import type { Ability, Effect } from '#abilities';
import { card, creature, RulesTable, whenever, YOU } from '#testkit/tables/rules-table';
import { seat } from '#testkit/tables/seats';

const keyword = (name: string, more: Partial<Extract<Ability, { kind: 'keyword' }>> = {}): Ability => ({
  kind: 'keyword',
  name,
  ...more,
});
const drawOnGain = card('Mate', {
  abilities: [whenever({ kind: 'gains-life', who: YOU }, { kind: 'draw', who: YOU, count: 1 })],
});
const Link = creature('Link', 2, 2, [keyword('lifelink')]);
const Chain = creature('Chain', 3, 3, [keyword('lifelink')]);

interface Dealt {
  readonly by: string;
  readonly to: string | number;
  readonly amount: number;
}
const deal = (table: RulesTable, ...all: readonly Dealt[]): RulesTable =>
  table.verbs(
    all.map(({ by, to, amount }) => ({
      verb: 'damage',
      source: table.id(by),
      to: typeof to === 'number' ? seat(to) : table.id(to),
      amount,
      combat: true,
    })),
  );

describe('lifelink', () => {
  const board = (): RulesTable =>
    new RulesTable(
      [{ battlefield: ['Link', 'Chain', 'Mate'] }, { battlefield: ['Ox', 'Bear'] }],
      [Link, Chain, drawOnGain, creature('Ox', 9, 9)],
    );

  it('cr 702.15e: gains life once for all damage that one source deals at once', () => {
    const table = deal(
      board(),
      { by: 'Link', to: 'Ox', amount: 1 },
      { by: 'Link', to: 'Bear', amount: 2 },
      { by: 'Link', to: 1, amount: 3 },
    );
    expect([table.life(0), table.life(1), table.waiting]).toEqual([26, 17, ['Mate']]);
  });

  it('cr 702.15e: gains life once for each of several sources', () => {
    const table = deal(board(), { by: 'Link', to: 1, amount: 1 }, { by: 'Chain', to: 1, amount: 2 });
    expect([table.life(0), table.waiting]).toEqual([23, ['Mate', 'Mate']]);
  });

  it('cr 702.15e: gains life each time', () => {
    const table = deal(deal(board(), { by: 'Link', to: 1, amount: 1 }), { by: 'Link', to: 1, amount: 2 });
    expect([table.life(0), table.waiting]).toEqual([23, ['Mate', 'Mate']]);
  });
});

describe('a source that is gone deals damage as it last existed', () => {
  const gone = (
    name: string,
  ): { table: RulesTable; hit: (to: string | number, amount: number) => RulesTable } => {
    const table = new RulesTable(
      [{ battlefield: ['Link', 'Wither', 'Viper', 'Plague'] }, { battlefield: ['Ox'] }],
      [
        Link,
        creature('Wither', 1, 1, [keyword('wither')]),
        creature('Viper', 1, 1, [keyword('deathtouch')]),
        creature('Plague', 1, 1, [keyword('infect')]),
        creature('Ox', 9, 9),
      ],
    );
    const source = table.id(name);
    const destroy: Effect = { kind: 'destroy', what: { kind: 'bound', name: 'it' } };
    table.do(destroy, { bindings: { it: { objects: [source] } } });
    return {
      table,
      hit: (to, amount) =>
        table
          .verbs([
            {
              verb: 'damage',
              source,
              to: typeof to === 'number' ? seat(to) : table.id(to),
              amount,
              combat: false,
            },
          ])
          .settle(),
    };
  };

  it('cr 702.15c: with lifelink', () => {
    expect(gone('Link').hit(1, 2).life(0)).toBe(22);
  });
  it('cr 702.2e: with deathtouch', () => {
    expect(gone('Viper').hit('Ox', 1).graveyard(1)).toEqual(['Ox']);
  });
  it('cr 702.80b: with wither', () => {
    expect(gone('Wither').hit('Ox', 2).permanent('Ox')).toMatchObject({
      damage: 0,
      counters: { '-1/-1': 2 },
    });
  });
  it('cr 702.90d: with infect', () => {
    const { table, hit } = gone('Plague');
    hit(1, 2);
    expect([table.life(1), table.state.seats[1]?.counters]).toEqual([20, { poison: 2 }]);
  });
});

describe('a second instance of one keyword', () => {
  const twice = (name: string): RulesTable =>
    new RulesTable(
      [{ battlefield: ['Twice'] }, { battlefield: ['Ox'] }],
      [creature('Twice', 2, 2, [keyword(name), keyword(name)]), creature('Ox', 9, 9)],
    );

  it('cr 702.15f: lifelink twice gains once', () => {
    expect(deal(twice('lifelink'), { by: 'Twice', to: 1, amount: 2 }).life(0)).toBe(22);
  });
  it('cr 702.80d: wither twice is one counter for each damage', () => {
    const table = deal(twice('wither'), { by: 'Twice', to: 'Ox', amount: 2 });
    expect(table.permanent('Ox').counters).toEqual({ '-1/-1': 2 });
  });
  it('cr 702.90f: infect twice is one poison counter for each', () => {
    const table = deal(twice('infect'), { by: 'Twice', to: 1, amount: 2 });
    expect(table.state.seats[1]?.counters).toEqual({ poison: 2 });
  });

  const absorbing = (...values: readonly number[]): RulesTable =>
    new RulesTable(
      [{ battlefield: ['Sponge'] }, { battlefield: ['Ox', 'Elk'] }],
      [
        creature(
          'Sponge',
          1,
          9,
          values.map((value) => keyword('absorb', { value })),
        ),
        creature('Ox', 3, 3),
        creature('Elk', 3, 3),
      ],
    );
  it('cr 702.64b: absorb prevents damage from each source separately', () => {
    const table = deal(
      absorbing(2),
      { by: 'Ox', to: 'Sponge', amount: 3 },
      { by: 'Elk', to: 'Sponge', amount: 3 },
    );
    expect(table.permanent('Sponge').damage).toBe(2);
  });
  it('cr 702.64b: absorb prevents damage from the same source another time', () => {
    const table = deal(absorbing(2), { by: 'Ox', to: 'Sponge', amount: 3 });
    expect(deal(table, { by: 'Ox', to: 'Sponge', amount: 3 }).permanent('Sponge').damage).toBe(2);
  });
});
