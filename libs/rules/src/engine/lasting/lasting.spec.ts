// Continuous effects (cr 611): what they affect, what is fixed when they begin, when they end.
import type { Duration, Effect } from '#abilities';
import { sightOf } from '../../reading/characteristics/characteristics.js';
import { word } from '#testkit/tables/effect-table';
import {
  both,
  card,
  creature,
  CREATURE,
  gain,
  OPPONENTS,
  RulesTable,
  steps,
  THIS,
  whenever,
  YOU,
  YOURS,
} from '#testkit/tables/rules-table';
import type { Seat } from '../../model/basics/ids.js';
import { endEffectsAt } from './expire.js';

const IT = { kind: 'bound', name: 'it' } as const;
const it_ = (table: RulesTable, ...names: readonly string[]) => ({
  bindings: { it: { objects: names.map((name) => table.id(name)) } },
});
const END_OF_TURN = { kind: 'end-of-turn' } as const;
const pump = (until: Duration, amount: Extract<Effect, { kind: 'draw' }>['count'] = 3): Effect => ({
  kind: 'continuous',
  what: IT,
  changes: [{ kind: 'modify-stats', power: amount, toughness: amount }],
  until,
});
const powerOf = (table: RulesTable, name: string) => sightOf(table.state).known(table.id(name))?.power;
const bear = () => new RulesTable([{ battlefield: ['Bear'] }, {}]);

describe('cr 611.2c-d: an effect fixes when it begins', () => {
  it('cr 611.2c: the creatures it affects', () => {
    const table = new RulesTable(
      [{ battlefield: ['White', 'Other'], hand: ['Late'] }, {}],
      [
        creature('White', 1, 1, [], { colours: ['white'] }),
        creature('Late', 1, 1, [], { colours: ['white'] }),
      ],
    );
    table.do({
      kind: 'continuous',
      what: { kind: 'each', filter: both(CREATURE, { kind: 'colour', is: 'white' }) },
      changes: [{ kind: 'modify-stats', power: 1, toughness: 1 }],
      until: END_OF_TURN,
    });
    table.do(
      {
        kind: 'continuous',
        what: IT,
        changes: [{ kind: 'set-colours', colours: ['black'] }],
        until: END_OF_TURN,
      },
      it_(table, 'White'),
    );
    table.do({ kind: 'move', what: IT, to: 'battlefield', cause: 'put' }, it_(table, 'Late'));
    expect(['White', 'Other', 'Late'].map((name) => powerOf(table, name))).toEqual([2, 2, 1]);
  });

  it('cr 611.2d, 608.2h: a number that it counts', () => {
    const table = new RulesTable([{ battlefield: ['Bear', 'Other'] }, {}]);
    table.do(pump(END_OF_TURN, { kind: 'count', of: both(CREATURE, YOURS) }), it_(table, 'Bear'));
    expect(powerOf(table, 'Bear')).toBe(4);
    table.do({ kind: 'move', what: IT, to: 'hand', cause: 'return' }, it_(table, 'Other'));
    expect(powerOf(table, 'Bear')).toBe(4);
  });

  it('cr 611.2d: a colour that was chosen, also within an ability it gives', () => {
    const table = bear();
    table.do(
      steps(
        { kind: 'choose-colour', who: YOU, bind: 'colour' },
        {
          kind: 'continuous',
          what: IT,
          changes: [
            { kind: 'set-colours', colours: [{ kind: 'chosen', name: 'colour' }] },
            {
              kind: 'gain-ability',
              ability: {
                kind: 'keyword',
                name: 'protection',
                filter: { kind: 'colour', is: { kind: 'chosen', name: 'colour' } },
              },
            },
          ],
          until: END_OF_TURN,
        },
      ),
      { ...it_(table, 'Bear'), answers: [word('green')] },
    );
    expect(sightOf(table.state).known(table.id('Bear'))?.colours).toEqual(['green']);
    expect(JSON.stringify(table.state.lasting[0]?.changes)).not.toContain('chosen');
  });

  it('cr 611.2c: its controller, even if the object it comes from changes controller', () => {
    const table = new RulesTable([{}, { battlefield: ['Bear'] }]);
    table.do(
      {
        kind: 'continuous',
        what: IT,
        changes: [{ kind: 'control', to: { kind: 'active' } }],
        until: END_OF_TURN,
      },
      it_(table, 'Bear'),
    );
    table.happen({ type: 'TurnBegan', turn: 2, seat: 1 as Seat });
    expect(sightOf(table.state).known(table.id('Bear'))?.controller).toBe(0);
  });

  it('an effect on an object that is gone does nothing', () => {
    const table = bear();
    const gone = it_(table, 'Bear');
    table.do({ kind: 'move', what: IT, to: 'exile', cause: 'exile' }, gone).do(pump(END_OF_TURN), gone);
    expect(table.state.lasting).toEqual([]);
  });
});

