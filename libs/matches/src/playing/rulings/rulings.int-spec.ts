// Games that wait for a judge, on one node and on two, over restarts, until somebody rules or the time is
// over.
import { afterEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { gameId, type PlayerId } from '#kernel';
import { MemoryEventStore } from '#event-store/memory';
import { HandClock } from '#testkit/accounts/world';
import type { QuestionKind } from '#rules';
import type { GivenAnswer } from '../../contract/contract.js';
import { auditStream, gameStream, readLog } from '#log';
import { AUDIT_EVENTS } from '../../game/guard/audit-events.js';
import { awaitingRuling, TO_A_JUDGE } from '#testkit/node/awaiting-ruling';
import { accepted, GameNode, refusalOf, type GameSetting } from '#testkit/node/game-node';
import { DIRGE_AFTER_HYMN, HYMN, only } from '#testkit/node/quarantined';
import { GAME_CODEC } from '../../game/log/game-log.js';

const nodes: GameNode[] = [];
async function node(setting: GameSetting = {}): Promise<GameNode> {
  const started = await GameNode.start({ cards: only(HYMN), ...setting });
  nodes.push(started);
  return started;
}
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((started) => started.stop()));
});

const eventually = async (what: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await what())) await sleep(5);
};
const playersOf = (on: GameNode, names = ['Anna', 'Boris', 'Judith']): Promise<PlayerId[]> =>
  Promise.all(names.map((name) => on.player(name)));

async function waiting(on: GameNode, terms?: object) {
  const [anna, boris, judith] = await playersOf(on);
  const players = [anna!, boris!];
  return { players, judith: judith!, game: await awaitingRuling(on, players, terms) };
}

const settledIn = async (on: GameNode, game: string) => {
  const { events } = await readLog(on.store, GAME_CODEC, gameStream(gameId(game)), 'strict');
  return events.flatMap(({ event }) => (event.type === 'ClauseSettled' ? [event] : []));
};
const listed = async (on: GameNode, judge: PlayerId) =>
  (await on.referrals(judge))?.games.map(({ id }) => id);

