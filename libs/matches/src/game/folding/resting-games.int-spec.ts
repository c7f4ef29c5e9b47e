import { describe, expect, it } from '@jest/globals';
import { chainHolds, eventually, playersOf, startingNodes } from '../../fixtures/started-nodes.js';
import { RestingGames } from './resting-games.js';
import { gameId } from '#kernel';

const { node, two } = startingNodes();

describe('a game nobody uses', () => {
  it('is evicted, and resumes with the same question, the same answers and what others did meanwhile', async () => {
    const { one, other, shared } = await two();
    const players = await playersOf(one);
    const game = await one.playing(players);
    const { decision } = (await one.sight(players[0]!, game)).view;
    const answer = {
      type: 'answer',
      decision: decision!.id,
      answer: { kind: 'priority', action: 'pass-turn' },
    } as const;
    const first = await one.act(players[0]!, game, answer, 'my-pass');
    const seen = await one.sight(players[1]!, game);
    await one.sessions.evictIdle(0);
    expect(one.metrics.counts.get('live-games')).toBe(0);
    expect(await one.sight(players[1]!, game)).toEqual(seen);
    expect(await one.act(players[0]!, game, answer, 'my-pass')).toEqual(first);

    await one.sessions.evictIdle(0);
    await eventually(async () => (await other.sight(players[0]!, game)).view.turn?.number === 2);
    await other.passTurn(players, game);
    expect((await one.sight(players[0]!, game)).view.turn?.number).toBe(3);
    await one.passTurn(players, game);
    expect(await one.sight(players[1]!, game)).toEqual(await (await node(shared)).sight(players[1]!, game));
    expect(await chainHolds(shared, game)).toBe(true);
  });

  it('is not evicted if it was used a moment ago', async () => {
    const on = await node();
    const players = await playersOf(on);
    await on.sight(players[0]!, await on.playing(players));
    await on.sessions.evictIdle(performance.now() / 2);
    expect(on.metrics.counts.get('live-games')).toBe(1);
    await on.sessions.evictIdle(0);
    expect(on.metrics.counts.get('live-games')).toBe(0);
  });

  it('is not evicted while somebody follows it, and its follower is told what happens', async () => {
    const on = await node();
    const players = await playersOf(on);
    const game = await on.playing(players);
    const { cursor, seq } = await on.sight(players[1]!, game);
    const feed = await on.follow(players[1]!, game, cursor);
    expect((await feed.next()).value).toMatchObject({ kind: 'caught-up' });
    const next = feed.next();
    await on.sessions.evictIdle(0);
    await on.passTurn(players, game);
    expect((await next).value).toMatchObject({ kind: 'entry', entry: { seq: seq + 1 } });
    await feed.return?.();
    await on.sessions.evictIdle(0);
    expect(on.metrics.counts.get('live-games')).toBe(0);
  });

  it('is folded from the log if there was no room to keep it', async () => {
    const on = await node();
    const players = await playersOf(on);
    const live = (await on.sessions.find(gameId(await on.playing(players))))!.game;
    const shelf = new RestingGames(10);
    shelf.put(live);
    expect(shelf.take(live.id)).toBeUndefined();
    const larger = new RestingGames();
    larger.put(live);
    const back = larger.take(live.id)!;
    expect(back.state).toEqual(live.state);
    expect(back.keptAnswers()).toEqual(live.keptAnswers());
    expect(larger.take(live.id)).toBeUndefined();
  });
});
