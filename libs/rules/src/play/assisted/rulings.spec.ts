// Disagreements go to a judge if the table's terms say so.
import { describe, expect, it } from '@jest/globals';
import type { PlayerId } from '#kernel';
import { timerOf } from '../../decide/timer-commands.js';
import { waitsFor } from '../../decide/waits-for.js';
import { AssistedTable, BEAR, card, spell, unread, YOU, type Side } from '#testkit/tables/assisted-table';
import { botAt } from '../../model/basics/bots.js';
import type { JudgeCommand } from '../../model/commands/command.js';
import type { ReferralId } from '../../model/basics/ids.js';
import type { Terms } from '../../model/basics/terms.js';

const JUDITH = 'judith' as PlayerId;
const MINUTE = 60_000;
const gain = (amount: number) => ({ kind: 'gain-life', who: YOU, amount });
const HYMN = card('Hymn', ['sorcery'], spell(unread('You gain 1, 2, or 3 life, as the choir likes.')));
const ASKED: Partial<Terms> = { unresolved: { goes: 'to-a-judge', within: 600 } };

function at(terms: Partial<Terms>, ...sides: readonly Side[]): AssistedTable {
  const table = new AssistedTable(sides.length === 1 ? [...sides, {}] : sides, terms);
  return table.untilMain();
}

/** Three proposals are refused, and the others vote that nothing happens. */
function disagreed(terms: Partial<Terms> = ASKED, others = 1): AssistedTable {
  const table = at(terms, { hand: [HYMN, HYMN] }, ...Array.from({ length: others }, () => ({})));
  return disagree(table);
}

function disagree(table: AssistedTable): AssistedTable {
  table.cast('Hymn');
  for (const attempt of [1, 2, 3]) table.propose(gain(attempt)).refuse();
  while (table.state.decision?.prompt === 'let-stand') table.refuse();
  return table;
}

const ruling = (attempt: number | null, referral = 'r1', reason = 'The choir likes it.'): JudgeCommand => ({
  type: 'rule',
  referral: referral as ReferralId,
  attempt,
  reason,
});
const rule = (table: AssistedTable, attempt: number | null, referral?: string) =>
  table.give({ actor: JUDITH, command: ruling(attempt, referral) });
const leaveUnruled = (table: AssistedTable, referral = 'r1') =>
  table.give({ actor: 'timer', command: { type: 'leave-unruled', referral: referral as ReferralId } });

