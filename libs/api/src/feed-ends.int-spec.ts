// How a followed feed ends: by an action of its viewer, by a change of their account, or when the server
// stops.
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { MemoryEventStore } from '#event-store/memory';
import { UnsteadyStore } from '#testkit/accounts/unsteady-store';
import type { FeedEntry } from './generated/schema.js';
import type { ApiServer } from '#testkit/server/api-server';
import { accepted, answerOpen, playing, session, type Caller } from '#testkit/server/caller';
import type { Message } from '#testkit/server/follower';
import { serving, two } from '#testkit/server/serving';

const { serve, follower } = serving();

const entries = (messages: readonly Message[]): FeedEntry[] =>
  messages.filter((message): message is FeedEntry => message.__typename === 'FeedEntry');
const pass = (players: readonly Caller[], game: string) => answerOpen(players, game, { action: 'PASS_TURN' });

/** Delays reads of a game until it is released; meanwhile accounts are slow. */
function holdBack({ store }: ApiServer, game: string): { asked: Promise<void>; letGo: () => void } {
  const read = store.read.bind(store);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const asked = new Promise<void>((resolve) => {
    store.read = async (stream, options) => {
      if (stream === `game-${game}`) {
        resolve();
        await held;
      } else if (stream.startsWith('account-')) await sleep(20);
      return read(stream, options);
    };
  });
  return { asked, letGo };
}

