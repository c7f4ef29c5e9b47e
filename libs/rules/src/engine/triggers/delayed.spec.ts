// Delayed triggered abilities created by static abilities, or by abilities that count their resolutions (cr
// 603.7f-h).
import type { Ability, Condition, Effect } from '#abilities';
import { CastTable, activated } from '#testkit/tables/cast-table';
import { cardsIn } from '../../fold/evolve/cards.js';
import { STACK } from '../../model/basics/ids.js';
import { ALL, card, gain, instead, RulesTable, steps, THIS, YOU } from '#testkit/tables/rules-table';
import { seat } from '#testkit/tables/seats';

const atEnd = (effect: Effect): Effect => ({
  kind: 'delayed',
  when: { kind: 'step', is: 'end' },
  body: { kind: 'plain', effect },
});
const LATER = card('Later', {
  abilities: [
    instead(
      { kind: 'gains-life', who: ALL },
      {
        kind: 'instead',
        effect: atEnd(steps({ kind: 'lose-life', who: YOU, amount: 2 }, { kind: 'tap', what: THIS })),
      },
    ),
  ],
});
const end = { type: 'StepBegan', step: 'end' } as const;

describe('cr 603.7f: a delayed ability from a static ability’s replacement effect', () => {
  it('cr 603.7f: has the object with that ability as its source', () => {
    const table = new RulesTable([{ battlefield: ['Later'] }, {}], [LATER]);
    table.do(gain(4), { controller: 1 });
    expect([table.life(0), table.life(1)]).toEqual([20, 20]);
    table.happen(end).stackUp();
    expect(table.stack).toEqual(['Later']);
    table.settle();
    expect(table.permanent('Later').tapped).toBe(true);
  });

  it('cr 603.7f: is controlled by the player who controlled that object when the effect applied', () => {
    const table = new RulesTable([{ battlefield: ['Later'] }, {}], [LATER]);
    table.do(gain(4), { controller: 1 });
    table.do({
      kind: 'continuous',
      what: { kind: 'each', filter: { kind: 'type', is: 'enchantment' } },
      changes: [{ kind: 'control', to: { kind: 'opponents' } }],
      until: { kind: 'forever' },
    });
    table.happen(end).settle();
    expect([table.life(0), table.life(1)]).toEqual([18, 20]);
  });
});

describe('cr 603.7h: the number of times an ability has resolved', () => {
  const times = (right: number): Condition => ({
    kind: 'compare',
    left: { kind: 'resolutions' },
    compare: 'equal',
    right,
  });
  const onThird = (effect: Effect): Effect => ({ kind: 'if', condition: times(3), then: effect });
  const whenTurned: Ability = activated(
    [],
    onThird({ kind: 'reflexive', body: { kind: 'plain', effect: gain(5) } }),
  );
  const Pilgrim = card('Pilgrim', { abilities: [whenTurned, activated([], onThird(gain(1)))] });
  const with_ = (...battlefield: readonly string[]): CastTable =>
    new CastTable([{ battlefield }, { battlefield: ['Bear'] }], [Pilgrim]);
  const lives = (table: CastTable, count: number, ability = 0): readonly number[] =>
    Array.from({ length: count }, () => table.activate('Pilgrim', ability).resolve().life(0));

  it('cr 603.7h: makes the delayed ability once, at the nth resolution', () => {
    const table = with_('Pilgrim');
    const made = Array.from({ length: 4 }, () => {
      table.activate('Pilgrim').resolve();
      return table.proposal.agenda.triggers.splice(0).length;
    });
    expect(made).toEqual([0, 0, 1, 0]);
  });

  it('cr 603.7h: does not count activations or countered abilities', () => {
    const table = with_('Pilgrim').activate('Pilgrim', 1).activate('Pilgrim', 1).activate('Pilgrim', 1);
    table.activate('Pilgrim', 1);
    const [first] = cardsIn(table.state, STACK);
    table.do(
      { kind: 'counter', what: { kind: 'bound', name: 'it' } },
      { bindings: { it: { objects: [first!] } } },
    );
    expect([1, 2, 3].map(() => table.resolve().life(0))).toEqual([20, 20, 21]);
  });

  it('cr 603.7h: is separate for each ability and each object', () => {
    const table = with_('Pilgrim', 'Pilgrim');
    expect(lives(table, 2, 1)).toEqual([20, 20]);
    expect(lives(table, 1, 0)).toEqual([20]);
    table.act({ do: 'activate', object: table.named('Pilgrim', 1), ability: 1 }).resolve();
    expect(table.life(0)).toBe(20);
    expect(lives(table, 1, 1)).toEqual([21]);
  });

  it('cr 603.7h: starts again each turn', () => {
    const table = with_('Pilgrim');
    expect(lives(table, 2, 1)).toEqual([20, 20]);
    table.proposal.emit({ type: 'TurnBegan', turn: 2, seat: seat(0) });
    table.proposal.emit({ type: 'StepBegan', step: 'precombat-main' });
    table.proposal.emit({ type: 'PrioritySet', seat: seat(0) });
    expect(lives(table, 3, 1)).toEqual([20, 20, 21]);
  });

  it('cr 603.7h: counts even if the source is gone', () => {
    const table = with_('Pilgrim').activate('Pilgrim', 1).activate('Pilgrim', 1).activate('Pilgrim', 1);
    const pilgrim = table.named('Pilgrim', 0);
    table
      .resolve()
      .do(
        { kind: 'destroy', what: { kind: 'bound', name: 'it' } },
        { bindings: { it: { objects: [pilgrim] } } },
      );
    expect(table.graveyard(0)).toEqual(['Pilgrim']);
    expect([2, 3].map(() => table.resolve().life(0))).toEqual([20, 21]);
  });

  it('cr 603.7h: is 0 outside of a resolution', () => {
    const table = with_('Pilgrim');
    table.do({ kind: 'if', condition: times(0), then: gain(2) });
    expect(table.life(0)).toBe(22);
  });
});
