// Thinking time: how it is measured, what is charged, and what happens when it runs out. Time comes with
// commands.
import { describe, expect, it } from '@jest/globals';
import { instant } from '#kernel';
import { leastAnswer } from '../going-on/least-answer.js';
import { basicLand, creature } from '#testkit/tables/cast-table';
import { PLAYERS, TestTable } from '#testkit/tables/test-table';
import { evolve, initialState, timerOf, type GameEvent, type TimerCommand } from '../../index.js';
import type { ClockTerms } from '../../model/basics/clock-terms.js';
import { flagAt, timesLeft } from '../../fold/evolve/clock.js';

const MAGIC = { ruleset: 'magic', librarySize: 60, maximumHandSize: 7 } as const;
const LAND = basicLand('Forest');
const BEARS = creature('Grizzly Bears', 2, 2, [], { cost: '{1}{G}' });

const chess = (more: object = {}): ClockTerms => ({
  kind: 'chess',
  initial: 60,
  increment: 0,
  flag: 'loses',
  ...more,
});
const thinking = (more: object = {}): ClockTerms => ({
  kind: 'thinking',
  each: 45,
  late: null,
  flag: 'loses',
  ...more,
});

/** The first turn of a game of two with turns going by. Anna is asked. */
const slice = (clock: ClockTerms): TestTable => new TestTable({ terms: { clock } }).play();
/** The same position in a game of Magic. */
const magic = (clock: ClockTerms): TestTable =>
  new TestTable({ pool: [LAND, BEARS], terms: { ...MAGIC, clock } }).play();

const left = ({ state }: TestTable): number[] => timesLeft(state).map((time) => time.left);
/** The player who is asked passes this many seconds after the question. */
function passAfter(table: TestTable, seconds: number): TestTable {
  table.now = table.state.decision!.since + seconds * 1000;
  return table.passTurn();
}
const flag = ({ state }: TestTable): TimerCommand => ({ type: 'flag', decision: state.decision!.id });
/** The clock of the asked player has run out, and the timer fires. */
function runOut(table: TestTable, late = 0) {
  table.now = flagAt(table.state)! + late;
  return table.timer(flag(table));
}
const typesAfter = (table: TestTable, before: number) => table.events.slice(before).map(({ type }) => type);

describe('a game without clocks', () => {
  it('terms clock: lets nobody run out of time, and adds nothing to the state', () => {
    const table = new TestTable().play();
    expect([flagAt(table.state), timesLeft(table.state)]).toEqual([undefined, []]);
    expect(table.timer(flag(table))?.code).toBe('not-due');
    expect(JSON.stringify(table.state)).not.toContain('"beganAt"');
  });
});

