// Triggered abilities (cr 603): what triggers, when, how often; how it gets onto the stack.
import type { Effect, Filter } from '#abilities';
import { graveyardOf, objectNumber, type ObjectId, type Seat } from '../state/ids.js';
import { no, order, yes } from '../fixtures/effect.fixture.js';
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
  SUBJECT,
  THIS,
  whenever,
  YOU,
  YOURS,
} from '../fixtures/rules.fixture.js';

const EACH_CREATURE = { kind: 'each', filter: CREATURE } as const;
const destroyAll: Effect = { kind: 'destroy', what: EACH_CREATURE };
const LAND = { kind: 'type', is: 'land' } as const;
const toGraveyard = (what: Filter) =>
  ({ kind: 'moves', what, from: ['battlefield'], to: ['graveyard'] }) as const;

describe('cr 603.2: an ability triggers on its event', () => {
  it('cr 603.2c: once for each occurrence that the event contains', () => {
    const watcher = card('Mourner', [whenever(toGraveyard(LAND), gain(1))]);
    const table = new RulesTable(
      [{ battlefield: ['Mourner', 'Forest', 'Island'] }, { battlefield: ['Forest'] }],
      [watcher],
    );
    table.do({ kind: 'destroy', what: { kind: 'each', filter: LAND } }).settle();
    expect(table.life(0)).toBe(23);
  });

  it('cr 603.2c: one or more things together trigger it once, and it knows them all', () => {
    const watcher = card('Mourner', [
      whenever(
        { ...toGraveyard(CREATURE), group: 'one-or-more' },
        {
          kind: 'gain-life',
          who: YOU,
          amount: { kind: 'event-amount' },
        },
      ),
    ]);
    const table = new RulesTable([{ battlefield: ['Mourner', 'Bear', 'Other'] }, {}], [watcher]);
    table.do(destroyAll);
    expect(table.waiting).toEqual(['Mourner']);
    table.settle();
    expect(table.life(0)).toBe(22);
  });

  it('cr 701.9a: it is the player who discards who did it, whoever made them', () => {
    const watcher = card('Gleaner', [
      whenever(
        { kind: 'moves', what: { kind: 'anything' }, from: ['hand'], cause: ['discard'], by: OPPONENTS },
        gain(1),
      ),
    ]);
    const table = new RulesTable(
      [{ battlefield: ['Gleaner'], hand: ['Forest'] }, { hand: ['Forest'] }],
      [watcher],
    );
    table.do({ kind: 'discard', who: ALL, how: 'hand' }).settle();
    expect(table.life(0)).toBe(21);
  });

  it('cr 603.2c: dealing damage to several at once is one event of what deals it', () => {
    const amount = { kind: 'event-amount' } as const;
    const watcher = card('Drinker', [
      whenever({ kind: 'damage', from: CREATURE }, { kind: 'gain-life', who: YOU, amount }),
    ]);
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

  it('cr 603.2d: triggers an additional time for each effect that says so', () => {
    const ability = whenever({ kind: 'gains-life', who: OPPONENTS }, gain(1));
    const again = card('Echo', [
      { kind: 'static', effects: [{ kind: 'trigger-again', source: both(CREATURE, YOURS) }] },
    ]);
    const table = new RulesTable(
      [{ battlefield: ['Listener', 'Echo'] }, {}],
      [creature('Listener', 1, 1, [ability]), again],
    );
    table.do(gain(3), { controller: 1 });
    expect(table.waiting).toEqual(['Listener', 'Listener']);
  });

  it('cr 603.2d: only for events it speaks of, and effects of the kind add up', () => {
    const harmonicon = (name: string) =>
      card(name, [
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
      ]);
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

  it('cr 603.7b: a delayed ability that was made for the turn is gone with it', () => {
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
    const again = card('Echo', [
      { kind: 'static', effects: [{ kind: 'trigger-again', source: { kind: 'anything' } }] },
    ]);
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
  ] as const)('cr 603.2f: what not everybody sees at any time does not trigger: %s', (_, from, to, times) => {
    const ability = whenever({ kind: 'moves', what: IS_THIS, to: [to] }, gain(1));
    const table = new RulesTable([{ [from]: ['Wanderer'] }, {}], [creature('Wanderer', 1, 1, [ability])]);
    const it = { bindings: { it: { objects: [table.id('Wanderer')] } } };
    table.do({ kind: 'move', what: { kind: 'bound', name: 'it' }, to, cause: 'put' }, it);
    expect(table.waiting).toHaveLength(times);
  });

  it('cr 603.2e: what enters tapped does not become tapped', () => {
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
    // Already tapped: nothing becomes tapped.
    table.do(tap, it);
    expect(table.waiting).toEqual(['Sleeper']);
  });

  it('cr 603.2g: damage that is all prevented was not dealt', () => {
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

  it('cr 603.2h: once each turn, and not again before the next', () => {
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

  it('cr 603.3b: the active player first, each their own in the order they choose', () => {
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

  it('cr 603.3b: not asked where they do not differ', () => {
    const twice = card('Echo', [{ kind: 'static', effects: [{ kind: 'trigger-again', source: CREATURE }] }]);
    const table = new RulesTable([{ battlefield: ['First', 'Echo'] }, {}], [...all, twice]);
    table.do(gain(1)).stackUp();
    expect(table.stack).toEqual(['First', 'First']);
  });

  it('cr 603.3b: what triggered on another ability triggering goes on top', () => {
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

  it('cr 603.3a: controlled by who controlled its source when it triggered', () => {
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

  it('cr 603.3d: its targets are chosen as it is put there', () => {
    const table = new RulesTable(
      [{ battlefield: ['Shooter'] }, { battlefield: ['Bear', 'Other'] }],
      [shooter],
    );
    table.do(gain(1)).settle((_, at) => ({ kind: 'choose-targets', targets: [{ object: at.id('Other') }] }));
    expect(table.battlefield()).toEqual(['Shooter', 'Bear']);
  });

  it('cr 603.3d: without a legal target it is removed', () => {
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

  it('cr 603.3c: a mode is chosen as it is put there, and none whose targets cannot be', () => {
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

  it('cr 603.4: it does not trigger unless the condition is true then', () => {
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

  it('cr 603.4: and it resolves if it still is', () => {
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
  ])('cr 603.5: it is put on the stack, and the choice is made as it resolves', ({ answer, life }) => {
    const table = new RulesTable([{ battlefield: ['Maybe'] }, {}], [creature('Maybe', 1, 1, [ability])]);
    table.do({ kind: 'lose-life', who: YOU, amount: 1 }).stackUp();
    expect(table.stack).toEqual(['Maybe']);
    table.settle(answer);
    expect(table.life(0)).toBe(life);
  });
});

describe('cr 603.6: zone changes', () => {
  const bring = (table: RulesTable, ...names: readonly string[]) =>
    table.do(
      { kind: 'move', what: { kind: 'bound', name: 'it' }, to: 'battlefield', cause: 'put' },
      {
        bindings: { it: { objects: names.map((name) => table.id(name)) } },
      },
    );

  it('cr 603.6a: newcomers are checked, and see one another', () => {
    const ability = whenever({ kind: 'moves', what: CREATURE, to: ['battlefield'] }, gain(1));
    const table = new RulesTable([{ hand: ['Greeter', 'Bear'] }, {}], [creature('Greeter', 1, 1, [ability])]);
    bring(table, 'Greeter', 'Bear').settle();
    expect(table.life(0)).toBe(22);
  });

  it('cr 603.6b: as effects make it the moment it is there', () => {
    const ability = whenever({ kind: 'moves', what: CREATURE, to: ['battlefield'] }, gain(1));
    const animator = card('Animator', [
      {
        kind: 'static',
        effects: [{ kind: 'modify', what: LAND, changes: [{ kind: 'add-types', types: ['creature'] }] }],
      },
      {
        kind: 'static',
        effects: [
          { kind: 'modify', what: LAND, changes: [{ kind: 'set-stat', stat: 'toughness', value: 2 }] },
        ],
      },
      ability,
    ]);
    const table = new RulesTable([{ hand: ['Forest'], battlefield: ['Animator'] }, {}], [animator]);
    bring(table, 'Forest');
    expect(table.waiting).toEqual(['Animator']);
  });

  it('cr 603.6b: an ability lost that moment does not trigger', () => {
    const silence = card('Silence', [
      {
        kind: 'static',
        effects: [{ kind: 'modify', what: CREATURE, changes: [{ kind: 'lose-all-abilities' }] }],
      },
    ]);
    const table = new RulesTable(
      [{ hand: ['Comer'], battlefield: ['Silence'] }, {}],
      [silence, creature('Comer', 1, 1, [whenever(ENTERS, gain(1))])],
    );
    bring(table, 'Comer');
    expect(table.waiting).toEqual([]);
  });

  it('cr 603.6: it finds the object only where that went', () => {
    const ability = whenever(ENTERS, { kind: 'add-counters', on: SUBJECT, counter: '+1/+1', count: 1 });
    const table = new RulesTable([{ hand: ['Comer'] }, {}], [creature('Comer', 1, 1, [ability])]);
    bring(table, 'Comer').stackUp();
    const away: Effect = { kind: 'move', what: EACH_CREATURE, to: 'hand', cause: 'return' };
    table.do(away);
    bring(table, 'Comer');
    expect(table.waiting).toEqual(['Comer']);
    table.settle();
    // The first ability finds nothing; the second is of the new object.
    expect(table.permanent('Comer').counters).toEqual({ '+1/+1': 1 });
  });

  it('cr 603.6c: from anywhere is not leaving the battlefield: it sees the card in the graveyard', () => {
    const ability = whenever(
      { kind: 'moves', what: IS_THIS, to: ['graveyard'] },
      {
        kind: 'move',
        what: THIS,
        to: 'hand',
        cause: 'return',
      },
    );
    const table = new RulesTable(
      [{ battlefield: ['Clinger'], hand: [] }, { library: ['Clinger'] }],
      [creature('Clinger', 1, 1, [ability])],
    );
    table.do(destroyAll).settle();
    expect(table.hand(0)).toEqual(['Clinger']);
    table.do({ kind: 'mill', who: OPPONENTS, count: 1 }).settle();
    expect(table.hand(1)).toEqual(['Clinger']);
  });

  it('cr 603.6e: an Aura finds what it was on, in the zone that went to', () => {
    const ability = whenever(
      { kind: 'moves', what: { kind: 'is', of: { kind: 'host' } }, from: ['battlefield'], to: ['graveyard'] },
      { kind: 'move', what: { kind: 'successor', of: SUBJECT }, to: 'battlefield', cause: 'return' },
    );
    const aura = card('Shroud', [ability], { types: ['artifact'], subtypes: ['Equipment'] });
    const table = new RulesTable([{ battlefield: ['Bear', 'Shroud'] }, {}], [aura]);
    table.do(
      { kind: 'attach', what: { kind: 'bound', name: 'aura' }, to: { kind: 'bound', name: 'bear' } },
      { bindings: { aura: { objects: [table.id('Shroud')] }, bear: { objects: [table.id('Bear')] } } },
    );
    const before = table.id('Bear');
    table.do(destroyAll).settle();
    expect(table.battlefield()).toContain('Bear');
    expect(table.id('Bear')).not.toBe(before);
  });
});

describe('cr 400.7: what something has become', () => {
  const back = (to: 'hand' | 'battlefield'): Effect => ({ kind: 'move', what: THIS, to, cause: 'return' });

  it('cr 400.7f: an Aura that fell off finds itself in the graveyard', () => {
    const ability = whenever(toGraveyard({ kind: 'is', of: { kind: 'host' } }), back('hand'));
    const aura = card('Halo', [{ kind: 'keyword', name: 'enchant', filter: CREATURE }, ability], {
      types: ['enchantment'],
      subtypes: ['Aura'],
    });
    const table = new RulesTable([{ battlefield: ['Bear', 'Halo'] }, {}], [aura]);
    table.do(
      { kind: 'attach', what: { kind: 'bound', name: 'aura' }, to: { kind: 'bound', name: 'bear' } },
      { bindings: { aura: { objects: [table.id('Halo')] }, bear: { objects: [table.id('Bear')] } } },
    );
    table.do(destroyAll).settle();
    expect(table.hand(0)).toEqual(['Halo']);
  });

  it('cr 400.7j: an effect finds what it has moved itself', () => {
    const leaves: Effect = {
      kind: 'sequence',
      steps: [
        { kind: 'move', what: THIS, to: 'exile', cause: 'exile', bind: 'it' },
        {
          kind: 'delayed',
          when: { kind: 'step', is: 'end' },
          body: { kind: 'plain', effect: back('battlefield') },
        },
      ],
    };
    const skipper = creature('Skipper', 1, 2, [whenever({ kind: 'damage', to: IS_THIS }, leaves)]);
    const table = new RulesTable([{ battlefield: ['Skipper'] }, {}], [skipper]);
    const it = { bindings: { it: { objects: [table.id('Skipper')] } } };
    table.do({ kind: 'damage', to: { kind: 'bound', name: 'it' }, amount: 1 }, it);
    table.settle();
    table.happen({ type: 'StepBegan', step: 'end' }).settle();
    expect(table.battlefield()).toContain('Skipper');
  });
});

describe('cr 603.7: delayed triggered abilities', () => {
  const it_ = (table: RulesTable, name: string) => ({ bindings: { it: { objects: [table.id(name)] } } });
  const IT = { kind: 'bound', name: 'it' } as const;
  const untaps: Extract<Effect, { kind: 'delayed' }> = {
    kind: 'delayed',
    when: { kind: 'untaps', what: { kind: 'is', of: IT } },
    body: { kind: 'plain', effect: gain(3) },
  };

  it('cr 603.7a: what happened before it was made does not count', () => {
    const table = new RulesTable([{ battlefield: ['Bear'] }, {}]);
    const bear = it_(table, 'Bear');
    table.do({ kind: 'tap', what: IT }, bear).do({ kind: 'untap', what: IT }, bear).do(untaps, bear).settle();
    expect(table.life(0)).toBe(20);
    table.do({ kind: 'tap', what: IT }, bear).do({ kind: 'untap', what: IT }, bear).settle();
    expect(table.life(0)).toBe(23);
  });

  it('cr 603.7a: when what it speaks of has left before, it never triggers', () => {
    const table = new RulesTable([{ battlefield: ['Bear'] }, {}]);
    const bear = it_(table, 'Bear');
    table.do(destroyAll);
    table.do(
      {
        kind: 'delayed',
        when: { kind: 'moves', what: { kind: 'is', of: IT }, from: ['battlefield'] },
        body: { kind: 'plain', effect: gain(3) },
      },
      bear,
    );
    table.settle();
    expect(table.life(0)).toBe(20);
  });

  it('cr 603.7b: once, the next time', () => {
    const table = new RulesTable([{ battlefield: ['Bear'] }, {}]);
    const bear = it_(table, 'Bear');
    table.do(untaps, bear);
    for (let times = 0; times < 2; times += 1)
      table.do({ kind: 'tap', what: IT }, bear).do({ kind: 'untap', what: IT }, bear).settle();
    expect(table.life(0)).toBe(23);
    expect(table.state.lasting).toEqual([]);
  });

  it('cr 603.7b: of several at once its controller chooses one', () => {
    const table = new RulesTable([{ battlefield: ['Bear', 'Other'] }, {}]);
    table.do({
      kind: 'delayed',
      when: { kind: 'moves', what: CREATURE, from: ['battlefield'], to: ['graveyard'] },
      body: {
        kind: 'plain',
        effect: { kind: 'move', what: { kind: 'successor', of: SUBJECT }, to: 'hand', cause: 'return' },
      },
    });
    const dying = ['Bear', 'Other'].map((name) => table.id(name));
    table.do(destroyAll).settle((decision) => {
      expect(decision).toMatchObject({ seat: 0, question: { candidates: dying } });
      return { kind: 'choose-objects', objects: [dying[1]!] };
    });
    expect(table.hand(0)).toEqual(['Other']);
    expect(table.graveyard(0)).toEqual(['Bear']);
  });

  it('cr 603.7b: each time, where it lasts', () => {
    const table = new RulesTable([{ battlefield: ['Bear'] }, {}]);
    const bear = it_(table, 'Bear');
    table.do({ ...untaps, until: { kind: 'end-of-turn' }, repeats: 'each-time' }, bear);
    for (let times = 0; times < 2; times += 1)
      table.do({ kind: 'tap', what: IT }, bear).do({ kind: 'untap', what: IT }, bear).settle();
    expect(table.life(0)).toBe(26);
  });

  it('cr 603.7c: at a time that comes it still knows the objects of the event that made it wait', () => {
    const table = new RulesTable([{ battlefield: ['Bear', 'Other'] }, {}]);
    const event = {
      subject: table.id('Bear'),
      agent: table.id('Other'),
      player: null,
      other: null,
      amount: 0,
    };
    table.do(
      {
        kind: 'delayed',
        when: { kind: 'step', is: 'end' },
        body: {
          kind: 'plain',
          effect: { kind: 'move', what: { kind: 'agent' }, to: 'exile', cause: 'exile' },
        },
      },
      { event },
    );
    table.happen({ type: 'StepBegan', step: 'end' }).settle();
    expect(table.battlefield()).toEqual(['Bear']);
  });

  it('cr 603.7c: the object it speaks of is found whatever it has become, and not when it is another', () => {
    const exile: Effect = {
      kind: 'delayed',
      when: { kind: 'step', is: 'end' },
      body: { kind: 'plain', effect: { kind: 'move', what: IT, to: 'exile', cause: 'exile' } },
    };
    const table = new RulesTable([{ battlefield: ['Bear', 'Other'] }, {}]);
    table.do(exile, it_(table, 'Bear')).do(exile, it_(table, 'Other'));
    const noCreature: Effect = {
      kind: 'continuous',
      what: IT,
      changes: [{ kind: 'remove-types', types: ['creature'] }],
      until: { kind: 'forever' },
    };
    table.do(noCreature, it_(table, 'Bear'));
    table
      .do({ kind: 'move', what: IT, to: 'hand', cause: 'return' }, it_(table, 'Other'))
      .do({ kind: 'move', what: IT, to: 'battlefield', cause: 'put' }, it_(table, 'Other'));
    table.happen({ type: 'StepBegan', step: 'end' }).settle(order(0, 1));
    expect(table.battlefield()).toEqual(['Other']);
    expect(table.exile()).toEqual(['Bear']);
  });

  it('cr 603.7e: its controller is who controlled the ability that made it', () => {
    const table = new RulesTable([{ battlefield: ['Bear'] }, {}]);
    table.do(untaps, { ...it_(table, 'Bear'), controller: 1 });
    table
      .do({ kind: 'tap', what: IT }, it_(table, 'Bear'))
      .do({ kind: 'untap', what: IT }, it_(table, 'Bear'))
      .settle();
    expect([table.life(0), table.life(1)]).toEqual([20, 23]);
  });
});

describe('cr 603.8: state triggers', () => {
  const ability = whenever(
    {
      kind: 'state',
      condition: { kind: 'compare', left: { kind: 'hand-size', of: YOU }, compare: 'equal', right: 0 },
    },
    { kind: 'draw', who: YOU, count: 1 },
  );
  it('cr 603.8: as soon as it is so, and not again before the ability has left the stack', () => {
    const table = new RulesTable(
      [{ battlefield: ['Empty'], hand: ['Bear'], library: ['Forest', 'Island'] }, {}],
      [creature('Empty', 1, 1, [ability])],
    );
    table.do({ kind: 'discard', who: YOU, how: 'hand' });
    expect(table.waiting).toEqual(['Empty']);
    table.stackUp().do(gain(1));
    expect(table.waiting).toEqual([]);
    table.settle();
    expect(table.hand(0)).toEqual(['Island']);
  });

  it('cr 603.8: also when the state was only there in the midst of a resolution', () => {
    const table = new RulesTable(
      [{ battlefield: ['Empty'], hand: ['Bear'], library: ['Forest', 'Island'] }, {}],
      [creature('Empty', 1, 1, [ability])],
    );
    table.do({
      kind: 'sequence',
      steps: [
        { kind: 'discard', who: YOU, how: 'hand' },
        { kind: 'draw', who: YOU, count: 1 },
      ],
    });
    expect(table.hand(0)).toEqual(['Island']);
    expect(table.waiting).toEqual(['Empty']);
  });
});

describe('cr 603.10: looking back', () => {
  it('cr 603.10a: it sees what leaves together with it', () => {
    const artifact = card('Engine', [whenever(toGraveyard(CREATURE), gain(1))], { types: ['artifact'] });
    const table = new RulesTable([{ battlefield: ['Engine', 'Bear', 'Other'] }, {}], [artifact]);
    table.do({ kind: 'destroy', what: { kind: 'each', filter: { kind: 'permanent' } } }).settle();
    expect(table.life(0)).toBe(22);
  });

  it('cr 603.10: a newcomer does not see what left as it came', () => {
    const artifact = card('Engine', [whenever(toGraveyard(CREATURE), gain(1))], { types: ['artifact'] });
    const table = new RulesTable([{ battlefield: ['Bear'], hand: ['Engine'] }, {}], [artifact]);
    table.verbs([
      {
        verb: 'move',
        object: table.id('Bear'),
        to: graveyardOf(0 as Seat),
        position: null,
        cause: 'put',
        by: null,
      },
      {
        verb: 'move',
        object: table.id('Engine'),
        to: { kind: 'battlefield', seat: null, index: 0 },
        position: null,
        cause: 'put',
        by: null,
        entering: { under: 0 as Seat },
      },
    ]);
    expect(table.waiting).toEqual([]);
  });

  it('cr 603.10a: leaving it knows its last power', () => {
    const ability = whenever(DIES, {
      kind: 'gain-life',
      who: YOU,
      amount: { kind: 'stat', of: THIS, stat: 'power' },
    });
    const table = new RulesTable([{ battlefield: ['Martyr'] }, {}], [creature('Martyr', 2, 2, [ability])]);
    table.do({
      kind: 'continuous',
      what: EACH_CREATURE,
      changes: [{ kind: 'modify-stats', power: 3, toughness: 0 }],
      until: { kind: 'end-of-turn' },
    });
    table.do(destroyAll).settle();
    expect(table.life(0)).toBe(25);
  });

  it('cr 603.10a: a token that dies triggers its own ability', () => {
    const table = new RulesTable([{}, {}]);
    table.do({
      kind: 'create-token',
      token: {
        kind: 'made',
        face: {
          kind: 'face',
          name: 'Ghost',
          types: ['creature'],
          power: 1,
          toughness: 1,
          abilities: [whenever(DIES, gain(2))],
        },
      },
    });
    table.do(destroyAll).settle();
    expect(table.life(0)).toBe(22);
    expect(table.battlefield()).toEqual([]);
  });
});

describe('cr 603.10: what else looks back, or does not', () => {
  const sees = (name: string, when: Parameters<typeof whenever>[0]) =>
    creature(name, 1, 1, [whenever(when, gain(1))]);
  const IT = { kind: 'bound', name: 'it' } as const;
  const it_ = (table: RulesTable, name: string) => ({ bindings: { it: { objects: [table.id(name)] } } });

  it('cr 603.10a: a card leaving a graveyard', () => {
    const table = new RulesTable(
      [{ battlefield: ['Keeper'], graveyard: ['Bear'] }, {}],
      [sees('Keeper', { kind: 'moves', what: { kind: 'owner', is: YOU }, from: ['graveyard'] })],
    );
    table.do({ kind: 'move', what: IT, to: 'exile', cause: 'exile' }, it_(table, 'Bear'));
    expect(table.waiting).toEqual(['Keeper']);
  });

  it('cr 603.10a: a permanent put into a hand, with what is put there with it', () => {
    const table = new RulesTable(
      [{ battlefield: ['Keeper', 'Bear'] }, {}],
      [sees('Keeper', { kind: 'moves', what: CREATURE, from: ['battlefield'], to: ['hand'] })],
    );
    table.do({ kind: 'move', what: EACH_CREATURE, to: 'hand', cause: 'return' });
    expect(table.waiting).toEqual(['Keeper', 'Keeper']);
  });

  it('cr 603.10b: phasing out, itself too', () => {
    const table = new RulesTable(
      [{ battlefield: ['Fader'] }, {}],
      [sees('Fader', { kind: 'phases-out', what: IS_THIS })],
    );
    table.do({ kind: 'phase-out', what: IT }, it_(table, 'Fader'));
    expect(table.waiting).toEqual(['Fader']);
  });

  it('cr 603.10c: becoming unattached', () => {
    const aura = card('Ring', [whenever({ kind: 'unattached', what: IS_THIS }, gain(1))], {
      types: ['artifact'],
      subtypes: ['Equipment'],
    });
    const table = new RulesTable([{ battlefield: ['Ring', 'Bear'] }, {}], [aura]);
    const both_ = {
      bindings: { ring: { objects: [table.id('Ring')] }, bear: { objects: [table.id('Bear')] } },
    };
    table.do(
      { kind: 'attach', what: { kind: 'bound', name: 'ring' }, to: { kind: 'bound', name: 'bear' } },
      both_,
    );
    table.do({ kind: 'unattach', what: { kind: 'bound', name: 'ring' } }, both_);
    expect(table.waiting).toEqual(['Ring']);
  });

  it('cr 603.10d: losing control is seen by who had it', () => {
    const table = new RulesTable(
      [{ battlefield: ['Loyal'] }, {}],
      [sees('Loyal', { kind: 'control-changes', what: IS_THIS, from: YOU })],
    );
    table.do(
      {
        kind: 'continuous',
        what: IT,
        changes: [{ kind: 'control', to: OPPONENTS }],
        until: { kind: 'forever' },
      },
      it_(table, 'Loyal'),
    );
    table.settle();
    expect([table.life(0), table.life(1)]).toEqual([21, 20]);
  });

  it('cr 603.9, 603.10f: a player losing the game, what is lost with them included', () => {
    const table = new RulesTable(
      [{ battlefield: ['Vulture'] }, {}, {}],
      [sees('Vulture', { kind: 'loses-game', who: OPPONENTS })],
    );
    table.do({ kind: 'lose-game', who: { kind: 'next', direction: 'left' } }).settle();
    expect(table.life(0)).toBe(21);
  });

  it('cr 603.10: entering is seen with the effects there are then', () => {
    const table = new RulesTable(
      [{ battlefield: ['Greeter'], hand: ['Bear'] }, {}],
      [sees('Greeter', { kind: 'moves', what: { kind: 'subtype', is: 'Bear' }, to: ['battlefield'] })],
    );
    table.do({ kind: 'move', what: IT, to: 'battlefield', cause: 'put' }, it_(table, 'Bear'));
    expect(table.waiting).toEqual(['Greeter']);
  });
});

describe('cr 603.12: reflexive abilities', () => {
  const manticore = creature('Manticore', 4, 3, [
    whenever(ENTERS, {
      kind: 'may',
      who: YOU,
      effect: {
        kind: 'sequence',
        steps: [
          {
            kind: 'sacrifice',
            who: YOU,
            filter: both(CREATURE, { kind: 'not', of: IS_THIS }),
            count: 1,
            bind: 'gone',
          },
          {
            kind: 'if',
            condition: { kind: 'did', name: 'gone' },
            then: {
              kind: 'reflexive',
              body: {
                kind: 'plain',
                targets: [{ kind: 'target', players: OPPONENTS }],
                effect: {
                  kind: 'damage',
                  players: { kind: 'target', slot: 0 },
                  amount: { kind: 'stat', of: { kind: 'bound', name: 'gone' }, stat: 'power' },
                },
              },
            },
          },
        ],
      },
    }),
  ]);
  const comes = () => {
    const table = new RulesTable([{ hand: ['Manticore'], battlefield: ['Bear'] }, {}], [manticore]);
    return table.do(
      { kind: 'move', what: { kind: 'bound', name: 'it' }, to: 'battlefield', cause: 'put' },
      {
        bindings: { it: { objects: [table.id('Manticore')] } },
      },
    );
  };

  it('cr 603.12: when you do: it triggers at once and takes its targets then', () => {
    const table = comes().settle(yes);
    expect(table.life(1)).toBe(18);
  });

  it('cr 603.12: not when you do not', () => {
    const table = comes().settle(no);
    expect(table.life(1)).toBe(20);
    expect(table.battlefield()).toEqual(['Bear', 'Manticore']);
  });

  it('cr 603.12: when what one may do is paid (cr 118.12), and not when it is declined', () => {
    const payer = creature('Payer', 1, 1, [
      whenever(ENTERS, {
        kind: 'pay',
        who: YOU,
        costs: [
          {
            kind: 'move',
            filter: { kind: 'name', is: 'Bear' },
            count: 1,
            to: 'graveyard',
            cause: 'sacrifice',
          },
        ],
        paid: {
          kind: 'reflexive',
          body: {
            kind: 'plain',
            targets: [{ kind: 'target', players: OPPONENTS }],
            effect: { kind: 'damage', players: { kind: 'target', slot: 0 }, amount: 3 },
          },
        },
      }),
    ]);
    const played = (answer: typeof yes) => {
      const table = new RulesTable([{ hand: ['Payer'], battlefield: ['Bear'] }, {}], [payer]);
      const its = { bindings: { it: { objects: [table.id('Payer')] } } };
      table
        .do({ kind: 'move', what: { kind: 'bound', name: 'it' }, to: 'battlefield', cause: 'put' }, its)
        .settle(answer);
      return [table.life(1), ...table.battlefield()];
    };
    expect(played(yes)).toEqual([17, 'Payer']);
    expect(played(no)).toEqual([20, 'Bear', 'Payer']);
  });

  it('cr 603.12: nor for another sacrifice', () => {
    const table = comes().settle(no);
    table.do({ kind: 'sacrifice', who: YOU, filter: { kind: 'name', is: 'Bear' }, count: 1 }).settle();
    expect(table.life(1)).toBe(20);
  });
});

describe('cr 605.1b: triggered mana abilities', () => {
  it('cr 605.4a: resolves at once, without the stack', () => {
    const ability = whenever(
      { kind: 'adds-mana', who: YOU },
      {
        kind: 'add-mana',
        mana: { kind: 'exactly', symbols: '{G}' },
      },
    );
    const once = { ...ability, limit: 'once-each-turn' } as typeof ability;
    const table = new RulesTable([{ battlefield: ['Growth'] }, {}], [card('Growth', [once])]);
    table.do({ kind: 'add-mana', mana: { kind: 'exactly', symbols: '{R}' } });
    expect(table.state.seats[0]!.mana.map(({ type }) => type)).toEqual(['R', 'G']);
    expect(table.waiting).toEqual([]);
  });
});

describe('abilities that effects give and take', () => {
  const IT = { kind: 'bound', name: 'it' } as const;
  const it_ = (table: RulesTable, name: string) => ({ bindings: { it: { objects: [table.id(name)] } } });
  const giver = card('Giver', [
    {
      kind: 'static',
      effects: [
        {
          kind: 'modify',
          what: both(CREATURE, YOURS),
          changes: [{ kind: 'gain-ability', ability: whenever(DIES, gain(1)) }],
        },
      ],
    },
  ]);

  it('cr 113.3c: one that was given triggers as if it were its own', () => {
    const table = new RulesTable([{ battlefield: ['Giver', 'Bear'] }, { battlefield: ['Other'] }], [giver]);
    table.do(destroyAll);
    expect(table.waiting).toEqual(['Bear']);
    table.settle();
    expect(table.life(0)).toBe(21);
  });

  it('cr 113.3c: until end of turn, by an effect', () => {
    const table = new RulesTable([{ battlefield: ['Bear'] }, {}]);
    table.do(
      {
        kind: 'continuous',
        what: IT,
        changes: [{ kind: 'gain-ability', ability: whenever(DIES, gain(2)) }],
        until: { kind: 'end-of-turn' },
      },
      it_(table, 'Bear'),
    );
    table.do(destroyAll).settle();
    expect(table.life(0)).toBe(22);
  });

  it('cr 603.10: one that was lost before does not', () => {
    const table = new RulesTable(
      [{ battlefield: ['Dying'] }, {}],
      [creature('Dying', 1, 1, [whenever(DIES, gain(2))])],
    );
    table.do(
      {
        kind: 'continuous',
        what: IT,
        changes: [{ kind: 'lose-all-abilities' }],
        until: { kind: 'end-of-turn' },
      },
      it_(table, 'Dying'),
    );
    table.do(destroyAll).settle();
    expect(table.life(0)).toBe(20);
  });

  it('cr 708.2: face down it has none', () => {
    const table = new RulesTable(
      [{ battlefield: ['Dying'] }, {}],
      [creature('Dying', 1, 1, [whenever({ kind: 'gains-life', who: ALL }, gain(2))])],
    );
    table.do({ kind: 'turn-face', what: IT, face: 'down' }, it_(table, 'Dying')).do(gain(1));
    expect(table.waiting).toEqual([]);
    expect(table.life(0)).toBe(21);
  });

  it('cr 114.4: an emblem’s ability works in the command zone', () => {
    const table = new RulesTable([{}, {}]);
    table.do({
      kind: 'get-emblem',
      who: YOU,
      face: {
        kind: 'face',
        name: '',
        types: [],
        abilities: [whenever({ kind: 'loses-life', who: OPPONENTS }, gain(1))],
      },
    });
    table.do({ kind: 'lose-life', who: OPPONENTS, amount: 3 }).settle();
    expect(table.life(0)).toBe(21);
  });

  it('cr 603.2: a copy’s abilities are its own', () => {
    const table = new RulesTable(
      [{ battlefield: ['Dying'] }, {}],
      [creature('Dying', 1, 1, [whenever(DIES, gain(2))])],
    );
    table.do({ kind: 'create-token', token: { kind: 'copy', of: IT } }, it_(table, 'Dying'));
    table.do(destroyAll).settle(order(0, 1));
    expect(table.life(0)).toBe(24);
  });
});

describe('zones abilities work in', () => {
  it('cr 113.6: one that says so works from the graveyard', () => {
    const ability = whenever(
      { kind: 'gains-life', who: YOU },
      { kind: 'move', what: THIS, to: 'hand', cause: 'return' },
      { zone: 'graveyard' },
    );
    const table = new RulesTable(
      [{ graveyard: ['Lurker'], battlefield: ['Second Lurker'] }, {}],
      [creature('Lurker', 1, 1, [ability]), creature('Second Lurker', 1, 1, [ability])],
    );
    table.do(gain(1)).settle();
    expect(table.hand(0)).toEqual(['Lurker']);
    expect(table.battlefield()).toEqual(['Second Lurker']);
  });

  it('what is phased out does not see anything (cr 702.26b)', () => {
    const table = new RulesTable(
      [{ battlefield: ['Listener'] }, {}],
      [creature('Listener', 1, 1, [whenever({ kind: 'gains-life', who: ALL }, gain(1))])],
    );
    table.happen({ type: 'Phased', object: table.id('Listener'), phasedOut: 'directly' }).do(gain(1));
    expect(table.waiting).toEqual([]);
  });

  it('cr 800.4d: nothing of a player who has left is put on the stack', () => {
    const table = new RulesTable(
      [{}, { battlefield: ['Listener'] }, {}],
      [creature('Listener', 1, 1, [whenever({ kind: 'gains-life', who: ALL }, gain(1))])],
    );
    table.do(gain(1));
    expect(table.waiting).toEqual(['Listener']);
    table.happen({ type: 'PlayerLost', seat: 1 as Seat, reason: 'conceded' });
    table.settle();
    expect(table.stack).toEqual([]);
    expect(table.life(1)).toBe(20);
  });

  it('an effect can keep events from causing triggers', () => {
    const orb = card('Orb', [
      {
        kind: 'static',
        effects: [
          {
            kind: 'cannot',
            action: { kind: 'cause-triggers', what: { kind: 'moves', what: CREATURE, to: ['battlefield'] } },
          },
        ],
      },
    ]);
    const table = new RulesTable(
      [{ battlefield: ['Orb'], hand: ['Comer'] }, {}],
      [orb, creature('Comer', 1, 1, [whenever(ENTERS, gain(1))])],
    );
    const comer: ObjectId = table.id('Comer');
    table.do(
      { kind: 'move', what: { kind: 'bound', name: 'it' }, to: 'battlefield', cause: 'put' },
      {
        bindings: { it: { objects: [comer] } },
      },
    );
    expect(table.state.objects[objectNumber(comer)]).toBeUndefined();
    expect(table.waiting).toEqual([]);
  });
});
