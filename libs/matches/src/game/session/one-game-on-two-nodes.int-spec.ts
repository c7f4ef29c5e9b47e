import { describe, expect, it } from '@jest/globals';
import { MemoryEventStore } from '#event-store/memory';
import { gameId } from '#kernel';
import { GameSecrets, gameStream, readLog, verifyChain } from '#log';
import { HandClock, TEST_KEYS } from '#testkit/accounts/world';
import { accepted, refusalOf } from '#testkit/node/game-node';
import { eventually, playersOf, startingNodes } from '../../fixtures/started-nodes.js';
import { GAME_CODEC } from '../log/game-log.js';

const { node } = startingNodes();

describe('two nodes over one store', () => {
  it('play one game alternately, and each sees what the other did', async () => {
    const store = new MemoryEventStore();
    const clock = new HandClock();
    const [one, other] = [await node({ store, clock }), await node({ store, clock })];
    const players = await playersOf(one);
    const game = await one.playing(players);
    for (let turn = 0; turn < 6; turn += 1) {
      const here = turn % 2 === 0 ? one : other;
      await eventually(async () => (await here.sight(players[0]!, game)).view.turn?.number === turn + 1);
      await here.passTurn(players, game);
    }
    await eventually(async () => (await one.sight(players[1]!, game)).view.turn?.number === 7);
    const [a, b] = [await one.sight(players[1]!, game), await other.sight(players[1]!, game)];
    expect(a).toEqual(b);
  });

  it('accept each of many commands sent to both at once exactly once, in a log whose chain holds', async () => {
    const store = new MemoryEventStore();
    const clock = new HandClock();
    const both = [await node({ store, clock }), await node({ store, clock })];
    const players = await playersOf(both[0]!, 5);
    const { game } = accepted(await both[0]!.create(players[0]!, { seats: 5 }));
    const joins = players
      .slice(1)
      .flatMap((player) => both.map((on) => on.act(player, game, { type: 'join' }, 'sit')));
    const outcomes = await Promise.all(joins);
    expect(outcomes.map(({ kind }) => kind)).toEqual(outcomes.map(() => 'accepted'));
    const { events } = await readLog(store, GAME_CODEC, gameStream(gameId(game)));
    expect(events.filter(({ event }) => event.type === 'SeatTaken')).toHaveLength(5);
    const { chain } = await new GameSecrets(
      store,
      TEST_KEYS,
      { bytes: (count) => new Uint8Array(count) },
      clock,
    ).load(gameId(game));
    const stored = await store.read(gameStream(gameId(game)), { max: 1000 });
    expect(stored.kind === 'found' && verifyChain(stored.events, chain).ok).toBe(true);
  });

  it('refuse as stale the answer to a question that the other node has closed', async () => {
    const store = new MemoryEventStore();
    const clock = new HandClock();
    const [one, other] = [await node({ store, clock }), await node({ store, clock })];
    const players = await playersOf(one);
    const game = await one.playing(players);
    const { decision } = (await other.sight(players[0]!, game)).view;
    const answer = {
      type: 'answer',
      decision: decision!.id,
      answer: { kind: 'priority', action: 'pass-turn' },
    } as const;
    const outcomes = await Promise.all([
      one.act(players[0]!, game, answer, 'here'),
      other.act(players[0]!, game, answer, 'there'),
    ]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'refused']);
    const refused = outcomes.find(({ kind }) => kind === 'refused');
    expect(refused && refusalOf(refused)).toBe('stale-decision');
  });

  it('fire a timer once', async () => {
    const store = new MemoryEventStore();
    const clock = new HandClock();
    const both = [await node({ store, clock }), await node({ store, clock })];
    const [player] = await playersOf(both[0]!);
    const { game } = accepted(await both[0]!.create(player!, { startWithin: 60 }));
    await both[1]!.sight(player!, game);
    clock.turn(60_000);
    const sessions = await Promise.all(both.map((on) => on.sessions.find(gameId(game))));
    await Promise.all(sessions.map((session) => session!.submit(session!.timer!.submission)));
    const { events } = await readLog(store, GAME_CODEC, gameStream(gameId(game)));
    expect(events.filter(({ event }) => event.type === 'GameEnded')).toHaveLength(1);
    expect((await both[0]!.sight(player!, game)).view.result?.reason).toBe('expired');
  });
});
