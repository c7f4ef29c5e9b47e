// Replacement effects combined with each other and with the rest of the game: the chosen order matters, and
// each event is checked anew.
import type { Effect, Outcome } from '#abilities';
import { cards, no, order, yes } from '#testkit/tables/effect-table';
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
  whenever,
  YOU,
  YOURS,
} from '#testkit/tables/rules-table';
import { CastTable, does, instant, permanent, gain as gains } from '#testkit/tables/cast-table';

const DOUBLED: Outcome = { kind: 'amount', value: { kind: 'product', of: AMOUNT, by: 2 } };
const IT = { kind: 'bound', name: 'it' } as const;
const it_ = (table: RulesTable, ...names: readonly string[]) => ({
  bindings: { it: { objects: names.map((name) => table.id(name)) } },
});
const burn = (amount: number): Effect => ({ kind: 'damage', players: OPPONENTS, amount });

describe('cr 616.1e: the affected player chooses', () => {
  const furnace = card('Furnace', { abilities: [instead({ kind: 'damage' }, DOUBLED)] });
  const shield = card('Shield', {
    abilities: [instead({ kind: 'damage', players: YOU }, { kind: 'prevent', amount: 1 })],
  });

  it.each([
    { chosen: 'Furnace', life: 17 },
    { chosen: 'Shield', life: 18 },
  ])('cr 616.1e: $chosen first', ({ chosen, life }) => {
    const table = new RulesTable(
      [{ battlefield: ['Furnace'] }, { battlefield: ['Shield'] }],
      [furnace, shield],
    );
    table.do(burn(2), {
      answers: [
        (decision) => {
          expect(decision).toMatchObject({ seat: 1, kind: 'order' });
          const { question } = decision;
          if (question.kind !== 'order') throw new Error();
          const first = question.options.findIndex(({ label }) => label === chosen);
          return order(first, 1 - first);
        },
      ],
    });
    expect(table.life(1)).toBe(life);
  });

  it('cr 616.1: the controller of an affected creature chooses', () => {
    const armor = card('Armor', {
      abilities: [instead({ kind: 'damage', to: both(CREATURE, YOURS) }, { kind: 'prevent', amount: 1 })],
    });
    const table = new RulesTable(
      [{ battlefield: ['Furnace'] }, { battlefield: ['Armor', 'Big'] }],
      [furnace, armor, creature('Big', 5, 5)],
    );
    table.do(
      { kind: 'damage', to: IT, amount: 2 },
      {
        ...it_(table, 'Big'),
        answers: [
          (decision) => {
            expect(decision.seat).toBe(1);
            return order(0, 1);
          },
        ],
      },
    );
    expect(table.permanent('Big').damage).toBeGreaterThan(1);
  });
});

describe('cr 616.1: a choice that makes no difference', () => {
  it('cr 616.1: is not asked for between the same effects of two permanents', () => {
    const furnace = card('Furnace', { abilities: [instead({ kind: 'damage' }, DOUBLED)] });
    const table = new RulesTable([{ battlefield: ['Furnace', 'Furnace'] }, {}], [furnace]);
    table.do(burn(2));
    expect(table.life(1)).toBe(12);
  });

  it('cr 616.1: is asked for if each effect does something of its own', () => {
    const dredger = creature('Dredger', 1, 1, [{ kind: 'keyword', name: 'dredge', value: 1 }]);
    const table = new RulesTable([{ graveyard: ['Dredger', 'Dredger'], library: ['A', 'B'] }, {}], [dredger]);
    table.do({ kind: 'draw', who: YOU, count: 1 }, { answers: [order(1, 0), yes] });
    expect(table.hand(0)).toEqual(['Dredger']);
  });
});