describe('a chess clock', () => {
  it('terms clock: charges the player who is asked for the time until the answer, and nobody else', () => {
    const table = slice(chess());
    const before = left(table);
    passAfter(table, 7);
    const [anna, boris] = left(table);
    expect([before[0]! - anna!, before[1]! - boris!]).toEqual([7_000, 0]);
    passAfter(table, 11);
    expect(before[1]! - left(table)[1]!).toBe(11_000);
  });

  it('terms clock: adds the increment after each answer', () => {
    const table = slice(chess({ increment: 5 }));
    const [before] = left(table);
    passAfter(table, 2);
    expect(left(table)[0]! - before!).toBe(3_000);
  });

  it('terms clock: runs out when all of it is used, and not a moment sooner', () => {
    const table = slice(chess());
    const [time] = left(table);
    expect(flagAt(table.state)).toBe(table.state.decision!.since + time!);
    expect(timerOf(table.state)).toEqual({ command: flag(table), deadline: flagAt(table.state) });
    table.now = flagAt(table.state)! - 1;
    expect(table.timer(flag(table))?.code).toBe('not-due');
    expect(runOut(table)).toBeUndefined();
    expect(table.state.seats[0]?.lost).toBe('out-of-time');
    expect(table.state.result).toEqual({ reason: 'last-one-standing', winners: [1] });
  });

  it('table timers: flags nobody for a question that was answered', () => {
    const table = slice(chess());
    const stale = flag(table);
    passAfter(table, 1);
    table.now += 3_600_000;
    expect(table.timer(stale)?.code).toBe('not-due');
  });

  it('terms clock: accepts an answer that comes before the timer goes off, however late', () => {
    const table = slice(chess());
    passAfter(table, 90);
    expect(table.state.turn?.number).toBe(2);
    expect(left(table)[0]).toBe(0);
  });

  it('terms clock: still asks a player with no time left where running out of time loses', () => {
    const table = magic(chess());
    const { seat } = table.state.decision!;
    table.now = table.state.decision!.since + 90_000;
    for (const asked of [seat, 1 - seat]) {
      expect(table.state.decision?.seat).toBe(asked);
      table.answer({ kind: 'priority', action: 'pass' });
    }
    expect(table.state.seats[seat]?.clock).toBe(0);
    expect(table.state.decision).toMatchObject({ seat, prompt: 'priority' });
  });

  it('terms clock: has no time for a player who has lost', () => {
    const table = new TestTable({ terms: { clock: chess() } }).play(3);
    table.act(PLAYERS[1]!, { type: 'concede' });
    expect(timesLeft(table.state).map(({ seat }) => seat)).toEqual([0, 2]);
  });

  it('terms clock: adds no increment after an answer that took all the time left', () => {
    const table = slice(chess({ increment: 5 }));
    passAfter(table, 90);
    expect(left(table)[0]).toBe(0);
  });
});

describe('time for each question', () => {
  it('war-zone, extras: so much for each, whatever was used before; less towards the end', () => {
    const table = slice(thinking({ late: { from: 600, each: 15 } }));
    for (const used of [40, 1, 44]) {
      expect(flagAt(table.state)! - table.state.decision!.since).toBe(45_000);
      passAfter(table, used);
    }
    table.now = table.state.beganAt! + 600_000;
    table.passTurn();
    expect(flagAt(table.state)! - table.state.decision!.since).toBe(15_000);
    expect(left(table)).toEqual([15_000, 15_000]);
    expect(runOut(table)).toBeUndefined();
    expect(table.state.seats.filter(({ lost }) => lost === 'out-of-time')).toHaveLength(1);
  });
});

