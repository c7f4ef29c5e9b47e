import { describe, expect, it } from '@jest/globals';
import type { Condition, Effect, Players, Value } from '#abilities';
import { cards, EffectTable, no, yes } from '#testkit/tables/effect-table';
import { ALL, YOU, OPPONENTS } from '#testkit/language/words';

const gain = (amount: Value, who: Players = YOU): Effect => ({ kind: 'gain-life', who, amount });
const did = (name: string): Condition => ({ kind: 'did', name });
const steps = (...list: readonly Effect[]): Effect => ({ kind: 'sequence', steps: list });
const bears = (count: number): readonly string[] => Array.from({ length: count }, (_, nth) => `Bear ${nth}`);

describe('combined effects', () => {
  it('cr 608.2c: steps are followed in the order written', () => {
    const table = new EffectTable([{ library: ['Low', 'High'] }, {}]).do(
      steps(
        { kind: 'draw', who: YOU, count: 1, bind: 'drawn' },
        { kind: 'if', condition: did('drawn'), then: gain(1), else: gain(5) },
      ),
    );
    expect(table.hand(0)).toEqual(['High']);
    expect(table.life(0)).toBe(21);
  });

  it('cr 608.2c: nothing was drawn from an empty library, so "if you do" fails', () => {
    const table = new EffectTable([{}, {}]).do(
      steps(
        { kind: 'draw', who: YOU, count: 1, bind: 'drawn' },
        { kind: 'if', condition: did('drawn'), then: gain(1), else: gain(5) },
      ),
    );
    expect(table.life(0)).toBe(25);
  });

  it('cr 608.2d: an optional effect happens if the player says so, and another one if not', () => {
    const may: Effect = { kind: 'may', who: YOU, effect: gain(3), else: gain(1) };
    expect(new EffectTable([{}, {}]).do(may, { answers: [yes] }).life(0)).toBe(23);
    expect(new EffectTable([{}, {}]).do(may, { answers: [no] }).life(0)).toBe(21);
  });

  it('cr 608.2d: the choice can be asked about afterwards', () => {
    const effect = steps(
      { kind: 'may', who: OPPONENTS, effect: { kind: 'nothing' }, bind: 'tribute' },
      { kind: 'if', condition: did('tribute'), then: gain(1), else: gain(5) },
    );
    expect(new EffectTable([{}, {}]).do(effect, { answers: [yes] }).life(0)).toBe(21);
    expect(new EffectTable([{}, {}]).do(effect, { answers: [no] }).life(0)).toBe(25);
  });

  it('cr 608.2d: nobody is asked about an effect that everyone sees is impossible', () => {
    const table = new EffectTable([{}, {}]).do({
      kind: 'may',
      who: OPPONENTS,
      effect: { kind: 'sacrifice', who: OPPONENTS, filter: { kind: 'type', is: 'creature' }, count: 1 },
      else: gain(2),
    });
    expect(table.asked).toEqual([]);
    expect(table.life(0)).toBe(22);
  });

  it('cr 608.2d: nobody is asked about an object that is gone', () => {
    const table = new EffectTable([{ battlefield: ['Bear'] }, {}]);
    const it = { bindings: { it: { objects: [table.id('Bear')] } } };
    const away = (to: 'hand' | 'exile'): Effect => ({
      kind: 'move',
      what: { kind: 'bound', name: 'it' },
      to,
      cause: 'put',
    });
    table.do(away('hand'), it).do({ kind: 'may', who: YOU, effect: away('exile'), else: gain(2) }, it);
    expect(table.asked).toEqual([]);
    expect(table.life(0)).toBe(22);
  });

  it('a player is asked about an effect that only hidden cards make impossible', () => {
    const table = new EffectTable([{}, {}]).do(
      {
        kind: 'may',
        who: YOU,
        effect: {
          kind: 'choose-objects',
          who: YOU,
          from: {
            kind: 'each',
            filter: {
              kind: 'all',
              of: [
                { kind: 'type', is: 'creature' },
                { kind: 'in', zone: 'hand', whose: YOU },
              ],
            },
          },
          bind: 'card',
        },
      },
      { answers: [no] },
    );
    expect(table.asked).toHaveLength(1);
  });

  it('a loop over objects binds each one in turn', () => {
    const table = new EffectTable([{ graveyard: ['One', 'Two', 'Three'] }, {}]).do({
      kind: 'for-each',
      over: { kind: 'zone', zone: 'graveyard', whose: YOU },
      bind: 'card',
      effect: steps(
        { kind: 'move', what: { kind: 'bound', name: 'card' }, to: 'exile', cause: 'exile' },
        gain(1),
      ),
    });
    expect(table.exile()).toEqual(['One', 'Two', 'Three']);
    expect(table.life(0)).toBe(23);
  });

  it('cr 608.2c: a loop forgets its bindings each round, and counts them all afterwards', () => {
    const table = new EffectTable([{ library: bears(2) }, { library: bears(2) }]).do(
      steps(
        {
          kind: 'for-each-player',
          over: ALL,
          bind: 'player',
          effect: steps(
            {
              kind: 'may',
              who: { kind: 'bound', name: 'player' },
              effect: { kind: 'draw', who: { kind: 'bound', name: 'player' }, count: 1, bind: 'drawn' },
            },
            {
              kind: 'if',
              condition: did('drawn'),
              then: gain(1, { kind: 'bound', name: 'player' }),
              else: gain(4, { kind: 'bound', name: 'player' }),
            },
          ),
        },
        gain({ kind: 'amount', name: 'drawn' }),
      ),
      { answers: [yes, no] },
    );
    expect(table.life(0)).toBe(22);
    expect(table.life(1)).toBe(24);
  });

  it('cr 101.4: a loop over players goes in turn order', () => {
    const table = new EffectTable([{}, {}, {}]).do(
      {
        kind: 'for-each-player',
        over: ALL,
        bind: 'player',
        effect: { kind: 'may', who: { kind: 'bound', name: 'player' }, effect: { kind: 'nothing' } },
      },
      { answers: [no, no, no], controller: 2 },
    );
    expect(table.asked.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it('the number of repetitions is fixed as they begin', () => {
    const table = new EffectTable([{}, {}]).do({
      kind: 'repeat',
      times: { kind: 'difference', of: { kind: 'life', of: YOU }, less: 17 },
      effect: gain(1),
    });
    expect(table.life(0)).toBe(23);
  });

  it('"repeat this process" looks at what the last round did', () => {
    const table = new EffectTable([{ library: bears(3) }, {}]).do({
      kind: 'repeat-while',
      condition: did('drawn'),
      effect: steps({ kind: 'draw', who: YOU, count: 1, bind: 'drawn' }, gain(1)),
    });
    expect(table.hand(0)).toHaveLength(3);
    expect(table.life(0)).toBe(24);
  });

  it('cr 101.4: of effects at the same time all choices come first, then everything happens at once', () => {
    const sacrifice = (who: Players): Effect => ({
      kind: 'sacrifice',
      who,
      filter: {
        kind: 'all',
        of: [
          { kind: 'type', is: 'creature' },
          { kind: 'subtype', is: 'Bear' },
        ],
      },
      count: 1,
    });
    const table = new EffectTable([{ battlefield: ['One', 'Two'] }, { battlefield: ['Three', 'Four'] }]);
    const before = table.events('ObjectMoved').length;
    table.do(
      { kind: 'together', effects: [sacrifice(YOU), sacrifice(OPPONENTS)] },
      {
        answers: [
          cards('Two'),
          (_, now) => {
            expect(now.events('ObjectMoved')).toHaveLength(before);
            return { kind: 'choose-objects', objects: [now.id('Three')] };
          },
        ],
      },
    );
    expect(table.graveyard(0)).toEqual(['Two']);
    expect(table.graveyard(1)).toEqual(['Three']);
  });

  it('cr 118.12: a paid effect happens if it was paid for, and another one if not', () => {
    const pay: Effect = {
      kind: 'pay',
      who: OPPONENTS,
      costs: [{ kind: 'life', amount: 2 }],
      paid: gain(1),
      unpaid: gain(5),
    };
    const paid = new EffectTable([{}, {}]).do(pay, { answers: [yes] });
    expect([paid.life(0), paid.life(1)]).toEqual([21, 18]);
    const unpaid = new EffectTable([{}, {}]).do(pay, { answers: [no] });
    expect([unpaid.life(0), unpaid.life(1)]).toEqual([25, 20]);
  });

  it('cr 118.3: a player who cannot pay has not paid, and is not asked', () => {
    const table = new EffectTable([{}, { life: 1 }]).do({
      kind: 'pay',
      who: OPPONENTS,
      costs: [{ kind: 'life', amount: 2 }],
      unpaid: gain(5),
    });
    expect([table.life(0), table.life(1)]).toEqual([25, 1]);
  });

  it('cr 702.24a: a cost for each of several counters is paid in full or not at all', () => {
    const table = new EffectTable([{}, {}]).do(
      { kind: 'pay', who: YOU, costs: [{ kind: 'life', amount: 1 }], times: 3, all: 'all', unpaid: gain(10) },
      { answers: [yes] },
    );
    expect(table.life(0)).toBe(17);
  });

  it('cr 607.2: an object keeps what it remembers for its linked abilities', () => {
    const table = new EffectTable([{}, {}]).do(
      steps(
        { kind: 'let-value', value: 7, bind: 'number' },
        { kind: 'remember', what: 'number', as: 'kept' },
        gain({ kind: 'linked', name: 'kept' }),
      ),
    );
    expect(table.life(0)).toBe(27);
  });

  it('a binding keeps the objects of the moment it was made', () => {
    const table = new EffectTable([{ graveyard: ['One'] }, {}]).do(
      steps(
        { kind: 'let-objects', what: { kind: 'zone', zone: 'graveyard', whose: YOU }, bind: 'those' },
        { kind: 'mill', who: YOU, count: 1 },
        { kind: 'move', what: { kind: 'bound', name: 'those' }, to: 'exile', cause: 'exile' },
      ),
    );
    expect(table.exile()).toEqual(['One']);
  });
});
