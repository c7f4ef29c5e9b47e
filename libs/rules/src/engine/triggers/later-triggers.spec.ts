// Delayed, state and reflexive triggers (cr 603.7, 603.8, 603.12).
import type { Effect } from '#abilities';
import { no, order, yes } from '#testkit/tables/effect-table';
import {
  both,
  creature,
  CREATURE,
  ENTERS,
  gain,
  IS_THIS,
  OPPONENTS,
  RulesTable,
  SUBJECT,
  whenever,
  YOU,
} from '#testkit/tables/rules-table';

const EACH_CREATURE = { kind: 'each', filter: CREATURE } as const;
const destroyAll: Effect = { kind: 'destroy', what: EACH_CREATURE };

describe('cr 603.7: delayed triggered abilities', () => {
  const it_ = (table: RulesTable, name: string) => ({ bindings: { it: { objects: [table.id(name)] } } });
  const IT = { kind: 'bound', name: 'it' } as const;
  const untaps: Extract<Effect, { kind: 'delayed' }> = {
    kind: 'delayed',
    when: { kind: 'untaps', what: { kind: 'is', of: IT } },
    body: { kind: 'plain', effect: gain(3) },
  };

  it('cr 603.7a: one does not trigger on events before it was created', () => {
    const table = new RulesTable([{ battlefield: ['Bear'] }, {}]);
    const bear = it_(table, 'Bear');
    table.do({ kind: 'tap', what: IT }, bear).do({ kind: 'untap', what: IT }, bear).do(untaps, bear).settle();
    expect(table.life(0)).toBe(20);
    table.do({ kind: 'tap', what: IT }, bear).do({ kind: 'untap', what: IT }, bear).settle();
    expect(table.life(0)).toBe(23);
  });

  it('cr 603.7a: one never triggers if its object had left before', () => {
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

  it('cr 603.7b: one triggers once, the next time', () => {
    const table = new RulesTable([{ battlefield: ['Bear'] }, {}]);
    const bear = it_(table, 'Bear');
    table.do(untaps, bear);
    for (let times = 0; times < 2; times += 1)
      table.do({ kind: 'tap', what: IT }, bear).do({ kind: 'untap', what: IT }, bear).settle();
    expect(table.life(0)).toBe(23);
    expect(table.state.lasting).toEqual([]);
  });

  it('cr 603.7b: its controller chooses one of several simultaneous events', () => {
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

  it('cr 603.7b: one with a duration triggers each time', () => {
    const table = new RulesTable([{ battlefield: ['Bear'] }, {}]);
    const bear = it_(table, 'Bear');
    table.do({ ...untaps, until: { kind: 'end-of-turn' }, repeats: 'each-time' }, bear);
    for (let times = 0; times < 2; times += 1)
      table.do({ kind: 'tap', what: IT }, bear).do({ kind: 'untap', what: IT }, bear).settle();
    expect(table.life(0)).toBe(26);
  });

  it('cr 603.7c: one still knows the objects of the event that created it', () => {
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

  it('cr 603.7c: one finds its object with other characteristics, but not as another object', () => {
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

  it('cr 603.7e: its controller is the player who controlled the ability that created it', () => {
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
  it('cr 603.8: one triggers as soon as the state is true, and again only after the ability has left the stack', () => {
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

  it('cr 603.8: one triggers even if the state was true only during a resolution', () => {
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

  it('cr 603.12: one triggers at once when its action is done, and chooses its targets then', () => {
    const table = comes().settle(yes);
    expect(table.life(1)).toBe(18);
  });

  it('cr 603.12: one does not trigger when the action is not done', () => {
    const table = comes().settle(no);
    expect(table.life(1)).toBe(20);
    expect(table.battlefield()).toEqual(['Bear', 'Manticore']);
  });

  it('cr 603.12: one triggers when an optional cost is paid (cr 118.12), and not when it is declined', () => {
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

  it('cr 603.12: one does not trigger for another sacrifice', () => {
    const table = comes().settle(no);
    table.do({ kind: 'sacrifice', who: YOU, filter: { kind: 'name', is: 'Bear' }, count: 1 }).settle();
    expect(table.life(1)).toBe(20);
  });
});
