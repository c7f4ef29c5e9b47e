// Losing, leaving, and the end of the game (cr 104, 704.5b, 800.4), and games that nobody plays any more.
import { describe, expect, it } from '@jest/globals';
import {
  anna,
  boris,
  chloe,
  dario,
  deal,
  eventsOf,
  expectRefusal,
  handIds,
  handSizes,
  happening,
  KEEP,
  libraryNames,
  MULLIGAN,
  objectIds,
  seat,
} from '#testkit/tables/looking';
import { PLAYERS, TestTable } from '#testkit/tables/test-table';
import { absentFrom, timerOf } from './index.js';

const CONCEDE = { type: 'concede' } as const;
const SMALL = { terms: { librarySize: 60 } };
const wins = (winner: number) => ({ reason: 'last-one-standing', winners: [winner] });

describe('conceding', () => {
  it('cr 104.3a, 104.2a: a player who concedes loses, and the last one left wins at once', () => {
    const table = new TestTable().play(2).act(anna, CONCEDE);
    expect(table.state).toMatchObject({ stage: { kind: 'over' }, result: wins(1), decision: null });
    expect(table.state.seats.map(({ lost }) => lost)).toEqual(['conceded', null]);
  });

  it('cr 104.3a: is possible in another player’s turn as well as in one’s own', () => {
    expect(new TestTable().play(2).act(boris, CONCEDE).state.result).toEqual(wins(0));
  });

  it('cr 104.3a: does not touch a question to another player', () => {
    const table = new TestTable().play(3);
    const before = JSON.stringify(table.state.decision);
    table.act(chloe, CONCEDE);
    expect(JSON.stringify(table.state.decision)).toBe(before);
    table.passTurn();
    expect(table.state.turn?.active).toBe(1);
  });

  it.each([0, 1, 2])('cr 104.3a: is possible while it is decided who goes first (player %i)', (at) => {
    const table = new TestTable().start(3).act(PLAYERS[at]!, CONCEDE);
    expect(table.state.decision?.prompt).toBe('choose-starting-player');
    table.act(PLAYERS[(at + 1) % 3]!, CONCEDE);
    expect(table.state.result).toEqual(wins((at + 2) % 3));
  });

  it('cr 104.3a: is possible in one’s own mulligan', () => {
    const table = deal(new TestTable(), 3).act(anna, CONCEDE);
    expect(table.state.decision).toMatchObject({ prompt: 'take-a-mulligan', seat: 1 });
    table.answer(KEEP).answer(KEEP);
    expect(table.state.turn).toMatchObject({ number: 1, active: 1 });
  });

  it('cr 104.3a: is possible while putting cards on the bottom', () => {
    const table = deal(new TestTable(), 2).answer(MULLIGAN).answer(KEEP);
    expect(table.state.decision?.prompt).toBe('put-on-the-bottom');
    expect(table.act(anna, CONCEDE).state.result).toEqual(wins(1));
  });

  it('cr 104.3a: is possible while another player puts cards on the bottom', () => {
    const table = deal(new TestTable(), 3);
    for (const answer of [MULLIGAN, MULLIGAN, KEEP, MULLIGAN, MULLIGAN]) table.answer(answer);
    expect(table.state.decision).toMatchObject({ prompt: 'put-on-the-bottom', seat: 0 });
    table.act(boris, CONCEDE);
    expect(table.state.decision).toMatchObject({ prompt: 'put-on-the-bottom', seat: 0 });
    table.answer({ kind: 'choose-objects', objects: handIds(table, 0).slice(0, 1) });
    expect(table.state.decision).toMatchObject({ prompt: 'take-a-mulligan', seat: 0 });
  });

  it('cr 104.2a: the game goes on until only one is left', () => {
    const table = new TestTable().play(4);
    for (const player of [anna, dario]) {
      table.act(player, CONCEDE);
      expect(table.state.result).toBeNull();
    }
    table.act(boris, CONCEDE);
    expect(table.state.result).toEqual(wins(2));
  });

  it('cr 104.5, 800.4: a player who has lost has left and acts no more', () => {
    const table = new TestTable().play(3).act(anna, CONCEDE);
    const reason = { code: 'out-of-the-game', rule: 'cr 800.4' } as const;
    const decision = table.state.decision!.id;
    expectRefusal(table, anna, CONCEDE, reason);
    expectRefusal(
      table,
      anna,
      { type: 'answer', decision, answer: { kind: 'priority', action: 'pass-turn' } },
      reason,
    );
    expectRefusal(table, anna, { type: 'concede-absent', seat: seat(1) }, reason);
  });

  it('cr 104.1: nothing happens in a game that is over', () => {
    const table = new TestTable().play(2).act(anna, CONCEDE);
    const reason = { code: 'game-over', rule: 'cr 104.1' } as const;
    expectRefusal(table, boris, CONCEDE, reason);
    expectRefusal(table, chloe, { type: 'join' }, reason);
    expectRefusal(table, boris, { type: 'leave' }, reason);
    expectRefusal(table, boris, { type: 'concede-absent', seat: seat(0) }, reason);
    table.now += 10 ** 12;
    expectRefusal(table, 'timer', { type: 'abandon' }, { code: 'not-due', rule: 'table timers' });
    expect(timerOf(table.state)).toBeUndefined();
  });
});