describe('cr 616.1, 101.4: several players choose', () => {
  it('cr 616.1: they choose in turn order, whatever the order of the event', () => {
    const clone = (name: string) =>
      creature(name, 0, 1, [
        {
          kind: 'static',
          effects: [{ kind: 'enters', outcomes: [{ kind: 'as-copy', filter: CREATURE, may: 'may' }] }],
        },
      ]);
    const table = new RulesTable(
      [{ hand: ['Mine'], battlefield: ['Bear'] }, { hand: ['Theirs'] }],
      [clone('Mine'), clone('Theirs')],
    );
    const none = cards();
    table.do(
      { kind: 'move', what: IT, to: 'battlefield', cause: 'put' },
      { ...it_(table, 'Theirs', 'Mine'), answers: [none, none] },
    );
    expect(table.asked.map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

describe('cr 614.5: each event separately', () => {
  it('cr 121.2: every one of several draws is replaced', () => {
    const extra = card('Extra', {
      abilities: [
        instead({ kind: 'draws', who: YOU }, { kind: 'amount', value: { kind: 'sum', of: [AMOUNT, 1] } }),
      ],
    });
    const table = new RulesTable(
      [{ battlefield: ['Extra'], library: ['A', 'B', 'C', 'D', 'E'] }, {}],
      [extra],
    );
    table.do({ kind: 'draw', who: YOU, count: 2 });
    expect(table.hand(0)).toHaveLength(4);
  });

  it('cr 614.5: an effect that reduces counters by one leaves none of one', () => {
    const remedies = card('Remedies', {
      abilities: [
        instead(
          { kind: 'adds-counters', on: both(CREATURE, YOURS), counter: '-1/-1' },
          { kind: 'amount', value: { kind: 'difference', of: AMOUNT, less: 1 } },
        ),
        whenever({ kind: 'adds-counters', on: CREATURE }, gain(1)),
      ],
    });
    const table = new RulesTable(
      [{ battlefield: ['Remedies', 'Big'] }, {}],
      [remedies, creature('Big', 5, 5)],
    );
    const put = (count: number): Effect => ({ kind: 'add-counters', on: IT, counter: '-1/-1', count });
    table.do(put(1), it_(table, 'Big'));
    expect(table.permanent('Big').counters).toEqual({});
    expect(table.waiting).toEqual([]);
    table.do(put(3), it_(table, 'Big'));
    expect(table.permanent('Big').counters).toEqual({ '-1/-1': 2 });
  });

  it('life gained becomes life lost (cr 614.6)', () => {
    const curse = card('Curse', {
      abilities: [
        instead(
          { kind: 'gains-life', who: OPPONENTS },
          { kind: 'instead', effect: { kind: 'lose-life', who: { kind: 'subject' }, amount: AMOUNT } },
        ),
      ],
    });
    const table = new RulesTable([{ battlefield: ['Curse'] }, {}], [curse]);
    table.do(gain(4), { controller: 1 });
    expect(table.life(1)).toBe(16);
  });
});

describe('cr 614.13, 614.6: optional replacements', () => {
  const shock = card('Pool', {
    abilities: [
      {
        kind: 'static',
        effects: [
          {
            kind: 'enters',
            outcomes: [
              {
                kind: 'choosing',
                effect: {
                  kind: 'pay',
                  who: YOU,
                  costs: [{ kind: 'life', amount: 2 }],
                  bind: 'paid',
                },
              },
            ],
          },
        ],
      },
    ],
    types: ['land'],
  });
  it.each([
    { answer: yes, life: 18 },
    { answer: no, life: 20 },
  ])('cr 614.12a: a player may pay life as the permanent enters', ({ answer, life }) => {
    const table = new RulesTable([{ hand: ['Pool'] }, {}], [shock]);
    table.do(
      { kind: 'move', what: IT, to: 'battlefield', cause: 'put' },
      { ...it_(table, 'Pool'), answers: [answer] },
    );
    expect(table.life(0)).toBe(life);
    expect(table.battlefield()).toEqual(['Pool']);
  });
});

describe('doubled mana', () => {
  const reflection = permanent(
    'Reflection',
    ['enchantment'],
    instead({ kind: 'taps-for-mana', what: YOURS }, DOUBLED),
  );
  it('cr 106.6a, 106.12b: is added as a land is tapped for it', () => {
    const table = new CastTable([{ battlefield: ['Reflection', 'Mountain'] }, {}], [reflection]);
    table.activate('Mountain');
    expect(table.pool).toBe('RR');
  });

  it('cr 106.6a: is spent like any other', () => {
    const blessing = instant('Blessing', '{R}', does(gains(4)));
    const table = new CastTable(
      [{ battlefield: ['Reflection', 'Mountain'], hand: ['Blessing'] }, {}],
      [reflection, blessing],
    );
    table.activate('Mountain').cast('Blessing');
    expect(table.pool).toBe('R');
  });
});
