// Triggers on casting, attacking and damage, and replacements that depend on how a spell was cast (cr 702).
import type { Ability, Effect } from '#abilities';
import { cards, no, yes } from '#testkit/tables/effect-table';
import { ALL, card, creature, gain, OPPONENTS, RulesTable, whenever, YOU } from '#testkit/tables/rules-table';
import { sightOf } from '../../reading/characteristics/characteristics.js';
import type { Seat } from '../../model/basics/ids.js';
import type { Attack } from '../../model/state/turn-state.js';

const keyword = (name: string, rest: Partial<Extract<Ability, { kind: 'keyword' }>> = {}): Ability => ({
  kind: 'keyword',
  name,
  ...rest,
});
const spell = (effect: Effect): Ability => ({ kind: 'spell', body: { kind: 'plain', effect } });
const sorcery = (name: string, cost: string, ...abilities: readonly Ability[]) =>
  card(name, { abilities, types: ['sorcery'], cost });
const powerOf = (table: RulesTable, name: string) => sightOf(table.state).known(table.id(name))?.power;
const attack = (table: RulesTable, ...names: readonly string[]) => {
  table.happen({ type: 'CombatBegan', seat: 0 as Seat });
  const attacks = names.map((name): Attack => ({
    attacker: table.id(name),
    defender: 1 as Seat,
    defending: 1 as Seat,
    blocked: false,
    band: null,
  }));
  return table.happen({ type: 'AttackersDeclared', attacks });
};

describe('cr 603.2: on casting', () => {
  it('cr 702.108a: prowess triggers, above the spell', () => {
    const table = new RulesTable(
      [{ battlefield: ['Monk'], hand: ['Blessing'] }, {}],
      [creature('Monk', 1, 1, [keyword('prowess')]), sorcery('Blessing', '{W}', spell(gain(3)))],
    );
    table.cast('Blessing', 'W').stackUp();
    expect(table.stack).toEqual(['Blessing', 'Monk']);
    table.settle();
    expect(powerOf(table, 'Monk')).toBe(2);
    expect(table.life(0)).toBe(23);
  });

  it('cr 702.108a: prowess does not trigger for a creature spell', () => {
    const table = new RulesTable(
      [{ battlefield: ['Monk'], hand: ['Comer'] }, {}],
      [creature('Monk', 1, 1, [keyword('prowess')]), creature('Comer', 1, 1, [], { cost: '{G}' })],
    );
    table.cast('Comer', 'G');
    expect(table.waiting).toEqual([]);
  });

  it.each([
    { answer: yes, lives: [21, 19] },
    { answer: no, lives: [20, 20] },
  ])('cr 702.101a: extort may be paid as it resolves', ({ answer, lives }) => {
    const table = new RulesTable(
      [{ battlefield: ['Syndic'], hand: ['Nothing'] }, {}],
      [creature('Syndic', 1, 1, [keyword('extort')]), sorcery('Nothing', '{R}', spell({ kind: 'nothing' }))],
    );
    table.cast('Nothing', 'RW').settle(answer);
    expect([table.life(0), table.life(1)]).toEqual(lives);
  });

  it('cr 702.40a: storm counts spells cast before it this turn', () => {
    const storm = sorcery(
      'Grapeshot',
      '{R}',
      keyword('storm'),
      spell({ kind: 'lose-life', who: OPPONENTS, amount: 1 }),
    );
    const one = sorcery('One', '{W}', spell(gain(1)));
    const table = new RulesTable(
      [{ hand: ['Grapeshot', 'One'] }, { hand: ['Two'] }],
      [storm, one, card('Two', { abilities: [spell(gain(1))], types: ['instant'], cost: '{W}' })],
    );
    table.cast('One', 'W').settle();
    table.cast('Two', 'W', {}, 1).settle();
    table.cast('Grapeshot', 'R').settle();
    expect(table.life(1)).toBe(21 - 3);
  });

  it('cr 603.2: an ability triggers on the nth spell of a turn', () => {
    const second = card('Counting', {
      abilities: [whenever({ kind: 'cast', what: { kind: 'spell' }, by: YOU, nth: 2 }, gain(10))],
    });
    const names = ['One', 'Two', 'Three'];
    const table = new RulesTable(
      [{ battlefield: ['Counting'], hand: names }, {}],
      [second, ...names.map((name) => sorcery(name, '{W}', spell({ kind: 'nothing' })))],
    );
    const lives = names.map((name) => table.cast(name, 'W').settle().life(0));
    expect(lives).toEqual([20, 30, 30]);
  });
});

