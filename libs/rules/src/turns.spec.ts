// Turns (cr 500-514), as far as anything can happen in them yet, and drawing (cr 121).
import { describe, expect, it } from '@jest/globals';
import {
  anna,
  boris,
  chloe,
  eventsOf,
  expectRefusal,
  handIds,
  handNames,
  handSizes,
  happening,
  KEEP,
  libraryNames,
  deal,
} from '#testkit/tables/looking';
import { TestTable } from '#testkit/tables/test-table';

const stepsOf = (table: TestTable, act: () => unknown) =>
  eventsOf({ events: happening(table, act) }, 'StepBegan').map(({ step }) => step);
const actives = (table: TestTable, turns: number) =>
  Array.from({ length: turns }, () => {
    const { active } = table.state.turn!;
    table.passTurn();
    return active;
  });

describe('the turns', () => {
  it('cr 103.1: go clockwise, beginning with the starting player', () => {
    const table = new TestTable().play(4, 2);
    expect(actives(table, 9)).toEqual([2, 3, 0, 1, 2, 3, 0, 1, 2]);
    expect(eventsOf(table, 'TurnBegan').map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('cr 500.1, 501.1, 512.1: go through their steps in order', () => {
    const table = new TestTable().play(2);
    expect(stepsOf(table, () => table.passTurn())).toEqual([
      'end',
      'cleanup',
      'untap',
      'upkeep',
      'draw',
      'precombat-main',
    ]);
  });

  it('cr 505.6: the active player gets priority in the main phase, and may pass the turn', () => {
    const table = new TestTable().play(3, 1);
    expect(table.state.turn).toMatchObject({ number: 1, active: 1, step: 'precombat-main' });
    expect(table.state.decision).toMatchObject({
      seat: 1,
      prompt: 'priority',
      question: { kind: 'priority', actions: ['pass-turn'] },
    });
    expectRefusal(
      table,
      anna,
      {
        type: 'answer',
        decision: table.state.decision!.id,
        answer: { kind: 'priority', action: 'pass-turn' },
      },
      { code: 'not-your-decision', rule: 'table decisions' },
    );
  });

  it('table decisions: a question that was answered cannot be answered again', () => {
    const table = new TestTable().play(2);
    const old = table.state.decision!.id;
    table.passTurn().passTurn();
    expectRefusal(
      table,
      anna,
      { type: 'answer', decision: old, answer: { kind: 'priority', action: 'pass-turn' } },
      { code: 'stale-decision', rule: 'table decisions' },
    );
  });

  it('table decisions: every question has an id of its own', () => {
    const table = new TestTable().play(3);
    for (let turn = 0; turn < 10; turn += 1) table.passTurn();
    const ids = eventsOf(table, 'DecisionOpened').map(({ decision }) => decision);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('drawing', () => {
  it('cr 103.8a: with two players the first draw step is skipped, and only that one', () => {
    const table = deal(new TestTable(), 2).answer(KEEP);
    expect(stepsOf(table, () => table.answer(KEEP))).toEqual(['untap', 'upkeep', 'precombat-main']);
    expect(handSizes(table)).toEqual([7, 7]);
    table.passTurn();
    expect(handSizes(table)).toEqual([7, 8]);
    table.passTurn();
    expect(handSizes(table)).toEqual([8, 8]);
  });

  it.each([3, 8])('cr 103.8c: with %i players nobody skips it', (players) => {
    const table = new TestTable().play(players);
    expect(handIds(table, 0)).toHaveLength(8);
  });

  it('cr 103.8c: nobody skips it if three began and two are left at the first turn', () => {
    const table = deal(new TestTable(), 3).act(chloe, { type: 'concede' }).answer(KEEP).answer(KEEP);
    expect(handSizes(table)).toEqual([8, 7, 0]);
  });

  it('cr 121.1, 504.1: the active player draws the top card of the library', () => {
    const table = new TestTable().play(2);
    const [top, next] = libraryNames(table);
    table.passTurn();
    expect(handNames(table, 1).at(-1)).toBe(top);
    expect(libraryNames(table)[0]).toBe(next);
  });

  it('pentaland 702.1: everyone draws from the same library', () => {
    const table = new TestTable().play(3);
    const upcoming = libraryNames(table).slice(0, 6);
    for (let turn = 0; turn < 6; turn += 1) table.passTurn();
    const got = [1, 2, 0, 1, 2, 0].map((at, nth) => handNames(table, at).slice(-2)[nth < 3 ? 0 : 1]);
    expect(got).toEqual(upcoming);
  });

  it('terms maximumHandSize: without a maximum nothing is discarded in the cleanup step (cr 514.1)', () => {
    const table = new TestTable().play(2);
    for (let turn = 0; turn < 20; turn += 1) table.passTurn();
    expect(handSizes(table)).toEqual([17, 17]);
    expect(libraryNames(table)).toHaveLength(300 - 34);
  });
});

describe('after someone left', () => {
  it('cr 800.4k: a player who has left begins no turn', () => {
    const table = new TestTable().play(4).act(boris, { type: 'concede' });
    expect(actives(table, 4)).toEqual([0, 2, 3, 0]);
  });

  it('cr 800.4j: their turn goes on to its end without them', () => {
    const table = new TestTable().play(3, 1);
    const batch = happening(table, () => table.act(boris, { type: 'concede' }));
    const course = batch.flatMap((event) => {
      if (event.type === 'StepBegan') return [event.step];
      return event.type === 'TurnBegan' ? [`turn ${event.turn} of ${event.seat}`] : [];
    });
    expect(course).toEqual(['end', 'cleanup', 'turn 2 of 2', 'untap', 'upkeep', 'draw', 'precombat-main']);
  });
});
