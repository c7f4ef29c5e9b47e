// A game that is stopped for a judge, on one node and on two, over restarts: nothing moves it, everyone is
// shown that it stands, and a ruling takes effect once.
import { describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandId, gameId, type PlayerId } from '#kernel';
import { gameStream, readLog } from '#log';
import type { DisputeCommand, DisputeId, RulingId, Seat } from '#rules';
import { accepted, refusalOf, type GameNode } from '#testkit/node/game-node';
import { askedBot, eventually, playersOf, startingNodes } from './fixtures/started-nodes.js';
import { ListGames } from './table/list-games/list-games.query.js';
import { GAME_CODEC } from './game/log/game-log.js';

const { node, two, nodes } = startingNodes();

const DISPUTE = '00000000-0000-4000-8000-000000000001' as DisputeId;
const RULING = '00000000-0000-4000-8000-000000000002' as RulingId;
const CLOCK = { kind: 'thinking', each: 45, late: null, flag: 'loses' } as const;
const CALL = { type: 'call-judge', dispute: DISPUTE } as const;
const RULE: DisputeCommand = {
  type: 'apply-ruling',
  dispute: DISPUTE,
  ruling: RULING,
  remedies: [{ kind: 'result', winners: [1 as Seat] }],
  rules: ['cr 104.3a'],
  words: 'Boris wins this game.',
};
const GO_ON: DisputeCommand = { ...RULE, remedies: [] };

async function give(
  on: GameNode,
  actor: PlayerId,
  game: string,
  command: DisputeCommand,
  id: string = command.type,
) {
  const session = await on.sessions.find(gameId(game));
  return session!.submit({ actor, commandId: commandId(id), propose: () => ({ actor, command }) });
}
const logOf = async (on: GameNode, game: string) =>
  (await readLog(on.store, GAME_CODEC, gameStream(gameId(game)), 'strict')).events.map(({ event }) => event);
const counted = async (on: GameNode, game: string, type: string) =>
  (await logOf(on, game)).filter((event) => event.type === type).length;
const isListed = async (on: GameNode, player: PlayerId) => {
  const asker = { player, roles: ['player'] };
  const { games } = await on.ask(new ListGames(asker, { kind: 'mine' }, 10, undefined));
  return games.map(({ stopped, awaited }) => ({ stopped, waits: awaited !== null }));
};
const isStopped = async (on: GameNode, player: PlayerId, game: string) =>
  (await on.sight(player, game)).view.dispute !== undefined;