describe('leaving', () => {
  it('cr 800.4a: what the player owns leaves too; the common library stays', () => {
    const table = new TestTable().play(3);
    const [hand, library] = [handIds(table, 1), libraryNames(table)];
    table.act(boris, CONCEDE);
    expect(handSizes(table)).toEqual([8, 0, 7]);
    for (const id of hand) expect(objectIds(table)).not.toContain(id);
    expect(libraryNames(table)).toEqual(library);
    expect(objectIds(table)).toHaveLength(300 - hand.length);
  });

  it('cr 800.4a: the seat remembers who sat there and why they left', () => {
    const table = new TestTable().play(3).act(boris, CONCEDE);
    expect(table.state.seats[1]).toMatchObject({ player: boris, lost: 'conceded' });
  });
});

describe('the empty library', () => {
  /** Everyone passes until somebody has left. */
  const playOut = (table: TestTable): TestTable => {
    while (eventsOf(table, 'PlayerLost').length === 0) table.passTurn();
    return table;
  };

  it('cr 121.4, 704.5b: a player who has to draw from it loses', () => {
    const table = playOut(new TestTable(SMALL).play(2));
    expect(eventsOf(table, 'PlayerLost')).toEqual([
      { type: 'PlayerLost', seat: 1, reason: 'drew-from-empty-library' },
    ]);
    expect(table.state.result).toEqual(wins(0));
  });

  it('cr 104.3c: a player who draws the last card of it loses nothing', () => {
    const table = new TestTable(SMALL).play(2);
    // 60 cards less two hands of seven; the first turn draws none.
    for (let turn = 0; turn < 46; turn += 1) table.passTurn();
    expect(libraryNames(table)).toEqual([]);
    expect(table.state.result).toBeNull();
    expect(table.passTurn().state.result).toEqual(wins(0));
  });

  it('cr 704.5b: players lose one after another, each at their own draw, until one is left', () => {
    const table = playOut(new TestTable(SMALL).play(3));
    // 39 cards, one a turn, beginning with seat 0: the 40th draw is seat 0's again, the 41st seat 1's.
    expect(eventsOf(table, 'PlayerLost').map(({ seat: at }) => at)).toEqual([0, 1]);
    expect(table.state.result).toEqual(wins(2));
  });

  it('cr 704.3, 104.4a: players who drew from it at once lose together; with nobody left it is a draw', () => {
    const table = new TestTable(SMALL).play(2);
    table.take([0, 1].map((at) => ({ type: 'DrewFromEmptyLibrary', seat: seat(at) })));
    table.passTurn();
    expect(table.state.result).toEqual({ reason: 'nobody-left', winners: [] });
    expect(table.state.seats.map(({ lost }) => lost)).toEqual(Array(2).fill('drew-from-empty-library'));
  });

  it('cr 104.2a: if two of three players lose at once, the third wins', () => {
    const table = new TestTable(SMALL).play(3);
    table.take([0, 2].map((at) => ({ type: 'DrewFromEmptyLibrary', seat: seat(at) })));
    table.passTurn();
    expect(table.state.result).toEqual(wins(1));
  });
});