describe('a flag that passes', () => {
  it('terms clock: passes priority and tells everyone why, and the game goes on', () => {
    const table = magic(thinking({ flag: 'passes' }));
    const before = table.events.length;
    expect(runOut(table)).toBeUndefined();
    expect(typesAfter(table, before).slice(0, 4)).toEqual([
      'CommandAccepted',
      'FlagFell',
      'DecisionClosed',
      'PriorityPassed',
    ]);
    expect(table.state.decision).toMatchObject({ seat: 1, prompt: 'priority' });
  });

  it('terms clock: passes the turn in a game without priority', () => {
    const table = slice(thinking({ flag: 'passes' }));
    expect(runOut(table)).toBeUndefined();
    expect(table.state.turn?.number).toBe(2);
  });

  it('terms clock: gives the smallest answer to any question, for as long as it takes', () => {
    const table = new TestTable({
      pool: [LAND, BEARS],
      terms: { ...MAGIC, clock: thinking({ flag: 'passes' }) },
    }).start();
    const prompts = new Set<string>();
    for (let step = 0; step < 260 && table.state.stage.kind !== 'over'; step += 1) {
      prompts.add(table.state.decision!.prompt);
      expect(runOut(table)).toBeUndefined();
    }
    for (const prompt of ['choose-starting-player', 'take-a-mulligan', 'priority', 'discard'])
      expect(prompts).toContain(prompt);
    expect(table.state.seats.map(({ lost }) => lost)).not.toContain('out-of-time');
  });

  it('terms clock: passes priority in the same batch for a player whose chess clock is at zero', () => {
    const table = magic(chess({ flag: 'passes', initial: 10 }));
    const seat = table.state.decision!.seat;
    expect(runOut(table)).toBeUndefined();
    expect(table.state.seats[seat]?.clock).toBe(0);
    const asked: number[] = [];
    for (let step = 0; step < 6; step += 1) {
      asked.push(table.state.decision!.seat);
      table.answer({ kind: 'priority', action: 'pass' });
    }
    expect(new Set(asked)).toEqual(new Set([1 - seat]));
  });

  it('terms clock: with two chess clocks at zero, passes a limited number of times and then asks again', () => {
    const clock = chess({ flag: 'passes', initial: 10 });
    // Nobody has a creature to attack with or a card to discard.
    const table = new TestTable({ pool: [LAND], terms: { ...MAGIC, maximumHandSize: 60, clock } }).play();
    for (let times = 0; times < 2; times += 1) expect(runOut(table)).toBeUndefined();
    expect(table.state.seats.map(({ clock }) => clock)).toEqual([0, 0]);
    const last = table.events.findLastIndex(({ type }) => type === 'CommandAccepted');
    const passes = typesAfter(table, last).filter((type) => type === 'PriorityPassed');
    expect(passes).toHaveLength(101);
    expect(table.state.decision?.prompt).toBe('priority');
  });

  it('terms clock: makes the player lose where no answer can be given for them', () => {
    const table = magic(thinking({ flag: 'passes' }));
    const { state } = table;
    const name = { kind: 'word', of: 'name', from: null } as const;
    expect(leastAnswer(state, { ...state.decision!, kind: 'word', question: name })).toBeNull();
    const optional = { ...name, none: 'allowed' } as const;
    expect(leastAnswer(state, { ...state.decision!, kind: 'word', question: optional })).toEqual({
      kind: 'word',
      word: '',
    });
    // As if the open question asked for a name.
    const { seat } = state.decision!;
    Object.assign(state.decision!, { kind: 'word', question: name });
    expect(runOut(table)).toBeUndefined();
    expect(table.state.seats[seat]?.lost).toBe('out-of-time');
  });
});

describe('clocks that were stopped', () => {
  it('terms clock: count a question from the moment the server serves again', () => {
    const table = slice(chess());
    const { decision } = table.state;
    const since = instant(decision!.since + 3_600_000);
    table.now = since + 5_000;
    expect(table.timer({ type: 'resume-clocks', decision: decision!.id, since })).toBeUndefined();
    expect(table.state.decision?.since).toBe(since);
    const [before] = left(table);
    passAfter(table, 8);
    expect(before! - left(table)[0]!).toBe(8_000);
  });

  it('table timers: are not resumed for a later question, from a time to come, or in a game without clocks', () => {
    const table = slice(chess());
    const { id, since } = table.state.decision!;
    const resume = (at: number) => table.timer({ type: 'resume-clocks', decision: id, since: instant(at) });
    table.now = since + 1_000;
    expect([resume(since), resume(since + 2_000)].map((refusal) => refusal?.code)).toEqual([
      'not-due',
      'not-due',
    ]);
    const bare = new TestTable().play();
    const { decision } = bare.state;
    const asked = { decision: decision!.id, since: instant(decision!.since + 1) };
    expect(bare.timer({ type: 'resume-clocks', ...asked })?.code).toBe('not-due');
  });
});

it('a game with clocks folds to the same', () => {
  const table = slice(chess({ increment: 3 }));
  for (const used of [5, 20, 1]) passAfter(table, used);
  runOut(table, 250);
  const state = initialState();
  for (const event of JSON.parse(JSON.stringify(table.events)) as GameEvent[]) evolve(state, event);
  expect(JSON.parse(JSON.stringify(state))).toEqual(JSON.parse(JSON.stringify(table.state)));
});
