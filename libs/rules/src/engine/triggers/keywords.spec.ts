// Keywords that stand for a trigger or a replacement (cr 702), played at a table: what their written-out
// abilities do.
import type { Ability, Effect } from '#abilities';
import { cards, no, order, yes } from '#testkit/tables/effect-table';
import {
  card,
  creature,
  CREATURE,
  gain,
  instead,
  OPPONENTS,
  RulesTable,
  YOU,
} from '#testkit/tables/rules-table';
import type { Seat } from '../../model/basics/ids.js';

const IT = { kind: 'bound', name: 'it' } as const;
const EACH_CREATURE = { kind: 'each', filter: CREATURE } as const;
const it_ = (table: RulesTable, ...names: readonly string[]) => ({
  bindings: { it: { objects: names.map((name) => table.id(name)) } },
});
const bring: Effect = { kind: 'move', what: IT, to: 'battlefield', cause: 'put' };
const destroy: Effect = { kind: 'destroy', what: IT };
const keyword = (name: string, rest: Partial<Extract<Ability, { kind: 'keyword' }>> = {}): Ability => ({
  kind: 'keyword',
  name,
  ...rest,
});
const upkeep = (table: RulesTable, seat = 0) => {
  table.happen({ type: 'TurnBegan', turn: (table.state.turn?.number ?? 0) + 1, seat: seat as Seat });
  return table.happen({ type: 'StepBegan', step: 'upkeep' });
};
const artifact = (name: string) => creature(name, 1, 1, [], { types: ['artifact', 'creature'] });

describe('cr 702: keywords about dying', () => {
  it.each([
    { name: 'persist', counter: '-1/-1' },
    { name: 'undying', counter: '+1/+1' },
  ])('cr 702.79a, 702.93a: $name returns it once', ({ name, counter }) => {
    const table = new RulesTable(
      [{ battlefield: ['Sturdy'] }, {}],
      [creature('Sturdy', 3, 3, [keyword(name)])],
    );
    table.do(destroy, it_(table, 'Sturdy')).settle();
    expect(table.permanent('Sturdy').counters).toEqual({ [counter]: 1 });
    table.do(destroy, it_(table, 'Sturdy')).settle();
    expect(table.graveyard(0)).toEqual(['Sturdy']);
  });

  it('cr 702.43a: modular puts its counters on an artifact creature', () => {
    const table = new RulesTable(
      [{ hand: ['Worker'], battlefield: ['Golem'] }, {}],
      [
        creature('Worker', 0, 0, [keyword('modular', { value: 2 })], { types: ['artifact', 'creature'] }),
        artifact('Golem'),
      ],
    );
    table.do(bring, it_(table, 'Worker'));
    expect(table.permanent('Worker').counters).toEqual({ '+1/+1': 2 });
    table.do(destroy, it_(table, 'Worker')).settle(yes);
    expect(table.permanent('Golem').counters).toEqual({ '+1/+1': 2 });
  });

  it('cr 702.46a: soulshift returns a Spirit', () => {
    const spirit = creature('Small Spirit', 1, 1, [], { subtypes: ['Spirit'], cost: '{1}' });
    const table = new RulesTable(
      [{ battlefield: ['Big Spirit'], graveyard: ['Small Spirit'] }, {}],
      [creature('Big Spirit', 3, 3, [keyword('soulshift', { value: 2 })], { cost: '{5}' }), spirit],
    );
    table.do(destroy, it_(table, 'Big Spirit')).settle(yes);
    expect(table.hand(0)).toEqual(['Small Spirit']);
  });

  it('cr 702.89a: umbra armor saves the permanent it is attached to', () => {
    const armor = card('Umbra', {
      abilities: [keyword('umbra armor')],
      types: ['artifact'],
      subtypes: ['Equipment'],
    });
    const table = new RulesTable([{ battlefield: ['Bear', 'Umbra'] }, {}], [armor]);
    table.do(
      { kind: 'attach', what: { kind: 'bound', name: 'aura' }, to: IT },
      { bindings: { aura: { objects: [table.id('Umbra')] }, it: { objects: [table.id('Bear')] } } },
    );
    table.do({ kind: 'damage', to: IT, amount: 2 }, it_(table, 'Bear')).settle();
    expect(table.battlefield()).toEqual(['Bear']);
    expect(table.permanent('Bear').damage).toBe(0);
  });

  it('cr 702.59a: recover triggers when a creature goes to the same graveyard', () => {
    const table = new RulesTable(
      [{ battlefield: ['Bear'], graveyard: ['Grim'] }, {}],
      [card('Grim', { abilities: [keyword('recover', { costs: [{ kind: 'life', amount: 2 }] })] })],
    );
    table.do(destroy, it_(table, 'Bear')).settle(yes);
    expect(table.hand(0)).toEqual(['Grim']);
    expect(table.life(0)).toBe(18);
  });

  it('cr 702.59a: recover exiles the card if its cost is not paid', () => {
    const table = new RulesTable(
      [{ battlefield: ['Bear'], graveyard: ['Grim'] }, {}],
      [card('Grim', { abilities: [keyword('recover', { costs: [{ kind: 'life', amount: 2 }] })] })],
    );
    table.do(destroy, it_(table, 'Bear')).settle(no);
    expect(table.exile()).toEqual(['Grim']);
  });
});

