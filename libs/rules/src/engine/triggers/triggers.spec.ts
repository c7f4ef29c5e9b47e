// Triggered abilities (cr 603): what triggers, when, how often; how it gets onto the stack.
import type { Effect, Filter } from '#abilities';
import { type Seat } from '../../model/basics/ids.js';
import { no, order, yes } from '#testkit/tables/effect-table';
import {
  ALL,
  both,
  card,
  creature,
  CREATURE,
  DIES,
  ENTERS,
  gain,
  IS_THIS,
  OPPONENTS,
  RulesTable,
  whenever,
  YOU,
  YOURS,
} from '#testkit/tables/rules-table';

const EACH_CREATURE = { kind: 'each', filter: CREATURE } as const;
const destroyAll: Effect = { kind: 'destroy', what: EACH_CREATURE };
const LAND = { kind: 'type', is: 'land' } as const;
const toGraveyard = (what: Filter) =>
  ({ kind: 'moves', what, from: ['battlefield'], to: ['graveyard'] }) as const;

describe('cr 603.2: an ability triggers on its event', () => {
  it('cr 603.2c: it triggers once for each occurrence in the event', () => {
    const watcher = card('Mourner', { abilities: [whenever(toGraveyard(LAND), gain(1))] });
    const table = new RulesTable(
      [{ battlefield: ['Mourner', 'Forest', 'Island'] }, { battlefield: ['Forest'] }],
      [watcher],
    );
    table.do({ kind: 'destroy', what: { kind: 'each', filter: LAND } }).settle();
    expect(table.life(0)).toBe(23);
  });

  it('cr 603.2c: one or more objects together trigger it once, and it knows them all', () => {
    const watcher = card('Mourner', {
      abilities: [
        whenever(
          { ...toGraveyard(CREATURE), group: 'one-or-more' },
          {
            kind: 'gain-life',
            who: YOU,
            amount: { kind: 'event-amount' },
          },
        ),
      ],
    });
    const table = new RulesTable([{ battlefield: ['Mourner', 'Bear', 'Other'] }, {}], [watcher]);
    table.do(destroyAll);
    expect(table.waiting).toEqual(['Mourner']);
    table.settle();
    expect(table.life(0)).toBe(22);
  });

  it('cr 701.9a: the player who discards did it, whoever made them', () => {
    const watcher = card('Gleaner', {
      abilities: [
        whenever(
          { kind: 'moves', what: { kind: 'anything' }, from: ['hand'], cause: ['discard'], by: OPPONENTS },
          gain(1),
        ),
      ],
    });
    const table = new RulesTable(
      [{ battlefield: ['Gleaner'], hand: ['Forest'] }, { hand: ['Forest'] }],
      [watcher],
    );
    table.do({ kind: 'discard', who: ALL, how: 'hand' }).settle();
    expect(table.life(0)).toBe(21);
  });

  it('cr 603.2c: damage from one source to several at once is one event', () => {
    const amount = { kind: 'event-amount' } as const;
    const watcher = card('Drinker', {
      abilities: [whenever({ kind: 'damage', from: CREATURE }, { kind: 'gain-life', who: YOU, amount })],
    });
    const table = new RulesTable([{ battlefield: ['Drinker', 'Bear', 'Other'] }, {}], [watcher]);
    const hit: Effect = {
      kind: 'damage',
      from: { kind: 'bound', name: 'it' },
      to: EACH_CREATURE,
      players: OPPONENTS,
      amount: 1,
    };
    table.do(hit, { bindings: { it: { objects: [table.id('Bear')] } } });
    expect(table.waiting).toEqual(['Drinker']);
    table.settle();
    expect(table.life(0)).toBe(23);
  });

  it('cr 603.2d: it triggers an additional time for each effect that says so', () => {
    const ability = whenever({ kind: 'gains-life', who: OPPONENTS }, gain(1));
    const again = card('Echo', {
      abilities: [{ kind: 'static', effects: [{ kind: 'trigger-again', source: both(CREATURE, YOURS) }] }],
    });
    const table = new RulesTable(
      [{ battlefield: ['Listener', 'Echo'] }, {}],
      [creature('Listener', 1, 1, [ability]), again],
    );
    table.do(gain(3), { controller: 1 });
    expect(table.waiting).toEqual(['Listener', 'Listener']);
  });

  it('cr 603.2d, 109.2: it triggers an additional time only as an ability of a permanent', () => {
    const ability = whenever({ kind: 'gains-life', who: OPPONENTS }, gain(1), { zone: 'graveyard' });
    const again = card('Echo', {
      abilities: [{ kind: 'static', effects: [{ kind: 'trigger-again', source: YOURS }] }],
    });
    const table = new RulesTable(
      [{ battlefield: ['Echo'], graveyard: ['Listener'] }, {}],
      [creature('Listener', 1, 1, [ability]), again],
    );
    table.do(gain(3), { controller: 1 });
    expect(table.waiting).toEqual(['Listener']);
  });

  it('cr 603.2d: an effect doubles only the triggers it names, and such effects add up', () => {
    const harmonicon = (name: string) =>
      card(name, {
        abilities: [
          {
            kind: 'static',
            effects: [
              {
                kind: 'trigger-again',
                source: YOURS,
                pattern: { kind: 'moves', what: CREATURE, to: ['battlefield'] },
              },
            ],
          },
        ],
      });
    const comer = creature('Comer', 1, 1, [
      whenever(ENTERS, { kind: 'nothing' }),
      whenever(DIES, { kind: 'nothing' }),
    ]);
    const table = new RulesTable(
      [{ battlefield: ['One', 'Two'], hand: ['Comer'] }, {}],
      [harmonicon('One'), harmonicon('Two'), comer],
    );
    const it_ = { bindings: { it: { objects: [table.id('Comer')] } } };
    table.do({ kind: 'move', what: { kind: 'bound', name: 'it' }, to: 'battlefield', cause: 'put' }, it_);
    expect(table.waiting).toHaveLength(3);
    table.settle().do(destroyAll);
    expect(table.waiting).toHaveLength(1);
  });

  it('cr 603.7b: a delayed ability for this turn ends with it', () => {
    const table = new RulesTable([{}, {}]);
    table.do({
      kind: 'delayed',
      when: { kind: 'gains-life', who: ALL },
      body: { kind: 'plain', effect: { kind: 'nothing' } },
      until: { kind: 'end-of-turn' },
    });
    table.endTurn().do(gain(1));
    expect(table.waiting).toEqual([]);
  });

  it('cr 603.2d: a delayed ability triggers no additional time', () => {
    const again = card('Echo', {
      abilities: [{ kind: 'static', effects: [{ kind: 'trigger-again', source: { kind: 'anything' } }] }],
    });
    const table = new RulesTable([{ battlefield: ['Echo'] }, {}], [again]);
    table.do({
      kind: 'delayed',
      when: { kind: 'gains-life', who: ALL },
      body: { kind: 'plain', effect: gain(1) },
    });
    table.do(gain(2), { controller: 1 });
    expect(table.waiting).toHaveLength(1);
  });

  it.each([
    ['drawn', 'library', 'hand', 0],
    ['put back from a hand', 'hand', 'library', 0],
    ['returned from a graveyard', 'graveyard', 'hand', 1],
    ['discarded', 'hand', 'graveyard', 1],
  ] as const)('cr 603.2f: it does not trigger on what is not public: %s', (_, from, to, times) => {
    const ability = whenever({ kind: 'moves', what: IS_THIS, to: [to] }, gain(1));
    const table = new RulesTable([{ [from]: ['Wanderer'] }, {}], [creature('Wanderer', 1, 1, [ability])]);
    const it = { bindings: { it: { objects: [table.id('Wanderer')] } } };
    table.do({ kind: 'move', what: { kind: 'bound', name: 'it' }, to, cause: 'put' }, it);
    expect(table.waiting).toHaveLength(times);
  });

  it('cr 603.2e: a permanent that enters tapped does not become tapped', () => {
    const ability = whenever({ kind: 'taps', what: IS_THIS }, gain(1));
    const table = new RulesTable(
      [{ hand: ['Sleeper'] }, {}],
      [
        creature('Sleeper', 1, 1, [
          ability,
          { kind: 'static', effects: [{ kind: 'enters', outcomes: [{ kind: 'tapped' }] }] },
        ]),
      ],
    );
    table.do(
      { kind: 'move', what: { kind: 'bound', name: 'it' }, to: 'battlefield', cause: 'put' },
      {
        bindings: { it: { objects: [table.id('Sleeper')] } },
      },
    );
    expect(table.permanent('Sleeper').tapped).toBe(true);
    expect(table.waiting).toEqual([]);
    const tap: Effect = { kind: 'tap', what: { kind: 'bound', name: 'it' } };
    const it = { bindings: { it: { objects: [table.id('Sleeper')] } } };
    table.do({ kind: 'untap', what: { kind: 'bound', name: 'it' } }, it).do(tap, it);
    expect(table.waiting).toEqual(['Sleeper']);
    // It is already tapped, so it does not become tapped.
    table.do(tap, it);
    expect(table.waiting).toEqual(['Sleeper']);
  });

  it('cr 603.2g: fully prevented damage was not dealt', () => {
    const ability = whenever({ kind: 'damage', to: IS_THIS }, gain(1));
    const table = new RulesTable([{ battlefield: ['Target'] }, {}], [creature('Target', 1, 5, [ability])]);
    const it = { bindings: { it: { objects: [table.id('Target')] } } };
    table.do(
      {
        kind: 'prevent-damage',
        to: { kind: 'bound', name: 'it' },
        amount: 2,
        until: { kind: 'end-of-turn' },
      },
      it,
    );
    const hit: Effect = { kind: 'damage', to: { kind: 'bound', name: 'it' }, amount: 2 };
    table.do(hit, it);
    expect(table.waiting).toEqual([]);
    table.do(hit, it);
    expect(table.waiting).toEqual(['Target']);
  });

  it('cr 603.2h: it triggers once each turn, and not again before the next', () => {
    const ability = whenever({ kind: 'gains-life', who: OPPONENTS }, gain(1), { limit: 'once-each-turn' });
    const table = new RulesTable(
      [{ battlefield: ['Listener'] }, {}],
      [creature('Listener', 1, 1, [ability])],
    );
    table.do(gain(1), { controller: 1 }).do(gain(1), { controller: 1 });
    expect(table.waiting).toHaveLength(1);
    table.happen({ type: 'TurnBegan', turn: 2, seat: 1 as Seat }).do(gain(1), { controller: 1 });
    expect(table.waiting).toHaveLength(2);
  });
});

