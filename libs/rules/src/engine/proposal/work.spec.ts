// The budget of one command: each limit at its last allowed number and at the next one.
import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '../../model/events/events.js';
import { AssistedTable, card, spell } from '#testkit/tables/assisted-table';
import { CREATURE, gain, whenever } from '#testkit/tables/rules-table';
import { emptyAgenda, type Agenda } from '../../model/state/agenda.js';
import { TOO_MUCH } from '../../fold/journal/effort.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import { deciding } from '../../index.js';
import { STACK } from '../../model/basics/ids.js';
import { requireAgendaRoom, requireBatchRoom, STRETCH } from './work.js';
import { malformed } from '#testkit/values/malformed';
import type { TokenSpec } from '#abilities';

const isTooMuch = (work: () => unknown): boolean => {
  try {
    work();
    return false;
  } catch (thrown) {
    if (thrown === TOO_MUCH) return true;
    throw thrown;
  }
};
const many = (count: number) => Array.from({ length: count }, (): never => malformed({}));
const agenda = (part: Partial<Agenda>): Agenda => ({ ...emptyAgenda(), ...part });

describe('the work that waits', () => {
  it('has at most as many frames as the budget allows', () => {
    const frames = (count: number) => () => requireAgendaRoom(agenda({ frames: many(count) }));
    expect([5_000, 5_001].map((count) => isTooMuch(frames(count)))).toEqual([false, true]);
  });

  it('has at most as many triggers as the budget allows', () => {
    const triggers = (count: number) => () => requireAgendaRoom(agenda({ triggers: many(count) }));
    expect([2_000, 2_001].map((count) => isTooMuch(triggers(count)))).toEqual([false, true]);
  });
});

describe('a batch', () => {
  const event = (life: number): GameEvent => malformed({ type: 'LifeChanged', seat: 0, life });
  it('has at most as many events as the log takes at once', () => {
    const events = (count: number) => () => requireBatchRoom(Array.from({ length: count }, () => event(1)));
    expect([2_000, 2_001].map((count) => isTooMuch(events(count)))).toEqual([false, true]);
  });

  it('has at most as many characters as the log takes at once, however few events they are', () => {
    const word = (length: number): GameEvent => malformed({ type: 'ChoiceNoted', word: 'x'.repeat(length) });
    const around = JSON.stringify(word(0)).length;
    const of = (length: number) => () =>
      requireBatchRoom(Array.from({ length: 100 }, () => word(length - around)));
    expect([9_500, 9_501].map((length) => isTooMuch(of(length)))).toEqual([false, true]);
  });
});

describe('in a game', () => {
  /** Every one of `witnesses` triggers on every one of `tokens`, at once. */
  const witnessed = (witnesses: number, tokens: number) => {
    const witness = card(
      'Witness',
      ['enchantment'],
      [whenever({ kind: 'moves', what: CREATURE, to: ['battlefield'] }, gain(1))],
    );
    const made: TokenSpec = {
      kind: 'made',
      face: { kind: 'face', name: 'Goblin', types: ['creature'], power: 1, toughness: 1 },
    };
    const song = card('Song', ['sorcery'], spell({ kind: 'create-token', token: made, count: tokens }));
    const board = Array.from({ length: witnesses }, () => witness);
    const table = new AssistedTable([{ hand: [song], battlefield: board }, {}]).untilMain();
    table.act({ do: 'cast', object: table.id('Song') }).pass();
    return table;
  };

  it('more abilities at once than the budget allows are refused whole, and fewer are put on the stack', () => {
    const pass = { kind: 'priority', action: 'pass' } as const;
    const before = witnessed(40, 51);
    const state = JSON.stringify(before.state);
    expect(before.tryAnswer(pass)).toMatchObject({ code: 'too-much-work', rule: 'table work' });
    expect(JSON.stringify(before.state)).toBe(state);
    expect(witnessed(40, 50).tryAnswer(pass)).toBeUndefined();
  });

  it('1,600 abilities are put on the stack a few at a time, so that other games can go on between them', () => {
    const table = witnessed(40, 40);
    table.pass();
    const { question, id, seat } = table.decision;
    if (question.kind !== 'order') throw new Error(question.kind);
    const order = question.options.map((_, nth) => nth);
    const proposed = {
      actor: table.state.seats[seat]!.player!,
      command: { type: 'answer', decision: id, answer: { kind: 'order', order } },
    } as const;
    const steps = deciding(table.state, proposed, table.inputs);
    const stacked: number[] = [];
    const onStack = (): number => cardsIn(table.state, STACK).length;
    for (let before = onStack(); steps.next().done !== true; before = onStack())
      stacked.push(onStack() - before);
    expect(stacked.reduce((sum, some) => sum + some, 0)).toBeGreaterThan(1_590);
    expect(Math.max(...stacked)).toBeLessThanOrEqual(STRETCH);
  });
});