describe('a game that is stopped for a judge', () => {
  it('is stopped on every node at once, for its players and in their lists, until the ruling', async () => {
    const { one, other } = await two();
    const players = await playersOf(one);
    const judge = await one.player('Judith');
    const game = await one.playing(players, { clock: CLOCK });
    await other.sight(players[0]!, game);
    accepted(await give(one, players[1]!, game, CALL));
    for (const on of [one, other]) {
      await eventually(() => isStopped(on, players[0]!, game));
      const { view, legal } = await on.sight(players[0]!, game);
      expect(view.dispute).toEqual({ id: DISPUTE, seat: 1, since: on.clock.now(), taken: false });
      expect([legal, view.clocks?.running]).toEqual([[], undefined]);
      for (const player of players)
        expect(refusalOf(await on.act(player, game, { type: 'concede' }))).toBe('stopped');
      await eventually(async () => (await isListed(on, players[0]!))[0]?.stopped === true);
      expect(await isListed(on, players[0]!)).toEqual([{ stopped: true, waits: false }]);
    }
    accepted(await give(other, judge, game, GO_ON));
    for (const on of [one, other]) {
      await eventually(async () => !(await isStopped(on, players[0]!, game)));
      await eventually(async () => (await isListed(on, players[0]!))[0]?.stopped === false);
    }
    await one.passTurn(players, game);
    accepted(await one.act(players[0]!, game, { type: 'concede' }));
    expect(await other.verify(players[0]!, game)).toMatchObject({ value: { fault: null, differences: [] } });
  });

  it('is ruled on once, however many nodes apply the ruling', async () => {
    const { one, other } = await two();
    const players = await playersOf(one);
    const judge = await one.player('Judith');
    const game = await one.playing(players);
    accepted(await give(one, players[0]!, game, CALL));
    const outcomes = await Promise.all([one, other, one].map((on) => give(on, judge, game, RULE)));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(await counted(one, game, 'RulingApplied')).toBe(1);
    expect(refusalOf(await give(one, judge, game, GO_ON, 'again'))).toBe('no-dispute');
    expect((await other.sight(players[0]!, game)).view.result).toEqual({ reason: 'ruled', winners: [1] });
    expect(await one.verify(players[0]!, game)).toMatchObject({ value: { fault: null, differences: [] } });
  });

  it('is as it was after a restart, and its clocks have stood all the time', async () => {
    const before = await node();
    const players = await playersOf(before);
    const judge = await before.player('Judith');
    const game = await before.playing(players, { clock: CLOCK });
    const { store, clock } = before;
    clock.turn(40_000);
    accepted(await give(before, players[0]!, game, CALL));
    const seen = await before.sight(players[0]!, game);
    await before.stop();
    nodes.splice(0);
    clock.turn(3_600_000);
    const late = await node({ store, clock });
    expect(await late.sight(players[0]!, game)).toEqual(seen);
    await sleep(20);
    expect(await counted(late, game, 'FlagFell')).toBe(0);
    accepted(await give(late, judge, game, GO_ON));
    const { view } = await late.sight(players[0]!, game);
    expect(view.clocks?.running?.until).toBe(clock.now() + 5_000);
  });

  it('is moved by no bot, and by the bots again once it goes on', async () => {
    const { one, shared } = await two();
    const [anna, judge] = [await one.player('Anna'), await one.player('Judith')];
    const game = await askedBot(one, anna, nodes);
    accepted(await give(one, judge, game, { type: 'stop-for-judge', dispute: DISPUTE }));
    const before = (await logOf(one, game)).length;
    const late = await node(shared);
    expect(await isStopped(late, anna, game)).toBe(true);
    await sleep(50);
    expect((await logOf(late, game)).length).toBe(before);
    accepted(await give(late, judge, game, GO_ON));
    await eventually(async () => (await late.sight(anna, game)).view.decision?.seat === 0);
  });
});

describe('a call that no judge takes', () => {
  const lapsing = { ...CALL, within: 60 } as const;

  it('lapses when the time is over, once, on two nodes', async () => {
    const { one, other, shared } = await two();
    const players = await playersOf(one);
    const game = await one.playing(players);
    accepted(await give(one, players[0]!, game, lapsing));
    await eventually(() => isStopped(other, players[0]!, game));
    shared.clock.turn(60_000);
    const sessions = await Promise.all([one, other].map((on) => on.sessions.find(gameId(game))));
    const timers = sessions.map((session) => session!.timer!.submission);
    expect(timers[1]!.commandId).toBe(timers[0]!.commandId);
    await Promise.all(sessions.map((session, nth) => session!.submit(timers[nth]!)));
    expect((await logOf(one, game)).filter(({ type }) => type === 'GameResumed')).toMatchObject([
      { why: 'lapsed' },
    ]);
    for (const on of [one, other]) await eventually(async () => !(await isStopped(on, players[0]!, game)));
  });

  it('lapses by itself after a restart, though nobody asks for the game', async () => {
    const before = await node();
    const players = await playersOf(before);
    const game = await before.playing(players);
    const { store, clock } = before;
    accepted(await give(before, players[0]!, game, lapsing));
    await before.stop();
    nodes.splice(0);
    clock.turn(60_000);
    const late = await node({ store, clock });
    await eventually(async () => (await counted(late, game, 'GameResumed')) === 1);
  });

  it('is taken by one judge at that very moment, or lapses, and never both', async () => {
    const { one, other, shared } = await two();
    const players = await playersOf(one);
    const judge = await one.player('Judith');
    const game = await one.playing(players);
    accepted(await give(one, players[0]!, game, lapsing));
    shared.clock.turn(60_000);
    const session = (await one.sessions.find(gameId(game)))!;
    const outcomes = await Promise.all([
      session.submit(session.timer!.submission),
      give(other, judge, game, { type: 'take-call', dispute: DISPUTE }),
    ]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'refused']);
    expect((await counted(one, game, 'GameResumed')) + (await counted(one, game, 'CallTaken'))).toBe(1);
  });
});