describe('cr 603.3: triggered abilities are put on the stack', () => {
  const listener = (name: string) =>
    creature(name, 1, 1, [whenever({ kind: 'gains-life', who: ALL }, { kind: 'nothing' })]);
  const all = ['First', 'Second', 'Third', 'Fourth'].map(listener);

  it('cr 603.3b: the active player’s first, each player’s in the order they choose', () => {
    const table = new RulesTable(
      [{ battlefield: ['First', 'Second'] }, { battlefield: ['Third', 'Fourth'] }],
      all,
    );
    table.do(gain(1)).stackUp(order(1, 0), order(0, 1));
    expect(table.asked.map(({ seat, prompt }) => [seat, prompt])).toEqual([
      [0, 'order-triggers'],
      [1, 'order-triggers'],
    ]);
    expect(table.stack).toEqual(['Second', 'First', 'Third', 'Fourth']);
  });

  it('cr 603.3b: without asking if they are the same', () => {
    const twice = card('Echo', {
      abilities: [{ kind: 'static', effects: [{ kind: 'trigger-again', source: CREATURE }] }],
    });
    const table = new RulesTable([{ battlefield: ['First', 'Echo'] }, {}], [...all, twice]);
    table.do(gain(1)).stackUp();
    expect(table.stack).toEqual(['First', 'First']);
  });

  it('cr 603.3b: an ability that triggers on another ability triggering goes on top', () => {
    const onTrigger = creature('Watcher', 1, 1, [
      whenever({ kind: 'triggered', of: CREATURE }, { kind: 'nothing' }),
      whenever({ kind: 'gains-life', who: ALL }, { kind: 'nothing' }),
    ]);
    const table = new RulesTable(
      [{ battlefield: ['Watcher'] }, { battlefield: ['First'] }],
      [...all, onTrigger],
    );
    table.do(gain(1)).stackUp();
    expect(table.stack).toEqual(['Watcher', 'First']);
    expect(table.waiting.every((name) => name === 'Watcher')).toBe(true);
    expect(table.waiting.length).toBeGreaterThan(0);
  });

  it('cr 603.3a: under the control of the player who controlled the source then', () => {
    const table = new RulesTable(
      [{}, { battlefield: ['Dying'] }],
      [creature('Dying', 1, 1, [whenever(DIES, gain(4))])],
    );
    table.do(destroyAll).settle();
    expect([table.life(0), table.life(1)]).toEqual([20, 24]);
  });

  const shooter = creature('Shooter', 1, 1, [
    {
      kind: 'triggered',
      when: { kind: 'gains-life', who: YOU },
      body: {
        kind: 'plain',
        targets: [{ kind: 'target', filter: both(CREATURE, { kind: 'controller', is: OPPONENTS }) }],
        effect: { kind: 'destroy', what: { kind: 'target', slot: 0 } },
      },
    },
  ]);

  it('cr 603.3d: and their targets are chosen', () => {
    const table = new RulesTable(
      [{ battlefield: ['Shooter'] }, { battlefield: ['Bear', 'Other'] }],
      [shooter],
    );
    table.do(gain(1)).settle((_, at) => ({ kind: 'choose-targets', targets: [{ object: at.id('Other') }] }));
    expect(table.battlefield()).toEqual(['Shooter', 'Bear']);
  });

  it('cr 603.3d: or removed without a legal target', () => {
    const table = new RulesTable([{ battlefield: ['Shooter', 'Bear'] }, {}], [shooter]);
    table.do(gain(1)).stackUp();
    expect(table.stack).toEqual([]);
    expect(table.waiting).toEqual([]);
  });

  const modal = creature('Chooser', 1, 1, [
    {
      kind: 'triggered',
      when: { kind: 'gains-life', who: YOU },
      body: {
        kind: 'modal',
        least: 1,
        most: 1,
        options: [
          { kind: 'mode', effect: { kind: 'lose-life', who: OPPONENTS, amount: 1 } },
          {
            kind: 'mode',
            targets: [{ kind: 'target', filter: { kind: 'type', is: 'battle' } }],
            effect: { kind: 'destroy', what: { kind: 'target', slot: 0 } },
          },
          { kind: 'mode', effect: { kind: 'lose-life', who: OPPONENTS, amount: 3 } },
        ],
      },
    },
  ]);

  it('cr 603.3c: and a mode is chosen, never one without legal targets', () => {
    const table = new RulesTable([{ battlefield: ['Chooser'] }, {}], [modal]);
    table.do(gain(1)).settle((decision) => {
      expect(decision.question).toMatchObject({ options: [{ label: 'mode 1' }, { label: 'mode 3' }] });
      return { kind: 'choose-modes', modes: [1] };
    });
    expect(table.life(1)).toBe(17);
  });
});

