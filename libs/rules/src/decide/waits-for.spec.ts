// Whom a game waits for, and for what.
import { describe, expect, it } from '@jest/globals';
import { after, seconds, type PlayerId } from '#kernel';
import { anna, boris, chloe } from '#testkit/tables/looking';
import { TestTable } from '#testkit/tables/test-table';
import { DEFAULT_TERMS, waitsFor } from '../index.js';

const SECRET = 'a secret of some length';
const waiting = ({ state }: TestTable, player: PlayerId) => waitsFor(state, player);
const of = (table: TestTable) => [anna, boris, chloe].map((player) => waiting(table, player)?.what);

describe('a game waits', () => {
  it('for its players to be ready, and then for its host, until it expires', () => {
    const table = new TestTable().create(3).act(boris, { type: 'join' });
    expect(of(table)).toEqual(['ready', 'ready', undefined]);
    const until = after(table.state.createdAt!, seconds(DEFAULT_TERMS.startWithin));
    expect(waiting(table, boris)).toEqual({ what: 'ready', until });
    for (const player of [boris, anna]) table.act(player, { type: 'ready', commitment: null });
    expect(of(table)).toEqual(['start', undefined, undefined]);
    expect(waiting(table, anna)).toEqual({ what: 'start', until });
  });

  it('for the players who committed to entropy to open it, until the deadline', () => {
    const table = new TestTable().gather(3, [SECRET, null, SECRET]).act(anna, { type: 'start' });
    expect(of(table)).toEqual(['open-entropy', undefined, 'open-entropy']);
    const { stage } = table.state;
    expect(waiting(table, chloe)?.until).toBe(stage.kind === 'opening' && stage.deadline);
    table.act(anna, { type: 'open-entropy', entropy: SECRET });
    expect(of(table)).toEqual([undefined, undefined, 'open-entropy']);
  });

  it('for the player who is asked, saying what and since when; with a clock, also until when', () => {
    const table = new TestTable().play(3);
    const since = table.state.decision?.since;
    expect(waiting(table, anna)).toEqual({ what: 'answer', prompt: 'priority', since });
    expect(of(table)).toEqual(['answer', undefined, undefined]);
    const clock = { kind: 'thinking', each: 45, late: null, flag: 'loses' } as const;
    const timed = new TestTable({ terms: { clock } }).play(2);
    expect(waiting(timed, anna)?.until).toBe(after(timed.state.decision!.since, seconds(45)));
  });

  it('for nobody when it is over, and never for somebody without a seat', () => {
    const table = new TestTable().play(2).act(boris, { type: 'concede' });
    expect(of(table)).toEqual([undefined, undefined, undefined]);
  });
});
