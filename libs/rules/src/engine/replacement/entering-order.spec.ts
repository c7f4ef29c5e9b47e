// The timestamp order of objects that enter together.
import type { Effect } from '#abilities';
import { order, word, type Reply, type Side } from '#testkit/tables/effect-table';
import { card, creature, CREATURE, entering, RulesTable, YOU } from '#testkit/tables/rules-table';
import { sightOf } from '../../reading/characteristics/characteristics.js';

const paints = (name: string, colour: string) =>
  card(name, {
    abilities: [
      {
        kind: 'static',
        effects: [
          { kind: 'modify', what: CREATURE, changes: [{ kind: 'set-colours', colours: [colour as 'red'] }] },
        ],
      },
    ],
  });
const RED = paints('Red', 'red');
const WHITE = paints('White', 'white');
const bring: Effect = { kind: 'move', what: { kind: 'bound', name: 'it' }, to: 'battlefield', cause: 'put' };

const MORE = [
  creature('Bystander', 1, 1, [
    {
      kind: 'static',
      effects: [{ kind: 'modify', what: CREATURE, changes: [{ kind: 'add-types', subtypes: ['Ally'] }] }],
    },
  ]),
  ...['Taller', 'Wider'].map((name) =>
    creature(name, 1, 1, [
      {
        kind: 'static',
        effects: [
          { kind: 'modify', what: CREATURE, changes: [{ kind: 'modify-stats', power: 1, toughness: 1 }] },
        ],
      },
    ]),
  ),
  ...['Self', 'Other'].map((name) =>
    creature(name, 1, 1, [
      {
        kind: 'static',
        effects: [{ kind: 'modify-this', changes: [{ kind: 'set-stat', stat: 'power', value: 3 }] }],
      },
    ]),
  ),
];

describe('cr 613.7m: permanents that enter together', () => {
  const inOrder = (names: readonly string[]): RulesTable => {
    const table = new RulesTable(
      [{ battlefield: ['Bear'], hand: ['Red'] }, { hand: ['White'] }],
      [RED, WHITE],
    );
    table.do(bring, { bindings: { it: { objects: names.map((name) => table.id(name)) } } });
    return table;
  };

  it.each([[['Red', 'White']], [['White', 'Red']]])(
    'cr 613.7m: get earlier timestamps if the active player controls them: %j',
    (names) => {
      const table = inOrder(names);
      expect(sightOf(table.state).known(table.id('Bear'))?.colours).toEqual(['white']);
    },
  );

  const together = (names: readonly string[], side: Partial<Side>, answers: readonly Reply[]): RulesTable => {
    const table = new RulesTable([{ battlefield: ['Bear'], ...side }, {}], [RED, WHITE, ...MORE]);
    return table.do(bring, {
      bindings: { it: { objects: names.flatMap((name) => table.all(name)) } },
      answers,
    });
  };
  const colours = (table: RulesTable): readonly string[] | undefined =>
    sightOf(table.state).known(table.id('Bear'))?.colours;

  it.each([
    { first: 'Red', last: ['white'] },
    { first: 'White', last: ['red'] },
  ])('cr 613.7m: are ordered by their controller if one player has several: $first', ({ first, last }) => {
    const table = together(['Red', 'White'], { hand: ['Red', 'White'] }, [
      (decision) => {
        expect(decision).toMatchObject({ seat: 0, kind: 'order', prompt: 'order-cards' });
        const { question } = decision;
        if (question.kind !== 'order') throw new Error('no order');
        expect(question.options.map(({ label }) => label)).toEqual(['Red', 'White']);
        return first === 'Red' ? order(0, 1) : order(1, 0);
      },
    ]);
    expect(colours(table)).toEqual(last);
  });

  it('cr 613.7m: are ordered by each player, whoever puts them onto the battlefield', () => {
    const table = new RulesTable([{ battlefield: ['Bear'] }, { hand: ['Red', 'White'] }], [RED, WHITE]);
    table.do(bring, {
      bindings: { it: { objects: [table.id('Red'), table.id('White')] } },
      answers: [
        (decision) => {
          expect(decision.seat).toBe(1);
          return order(1, 0);
        },
      ],
    });
    expect(colours(table)).toEqual(['red']);
  });

  it('cr 613.7m: are ordered only among those whose order matters', () => {
    const table = together(['Bystander', 'Red', 'White'], { hand: ['Red', 'Bystander', 'White'] }, [
      order(1, 0),
    ]);
    expect(colours(table)).toEqual(['red']);
    expect(table.battlefield()).toEqual(['Bear', 'Bystander', 'White', 'Red']);
  });

  it.each([
    ['they change different things', ['Red', 'Bystander']],
    ['both only add', ['Taller', 'Wider']],
    ['they are the same', ['Red', 'Red']],
    ['each changes only itself', ['Self', 'Other']],
  ])('cr 613.7m: ask nothing if %s', (_, names) => {
    const table = together([...new Set(names)], { hand: [...names] }, []);
    expect(table.asked).toEqual([]);
    expect(table.battlefield()).toHaveLength(3);
  });

  it('cr 613.7m: are ordered even if they are one card twice, if each uses its own choice', () => {
    const Choosy = card('Choosy', {
      abilities: [
        entering({ kind: 'choosing', effect: { kind: 'choose-colour', who: YOU, bind: 'c' }, as: 'colour' }),
        {
          kind: 'static',
          effects: [
            {
              kind: 'modify',
              what: CREATURE,
              changes: [{ kind: 'set-colours', colours: [{ kind: 'linked', name: 'colour' }] }],
            },
          ],
        },
      ],
    });
    const table = new RulesTable([{ battlefield: ['Bear'], hand: ['Choosy', 'Choosy'] }, {}], [Choosy]);
    table.do(bring, {
      bindings: { it: { objects: [...table.all('Choosy')] } },
      answers: [word('red'), word('blue'), order(1, 0)],
    });
    expect(colours(table)).toEqual(['red']);
  });

  it('cr 613.7m: refuse an order with one of them twice', () => {
    expect(() => together(['Red', 'White'], { hand: ['Red', 'White'] }, [order(0, 0)])).toThrow();
  });
});