describe('cr 611.2a-b: an effect lasts', () => {
  it('cr 514.2: until end of turn', () => {
    const table = bear();
    table.do(pump(END_OF_TURN), it_(table, 'Bear'));
    expect(powerOf(table, 'Bear')).toBe(5);
    table.endTurn();
    expect(powerOf(table, 'Bear')).toBe(2);
  });

  it('cr 611.2a: for the rest of the game if it names no end', () => {
    const table = bear();
    table.do(pump({ kind: 'forever' }), it_(table, 'Bear'));
    table.endTurn();
    expect(powerOf(table, 'Bear')).toBe(5);
  });

  it('until end of combat', () => {
    const table = bear();
    table.do(pump({ kind: 'end-of-combat' }), it_(table, 'Bear'));
    endEffectsAt(table.proposal, { at: 'end-of-combat' });
    expect(powerOf(table, 'Bear')).toBe(2);
  });

  it('until your next turn, and not until another’s', () => {
    const table = bear();
    table.do(pump({ kind: 'next-turn', whose: YOU }), it_(table, 'Bear'));
    table.endTurn();
    endEffectsAt(table.proposal, { at: 'turn', seat: 1 as Seat });
    expect(powerOf(table, 'Bear')).toBe(5);
    endEffectsAt(table.proposal, { at: 'turn', seat: 0 as Seat });
    expect(powerOf(table, 'Bear')).toBe(2);
  });

  it('until the end of your next turn', () => {
    const table = bear();
    table.do(pump({ kind: 'end-of-next-turn', whose: YOU }), it_(table, 'Bear'));
    table.endTurn();
    table.happen({ type: 'TurnBegan', turn: 2, seat: 1 as Seat }).endTurn();
    expect(powerOf(table, 'Bear')).toBe(5);
    table.happen({ type: 'TurnBegan', turn: 3, seat: 0 as Seat });
    expect(powerOf(table, 'Bear')).toBe(5);
    table.endTurn();
    expect(powerOf(table, 'Bear')).toBe(2);
  });

  it('cr 502.3: until each permanent’s own controller has untapped', () => {
    const table = new RulesTable([{ battlefield: ['Bear'] }, { battlefield: ['Ox'] }]);
    table.do(pump({ kind: 'next-untap-step' }), it_(table, 'Bear', 'Ox'));
    endEffectsAt(table.proposal, { at: 'untapped', active: 1 as Seat });
    expect([powerOf(table, 'Bear'), powerOf(table, 'Ox')]).toEqual([5, 2]);
    endEffectsAt(table.proposal, { at: 'untapped', active: 0 as Seat });
    expect(powerOf(table, 'Bear')).toBe(2);
  });

  it('until the next step of a kind', () => {
    const table = bear();
    table.do(pump({ kind: 'next-step', step: 'end', whose: YOU }), it_(table, 'Bear'));
    endEffectsAt(table.proposal, { at: 'step', step: 'end', active: 1 as Seat });
    endEffectsAt(table.proposal, { at: 'step', step: 'upkeep', active: 0 as Seat });
    expect(powerOf(table, 'Bear')).toBe(5);
    endEffectsAt(table.proposal, { at: 'step', step: 'end', active: 0 as Seat });
    expect(powerOf(table, 'Bear')).toBe(2);
  });

  it('cr 611.2b: for as long as a condition holds', () => {
    const table = bear();
    const whileAhead: Duration = {
      kind: 'while',
      condition: { kind: 'compare', left: { kind: 'life', of: YOU }, compare: 'at-least', right: 20 },
    };
    table.do(pump(whileAhead), it_(table, 'Bear'));
    expect(powerOf(table, 'Bear')).toBe(5);
    table.do({ kind: 'lose-life', who: YOU, amount: 1 });
    expect(powerOf(table, 'Bear')).toBe(2);
    table.do(gain(5));
    expect(powerOf(table, 'Bear')).toBe(2);
  });

  const thief = creature('Thief', 2, 2, [
    whenever(
      { kind: 'gains-life', who: YOU },
      {
        kind: 'continuous',
        what: { kind: 'each', filter: both(CREATURE, { kind: 'controller', is: OPPONENTS }) },
        changes: [{ kind: 'control', to: YOU }],
        until: { kind: 'while-this', status: 'controlled' },
      },
    ),
  ]);
  const stolen = (table: RulesTable) => sightOf(table.state).known(table.id('Bear'))?.controller;

  it('cr 611.2b: for as long as you control this', () => {
    const table = new RulesTable([{ battlefield: ['Thief'] }, { battlefield: ['Bear'] }], [thief]);
    table.do(gain(1)).settle();
    expect(stolen(table)).toBe(0);
    table.do({ kind: 'destroy', what: IT }, it_(table, 'Thief')).settle();
    expect(stolen(table)).toBe(1);
  });

  it('cr 611.2b: for no time if its end came before it began', () => {
    const table = new RulesTable([{ battlefield: ['Thief'] }, { battlefield: ['Bear'] }], [thief]);
    table.do(gain(1)).stackUp().do({ kind: 'destroy', what: IT }, it_(table, 'Thief'));
    table.settle();
    expect(stolen(table)).toBe(1);
    expect(table.state.lasting).toEqual([]);
  });

  it('cr 611.2b: for as long as this is tapped', () => {
    const tapper = creature('Tapper', 1, 1, [
      whenever(
        { kind: 'taps', what: { kind: 'is', of: THIS } },
        {
          kind: 'continuous',
          what: { kind: 'each', filter: { kind: 'name', is: 'Bear' } },
          changes: [{ kind: 'modify-stats', power: 1, toughness: 0 }],
          until: { kind: 'while-this', status: 'tapped' },
        },
      ),
    ]);
    const table = new RulesTable([{ battlefield: ['Tapper', 'Bear'] }, {}], [tapper]);
    table.do({ kind: 'tap', what: IT }, it_(table, 'Tapper')).settle();
    expect(powerOf(table, 'Bear')).toBe(3);
    table.do({ kind: 'untap', what: IT }, it_(table, 'Tapper'));
    expect(powerOf(table, 'Bear')).toBe(2);
  });

  it('until something happens', () => {
    const table = bear();
    table.do(pump({ kind: 'until', pattern: { kind: 'gains-life', who: OPPONENTS } }), it_(table, 'Bear'));
    table.do(gain(1));
    expect(powerOf(table, 'Bear')).toBe(5);
    table.do(gain(1), { controller: 1 });
    expect(powerOf(table, 'Bear')).toBe(2);
  });

  it('for a number of uses', () => {
    const table = bear();
    table.do({
      kind: 'create-replacement',
      replacement: {
        kind: 'replace',
        event: { kind: 'gains-life', who: YOU },
        outcomes: [{ kind: 'amount', value: { kind: 'product', of: { kind: 'event-amount' }, by: 2 } }],
      },
      until: END_OF_TURN,
      uses: 2,
    });
    table.do(gain(1)).do(gain(1)).do(gain(1));
    expect(table.life(0)).toBe(25);
    expect(table.state.lasting).toEqual([]);
  });
});

