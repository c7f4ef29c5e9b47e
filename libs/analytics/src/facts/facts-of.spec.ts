// The facts of small games, counted by hand.
import { describe, expect, it } from '@jest/globals';
import { instant } from '#kernel';
import type { GameEvent, Terms } from '#rules';
import { PLAYERS, TestTable, type TableOptions } from '#testkit/tables/test-table';
import { factsOf, TABLES, type Column, type Facts, type TableName } from '../index.js';

/** Each event at the time that came with its command. */
function timed(log: readonly GameEvent[]) {
  let at = instant(0);
  return log.map((event) => {
    if (event.type === 'CommandAccepted') ({ at } = event);
    return { event, at };
  });
}
const told = (log: readonly GameEvent[]): Facts => {
  const facts = factsOf(timed(log));
  if (facts === undefined) throw new Error('the game has no facts');
  return facts;
};
const [anna, boris] = PLAYERS as [(typeof PLAYERS)[number], (typeof PLAYERS)[number]];
const table = (terms: Partial<Terms> = {}, more: TableOptions = {}) => new TestTable({ terms, ...more });

/** Three turns, the second player first, who concedes in turn 3. */
const threeTurns = (terms: Partial<Terms> = {}) =>
  table(terms).play(2, 1).passTurn().passTurn().act(boris, { type: 'concede' });

describe('a game of three turns', () => {
  const { events } = threeTurns();
  const facts = told(events);

  it('has one row, and one for each seat', () => {
    expect(facts.games).toEqual([
      expect.objectContaining({
        ...{ game: 'game-1', source: 'log', ruleset: 'pentaland', base: 'cr', format: 'all', seats: 2 },
        ...{ opens: 'at-end', opened: true, reason: 'last-one-standing', turns: 3, rewinds: 0 },
        ...{ created_at: 1_000_000, clock: null, forked: false },
      }),
    ]);
    expect(facts.seats).toEqual([
      expect.objectContaining({
        seat: 0,
        player: anna,
        went_first: false,
        result: 'won',
        loss: null,
        life: 20,
      }),
      expect.objectContaining({ seat: 1, player: boris, went_first: true, result: 'lost', loss: 'conceded' }),
    ]);
  });

  it('has its turns, and the life totals after each', () => {
    expect(facts.turns.map(({ turn, seat }) => [turn, seat])).toEqual([
      [1, 1],
      [2, 0],
      [3, 1],
    ]);
    expect(facts.life_by_turn).toHaveLength(6);
    expect(facts.turns.map(({ ms }) => ms > 0)).toEqual([true, true, true]);
  });

  it('has its questions, with what was chosen and how long it took', () => {
    // Who goes first, two hands kept, and two turns passed; the last one closes unanswered.
    expect(facts.decisions.map(({ seat, prompt, choice }) => [seat, prompt, choice])).toEqual([
      [expect.any(Number), 'choose-starting-player', '1'],
      [1, 'take-a-mulligan', 'no'],
      [0, 'take-a-mulligan', 'no'],
      [1, 'priority', 'pass-turn'],
      [0, 'priority', 'pass-turn'],
      [1, 'priority', 'concede'],
    ]);
    // The clock of this table goes on by a second a command.
    expect(facts.decisions.map(({ ms }) => ms)).toEqual([1000, 1000, 1000, 1000, 1000, 1000]);
    const [first, second] = facts.seats;
    expect((first?.thinking_ms ?? 0) + (second?.thinking_ms ?? 0)).toBe(6000);
  });

  it('has the hands that were kept and the cards drawn, since it has opened', () => {
    const counted = (seat: number) => facts.opening_hands.filter((one) => one.seat === seat).length;
    expect([counted(0), counted(1)]).toEqual([7, 7]);
    expect(facts.opening_hands.every(({ printed }) => /^Test Card \d+$/.test(printed))).toBe(true);
    const draws = facts.moves.filter(({ cause }) => cause === 'draw');
    expect(draws.every(({ printed }) => printed !== null)).toBe(true);
  });
});

describe('which games have facts', () => {
  it('is none that is not over', () => {
    expect(factsOf(timed(table().play().events))).toBeUndefined();
    expect(factsOf([])).toBeUndefined();
  });

  it('is those that spectators may watch, before they open', () => {
    const open = told(threeTurns({ opens: 'by-consent' }).events);
    expect(open.games[0]).toMatchObject({ opened: false, engine: null });
    const refused = threeTurns({ opens: 'by-consent', spectators: 'refused' });
    expect(factsOf(timed(refused.events))).toBeUndefined();
    const secret = threeTurns({ opens: 'by-consent', access: 'private' });
    expect(factsOf(timed(secret.events))).toBeUndefined();
  });

  it('is all of a game once everyone has agreed to open it', () => {
    const game = threeTurns({ opens: 'by-consent', spectators: 'refused' });
    game.act(anna, { type: 'agree-to-open' }).act(boris, { type: 'agree-to-open' });
    expect(told(game.events).games[0]).toMatchObject({ opened: true });
    expect(told(game.events).opening_hands).toHaveLength(14);
  });

  it('is nothing hidden of one that judges alone may open', () => {
    const facts = told(threeTurns({ opens: 'judges-only' }).events);
    for (const name of Object.keys(TABLES) as TableName[]) {
      const { columns, ...about } = TABLES[name];
      const hidden = Object.entries<Column>(columns).filter(([, column]) => column.opened);
      if ('opened' in about) expect(facts[name]).toEqual([]);
      for (const row of facts[name])
        for (const [column] of hidden)
          expect([name, column, (row as Record<string, unknown>)[column]]).toEqual([name, column, null]);
    }
    expect(facts.decisions).toHaveLength(6);
  });

  it('is a game that never began, without a result', () => {
    const facts = told(expired());
    expect(facts.games[0]).toMatchObject({ began_at: null, turns: 0, reason: 'expired' });
    expect(facts.seats.map(({ result }) => result)).toEqual(['none', 'none']);
  });
});

function expired(): readonly GameEvent[] {
  const game = table();
  game.gather();
  game.now += 100_000_000;
  const refusal = game.timer({ type: 'expire' });
  if (refusal !== undefined) throw new Error(refusal.message);
  return game.events;
}

it('every row has the columns of its table, and no others', () => {
  const facts = told(threeTurns().events);
  for (const name of Object.keys(TABLES) as TableName[])
    for (const row of facts[name])
      expect(Object.keys(row).sort()).toEqual(Object.keys(TABLES[name].columns).sort());
});
