import { describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { MemoryEventStore } from '#event-store/memory';
import { gameId } from '#kernel';
import { gameStream, readLog } from '#log';
import { HandClock } from '#testkit/accounts/world';
import { accepted, GameNode } from '#testkit/node/game-node';
import { eventually, playersOf, startingNodes } from '../../fixtures/started-nodes.js';
import { GAME_CODEC } from '../log/game-log.js';

const { node, nodes } = startingNodes();

describe('time', () => {
  it('cancels a game whose entropy is not opened in time', async () => {
    const clock = new HandClock();
    const on = await node({ clock });
    const players = await playersOf(on);
    const { game } = accepted(await on.create(players[0]!, { openWithin: 5 }));
    accepted(await on.act(players[1]!, game, { type: 'join' }));
    for (const player of players)
      accepted(await on.act(player, game, { type: 'ready', commitment: 'ab'.repeat(32) }));
    accepted(await on.act(players[0]!, game, { type: 'start' }));
    expect((await on.sight(players[1]!, game)).view.status).toBe('opening');
    clock.turn(5_000);
    const session = await on.sessions.find(gameId(game));
    accepted(await session!.submit(session!.timer!.submission));
    expect((await on.sight(players[0]!, game)).view.result?.reason).toBe('cancelled');
  });

  it('ends a table nobody has asked for since the server started', async () => {
    const clock = new HandClock();
    const before = await node({ clock });
    const [host] = await playersOf(before);
    const { game } = accepted(await before.create(host!, { startWithin: 60 }));
    nodes.splice(nodes.indexOf(before), 1);
    await before.sessions.stop();
    clock.turn(60_000);
    const restarted = await node({ store: before.store, clock });
    const ended = async (): Promise<boolean> => {
      const { events } = await readLog(restarted.store, GAME_CODEC, gameStream(gameId(game)));
      return events.some(({ event }) => event.type === 'GameEnded' && event.reason === 'expired');
    };
    await eventually(ended);
    expect(await ended()).toBe(true);
  });

  it('lets the others concede for a player who is away, once the time of the terms is over', async () => {
    const clock = new HandClock();
    const on = await node({ clock });
    const players = await playersOf(on);
    const game = await on.playing(players, { absentAfter: 30 });
    const early = await on.act(players[1]!, game, { type: 'concede-absent', seat: 0 });
    expect(early).toMatchObject({ kind: 'refused', refusal: { code: 'not-due', retriable: true } });
    clock.turn(30_000);
    accepted(await on.act(players[1]!, game, { type: 'concede-absent', seat: 0 }));
    expect((await on.sight(players[1]!, game)).view.result?.winners).toEqual([1]);
  });
});

describe('clocks', () => {
  const CLOCK = { kind: 'thinking', each: 45, late: null, flag: 'loses' } as const;

  it('run out by themselves, on any node: the timer of one question is one command', async () => {
    const store = new MemoryEventStore();
    const clock = new HandClock();
    const both = [await node({ store, clock }), await node({ store, clock })];
    const players = await playersOf(both[0]!);
    const game = await both[0]!.playing(players, { clock: CLOCK });
    await both[1]!.sight(players[0]!, game);
    clock.turn(45_000);
    const sessions = await Promise.all(both.map((on) => on.sessions.find(gameId(game))));
    await Promise.all(sessions.map((session) => session!.submit(session!.timer!.submission)));
    const { events } = await readLog(store, GAME_CODEC, gameStream(gameId(game)));
    expect(events.filter(({ event }) => event.type === 'FlagFell')).toHaveLength(1);
    expect((await both[1]!.sight(players[0]!, game)).view.result).toEqual({
      reason: 'last-one-standing',
      winners: [1],
    });
  });

  it('are shown, and stop while no server runs', async () => {
    const store = new MemoryEventStore();
    const clock = new HandClock();
    const before = await GameNode.start({ store, clock });
    const players = await playersOf(before);
    const game = await before.playing(players, { clock: CLOCK });
    const { view } = await before.sight(players[0]!, game);
    expect(view.clocks).toEqual({
      left: { 0: 45_000, 1: 45_000 },
      running: { seat: 0, since: view.decision!.since, until: view.decision!.since + 45_000 },
    });
    await before.stop();
    clock.turn(3_600_000);
    const served = clock.now();
    const again = await node({ store, clock });
    clock.turn(20_000);
    expect((await again.sight(players[1]!, game)).view.clocks?.running).toEqual({
      seat: 0,
      since: served,
      until: served + 45_000,
    });
    await again.passTurn(players, game);
    expect((await again.sight(players[1]!, game)).view.turn?.number).toBe(2);
  });

  it('are watched by a server that starts, which tries nothing before it is due', async () => {
    const store = new MemoryEventStore();
    const clock = new HandClock();
    const before = await GameNode.start({ store, clock });
    await before.playing(await playersOf(before), { clock: CLOCK });
    await before.stop();
    const again = await node({ store, clock });
    await eventually(() => Promise.resolve(again.metrics.counts.get('sessions-opened') === 1));
    await sleep(20);
    expect(again.metrics.counts.get('commands-refused')).toBeUndefined();
  });

  it('run out even if nobody has looked at the game since the server started', async () => {
    const store = new MemoryEventStore();
    const clock = new HandClock();
    const before = await GameNode.start({ store, clock });
    const players = await playersOf(before);
    const game = await before.playing(players, { clock: CLOCK });
    await before.stop();
    const again = await node({ store, clock });
    clock.turn(46_000);
    const over = async (): Promise<boolean> => {
      const { events } = await readLog(again.store, GAME_CODEC, gameStream(gameId(game)));
      return events.some(({ event }) => event.type === 'GameEnded');
    };
    await eventually(over);
  });
});