describe('a followed feed ends with a reason', () => {
  it('when its token expires, and goes on with a new one', async () => {
    const server = await serve();
    const players = await two(server);
    const [anna, boris] = players;
    const game = await playing(players);
    const feed = follower(server, anna.token).follow(game);
    await feed.untilCaughtUp();
    server.clock.turn(3_600_000);
    const again = boris.with(session(await boris.login('Boris', boris.secret)).token);
    accepted(await again.inGame('concede', game));
    const closed = await feed.next();
    if (closed?.__typename !== 'FeedClosed') throw new Error('the feed went on');
    expect(closed.reason).toBe('TOKEN_ENDED');
    expect(await feed.next()).toBeUndefined();
    const { token } = session(await anna.login('Anna', anna.secret));
    const { resumeAt } = closed as typeof closed & { resumeAt: string };
    const rest = entries(await follower(server, token).follow(game, resumeAt).untilCaughtUp());
    expect(rest.at(-1)?.seq).toBe((await anna.with(token).sight(game)).seq);
  });

  it('when its token is revoked', async () => {
    const server = await serve();
    const players = await two(server);
    const [anna, boris] = players;
    const game = await playing(players);
    const [feed, others] = [anna, boris].map((player) => follower(server, player.token).follow(game));
    await feed!.untilCaughtUp();
    await others!.untilCaughtUp();
    await anna.ask('mutation { revokeTokens(commandId: "away") { __typename } }');
    expect(await feed!.next()).toMatchObject({ __typename: 'FeedClosed', reason: 'TOKEN_ENDED' });
    expect(await feed!.next()).toBeUndefined();
    const again = anna.with(session(await anna.login('Anna', anna.secret)).token);
    accepted(await again.inGame('concede', game));
    expect(await others!.next()).toMatchObject({ __typename: 'FeedEntry' });
  });

  it('when its token was revoked elsewhere while the log could not be read here, as soon as it can be read', async () => {
    const store = new MemoryEventStore();
    const unsteady = new UnsteadyStore(store);
    const here = await serve({ store: unsteady });
    const elsewhere = await serve({ store, clock: here.clock });
    const players = await two(here);
    const game = await playing(players);
    const [revoked, changed] = players.map(({ token }) => follower(here, token).follow(game));
    for (const feed of [revoked!, changed!]) await feed.untilCaughtUp();
    const asked = new Promise<void>((resolve) => {
      const accounts = new Set<string>();
      const read = unsteady.read.bind(unsteady);
      unsteady.read = (stream, options) => {
        if (stream.startsWith('account-')) accounts.add(stream);
        if (accounts.size === 2) resolve();
        return read(stream, options);
      };
    });
    unsteady.weather = 'away';
    const [anna] = players;
    const there = elsewhere.anyone().with(String(anna.token));
    await there.ask('mutation { revokeTokens(commandId: "away") { __typename } }');
    await elsewhere.operatorGrants('Boris', 'judge');
    await asked;
    unsteady.weather = 'fair';
    expect(await revoked!.next()).toMatchObject({ __typename: 'FeedClosed', reason: 'TOKEN_ENDED' });
    const again = anna.with(session(await anna.login('Anna', anna.secret)).token);
    accepted(await again.inGame('concede', game));
    expect(await changed!.next()).toMatchObject({ __typename: 'FeedEntry' });
  });

  it('when a judge loses the role, with nothing of what follows; the look is closed', async () => {
    const server = await serve();
    const players = await two(server);
    const judge = await server.player('Dario');
    await server.operatorGrants('Dario', 'judge');
    const game = await playing(players);
    const feed = follower(server, judge.token).follow(game);
    const judged = entries(await feed.untilCaughtUp());
    expect(JSON.stringify(judged)).toContain('Test Card');
    await judge.ask(
      'mutation { revokeRole(commandId: "enough", name: "Dario", role: JUDGE) { __typename } }',
    );
    await pass(players, game);
    expect(await feed.next()).toEqual({
      __typename: 'FeedClosed',
      reason: 'VIEWER_CHANGED',
      resumeAt: null,
    });
    expect(await feed.next()).toBeUndefined();
    // A spectator has another feed, from its beginning; a cursor of a judge's feed is not valid in it.
    const other = entries(await follower(server, judge.token).follow(game).untilCaughtUp());
    expect(other[0]).toMatchObject({ seq: 1 });
    expect(JSON.stringify(other)).not.toContain('Test Card');
    await expect(follower(server, judge.token).follow(game, judged.at(-1)!.cursor).next()).rejects.toThrow();
  });

  it('when a spectator becomes a judge, while a player’s feed goes on from the same seat', async () => {
    const server = await serve();
    const players = await two(server);
    const watcher = await server.player('Chloe');
    const game = await playing(players);
    const [watching, seated] = [watcher, players[0]].map((one) => follower(server, one.token).follow(game));
    for (const feed of [watching!, seated!]) await feed.untilCaughtUp();
    for (const name of ['Chloe', 'Anna']) await server.operatorGrants(name, 'judge');
    expect(await watching!.next()).toMatchObject({ __typename: 'FeedClosed', reason: 'VIEWER_CHANGED' });
    await pass(players, game);
    expect(await seated!.next()).toMatchObject({ __typename: 'FeedEntry' });
  });

  it.each([
    ['its token is revoked', 'TOKEN_ENDED', 'revokeTokens(commandId: "away")'],
    [
      'its judge loses the role',
      'VIEWER_CHANGED',
      'revokeRole(commandId: "away", name: "Dario", role: JUDGE)',
    ],
  ])('when %s while it is being opened, before anything is shown', async (_what, reason, change) => {
    const before = await serve();
    const judge = await before.player('Dario');
    await before.operatorGrants('Dario', 'judge');
    const game = await playing(await two(before));
    const server = await serve({ store: before.store, clock: before.clock });
    const { asked, letGo } = holdBack(server, game);
    const feed = follower(server, judge.token).follow(game);
    const first = feed.next();
    await asked;
    await server.anyone().with(String(judge.token)).ask(`mutation { ${change} { __typename } }`);
    letGo();
    expect(await first).toEqual({ __typename: 'FeedClosed', reason, resumeAt: null });
    expect(await feed.next()).toBeUndefined();
  });

  it('or never begins if its account cannot be read, and then does not count', async () => {
    const before = await serve();
    const watcher = await before.player('Chloe');
    const game = await playing(await two(before));
    const limits = { subscriptionsPerClient: 1 };
    const server = await serve({ store: before.store, clock: before.clock, limits });
    const { asked, letGo } = holdBack(server, game);
    const client = follower(server, watcher.token);
    const first = client.follow(game).next();
    await asked;
    await server.operatorGrants('Chloe', 'judge');
    const read = server.store.read.bind(server.store);
    server.store.read = (stream, options) =>
      stream.startsWith('account-') ? Promise.reject(new Error('broken')) : read(stream, options);
    letGo();
    await expect(first).rejects.toThrow('INTERNAL');
    server.store.read = read;
    expect(await client.follow(game).next()).toMatchObject({ seq: 1 });
  });

  it('when the server stops: after what was sent, with the place to resume from, and its socket closes', async () => {
    const server = await serve();
    const players = await two(server);
    const game = await playing(players);
    const client = follower(server, players[0].token);
    const feed = client.follow(game);
    const past = entries(await feed.untilCaughtUp());
    const stopped = server.sockets.close();
    expect(await feed.next()).toEqual({
      __typename: 'FeedClosed',
      reason: 'SERVER_STOPS',
      resumeAt: past.at(-1)?.cursor,
    });
    expect(await client.closed).toEqual({ code: 1001, reason: 'SERVER_STOPS: resume from your cursor' });
    await stopped;
    expect((await players[0].send('{ me { roles } }')).status).toBe(200);
  });

  it('is closed when its client has heard enough', async () => {
    const server = await serve();
    const players = await two(server);
    const game = await playing(players);
    const client = follower(server, players[0].token);
    const feed = client.follow(game);
    await feed.untilCaughtUp();
    expect(server.metrics.counts.get('subscriptions-open')).toBe(1);
    await feed.stop();
    await client.send('{ me { roles } }');
    await pass(players, game);
    expect(server.metrics.counts.get('subscriptions-open')).toBe(0);
    expect(server.metrics.counts.get('subscriptions-dropped')).toBeUndefined();
  });
});