describe('a game whose table does not agree', () => {
  it('tells its players that it waits, for what, since when and until when', async () => {
    const on = await node();
    const { players, game } = await waiting(on);
    for (const player of players) {
      const { view, legal } = await on.sight(player, game);
      expect(view.decision).toBeUndefined();
      expect(view.referral).toMatchObject({
        id: 'r1',
        seat: 0,
        part: 'effect',
        nothing: [1],
        stands: [],
        since: on.clock.now(),
        until: on.clock.now() + 600_000,
      });
      expect(view.referral?.proposals.map(({ attempt, does }) => ({ attempt, does }))).toEqual(
        [1, 2, 3].map((amount) => ({
          attempt: amount,
          does: { kind: 'gain-life', who: { kind: 'you' }, amount },
        })),
      );
      expect(legal).toEqual(['set-passing', 'concede']);
      const feed = await on.readFeed(player, game);
      const last = feed.kind === 'found' ? feed.value.entries.at(-1) : undefined;
      expect(last?.story).toMatchObject({ type: 'ClauseReferred', referral: 'r1' });
    }
  });

  it('is listed for judges until it is ruled on, and for nobody else', async () => {
    const on = await node();
    const { players, judith, game } = await waiting(on);
    await eventually(async () => (await listed(on, judith))?.length === 1);
    expect(await on.referrals(judith)).toMatchObject({
      games: [
        {
          id: game,
          seats: players.map((player, seat) => ({ seat, player })),
          referral: { id: 'r1', proposals: [{ attempt: 1 }, { attempt: 2 }, { attempt: 3 }] },
        },
      ],
      next: null,
    });
    expect(await on.referrals(judith, [])).toBeNull();
    // A player of the game cannot judge it.
    expect(await listed(on, players[0]!)).toEqual([]);
    accepted(await on.rule(judith, game));
    await eventually(async () => (await listed(on, judith))?.length === 0);
  });

  it('goes on by a ruling, which everyone reads, and which is in the log and on record', async () => {
    const on = await node();
    const { players, judith, game } = await waiting(on);
    accepted(await on.rule(judith, game, { attempt: 2 }, { id: 'ruled' }));
    const ruling = { judge: judith, attempt: 2, reason: 'The choir likes it.' };
    expect(await settledIn(on, game)).toMatchObject([{ outcome: 'stands', why: 'judge', ruling }]);
    const { view } = await on.sight(players[1]!, game);
    expect([view.referral, view.seats['0']?.life, view.decision?.prompt]).toEqual([
      undefined,
      22,
      'priority',
    ]);
    const feed = await on.readFeed(players[1]!, game);
    const stories = feed.kind === 'found' ? feed.value.entries.map(({ story }) => story) : [];
    expect(stories.find(({ type }) => type === 'ClauseSettled')).toMatchObject({ ruling });
    const { events } = await readLog(on.store, AUDIT_EVENTS, auditStream(gameId(game)), 'strict');
    expect(events.map(({ event }) => event)).toMatchObject([
      { type: 'JudgeLookOpened', judge: judith, way: 'ruling', what: { deed: 'rule', referral: 'r1' } },
      { type: 'JudgeLookClosed' },
    ]);
    // The same command again gets its first answer.
    expect((await on.rule(judith, game, { attempt: 2 }, { id: 'ruled' })).kind).toBe('accepted');
    expect(refusalOf(await on.rule(judith, game, { attempt: 2 }))).toBe('not-referred');
    accepted(await on.act(players[1]!, game, { type: 'concede' }));
    expect(await on.verify(players[0]!, game)).toMatchObject({ value: { fault: null, differences: [] } });
  });

  it.each([
    ['a player without the role', 'not-a-judge', 1, [], {}],
    ['a stranger without the role', 'not-a-judge', 2, [], {}],
    ['a judge who plays in it', 'own-game', 1, ['judge'], {}],
    ['a judge who hosts it', 'own-game', 0, ['judge'], {}],
    ['a judge, of a proposal that nobody made', 'illegal-answer', 2, ['judge'], { attempt: 4 }],
    ['a judge, of another text', 'not-referred', 2, ['judge'], { referral: 'r2' }],
    ['a judge, of no proposal', 'invalid-command', 2, ['judge'], { attempt: null }],
    ['a judge, of nothing and a proposal', 'invalid-command', 2, ['judge'], { outcome: 'nothing' }],
    ['a judge, without a reason', 'invalid-command', 2, ['judge'], { reason: ' ' }],
    ['a judge, with a reason of two lines', 'invalid-command', 2, ['judge'], { reason: 'So\nbe it.' }],
    ['a judge, with a long reason', 'invalid-command', 2, ['judge'], { reason: 'x'.repeat(501) }],
  ] as const)('is not ruled on by %s', async (_, code, who, roles, ruling) => {
    const on = await node();
    const { players, judith, game } = await waiting(on);
    const outcome = await on.rule([...players, judith][who]!, game, ruling, { roles });
    expect(refusalOf(outcome)).toBe(code);
    expect(await settledIn(on, game)).toEqual([]);
  });

  it('is not ruled on if its terms do not say so: the text does nothing at once', async () => {
    const on = await node();
    const { judith, game } = await waiting(on, {});
    expect(await settledIn(on, game)).toMatchObject([{ outcome: 'nothing', why: 'vote' }]);
    expect(refusalOf(await on.rule(judith, game))).toBe('not-referred');
    expect(await listed(on, judith)).toEqual([]);
  });

  it('is not ruled on if it does not exist', async () => {
    const on = await node();
    expect(refusalOf(await on.rule(await on.player('Judith'), 'nowhere'))).toBe('unknown-game');
  });
});

