// A game is stopped for a judge and goes on: who may stop it, what it refuses meanwhile, and that no clock
// and no deadline counts the time that it stood.
import { describe, expect, it } from '@jest/globals';
import { AssistedTable, BEAR, card, spell, YOU } from '#testkit/tables/assisted-table';
import { TestTable } from '#testkit/tables/test-table';
import { anna } from '#testkit/tables/looking';
import { playerId } from '#kernel';
import { flagAt, timesLeft } from '../../fold/evolve/clock.js';
import type { DisputeCommand } from '../../model/commands/command.js';
import type { DisputeId, RulingId } from '../../model/basics/ids.js';
import { MOST_CALLS } from '../../model/basics/dispute.js';
import type { Terms } from '../../model/basics/terms.js';
import { legalCommands } from '../decide.js';
import { timerOf } from '../timer-commands.js';
import { waitsFor } from '../waits-for.js';

const JUDGE = playerId('judith');
const DISPUTE = '00000000-0000-4000-8000-000000000001' as DisputeId;
const OTHER = '00000000-0000-4000-8000-000000000002' as DisputeId;
const RULING = '00000000-0000-4000-8000-000000000003' as RulingId;
const CHESS: Terms['clock'] = { kind: 'chess', initial: 600, increment: 0, flag: 'loses' };
const SONG = card('Song', ['sorcery'], spell({ kind: 'gain-life', who: YOU, amount: 1 }));
const PASS = { kind: 'priority', action: 'pass' } as const;
const CONCEDE = { type: 'concede' } as const;
const WITHDRAW: DisputeCommand = { type: 'withdraw-call', dispute: DISPUTE };
const RULE: DisputeCommand = {
  type: 'apply-ruling',
  dispute: DISPUTE,
  ruling: RULING,
  remedies: [],
  rules: ['cr 601.2c'],
  words: 'The game goes on as it is.',
};

const playing = (terms: Partial<Terms> = {}, sides = 2): AssistedTable =>
  new AssistedTable(
    Array.from({ length: sides }, () => ({ hand: [SONG, BEAR] })),
    terms,
  ).untilMain();
const player = (seat: number) => playerId(`player ${String(seat)}`);
const give = (table: AssistedTable, actor: ReturnType<typeof playerId>, command: DisputeCommand) =>
  table.give({ actor, command });
const call = (table: AssistedTable, seat = 1, dispute = DISPUTE, within?: number) =>
  give(table, player(seat), { type: 'call-judge', dispute, ...(within === undefined ? {} : { within }) });
const timer = (table: AssistedTable) =>
  table.give({ actor: 'timer', command: timerOf(table.state)!.command });