describe('cr 702: keywords about entering', () => {
  it('cr 702.100a: evolve compares with the new creature, again on resolution', () => {
    const table = new RulesTable(
      [{ battlefield: ['Small'], hand: ['Bear', 'Wall'] }, {}],
      [creature('Small', 1, 1, [keyword('evolve')]), creature('Wall', 0, 1)],
    );
    table.do(bring, it_(table, 'Bear')).settle();
    expect(table.permanent('Small').counters).toEqual({ '+1/+1': 1 });
    table.do(bring, it_(table, 'Wall')).settle();
    expect(table.permanent('Small').counters).toEqual({ '+1/+1': 1 });
  });

  it.each([
    { answer: yes, counters: { '+1/+1': 2 }, servos: 0 },
    { answer: no, counters: {}, servos: 2 },
  ])('cr 702.123a: fabricate gives counters or Servos', ({ answer, counters, servos }) => {
    const table = new RulesTable(
      [{ hand: ['Maker'] }, {}],
      [creature('Maker', 1, 1, [keyword('fabricate', { value: 2 })])],
    );
    table.do(bring, it_(table, 'Maker')).settle(answer);
    expect(table.permanent('Maker').counters).toEqual(counters);
    expect(table.all('Servo Token')).toHaveLength(servos);
  });

  it('cr 702.110a: exploit lets its player sacrifice a creature', () => {
    const table = new RulesTable(
      [{ hand: ['Silumgar'], battlefield: ['Bear'] }, {}],
      [
        creature('Silumgar', 1, 1, [
          keyword('exploit'),
          {
            kind: 'triggered',
            when: { kind: 'keyword-action', action: 'exploit', what: { kind: 'is', of: { kind: 'this' } } },
            body: { kind: 'plain', effect: gain(5) },
          },
        ]),
      ],
    );
    table.do(bring, it_(table, 'Silumgar')).settle(yes, cards('Bear'));
    expect(table.graveyard(0)).toEqual(['Bear']);
    expect(table.life(0)).toBe(25);
  });

  it('cr 702.72a: champion exiles another of its controller’s, which returns', () => {
    const changeling = creature('Champion', 5, 5, [keyword('champion', { filter: CREATURE })]);
    const table = new RulesTable([{ hand: ['Champion'], battlefield: ['Bear'] }, {}], [changeling]);
    table.do(bring, it_(table, 'Champion')).settle(yes);
    expect(table.exile()).toEqual(['Bear']);
    table.do(destroy, it_(table, 'Champion')).settle();
    expect(table.battlefield()).toEqual(['Bear']);
  });

  it('cr 702.72a: champion sacrifices the permanent, unasked if there is nothing to exile', () => {
    const changeling = creature('Champion', 5, 5, [keyword('champion', { filter: CREATURE })]);
    const table = new RulesTable([{ hand: ['Champion'] }, {}], [changeling]);
    table.do(bring, it_(table, 'Champion')).settle();
    expect(table.graveyard(0)).toEqual(['Champion']);
  });

  it('cr 702.92a: living weapon', () => {
    const weapon = card('Weapon', {
      abilities: [
        keyword('living weapon'),
        {
          kind: 'static',
          effects: [{ kind: 'modify-host', changes: [{ kind: 'modify-stats', power: 2, toughness: 2 }] }],
        },
      ],
      types: ['artifact'],
      subtypes: ['Equipment'],
    });
    const table = new RulesTable([{ hand: ['Weapon'] }, {}], [weapon]);
    table.do(bring, it_(table, 'Weapon')).settle();
    expect(table.permanent('Weapon').attachedTo).toBe(table.id('Phyrexian Germ Token'));
  });

  it('cr 702.58a: graft moves a counter to a creature that enters', () => {
    const table = new RulesTable(
      [{ hand: ['Grafter', 'Bear'] }, {}],
      [creature('Grafter', 0, 0, [keyword('graft', { value: 2 })])],
    );
    table.do(bring, it_(table, 'Grafter')).do(bring, it_(table, 'Bear')).settle(yes);
    expect([table.permanent('Grafter').counters, table.permanent('Bear').counters]).toEqual([
      { '+1/+1': 1 },
      { '+1/+1': 1 },
    ]);
  });

  it('cr 702.54a: bloodthirst needs damage to an opponent first', () => {
    const thirsty = creature('Thirsty', 1, 1, [keyword('bloodthirst', { value: 3 })]);
    const table = new RulesTable([{ hand: ['Thirsty'] }, {}], [thirsty]);
    table.do(bring, it_(table, 'Thirsty'));
    expect(table.permanent('Thirsty').counters).toEqual({});
    const again = new RulesTable([{ hand: ['Thirsty'] }, {}], [thirsty]);
    again.do({ kind: 'damage', players: OPPONENTS, amount: 1 }).do(bring, it_(again, 'Thirsty'));
    expect(again.permanent('Thirsty').counters).toEqual({ '+1/+1': 3 });
  });

  it('cr 702.38a: amplify counts revealed cards that share a type', () => {
    const beast = (name: string) =>
      creature(name, 1, 1, name === 'Amp' ? [keyword('amplify', { value: 2 })] : [], { subtypes: ['Beast'] });
    const table = new RulesTable(
      [{ hand: ['Amp', 'Shown', 'Kept', 'Bear'] }, {}],
      [beast('Amp'), beast('Shown'), beast('Kept')],
    );
    table.do(bring, { ...it_(table, 'Amp'), answers: [cards('Shown')] });
    expect(table.permanent('Amp').counters).toEqual({ '+1/+1': 2 });
    expect([...table.hand(0)].sort()).toEqual(['Bear', 'Kept', 'Shown']);
  });

  it.each([
    { answer: yes, counters: { '+1/+1': 3 } },
    { answer: no, counters: {} },
  ])('cr 702.104a: tribute lets an opponent pay', ({ answer, counters }) => {
    const table = new RulesTable(
      [{ hand: ['Giant'] }, {}],
      [creature('Giant', 4, 4, [keyword('tribute', { value: 3 })])],
    );
    table.do(bring, {
      ...it_(table, 'Giant'),
      answers: [
        (decision) => {
          expect(decision.seat).toBe(1);
          return answer;
        },
      ],
    });
    expect(table.permanent('Giant').counters).toEqual(counters);
  });

  it('cr 702.95a: soulbond pairs the creature with another', () => {
    const bonder = creature('Bonder', 2, 2, [keyword('soulbond')]);
    const table = new RulesTable([{ hand: ['Bonder'], battlefield: ['Bear'] }, {}], [bonder]);
    table.do(bring, it_(table, 'Bonder')).settle(yes);
    expect(table.permanent('Bonder').marks).toContain('paired');
  });

  it('cr 702.75a: hideaway exiles one of the top cards face down', () => {
    const hideaway = card('Den', { abilities: [keyword('hideaway', { value: 3 })], types: ['land'] });
    const table = new RulesTable(
      [{ hand: ['Den'], library: ['Fourth', 'Third', 'Second', 'First'] }, {}],
      [hideaway],
    );
    table.do(bring, it_(table, 'Den')).settle(cards('Second'));
    expect(table.exile()).toHaveLength(1);
    expect(table.library(0)).toHaveLength(3);
    expect(table.library(0).at(-1)).toBe('Fourth');
  });
});