describe('cr 614.1c: a permanent enters as it was cast', () => {
  it('cr 702.44a: with sunburst counters for the colours of mana spent', () => {
    const table = new RulesTable(
      [{ hand: ['Etched', 'Engine'] }, {}],
      [
        creature('Etched', 0, 0, [keyword('sunburst')], { types: ['artifact', 'creature'], cost: '{4}' }),
        card('Engine', { abilities: [keyword('sunburst')], types: ['artifact'], cost: '{2}' }),
      ],
    );
    table.cast('Etched', 'WURR').settle();
    expect(table.permanent('Etched').counters).toEqual({ '+1/+1': 3 });
    table.cast('Engine', 'WW').settle();
    expect(table.permanent('Engine').counters).toEqual({ charge: 1 });
  });

  it('cr 107.3m: with X counters', () => {
    const hydra = creature(
      'Hydra',
      0,
      0,
      [
        {
          kind: 'static',
          effects: [
            { kind: 'enters', outcomes: [{ kind: 'with-counters', counter: '+1/+1', count: { kind: 'x' } }] },
          ],
        },
      ],
      { cost: '{X}{G}' },
    );
    const table = new RulesTable([{ hand: ['Hydra'] }, {}], [hydra]);
    table.cast('Hydra', 'GGGG', { x: 3 }).settle();
    expect(table.permanent('Hydra').counters).toEqual({ '+1/+1': 3 });
  });

  const mulldrifter = creature(
    'Mulldrifter',
    2,
    2,
    [keyword('evoke', { costs: [{ kind: 'mana', cost: '{U}' }] })],
    {
      cost: '{4}{U}',
    },
  );
  it('cr 702.74a: and is sacrificed if it was evoked', () => {
    const table = new RulesTable([{ hand: ['Mulldrifter'] }, {}], [mulldrifter]);
    table.cast('Mulldrifter', 'U', { alternative: 'evoke' }).settle();
    expect(table.graveyard(0)).toEqual(['Mulldrifter']);
    const paid = new RulesTable([{ hand: ['Mulldrifter'] }, {}], [mulldrifter]);
    paid.cast('Mulldrifter', 'UUUUU').settle();
    expect(paid.battlefield()).toEqual(['Mulldrifter']);
  });

  it('cr 702.109a: with haste, and returns, if it was dashed', () => {
    const dasher = creature('Dasher', 2, 1, [keyword('dash', { costs: [{ kind: 'mana', cost: '{R}' }] })], {
      cost: '{2}{R}',
    });
    const table = new RulesTable([{ hand: ['Dasher'] }, {}], [dasher]);
    table.cast('Dasher', 'R', { alternative: 'dash' }).settle();
    expect(sightOf(table.state).known(table.id('Dasher'))?.keywords.has('haste')).toBe(true);
    table.happen({ type: 'StepBegan', step: 'end' }).settle();
    expect(table.hand(0)).toEqual(['Dasher']);
  });

  it('cr 702.82a: and devours as the spell resolves', () => {
    const table = new RulesTable(
      [{ hand: ['Devourer'], battlefield: ['Bear', 'Other'] }, {}],
      [creature('Devourer', 1, 1, [keyword('devour', { value: 2 })], { cost: '{R}' })],
    );
    table.cast('Devourer', 'R').settle(cards('Bear', 'Other'));
    expect(table.permanent('Devourer').counters).toEqual({ '+1/+1': 4 });
    expect([...table.graveyard(0)].sort()).toEqual(['Bear', 'Other']);
  });
});

