import { describe, expect, it } from '@jest/globals';
import { gameId } from '#kernel';
import { gameStream, readLog } from '#log';
import { accepted, refusalOf } from '#testkit/node/game-node';
import { chainHolds, eventually, playersOf, startingNodes } from '../../fixtures/started-nodes.js';
import { GAME_CODEC } from '../log/game-log.js';

const { two } = startingNodes();

describe('two nodes over one store', () => {
  it('play one game alternately, and each sees what the other did', async () => {
    const { one, other } = await two();
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
    const { one, other, shared } = await two();
    const both = [one, other];
    const players = await playersOf(one, 5);
    const { game } = accepted(await one.create(players[0]!, { seats: 5 }));
    const joins = players
      .slice(1)
      .flatMap((player) => both.map((on) => on.act(player, game, { type: 'join' }, 'sit')));
    const outcomes = await Promise.all(joins);
    expect(outcomes.map(({ kind }) => kind)).toEqual(outcomes.map(() => 'accepted'));
    const { events } = await readLog(shared.store, GAME_CODEC, gameStream(gameId(game)));
    expect(events.filter(({ event }) => event.type === 'SeatTaken')).toHaveLength(5);
    expect(await chainHolds(shared, game)).toBe(true);
  });

  it('refuse as stale the answer to a question that the other node has closed', async () => {
    const { one, other } = await two();
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
    const { one, other, shared } = await two();
    const [player] = await playersOf(one);
    const { game } = accepted(await one.create(player!, { startWithin: 60 }));
    await other.sight(player!, game);
    shared.clock.turn(60_000);
    const sessions = await Promise.all([one, other].map((on) => on.sessions.find(gameId(game))));
    await Promise.all(sessions.map((session) => session!.submit(session!.timer!.submission)));
    const { events } = await readLog(shared.store, GAME_CODEC, gameStream(gameId(game)));
    expect(events.filter(({ event }) => event.type === 'GameEnded')).toHaveLength(1);
    expect((await one.sight(player!, game)).view.result?.reason).toBe('expired');
  });
});