describe('cr 702: keywords about time', () => {
  it('cr 702.63a: vanishing', () => {
    const table = new RulesTable(
      [{ hand: ['Rift'] }, {}],
      [creature('Rift', 3, 3, [keyword('vanishing', { value: 2 })])],
    );
    table.do(bring, it_(table, 'Rift'));
    expect(table.permanent('Rift').counters).toEqual({ time: 2 });
    upkeep(table).settle();
    expect(table.permanent('Rift').counters).toEqual({ time: 1 });
    upkeep(table, 1).settle();
    expect(table.permanent('Rift').counters).toEqual({ time: 1 });
    upkeep(table).settle();
    expect(table.graveyard(0)).toEqual(['Rift']);
  });

  it('cr 702.32a: fading lasts one upkeep longer', () => {
    const table = new RulesTable(
      [{ hand: ['Blast'] }, {}],
      [creature('Blast', 3, 3, [keyword('fading', { value: 1 })])],
    );
    table.do(bring, it_(table, 'Blast'));
    upkeep(table).settle();
    expect(table.battlefield()).toEqual(['Blast']);
    upkeep(table).settle();
    expect(table.graveyard(0)).toEqual(['Blast']);
  });

  it('cr 702.24a: cumulative upkeep costs once for each age counter', () => {
    const tide = card('Tide', {
      abilities: [keyword('cumulative upkeep', { costs: [{ kind: 'life', amount: 1 }] })],
    });
    const table = new RulesTable([{ battlefield: ['Tide'] }, {}], [tide]);
    upkeep(table).settle(yes);
    upkeep(table).settle(yes);
    expect(table.life(0)).toBe(17);
    expect(table.permanent('Tide').counters).toEqual({ age: 2 });
    upkeep(table).settle(no);
    expect(table.graveyard(0)).toEqual(['Tide']);
  });

  it('cr 702.30a: echo costs once', () => {
    const echo = creature('Echoing', 3, 3, [keyword('echo', { costs: [{ kind: 'life', amount: 3 }] })]);
    const table = new RulesTable([{ hand: ['Echoing'] }, {}], [echo]);
    table.do(bring, it_(table, 'Echoing'));
    upkeep(table).settle(yes);
    expect(table.life(0)).toBe(17);
    upkeep(table, 1).settle();
    upkeep(table).settle();
    expect(table.life(0)).toBe(17);
    expect(table.battlefield()).toEqual(['Echoing']);
  });
});

