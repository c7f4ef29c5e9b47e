// Seats of the table that the server plays: who may give one to a bot, and what becomes of the table around it.
import { describe, expect, it } from '@jest/globals';
import { anna, boris, expectRefusal, happening, seat } from '#testkit/tables/looking';
import type { Hash, PlayerId } from '#kernel';
import { TestTable } from '#testkit/tables/test-table';
import { botAt, botKindOf, isBot } from './index.js';

const greedy = { type: 'seat-bot', bot: 'greedy' } as const;
const random = { type: 'seat-bot', bot: 'random' } as const;

describe('table bots', () => {
  it('the host gives the next free seat to a bot, which is ready and brings no commitment', () => {
    const table = new TestTable().create(3);
    expect(happening(table, () => table.act(anna, greedy)).slice(1)).toEqual([
      { type: 'SeatTaken', seat: 1, player: 'bot-greedy-1' },
      { type: 'SeatReady', seat: 1, commitment: null },
    ]);
    expect(table.state.seats[1]).toMatchObject({ player: botAt('greedy', seat(1)), ready: true });
    table.act(anna, { type: 'ready', commitment: null }).act(anna, { type: 'start' });
    expect(table.state.stage.kind).toBe('starting');
  });

  it('a bot has an id that says what it is, and nobody else has such an id', () => {
    expect(botKindOf(botAt('random', seat(7)))).toBe('random');
    expect(
      [anna, 'bot-clever-1', 'a bot-greedy-1', 'bot-greedy-10'].map((id) => isBot(id as PlayerId)),
    ).toEqual([false, false, false, false]);
  });

  it('a bot is refused from anyone but the host, at a full table, and after the start', () => {
    const table = new TestTable().create(3).act(boris, { type: 'join' });
    expectRefusal(table, boris, random, { code: 'not-host', rule: 'table host' });
    table.act(anna, random);
    expectRefusal(table, anna, random, { code: 'game-full', rule: 'table seats' });
    for (const player of [anna, boris]) table.act(player, { type: 'ready', commitment: null });
    table.act(anna, { type: 'start' });
    for (const command of [random, { type: 'unseat-bot', seat: seat(2) } as const])
      expectRefusal(table, anna, command, { code: 'already-started', rule: 'table start' });
  });

  it('the host clears the seat of a bot, and of nobody else', () => {
    const table = new TestTable().create(3).act(boris, { type: 'join' }).act(anna, greedy);
    const unseat = (at: number) => ({ type: 'unseat-bot', seat: seat(at) }) as const;
    expectRefusal(table, boris, unseat(2), { code: 'not-host', rule: 'table host' });
    for (const at of [0, 1, 7])
      expectRefusal(table, anna, unseat(at), { code: 'not-seated', rule: 'table bots' });
    table.act(anna, unseat(2));
    expect(table.state.seats[2]).toMatchObject({ player: null, ready: false });
    expectRefusal(table, anna, unseat(2), { code: 'not-seated', rule: 'table bots' });
  });

  it('a bot is never host: a table without people is cleared', () => {
    const table = new TestTable().create(3).act(anna, greedy).act(boris, { type: 'join' });
    table.act(anna, { type: 'leave' });
    expect(table.state.host).toBe(boris);
    table.act(boris, { type: 'leave' });
    expect(table.state.result).toMatchObject({ reason: 'cancelled' });
  });

  it('table fairness: a bot is ready again at once when players must get ready anew', () => {
    const table = new TestTable().create(3).act(boris, { type: 'join' }).act(anna, greedy);
    table.act(anna, { type: 'ready', commitment: null });
    table.act(boris, { type: 'ready', commitment: '0'.repeat(64) as Hash }).act(anna, { type: 'start' });
    expect(table.state.stage.kind).toBe('opening');
    table.act(boris, { type: 'leave' });
    expect(table.state.stage.kind).toBe('gathering');
    expect(table.state.seats.map(({ ready }) => ready)).toEqual([false, false, true]);
  });
});
