import { afterEach, describe, expect, it } from '@jest/globals';
import type { Json, PlayerId } from '#kernel';
import { MemoryEventStore } from '#event-store/memory';
import { applyPatch, publishedView } from '#visibility';
import { HandClock } from '#testkit/accounts/world';
import { accepted, GameNode, refusalOf } from '#testkit/node/game-node';
import type { FeedMessage } from './contract/contract.js';

const nodes: GameNode[] = [];
async function node(setting: Parameters<typeof GameNode.start>[0] = {}): Promise<GameNode> {
  const started = await GameNode.start(setting);
  nodes.push(started);
  return started;
}
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((started) => started.stop()));
});

async function two(on: GameNode): Promise<[PlayerId, PlayerId]> {
  return [await on.player('Anna'), await on.player('Boris')];
}

/** Pulls until the feed says that it has caught up. */
async function untilCaughtUp(feed: AsyncIterableIterator<FeedMessage>): Promise<FeedMessage[]> {
  const messages: FeedMessage[] = [];
  for (;;) {
    const { value, done } = (await feed.next()) as IteratorResult<FeedMessage, undefined>;
    if (done === true) return messages;
    messages.push(value);
    if (value.kind !== 'entry') return messages;
  }
}

describe('a game through the buses', () => {
  it('is played from creation to its end, and each player sees only their own hand', async () => {
    const on = await node();
    const players = await two(on);
    const game = await on.playing(players);
    await on.passTurn(players, game);
    const [anna, boris] = await Promise.all(players.map((player) => on.sight(player, game)));
    expect(anna?.view.seats['0']?.hand).toHaveLength(7);
    expect(anna?.view.seats['1']?.hand).toBeUndefined();
    expect(anna?.view.seats['1']?.handSize).toBe(8);
    expect(boris?.view.seats['1']?.hand).toHaveLength(8);
    expect(Object.keys(boris?.view.objects ?? {})).toHaveLength(8);
    accepted(await on.act(players[0], game, { type: 'concede' }));
    expect((await on.sight(players[1], game)).view.result).toEqual({
      reason: 'last-one-standing',
      winners: [1],
    });
  });

  it('answers a repeated command as it did the first time, on another node and after a restart', async () => {
    const store = new MemoryEventStore();
    const clock = new HandClock();
    const on = await node({ store, clock });
    const players = await two(on);
    const first = await on.create(players[0], {}, 'make');
    expect(await on.create(players[0], {}, 'make')).toEqual(first);
    const { game } = accepted(first);
    const joined = await on.act(players[1], game, { type: 'join' }, 'sit');
    const other = await node({ store, clock });
    expect(await other.act(players[1], game, { type: 'join' }, 'sit')).toEqual(joined);
    expect(refusalOf(await other.act(players[1], game, { type: 'join' }, 'sit-again'))).toBe(
      'already-seated',
    );
    // Another actor may use the same id.
    const third = await on.player('Chloe');
    expect(refusalOf(await other.act(third, game, { type: 'join' }, 'sit'))).toBe('game-full');
  });

  it('answers a player who leaves with the place of a spectator, which they now are', async () => {
    const on = await node();
    const players = await two(on);
    const { game } = accepted(await on.create(players[0]));
    accepted(await on.act(players[1], game, { type: 'join' }));
    const { seq, cursor } = accepted(await on.act(players[1], game, { type: 'leave' }));
    expect(await on.readFeed(players[1], game, cursor)).toMatchObject({
      kind: 'found',
      value: { entries: [], complete: true },
    });
    expect((await on.sight(players[1], game)).seq).toBe(seq);
  });

  it('pushes the history, then new entries, and the entries fold to the view', async () => {
    const on = await node();
    const players = await two(on);
    const game = await on.playing(players);
    const feed = await on.follow(players[0], game);
    let view: Json = null;
    const fold = (messages: FeedMessage[]): void => {
      for (const message of messages)
        if (message.kind === 'entry') view = applyPatch(view, message.entry.patch);
    };
    fold(await untilCaughtUp(feed));
    expect(view).toEqual(publishedView((await on.sight(players[0], game)).view));
    const { seq } = await on.passTurn(players, game);
    for (;;) {
      const { value } = (await feed.next()) as IteratorYieldResult<FeedMessage>;
      fold([value]);
      if (value.kind === 'entry' && value.entry.seq === seq) break;
    }
    expect(view).toEqual(publishedView((await on.sight(players[0], game)).view));
    await feed.return?.();
  });
});