describe('cr 702: keywords about damage', () => {
  it('cr 702.64a: absorb prevents an amount of each damage', () => {
    const table = new RulesTable(
      [{ battlefield: ['Sponge'] }, {}],
      [creature('Sponge', 1, 5, [keyword('absorb', { value: 1 })])],
    );
    table
      .do({ kind: 'damage', to: EACH_CREATURE, amount: 2 })
      .do({ kind: 'damage', to: EACH_CREATURE, amount: 2 });
    expect(table.permanent('Sponge').damage).toBe(2);
  });
});

describe('cr 702: keywords in other zones', () => {
  it('cr 702.84a: an unearthed creature is exiled wherever it would go', () => {
    const table = new RulesTable([{ graveyard: ['Viscera'] }, {}], [creature('Viscera', 3, 3)]);
    const unearth: Effect = {
      kind: 'sequence',
      steps: [
        { kind: 'move', what: IT, to: 'battlefield', cause: 'return', bind: 'unearthed' },
        {
          kind: 'create-replacement',
          replacement: {
            kind: 'replace',
            event: {
              kind: 'moves',
              what: { kind: 'is', of: { kind: 'bound', name: 'unearthed' } },
              from: ['battlefield'],
            },
            outcomes: [{ kind: 'to-zone', zone: 'exile' }],
          },
          until: { kind: 'forever' },
        },
      ],
    };
    table.do(unearth, it_(table, 'Viscera'));
    table.do({ kind: 'move', what: EACH_CREATURE, to: 'hand', cause: 'return' });
    expect(table.exile()).toEqual(['Viscera']);
  });

  it('cr 702.35a: madness exiles a discarded card, which goes to the graveyard if it is not cast', () => {
    const mad = card('Mad', {
      abilities: [keyword('madness', { costs: [{ kind: 'mana', cost: '{R}' }] })],
      types: ['sorcery'],
      cost: '{5}{R}',
    });
    const table = new RulesTable([{ hand: ['Mad'] }, {}], [mad]);
    table.do({ kind: 'discard', who: YOU, count: 1 });
    expect(table.exile()).toEqual(['Mad']);
    table.settle(no);
    expect(table.graveyard(0)).toEqual(['Mad']);
  });

  it('cr 702.35a: madness is chosen before another replacement of the discard', () => {
    const rest = card('Rest', {
      abilities: [
        instead(
          { kind: 'moves', what: { kind: 'anything' }, to: ['graveyard'] },
          { kind: 'to-zone', zone: 'library', position: 'bottom' },
        ),
      ],
    });
    const mad = card('Mad', {
      abilities: [keyword('madness', { costs: [{ kind: 'mana', cost: '{R}' }] })],
      types: ['sorcery'],
      cost: '{5}{R}',
    });
    const table = new RulesTable(
      [{ hand: ['Mad'], library: ['Forest'], battlefield: ['Rest'] }, {}],
      [mad, rest],
    );
    table.do({ kind: 'discard', who: YOU, count: 1 }, { answers: [order(0, 1)] });
    expect(table.exile().length + table.library(0).length).toBe(2);
  });

  it('a creature of many keywords enters with all of them (cr 616.1)', () => {
    const many = creature('Many', 1, 1, [
      keyword('modular', { value: 1 }),
      keyword('vanishing', { value: 3 }),
      keyword('bloodthirst', { value: 2 }),
    ]);
    const table = new RulesTable([{ hand: ['Many'] }, {}], [many]);
    table.do({ kind: 'damage', players: OPPONENTS, amount: 1 });
    table.do(bring, { ...it_(table, 'Many'), answers: [order(2, 1, 0), order(1, 0)] });
    expect(table.permanent('Many').counters).toEqual({ '+1/+1': 3, time: 3 });
  });
});