describe('an absent player', () => {
  const concedeFor = (at: number) => ({ type: 'concede-absent', seat: seat(at) }) as const;
  const early = { code: 'not-due', rule: 'terms absentAfter' } as const;
  const present = { code: 'not-absent', rule: 'terms absentAfter' } as const;

  it('terms absentAfter: is conceded by another player after the set time, not a moment before', () => {
    const table = new TestTable({ terms: { absentAfter: 60 } }).play(3);
    const { since } = table.state.decision!;
    expect(absentFrom(table.state)).toBe(since + 60_000);
    table.now = since + 59_999;
    expectRefusal(table, boris, concedeFor(0), early);
    table.now = since + 60_000;
    table.act(chloe, concedeFor(0));
    expect(table.state.seats.map(({ lost }) => lost)).toEqual(['absent', null, null]);
    expect(table.state.turn).toMatchObject({ number: 2, active: 1 });
  });

  it('terms absentAfter: is timed anew from every question', () => {
    const table = new TestTable({ terms: { absentAfter: 60 } }).play(2);
    table.now += 3_600_000;
    table.passTurn();
    expectRefusal(table, anna, concedeFor(1), early);
  });

  it('terms absentAfter: is not made present by another player’s command', () => {
    const table = new TestTable({ terms: { absentAfter: 60 } }).play(3);
    const { since } = table.state.decision!;
    table.now = since + 59_000;
    table.act(chloe, CONCEDE);
    table.now = since + 60_000;
    expect(table.act(boris, concedeFor(0)).state.result).toEqual(wins(1));
  });

  it('terms absentAfter: is only the player the game waits for, and never the one who sends the command', () => {
    const table = new TestTable().play(3);
    table.now += 10 ** 9;
    expectRefusal(table, anna, concedeFor(1), present);
    expectRefusal(table, boris, concedeFor(2), present);
    expectRefusal(table, anna, concedeFor(0), present);
    expectRefusal(table, boris, concedeFor(7), present);
    expectRefusal(table, dario, concedeFor(0), { code: 'not-seated', rule: 'table seats' });
  });

  it.each(['choose-starting-player', 'take-a-mulligan', 'put-on-the-bottom'])(
    'terms absentAfter: can be conceded for at any question (%s)',
    (prompt) => {
      const table = new TestTable().start(2);
      while (table.state.decision?.prompt !== prompt) {
        if (table.state.decision?.prompt === 'choose-starting-player')
          table.answer({ kind: 'choose-players', players: [seat(0)] });
        else table.answer(MULLIGAN);
      }
      const absent = table.state.decision.seat;
      table.now = absentFrom(table.state)!;
      table.act(PLAYERS[1 - absent]!, concedeFor(absent));
      expect(table.state.result).toEqual(wins(1 - absent));
    },
  );
});

describe('an abandoned game', () => {
  it('table timers: ends without a winner when nobody did anything for the set time', () => {
    const table = new TestTable({ terms: { abandonAfter: 3600 } }).play(3);
    const last = table.state.now;
    expect(timerOf(table.state)).toEqual({ command: { type: 'abandon' }, deadline: last + 3_600_000 });
    table.now = last + 3_599_999;
    expectRefusal(table, 'timer', { type: 'abandon' }, { code: 'not-due', rule: 'table timers' });
    table.now = last + 3_600_000;
    const batch = happening(table, () => table.timer({ type: 'abandon' }));
    expect(batch.map(({ type }) => type)).toEqual(['CommandAccepted', 'DecisionClosed', 'GameEnded']);
    expect(table.state).toMatchObject({ result: { reason: 'abandoned', winners: [] }, decision: null });
  });

  it('table timers: is put off by any accepted command', () => {
    const table = new TestTable({ terms: { abandonAfter: 3600 } }).play(2);
    const { deadline } = timerOf(table.state)!;
    table.now = deadline - 1;
    table.passTurn();
    table.now = deadline;
    expectRefusal(table, 'timer', { type: 'abandon' }, { code: 'not-due', rule: 'table timers' });
    expect(timerOf(table.state)?.deadline).toBe(deadline - 1 + 3_600_000);
  });
});