describe('cr 614: the zone a spell goes to', () => {
  it('cr 702.34a: flashback exiles it, however it leaves the stack', () => {
    const looting = sorcery(
      'Looting',
      '{2}{R}',
      spell(gain(2)),
      keyword('flashback', { costs: [{ kind: 'mana', cost: '{R}' }] }),
    );
    const table = new RulesTable([{ graveyard: ['Looting'] }, {}], [looting]);
    table.cast('Looting', 'R', { alternative: 'flashback' });
    table.settle();
    expect(table.life(0)).toBe(22);
    expect(table.exile()).toEqual(['Looting']);
    const countered = new RulesTable([{ graveyard: ['Looting'] }, {}], [looting]);
    countered.cast('Looting', 'R', { alternative: 'flashback' });
    countered.do(
      { kind: 'counter', what: { kind: 'bound', name: 'it' } },
      { bindings: { it: { objects: [countered.id('Looting')] } } },
    );
    expect(countered.exile()).toEqual(['Looting']);
  });

  it('cr 702.27a: buyback returns it to the hand', () => {
    const capsize = sorcery(
      'Capsize',
      '{U}',
      spell(gain(1)),
      keyword('buyback', { costs: [{ kind: 'mana', cost: '{3}' }] }),
    );
    const table = new RulesTable([{ hand: ['Capsize'] }, {}], [capsize]);
    table.cast('Capsize', 'UUUU', { optional: { buyback: 1 } }).settle();
    expect(table.hand(0)).toEqual(['Capsize']);
    table.cast('Capsize', 'U').settle();
    expect(table.graveyard(0)).toEqual(['Capsize']);
  });

  it('cr 702.88a: rebound exiles it and offers it at the next upkeep', () => {
    const staggershock = sorcery(
      'Shock',
      '{R}',
      spell({ kind: 'lose-life', who: OPPONENTS, amount: 2 }),
      keyword('rebound'),
    );
    const table = new RulesTable([{ hand: ['Shock'] }, {}], [staggershock]);
    table.cast('Shock', 'R').settle();
    expect(table.exile()).toEqual(['Shock']);
    table.happen({ type: 'TurnBegan', turn: 3, seat: 0 as Seat }, { type: 'StepBegan', step: 'upkeep' });
    table.settle(yes);
    expect(table.life(1)).toBe(16);
    expect(table.graveyard(0)).toEqual(['Shock']);
  });
});