describe('a text that the table does not agree on', () => {
  it('terms unresolved: has no effect if the terms say nothing about it', () => {
    const table = disagreed({});
    expect(table.all('ClauseReferred')).toEqual([]);
    expect(table.all('ClauseSettled')).toMatchObject([{ outcome: 'nothing', why: 'vote' }]);
    expect(rule(table, 1)?.code).toBe('not-referred');
    expect(leaveUnruled(table)?.code).toBe('not-referred');
  });

  it('terms unresolved: waits for a judge, with nobody asked and no clock running', () => {
    const table = disagreed({ ...ASKED, clock: { kind: 'chess', initial: 60, increment: 0, flag: 'loses' } });
    expect(table.state.decision).toBeNull();
    expect(table.all('ClauseReferred')).toMatchObject([
      { referral: 'r1', seat: 0, part: 'effect', nothing: [1], stands: [], until: 600_000 },
    ]);
    expect(table.all('ClauseSettled')).toEqual([]);
    expect([0, 1].map((seat) => waitsFor(table.state, `player ${seat}` as PlayerId))).toEqual([
      undefined,
      undefined,
    ]);
    expect(timerOf(table.state)).toEqual({
      command: { type: 'leave-unruled', referral: 'r1' },
      deadline: 600_000,
    });
  });

  it.each([1, 2, 3])('table rulings: has the effect of proposal %i if a judge rules so', (attempt) => {
    const table = disagreed();
    expect(rule(table, attempt)).toBeUndefined();
    expect(table.life(0)).toBe(20 + attempt);
    expect(table.all('ClauseSettled')).toMatchObject([
      {
        outcome: 'stands',
        why: 'judge',
        nothing: [1],
        stands: [],
        ruling: { judge: 'judith', attempt, reason: 'The choir likes it.' },
      },
    ]);
    expect(table.graveyard(0)).toEqual(['Hymn']);
    expect(table.decision).toMatchObject({ seat: 0, kind: 'priority' });
  });

  it('table rulings: has no effect if a judge rules so', () => {
    const table = disagreed();
    expect(rule(table, null)).toBeUndefined();
    expect(table.life(0)).toBe(20);
    expect(table.all('ClauseSettled')).toMatchObject([
      { outcome: 'nothing', why: 'judge', ruling: { attempt: null } },
    ]);
    expect(table.decision.kind).toBe('priority');
  });

  it('table rulings: may be ruled against a player who refused it', () => {
    const song = card('Song', ['sorcery'], spell(unread('Each opponent loses 4 life, or nobody does.')));
    const table = at(ASKED, { hand: [song] }).cast('Song');
    const lose = { kind: 'lose-life', who: { kind: 'opponents' }, amount: 4 };
    for (let attempt = 1; attempt <= 3; attempt += 1) table.propose(lose).refuse();
    table.refuse();
    expect(rule(table, 3)).toBeUndefined();
    expect(table.life(1)).toBe(16);
  });

  it('table rulings: has no effect once the time is over, and not a moment sooner', () => {
    const table = disagreed();
    table.now = 10 * MINUTE - 1;
    expect(leaveUnruled(table)?.code).toBe('not-due');
    table.now += 1;
    expect(leaveUnruled(table)).toBeUndefined();
    expect(table.all('ClauseSettled')).toMatchObject([{ outcome: 'nothing', why: 'unruled' }]);
    expect(table.life(0)).toBe(20);
    expect(table.decision.kind).toBe('priority');
  });

  it('table rulings: gets one ruling, and the next text gets its own', () => {
    const table = disagreed();
    expect(rule(table, 2)).toBeUndefined();
    expect(rule(table, 2)?.code).toBe('not-referred');
    disagree(table);
    expect(rule(table, 3, 'r1')?.code).toBe('not-referred');
    expect(rule(table, 3, 'r2')).toBeUndefined();
    expect(table.life(0)).toBe(25);
  });

  it('table rulings: may be the cost of a claimed ability', () => {
    const choir = card(
      'Choir',
      ['enchantment'],
      [
        {
          kind: 'assisted',
          as: 'activated',
          body: { kind: 'plain', effect: unread('Pay 1 life: You gain 2 life.') },
        },
      ],
    );
    const table = at(ASKED, { battlefield: [choir] }).claim('Choir');
    for (let attempt = 1; attempt <= 3; attempt += 1)
      table.propose({ kind: 'lose-life', who: YOU, amount: 1 }).refuse();
    table.refuse();
    expect(table.all('ClauseReferred')).toMatchObject([{ part: 'costs' }]);
    expect(rule(table, 1)).toBeUndefined();
    expect(table.life(0)).toBe(19);
    expect(table.stack).toHaveLength(1);
  });
});

describe('a ruling', () => {
  it.each([0, 1])('table rulings: is refused from the player of seat %i', (seat) => {
    const table = disagreed();
    const given = table.give({ actor: `player ${seat}` as PlayerId, command: ruling(1) });
    expect(given).toMatchObject({ code: 'own-game', rule: 'table rulings' });
  });

  it('table rulings: is refused from a player who has lost the game, its host, and an invited player', () => {
    const table = disagreed(ASKED, 2).concede(2);
    const refusals = (): (string | undefined)[] =>
      ['player 2', 'hoster', 'guest'].map(
        (actor) => table.give({ actor: actor as PlayerId, command: ruling(9) })?.code,
      );
    expect(refusals()).toEqual(['own-game', 'illegal-answer', 'illegal-answer']);
    Object.assign(table.state, { host: 'hoster', invited: ['guest'] });
    expect(refusals()).toEqual(['own-game', 'own-game', 'own-game']);
  });

  it('table rulings: chooses one of the proposals', () => {
    const table = disagreed();
    expect(rule(table, 4)).toMatchObject({ code: 'illegal-answer' });
    expect(rule(table, 0)).toMatchObject({ code: 'illegal-answer' });
    expect(table.all('ClauseSettled')).toEqual([]);
  });
});