describe('other effects that last', () => {
  it('cr 611.2c: a rule changes the game for later objects too', () => {
    const table = new RulesTable([{ hand: ['Late'] }, {}], [creature('Late', 1, 1)]);
    table.do({
      kind: 'rule',
      effects: [{ kind: 'enters', what: CREATURE, outcomes: [{ kind: 'tapped' }] }],
      until: END_OF_TURN,
    });
    table.do({ kind: 'move', what: IT, to: 'battlefield', cause: 'put' }, it_(table, 'Late'));
    expect(table.permanent('Late').tapped).toBe(true);
  });

  it('cr 614.10a: two skip effects wait for separate occurrences', () => {
    const table = new RulesTable([{}, {}]);
    const skip: Effect = { kind: 'skip', who: OPPONENTS, what: 'draw' };
    table.do(skip).do({ ...skip, count: 2 });
    expect(table.state.future.skips).toEqual(Array(3).fill({ seat: 1, what: 'draw' }));
  });

  it('effects of a source are ended', () => {
    const table = bear();
    table.do(pump({ kind: 'forever' }), it_(table, 'Bear'));
    const source = table.state.lasting[0]!.source;
    table.do({ kind: 'end-continuous', what: IT }, { bindings: { it: { objects: [source] } } });
    expect(powerOf(table, 'Bear')).toBe(2);
  });

  it('cr 603.7c: a delayed ability affects the objects its creator affected', () => {
    const maker = creature('Maker', 1, 1, [
      {
        kind: 'triggered',
        when: { kind: 'gains-life', who: YOU },
        body: {
          kind: 'plain',
          targets: [{ kind: 'target', filter: both(CREATURE, { kind: 'controller', is: OPPONENTS }) }],
          effect: {
            kind: 'delayed',
            when: { kind: 'step', is: 'end' },
            body: { kind: 'plain', effect: { kind: 'destroy', what: { kind: 'target', slot: 0 } } },
          },
        },
      },
    ]);
    const table = new RulesTable([{ battlefield: ['Maker'] }, { battlefield: ['Bear'] }], [maker]);
    table.do(gain(1)).settle();
    expect(table.graveyard(1)).toEqual([]);
    table.happen({ type: 'StepBegan', step: 'end' }).settle();
    expect(table.graveyard(1)).toEqual(['Bear']);
  });

  it('cr 603.4: a delayed ability’s condition is checked again on resolution', () => {
    const table = new RulesTable([{}, {}], [card('Nothing')]);
    table.do({
      kind: 'delayed',
      when: { kind: 'gains-life', who: OPPONENTS },
      if: { kind: 'compare', left: { kind: 'life', of: YOU }, compare: 'equal', right: 20 },
      body: { kind: 'plain', effect: { kind: 'lose-life', who: OPPONENTS, amount: 10 } },
    });
    table.do(gain(1), { controller: 1 }).stackUp().do(gain(1)).settle();
    expect(table.life(1)).toBe(21);
  });
});