describe('cr 603.2: on attacking and damage', () => {
  it('cr 702.91a: battle cry', () => {
    const table = new RulesTable(
      [{ battlefield: ['Crier', 'Bear', 'Home'] }, {}],
      [creature('Crier', 1, 1, [keyword('battle cry')]), creature('Home', 1, 1)],
    );
    attack(table, 'Crier', 'Bear').settle();
    expect(['Crier', 'Bear', 'Home'].map((name) => powerOf(table, name))).toEqual([1, 3, 1]);
  });

  it('cr 702.83a: exalted triggers for a creature that attacks alone', () => {
    const exalted = (name: string) => creature(name, 1, 1, [keyword('exalted')]);
    const table = new RulesTable(
      [{ battlefield: ['One', 'Two', 'Bear'] }, {}],
      [exalted('One'), exalted('Two')],
    );
    attack(table, 'Bear').settle((decision) => ({
      kind: 'order',
      order: decision.question.kind === 'order' ? [...decision.question.options.keys()] : [],
    }));
    expect(powerOf(table, 'Bear')).toBe(4);
  });

  it('cr 702.83a: exalted does not trigger for two attackers', () => {
    const table = new RulesTable(
      [{ battlefield: ['One', 'Bear'] }, {}],
      [creature('One', 1, 1, [keyword('exalted')])],
    );
    attack(table, 'One', 'Bear').settle();
    expect(powerOf(table, 'Bear')).toBe(2);
  });

  it('cr 603.2c: one or more attackers trigger an ability once, with their number', () => {
    const drums = card('Drums', {
      abilities: [
        whenever(
          { kind: 'attacks', what: { kind: 'type', is: 'creature' }, group: 'one-or-more' },
          { kind: 'gain-life', who: YOU, amount: { kind: 'event-amount' } },
        ),
      ],
    });
    const table = new RulesTable([{ battlefield: ['Drums', 'Bear', 'Other'] }, {}], [drums]);
    attack(table, 'Bear', 'Other').settle();
    expect(table.life(0)).toBe(22);
  });

  it('cr 508.3: an ability needs a number of attackers', () => {
    const drums = card('Drums', {
      abilities: [
        whenever(
          { kind: 'attacks', what: { kind: 'name', is: 'Bear' }, group: 'one-or-more', least: 2 },
          gain(1),
        ),
      ],
    });
    const table = new RulesTable([{ battlefield: ['Drums', 'Bear', 'Other'] }, {}], [drums]);
    attack(table, 'Bear', 'Other').settle();
    expect(table.life(0)).toBe(20);
  });

  it('cr 702.105a: dethrone triggers against a player with the most life', () => {
    const table = new RulesTable(
      [{ battlefield: ['Marchesa'], life: 10 }, {}],
      [creature('Marchesa', 1, 1, [keyword('dethrone')])],
    );
    attack(table, 'Marchesa').settle();
    expect(table.permanent('Marchesa').counters).toEqual({ '+1/+1': 1 });
    const ahead = new RulesTable(
      [{ battlefield: ['Marchesa'] }, { life: 10 }],
      [creature('Marchesa', 1, 1, [keyword('dethrone')])],
    );
    attack(ahead, 'Marchesa').settle();
    expect(ahead.permanent('Marchesa').counters).toEqual({});
  });

  const hit = (table: RulesTable, name: string, amount: number) =>
    table.verbs([{ verb: 'damage', source: table.id(name), to: 1 as Seat, amount, combat: true }]);

  it('cr 702.70a: poisonous', () => {
    const table = new RulesTable(
      [{ battlefield: ['Snake'] }, {}],
      [creature('Snake', 1, 1, [keyword('poisonous', { value: 2 })])],
    );
    hit(table, 'Snake', 1).settle();
    expect(table.state.seats[1]!.counters).toEqual({ poison: 2 });
    expect(table.life(1)).toBe(19);
  });

  it('cr 702.112a: renown triggers the first time', () => {
    const table = new RulesTable(
      [{ battlefield: ['Knight'] }, {}],
      [creature('Knight', 1, 1, [keyword('renown', { value: 1 })])],
    );
    hit(table, 'Knight', 1).settle();
    hit(table, 'Knight', 2).settle();
    expect(table.permanent('Knight').counters).toEqual({ '+1/+1': 1 });
    expect(table.permanent('Knight').marks).toContain('renowned');
  });

  it('cr 120.3: damage from several sources at once is one event for each player', () => {
    const ledger = card('Ledger', {
      abilities: [
        whenever(
          {
            kind: 'damage',
            from: { kind: 'controller', is: YOU },
            players: ALL,
            combat: 'combat',
            group: 'one-or-more',
          },
          gain(1),
        ),
      ],
    });
    const table = new RulesTable([{ battlefield: ['Ledger', 'Bear', 'Other'] }, {}, {}], [ledger]);
    const damage = (name: string, to: number) => ({
      verb: 'damage' as const,
      source: table.id(name),
      to: to as Seat,
      amount: 1,
      combat: true,
    });
    table.verbs([damage('Bear', 1), damage('Other', 1)]).settle();
    expect(table.life(0)).toBe(21);
    table.verbs([damage('Bear', 1), damage('Other', 2)]).settle();
    expect(table.life(0)).toBe(23);
  });
});
