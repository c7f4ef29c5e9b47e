// State-based actions of permanents as they are together (cr 704.5, 704.8).
import { card, creature, DIES, RulesTable, SUBJECT, whenever, YOU } from '../fixtures/rules.fixture.js';

it('cr 704.8: what leaves with others is last known as it was before all of them left', () => {
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
  const worlds = ['First', 'Second', 'Third'].map((name) => card(name, [], { supertypes: ['world'] }));

  it('cr 704.5k: the one that has been one for the shortest time stays', () => {
    const table = new RulesTable([{ battlefield: ['First', 'Bear'] }, {}], worlds);
    table.place('Second', 1);
    expect(table.settle().battlefield()).toEqual(['Bear', 'Second']);
  });

  it('cr 704.5k: whoever controls them, of several the last alone', () => {
    const table = new RulesTable([{ battlefield: ['First'] }, {}], worlds);
    table.place('Second', 1);
    table.place('Third');
    expect(table.settle().battlefield()).toEqual(['Third']);
  });
});

it('cr 704.5p: an Equipment that is a creature is attached to nothing, and stays', () => {
  const blade = card('Blade', [], { types: ['artifact'], subtypes: ['Equipment'] });
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
