// State-based actions that depend on several permanents at once (cr 704.5, 704.8).
import type { Effect } from '#abilities';
import { card, creature, DIES, RulesTable, SUBJECT, whenever, YOU } from '#testkit/tables/rules-table';
import type { Seat } from '../../model/basics/ids.js';

it('cr 704.8: objects that leave together are last known as they were before any of them left', () => {
  const lord = creature('Lord', 2, 2, [
    {
      kind: 'static',
      effects: [
        {
          kind: 'modify',
          what: { kind: 'name', is: 'Small' },
          changes: [{ kind: 'modify-stats', power: 2, toughness: 2 }],
        },
      ],
    },
  ]);
  const small = creature('Small', 1, 1, [
    whenever(DIES, { kind: 'gain-life', who: YOU, amount: { kind: 'stat', of: SUBJECT, stat: 'power' } }),
  ]);
  const table = new RulesTable([{ battlefield: ['Lord', 'Small'] }, {}], [lord, small]);
  const [one, other] = [table.id('Lord'), table.id('Small')];
  table
    .verbs([
      { verb: 'damage', source: one, to: other, amount: 3, combat: false },
      { verb: 'damage', source: other, to: one, amount: 2, combat: false },
    ])
    .settle();
  expect([table.life(0), table.battlefield()]).toEqual([23, []]);
});

describe('cr 704.5k: world permanents', () => {
  const worlds = ['First', 'Second', 'Third'].map((name) => card(name, { supertypes: ['world'] }));

  it('cr 704.5k: the permanent that has been a world permanent for the shortest time stays', () => {
    const table = new RulesTable([{ battlefield: ['First', 'Bear'] }, {}], worlds);
    table.place('Second', 1);
    expect(table.settle().battlefield()).toEqual(['Bear', 'Second']);
  });

  it('cr 704.5k: only the newest of several stays, whoever controls them', () => {
    const table = new RulesTable([{ battlefield: ['First'] }, {}], worlds);
    table.place('Second', 1);
    table.place('Third');
    expect(table.settle().battlefield()).toEqual(['Third']);
  });
});

it('cr 704.5p: an Equipment that is a creature becomes unattached, and stays', () => {
  const blade = card('Blade', { types: ['artifact'], subtypes: ['Equipment'] });
  const table = new RulesTable([{ battlefield: ['Blade', 'Bear'] }, {}], [blade]);
  table.happen({ type: 'AttachmentChanged', object: table.id('Blade'), to: table.id('Bear') });
  table.settle();
  expect(table.permanent('Blade').attachedTo).toBe(table.id('Bear'));
  table
    .do({
      kind: 'continuous',
      what: { kind: 'each', filter: { kind: 'name', is: 'Blade' } },
      changes: [
        { kind: 'add-types', types: ['creature'] },
        { kind: 'set-stat', stat: 'toughness', value: 1 },
      ],
      until: { kind: 'forever' },
    })
    .settle();
  expect(table.permanent('Blade').attachedTo).toBeNull();
});

describe('a limit on counters', () => {
  const full = (most: number, counter?: string) =>
    card('Full', {
      abilities: [
        {
          kind: 'static',
          effects: [
            {
              kind: 'cannot',
              action: { kind: 'have-counters', most, ...(counter === undefined ? {} : { counter }) },
            },
          ],
        },
      ],
      types: ['artifact'],
    });
  const put = (counter: string, count: number): Effect => ({
    kind: 'add-counters',
    on: { kind: 'each', filter: { kind: 'type', is: 'artifact' } },
    counter,
    count,
  });

  it('cr 122.4, 704.5r: lets more be put, and removes the rest before anybody receives priority', () => {
    const table = new RulesTable([{ battlefield: ['Full'] }, {}], [full(7, 'dream')]);
    table.do(put('dream', 9));
    expect(table.permanent('Full').counters).toEqual({ dream: 9 });
    expect(table.settle().permanent('Full').counters).toEqual({ dream: 7 });
    table.do(put('dream', 1)).settle();
    expect(table.permanent('Full').counters).toEqual({ dream: 7 });
  });

  it('cr 122.4, 704.5r: removes no counters of other kinds or from other permanents', () => {
    const other = card('Other', { types: ['artifact'] });
    const table = new RulesTable([{ battlefield: ['Full', 'Other'] }, {}], [full(2, 'dream'), other]);
    table.do(put('dream', 3)).do(put('charge', 4)).settle();
    expect(table.permanent('Full').counters).toEqual({ dream: 2, charge: 4 });
    expect(table.permanent('Other').counters).toEqual({ dream: 3, charge: 4 });
  });

  it('cr 704.5r: counts each kind separately if it names none', () => {
    const table = new RulesTable([{ battlefield: ['Full'] }, {}], [full(2)]);
    table.do(put('dream', 2)).do(put('charge', 5)).settle();
    expect(table.permanent('Full').counters).toEqual({ dream: 2, charge: 2 });
  });
});