describe('cr 603.4: intervening if', () => {
  const ability = whenever(
    { kind: 'gains-life', who: YOU },
    { kind: 'lose-life', who: OPPONENTS, amount: 5 },
    {
      if: { kind: 'compare', left: { kind: 'life', of: YOU }, compare: 'at-least', right: 40 },
    },
  );
  const sovereign = creature('Sovereign', 4, 6, [ability]);

  it('cr 603.4: an ability triggers only if the condition is true then', () => {
    const table = new RulesTable([{ battlefield: ['Sovereign'] }, {}], [sovereign]);
    table.do(gain(19));
    expect(table.waiting).toEqual([]);
    table.do(gain(1));
    expect(table.waiting).toEqual(['Sovereign']);
  });

  it('cr 603.4: an intervening if is checked again on resolution', () => {
    const table = new RulesTable([{ battlefield: ['Sovereign'] }, {}], [sovereign]);
    table.do(gain(20)).stackUp();
    table.do({ kind: 'lose-life', who: YOU, amount: 1 }).settle();
    expect(table.life(1)).toBe(20);
  });

  it('cr 603.4: an ability resolves if the condition is still true', () => {
    const table = new RulesTable([{ battlefield: ['Sovereign'] }, {}], [sovereign]);
    table.do(gain(20)).settle();
    expect(table.life(1)).toBe(15);
  });
});

describe('cr 603.5: optional effects', () => {
  const ability = whenever({ kind: 'loses-life', who: YOU }, { kind: 'may', who: YOU, effect: gain(2) });
  it.each([
    { answer: yes, life: 21 },
    { answer: no, life: 19 },
  ])(
    'cr 603.5: the ability is put on the stack, and the choice is made on resolution',
    ({ answer, life }) => {
      const table = new RulesTable([{ battlefield: ['Maybe'] }, {}], [creature('Maybe', 1, 1, [ability])]);
      table.do({ kind: 'lose-life', who: YOU, amount: 1 }).stackUp();
      expect(table.stack).toEqual(['Maybe']);
      table.settle(answer);
      expect(table.life(0)).toBe(life);
    },
  );
});