describe('when no judge rules in time', () => {
  it('the text does nothing when the time is over, once, on two nodes', async () => {
    const setting = { store: new MemoryEventStore(), clock: new HandClock() };
    const [one, other] = [await node(setting), await node(setting)];
    const { players, game } = await waiting(one);
    await eventually(async () => (await other.sight(players[0]!, game)).view.referral !== undefined);
    setting.clock.turn(600_000);
    const sessions = await Promise.all([one, other].map((on) => on.sessions.find(gameId(game))));
    const timers = sessions.map((session) => session!.timer!.submission);
    expect(timers[1]!.commandId).toBe(timers[0]!.commandId);
    await Promise.all(sessions.map((session, nth) => session!.submit(timers[nth]!)));
    expect(await settledIn(one, game)).toMatchObject([{ outcome: 'nothing', why: 'unruled' }]);
    for (const on of [one, other])
      await eventually(async () => (await on.sight(players[0]!, game)).view.decision?.prompt === 'priority');
  });

  it('one of the two is refused if a judge rules on another node at that very moment', async () => {
    const setting = { store: new MemoryEventStore(), clock: new HandClock() };
    const [one, other] = [await node(setting), await node(setting)];
    const { judith, game } = await waiting(one);
    setting.clock.turn(600_000);
    const session = (await one.sessions.find(gameId(game)))!;
    const outcomes = await Promise.all([session.submit(session.timer!.submission), other.rule(judith, game)]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'refused']);
    expect(await settledIn(one, game)).toHaveLength(1);
  });

  it('a server that starts afterwards settles it by itself, though nobody asks for the game', async () => {
    const setting = { store: new MemoryEventStore(), clock: new HandClock() };
    const before = await node(setting);
    const { game } = await waiting(before);
    await before.stop();
    nodes.splice(0);
    setting.clock.turn(600_000);
    const late = await node(setting);
    await eventually(async () => (await settledIn(late, game)).length === 1);
    expect(await settledIn(late, game)).toMatchObject([{ why: 'unruled' }]);
  });

  it('before that time, a server that restarts shows the same, and a judge may rule', async () => {
    const setting = { store: new MemoryEventStore(), clock: new HandClock() };
    const before = await node(setting);
    const { players, judith, game } = await waiting(before);
    const seen = await before.sight(players[0]!, game);
    await before.stop();
    nodes.splice(0);
    const late = await node(setting);
    expect(await late.sight(players[0]!, game)).toEqual(seen);
    await eventually(async () => (await listed(late, judith))?.length === 1);
    accepted(await late.rule(judith, game, { attempt: 3 }));
    expect((await late.sight(players[0]!, game)).view.seats['0']?.life).toBe(23);
  });

  it('a game that cannot go on without a ruling is stopped, for the operator to mend', async () => {
    const on = await node({ cards: only(DIRGE_AFTER_HYMN) });
    const { players, judith, game } = await waiting(on);
    expect(refusalOf(await on.rule(judith, game))).toBe('too-much-work');
    on.clock.turn(600_000);
    const session = await on.sessions.find(gameId(game));
    for (let times = 0; times < 3; times += 1)
      expect(refusalOf(await session!.submit(session!.timer!.submission))).toBe('too-much-work');
    await eventually(
      async () => (await on.sight(players[0]!, game)).view.quarantine?.why === 'too-much-work',
    );
  });

  it('a bot at the table waits like every other player', async () => {
    const on = await node();
    const [anna, judith] = await playersOf(on, ['Anna', 'Judith']);
    const { game } = accepted(
      await on.create(anna!, {
        ...{ ruleset: 'magic', seats: 2, librarySize: 60, startingLife: 20, unresolved: TO_A_JUDGE },
      }),
    );
    accepted(await on.act(anna!, game, { type: 'seat-bot', bot: 'greedy' }));
    accepted(await on.act(anna!, game, { type: 'ready', commitment: null }));
    accepted(await on.act(anna!, game, { type: 'start' }));
    const isHers = async () => {
      const { view } = await on.sight(anna!, game);
      return view.decision?.seat === 0 || view.referral !== undefined || view.status === 'over';
    };
    for (let given = 0; given < 400; given += 1) {
      await eventually(isHers);
      const { view } = await on.sight(anna!, game);
      const { decision } = view;
      if (decision === undefined) break;
      const { question } = decision;
      const ANSWERS: Partial<Record<QuestionKind, GivenAnswer>> = {
        priority: { kind: 'priority', action: 'pass' },
        'choose-players': { kind: 'choose-players', players: [1] },
        attackers: { kind: 'attackers', attacks: [] },
        'yes-no': { kind: 'yes-no', yes: false },
      };
      const answer: GivenAnswer | undefined =
        question?.kind === 'choose-objects'
          ? { kind: 'choose-objects', objects: question.candidates.slice(0, question.count) }
          : ANSWERS[decision.kind];
      accepted(await on.act(anna!, game, { type: 'answer', decision: decision.id, answer: answer! }));
    }
    expect((await on.sight(anna!, game)).view.referral).toMatchObject({ seat: 1, nothing: [0] });
    accepted(await on.rule(judith!, game, { outcome: 'nothing', attempt: null }));
    await eventually(isHers);
    expect(await settledIn(on, game)).toMatchObject([{ why: 'judge', outcome: 'nothing' }]);
  });
});