describe('cr 704.3: since the last time state-based actions were checked', () => {
  const cannotDie = creature('Rock', 3, 3, [{ kind: 'keyword', name: 'indestructible' }]);
  const touched = (): RulesTable => {
    const viper = creature('Viper', 1, 1, [{ kind: 'keyword', name: 'deathtouch' }]);
    const table = new RulesTable([{ battlefield: ['Viper', 'Rock'] }, {}], [viper, cannotDie]);
    const [source, to] = [table.id('Viper'), table.id('Rock')];
    return table.verbs([{ verb: 'damage', source, to, amount: 1, combat: false }]);
  };
  const loseIt: Effect = {
    kind: 'continuous',
    what: { kind: 'each', filter: { kind: 'type', is: 'creature' } },
    changes: [{ kind: 'lose-all-abilities' }],
    until: { kind: 'end-of-turn' },
  };

  it('cr 704.5h: deathtouch damage counts for the check that follows it', () => {
    const table = touched().do(loseIt).settle();
    expect(table.battlefield()).toEqual(['Viper']);
  });

  it('cr 704.5h: deathtouch damage counts for no later check', () => {
    const table = touched().settle().do(loseIt).settle();
    expect(table.battlefield()).toEqual(['Viper', 'Rock']);
    expect(table.permanent('Rock').damage).toBe(1);
  });

  it('cr 704.5h: deathtouch damage does not count for a second check that follows at once', () => {
    const viper = creature('Viper', 1, 1, [{ kind: 'keyword', name: 'deathtouch' }]);
    const guard = creature('Guard', 1, 1, [
      {
        kind: 'static',
        effects: [
          {
            kind: 'modify',
            what: { kind: 'name', is: 'Bear' },
            changes: [{ kind: 'gain-ability', ability: { kind: 'keyword', name: 'indestructible' } }],
          },
        ],
      },
    ]);
    const table = new RulesTable([{ battlefield: ['Viper', 'Guard', 'Bear'] }, {}], [viper, guard]);
    const source = table.id('Viper');
    const hit = (name: string) =>
      ({ verb: 'damage', source, to: table.id(name), amount: 1, combat: false }) as const;
    table.verbs([hit('Guard'), hit('Bear')]).settle();
    expect(table.battlefield()).toEqual(['Viper', 'Bear']);
  });

  it('cr 704.5b: a draw from an empty library counts for one check alone', () => {
    const angel = card('Angel', {
      abilities: [{ kind: 'static', effects: [{ kind: 'player', who: YOU, property: 'cannot-lose' }] }],
    });
    const table = new RulesTable([{ battlefield: ['Angel'] }, {}], [angel]);
    const draws = { type: 'DrewFromEmptyLibrary', seat: 0 as Seat } as const;
    table.happen(draws).settle();
    table.do({ kind: 'destroy', what: { kind: 'each', filter: { kind: 'name', is: 'Angel' } } });
    expect(table.settle().state.seats[0]?.lost).toBeNull();
    table.happen(draws).settle();
    expect(table.state.seats[0]?.lost).toBe('drew-from-empty-library');
  });
});