describe('while the game waits for a judge', () => {
  it('cr 104.3a: a player may concede, which ends a game of two', () => {
    const table = disagreed().concede(1);
    expect(table.state.result).toEqual({ reason: 'last-one-standing', winners: [0] });
    expect(rule(table, 1)?.code).toBe('game-over');
    expect(timerOf(table.state)).toBeUndefined();
    expect(table.state.assisted.referred).toBeNull();
  });

  it('cr 800.4a: the game goes on waiting if another player leaves', () => {
    const table = disagreed(ASKED, 2).concede(2);
    expect(table.state.decision).toBeNull();
    expect(rule(table, 3)).toBeUndefined();
    expect(table.life(0)).toBe(23);
  });

  it('cr 800.4a: the game stops waiting if the player who proposed leaves', () => {
    const table = disagreed(ASKED, 2).concede(0);
    expect(table.all('ClauseSettled')).toMatchObject([{ outcome: 'nothing', why: 'left' }]);
    expect(rule(table, 1)?.code).toBe('not-referred');
    expect(table.decision.kind).toBe('priority');
  });

  it('table quarantine: nobody rules in a quarantined game, and the pause is added to its time', () => {
    const table = disagreed();
    const operate = (type: 'stop-game' | 'release-game' | 'repair-game') =>
      table.give({ actor: 'operator', command: { type } });
    expect(operate('stop-game')).toBeUndefined();
    expect(rule(table, 1)?.code).toBe('quarantined');
    table.now = 5 * MINUTE;
    expect(operate('release-game')).toBeUndefined();
    expect(timerOf(table.state)?.deadline).toBe(15 * MINUTE);
    expect(rule(table, 1)).toBeUndefined();
  });

  it('table quarantine: a repair by the operator ends the wait', () => {
    const table = disagreed();
    for (const type of ['stop-game', 'repair-game', 'release-game'] as const)
      expect(table.give({ actor: 'operator', command: { type } })).toBeUndefined();
    expect(rule(table, 1)?.code).toBe('not-referred');
    expect(table.graveyard(0)).toEqual(['Hymn']);
    expect(table.decision.kind).toBe('priority');
  });
});

describe('a judge is not called', () => {
  it('table rulings: if the vote lets the proposal stand', () => {
    const table = at(ASKED, { hand: [HYMN] }, {}, {}).cast('Hymn');
    for (const attempt of [1, 2, 3]) table.propose(gain(attempt)).refuse();
    table.accept().accept();
    expect(table.life(0)).toBe(23);
    expect(table.all('ClauseReferred')).toEqual([]);
  });

  it('table rulings: if only bots are left', () => {
    const table = at(ASKED, { hand: [HYMN], battlefield: [BEAR] }).cast('Hymn');
    for (const attempt of [1, 2, 3]) table.propose(gain(attempt)).refuse();
    // As if bots had been playing all along.
    const { decision } = table;
    for (const seat of table.state.seats) seat.player = botAt('random', seat.seat);
    const decided = table.decideAs(table.state.seats[decision.seat]!.player!, {
      type: 'answer',
      decision: decision.id,
      answer: { kind: 'yes-no', yes: false },
    });
    const types = decided.map(({ type }) => type);
    expect(types).toContain('ClauseSettled');
    expect(types).not.toContain('ClauseReferred');
  });
});

it('terms unresolved: the terms change nothing before the last vote', () => {
  const played = (terms: Partial<Terms>) => {
    const table = disagreed(terms, 2);
    return table.events.slice(
      1,
      table.events.findIndex(({ type }) => type === 'ClauseReferred' || type === 'ClauseSettled'),
    );
  };
  expect(played(ASKED)).toEqual(played({}));
});