describe('a call', () => {
  it('table disputes: stops the game and its clocks at once, for everyone', () => {
    const table = playing({ clock: CHESS });
    table.now = 5_000;
    expect(call(table)).toBeUndefined();
    expect(table.state.dispute).toEqual({ id: DISPUTE, seat: 1, since: 5_000, until: null, taken: false });
    expect([flagAt(table.state), timerOf(table.state), waitsFor(table.state, player(0))]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    for (const seat of [0, 1]) {
      expect(legalCommands(table.state, player(seat), table.inputs.now)).toEqual([]);
      expect(table.attempt(seat, CONCEDE)).toMatchObject({ code: 'stopped', rule: 'table disputes' });
    }
    expect(table.tryAnswer(PASS)?.code).toBe('stopped');
    expect(table.give({ actor: 'timer', command: { type: 'abandon' } })?.code).toBe('stopped');
    expect(table.give({ actor: 'timer', command: { type: 'flag', decision: table.decision.id } })?.code).toBe(
      'stopped',
    );
  });

  it('table disputes: is made by a player who is in the game, one at a time', () => {
    const table = playing({}, 3);
    expect(give(table, JUDGE, { type: 'call-judge', dispute: DISPUTE })?.code).toBe('not-seated');
    expect(table.attempt(2, CONCEDE)).toBeUndefined();
    expect(call(table, 2)?.code).toBe('out-of-the-game');
    expect(call(table, 1)).toBeUndefined();
    expect(call(table, 0, OTHER)?.code).toBe('stopped');
  });

  it('table disputes: is made in a game that has started and is not over', () => {
    const table = new TestTable().create(2);
    const command = { type: 'call-judge', dispute: DISPUTE } as const;
    expect(table.give({ actor: anna, command })?.code).toBe('not-started');
    const over = playing();
    over.concede(0);
    expect(call(over)).toMatchObject({ code: 'game-over', rule: 'cr 104.1' });
  });

  it('table disputes: can be made only so often by one player of a game', () => {
    const table = playing();
    for (let times = 0; times < MOST_CALLS; times += 1) {
      expect(call(table)).toBeUndefined();
      expect(give(table, player(1), WITHDRAW)).toBeUndefined();
    }
    expect(call(table)).toMatchObject({ code: 'too-many-calls', rule: 'table disputes' });
    expect(call(table, 0)).toBeUndefined();
  });

  it('table disputes: waits half as long as the one before of the same player, and a minute at least', () => {
    const waits = (within: number, seat = 1): number[] => {
      const table = playing();
      return Array.from({ length: MOST_CALLS }, () => {
        expect(call(table, seat, DISPUTE, within)).toBeUndefined();
        const { until, since } = table.state.dispute!;
        expect(give(table, player(seat), WITHDRAW)).toBeUndefined();
        return (until! - since) / 1000;
      });
    };
    expect(waits(1800)).toEqual([1800, 900, 450, 225, 113]);
    expect(waits(300)).toEqual([300, 150, 75, 60, 60]);
    expect(waits(20)).toEqual([20, 20, 20, 20, 20]);
    // Each player has calls of their own.
    const table = playing();
    call(table, 1, DISPUTE, 1800);
    give(table, player(1), WITHDRAW);
    call(table, 0, OTHER, 1800);
    expect(table.state.dispute!.until! - table.state.dispute!.since).toBe(1_800_000);
  });

  it('table disputes: is withdrawn by its caller alone, until a judge takes it', () => {
    const table = playing();
    call(table);
    expect(give(table, player(0), WITHDRAW)?.code).toBe('not-your-call');
    expect(give(table, JUDGE, WITHDRAW)?.code).toBe('not-your-call');
    expect(give(table, player(1), { ...WITHDRAW, dispute: OTHER })?.code).toBe('no-dispute');
    expect(give(table, JUDGE, { type: 'take-call', dispute: DISPUTE })).toBeUndefined();
    expect(table.state.dispute).toMatchObject({ taken: true, until: null });
    expect(give(table, player(1), WITHDRAW)?.code).toBe('call-taken');
    expect(give(table, JUDGE, { type: 'take-call', dispute: DISPUTE })?.code).toBe('call-taken');
  });

  it('table disputes: lapses if no judge takes it in time, and the game goes on', () => {
    const table = playing();
    expect(call(table, 1, DISPUTE, 60)).toBeUndefined();
    expect(timerOf(table.state)).toEqual({
      command: { type: 'lapse-call', dispute: DISPUTE },
      deadline: 60_000,
    });
    table.now = 59_999;
    expect(timer(table)?.code).toBe('not-due');
    table.now = 60_000;
    expect(timer(table)).toBeUndefined();
    expect(table.state.dispute).toBeNull();
    expect(table.all('GameResumed')).toMatchObject([{ why: 'lapsed', stood: 60_000, extension: [] }]);
    expect(table.tryAnswer(PASS)).toBeUndefined();
  });

  it('table disputes: that a judge hands back waits for another one, and lapses like a new one', () => {
    const table = playing();
    const back = { type: 'hand-back-call', dispute: DISPUTE, within: 60 } as const;
    const take = { type: 'take-call', dispute: DISPUTE } as const;
    call(table);
    expect(give(table, JUDGE, back)).toMatchObject({ code: 'no-dispute', rule: 'table disputes' });
    give(table, JUDGE, take);
    expect(give(table, player(0), back)?.code).toBe('own-game');
    expect(give(table, JUDGE, { ...back, dispute: OTHER })?.code).toBe('no-dispute');
    expect(give(table, JUDGE, back)).toBeUndefined();
    expect(table.state.dispute).toMatchObject({ taken: false, until: 60_000 });
    expect(give(table, JUDGE, take)).toBeUndefined();
    expect(timerOf(table.state)).toBeUndefined();
    give(table, JUDGE, back);
    table.now = 60_000;
    expect(timer(table)).toBeUndefined();
    expect(table.all('GameResumed')).toMatchObject([{ why: 'lapsed', stood: 60_000 }]);
    expect(table.tryAnswer(PASS)).toBeUndefined();
  });

  it('table disputes: does not lapse once a judge has taken it', () => {
    const table = playing();
    call(table, 1, DISPUTE, 60);
    give(table, JUDGE, { type: 'take-call', dispute: DISPUTE });
    table.now = 600_000;
    expect(timerOf(table.state)).toBeUndefined();
    expect(table.give({ actor: 'timer', command: { type: 'lapse-call', dispute: DISPUTE } })?.code).toBe(
      'call-taken',
    );
  });
});

describe('a judge', () => {
  it('table disputes: stops a game without a call, also one that is over', () => {
    const table = playing();
    const stop = { type: 'stop-for-judge', dispute: DISPUTE } as const;
    expect(give(table, JUDGE, stop)).toBeUndefined();
    expect(table.state.dispute).toMatchObject({ seat: null, taken: true });
    expect(give(table, JUDGE, stop)?.code).toBe('stopped');
    const over = playing();
    over.concede(0);
    expect(give(over, JUDGE, stop)).toBeUndefined();
    expect(give(over, JUDGE, RULE)).toBeUndefined();
    expect([over.state.dispute, over.state.result?.winners]).toEqual([null, [1]]);
  });

  it('table disputes: is no player of the game', () => {
    const table = playing();
    const own = { code: 'own-game', rule: 'table rulings' };
    expect(give(table, player(0), { type: 'stop-for-judge', dispute: DISPUTE })).toMatchObject(own);
    call(table);
    for (const command of [{ type: 'take-call', dispute: DISPUTE }, RULE] as const)
      expect(give(table, player(0), command)).toMatchObject(own);
  });

  it('table disputes: ends the stop with a ruling, once', () => {
    const table = playing();
    call(table);
    expect(give(table, JUDGE, { ...RULE, dispute: OTHER })?.code).toBe('no-dispute');
    const { decision } = table;
    expect(give(table, JUDGE, RULE)).toBeUndefined();
    expect(table.state.dispute).toBeNull();
    expect(table.decision.id).toBe(decision.id);
    expect(table.all('RulingApplied')).toMatchObject([{ dispute: DISPUTE, words: RULE.words }]);
    expect(give(table, JUDGE, RULE)).toMatchObject({ code: 'no-dispute', rule: 'table disputes' });
  });

  it.each(['cr 601.2z', 'cr 999.1', 'pentaland 704.2', 'cr2011 510.1c', 'cr 702'])(
    'table disputes: cites rules that the game has, and not %s',
    (rule) => {
      const table = playing();
      call(table);
      expect(give(table, JUDGE, { ...RULE, rules: ['cr 104.1', rule] })).toMatchObject({
        code: 'unknown-rule',
        rule: 'table disputes',
      });
    },
  );

  it.each([
    ['cr2011', 'cr2011 510.1c', 'cr2011 510.1z', "'cr2011 103.4b'"],
    ['cr2011', 'cr2011 103.7c', 'cr2011 103.8', "'cr2011 103.4b'"],
    ['ninth', 'ninth p.15', 'ninth p.99', "'ninth p.15' or 'ninth Commencer'"],
    ['ninth', 'ninth Étape de nettoyage', 'ninth 420.5e', "'ninth p.15' or 'ninth Commencer'"],
  ] as const)('table disputes: cites in a game of base %s %s, and not %s', (base, rule, none, such) => {
    const table = playing({ base });
    call(table);
    const refusal = give(table, JUDGE, { ...RULE, rules: ['cr 104.1', none] });
    expect(refusal).toMatchObject({ code: 'unknown-rule', message: expect.stringContaining(such) });
    expect(refusal?.message).toContain(`'${none}'`);
    expect(table.state.dispute).not.toBeNull();
    expect(give(table, JUDGE, { ...RULE, rules: ['cr 104.1', rule] })).toBeUndefined();
    expect(table.all('RulingApplied')).toMatchObject([{ rules: ['cr 104.1', rule] }]);
  });
});

describe('the time that a game stood', () => {
  it('table disputes: counts for no clock, and for no other wait', () => {
    const table = playing({ clock: CHESS });
    const before = timesLeft(table.state);
    const { since, seat } = table.decision;
    table.now += 5_000;
    call(table);
    table.now += 3_600_000;
    give(table, JUDGE, RULE);
    expect(table.decision.since).toBe(since + 3_600_000);
    table.now += 1_000;
    table.pass();
    expect(before[seat]!.left - timesLeft(table.state)[seat]!.left).toBe(6_000);
  });

  it('table disputes: moves the time from which a game allows less for each question', () => {
    const clock: Terms['clock'] = {
      kind: 'thinking',
      each: 45,
      late: { from: 600, each: 20 },
      flag: 'loses',
    };
    const table = new AssistedTable([{}, {}], { clock });
    call(table);
    table.now = 600_000;
    give(table, JUDGE, RULE);
    expect(timesLeft(table.state).map(({ left }) => left)).toEqual([45_000, 45_000]);
  });

  it('table disputes: moves the deadline for opening entropy', () => {
    const secret = 'sixteen letters.';
    const table = new TestTable().gather(2, [secret, secret]).act(anna, { type: 'start' });
    const { stage } = table.state;
    if (stage.kind !== 'opening') throw new Error('the entropy is not being opened');
    const { deadline } = stage;
    expect(table.give({ actor: anna, command: { type: 'call-judge', dispute: DISPUTE } })).toBeUndefined();
    expect(table.give({ actor: anna, command: { type: 'open-entropy', entropy: secret } })?.code).toBe(
      'stopped',
    );
    table.now += 30_000;
    expect(table.give({ actor: anna, command: WITHDRAW })).toBeUndefined();
    const [resumed] = table.events.flatMap((event) => (event.type === 'GameResumed' ? [event] : []));
    expect(resumed!.stood).toBeGreaterThan(0);
    expect(table.state.stage).toEqual({ kind: 'opening', deadline: deadline + resumed!.stood });
  });

  it('table disputes: is counted once when the operator stops the game meanwhile', () => {
    const table = playing({ clock: CHESS });
    const { since } = table.decision;
    call(table, 1, DISPUTE, 60);
    table.now += 10_000;
    expect(table.give({ actor: 'operator', command: { type: 'stop-game' } })).toBeUndefined();
    expect(give(table, JUDGE, RULE)?.code).toBe('quarantined');
    expect(timerOf(table.state)).toBeUndefined();
    table.now += 100_000;
    expect(table.give({ actor: 'operator', command: { type: 'release-game' } })).toBeUndefined();
    // The call had 50 seconds left.
    expect(timerOf(table.state)?.deadline).toBe(160_000);
    expect(table.tryAnswer(PASS)?.code).toBe('stopped');
    expect(give(table, player(1), WITHDRAW)).toBeUndefined();
    expect(table.decision.since).toBe(since + 110_000);
  });
});

describe('a game that is stopped for a judge', () => {
  it('table quarantine: is ended by the operator', () => {
    const table = playing();
    call(table);
    expect(table.give({ actor: 'operator', command: { type: 'end-game' } })).toBeUndefined();
    expect([table.state.dispute, table.state.result]).toEqual([null, { reason: 'abandoned', winners: [] }]);
    expect(give(table, JUDGE, RULE)?.code).toBe('no-dispute');
  });

  it('table disputes: cannot be called for while it is in quarantine', () => {
    const table = playing();
    table.give({ actor: 'operator', command: { type: 'stop-game' } });
    expect(call(table)?.code).toBe('quarantined');
    expect(give(table, JUDGE, { type: 'stop-for-judge', dispute: DISPUTE })?.code).toBe('quarantined');
  });

  it('cr 117.3d: passes nothing automatically until it goes on', () => {
    const table = playing();
    call(table, 0);
    const { decision } = table.state;
    expect(table.attempt(1, { type: 'set-passing', until: null, stops: null })?.code).toBe('stopped');
    give(table, JUDGE, RULE);
    expect(table.state.decision).toEqual(decision);
  });
});
