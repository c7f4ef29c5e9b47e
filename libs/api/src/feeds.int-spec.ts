import { afterEach, describe, expect, it } from '@jest/globals';
import { applyPatch } from '#visibility';
import type { Json } from '#kernel';
import type { FeedEntry } from './generated/schema.js';
import { ApiServer, type ServerSetting } from './fixtures/api-server.js';
import { accepted, answerOpen, playing, session, type Caller } from './fixtures/caller.js';
import { FOLLOW, Follower, type Message } from './fixtures/follower.js';

const ending: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of ending.splice(0).reverse()) await stop();
});
async function serve(setting: ServerSetting = {}): Promise<ApiServer> {
  const server = await ApiServer.start(setting);
  ending.push(() => server.stop());
  return server;
}
function follower(server: ApiServer, authorization?: string): Follower {
  const made = new Follower(server.socketUrl, authorization);
  ending.push(() => made.stop());
  return made;
}
async function two(server: ApiServer): Promise<[Caller, Caller]> {
  return [await server.player('Anna'), await server.player('Boris')];
}

const entries = (messages: readonly Message[]): FeedEntry[] =>
  messages.filter((message): message is FeedEntry => message.__typename === 'FeedEntry');
const folded = (of: readonly FeedEntry[], from: Json = {}): Json =>
  of.reduce<Json>((view, { patch }) => applyPatch(view, patch), from);
const pass = (players: readonly Caller[], game: string) => answerOpen(players, game, { action: 'PASS_TURN' });
const FEED = `query ($game: ID!, $after: Cursor, $first: Int) {
  feed(gameId: $game, after: $after, first: $first) {
    entries { seq moment at story patch cursor } cursor complete
  }
}`;

describe('a feed', () => {
  it('folds to the view, read as pages', async () => {
    const server = await serve();
    const players = await two(server);
    const [anna] = players;
    const game = await playing(players);
    const read: FeedEntry[] = [];
    let after: string | null = null;
    for (;;) {
      const { feed } = await anna.ask(FEED, { game, after, first: 7 });
      read.push(...feed.entries);
      after = feed.cursor;
      if (feed.complete) break;
    }
    const sight = await anna.sight(game);
    expect(read.map(({ seq }) => seq)).toEqual(read.map((_, index) => index + 1));
    expect(read.at(-1)?.seq).toBe(sight.seq);
    expect(folded(read)).toEqual(sight.view.json);
    expect(read.at(-1)?.cursor).toBe(sight.cursor);
  });

  it('followed pushes the past, says that it has, and then what happens, each entry once', async () => {
    const server = await serve();
    const players = await two(server);
    const [anna, boris] = players;
    const game = await playing(players);
    const feed = follower(server, `Bearer ${String(boris.token)}`).follow(game);
    const past = await feed.untilCaughtUp();
    expect(past.at(-1)?.__typename).toBe('FeedCaughtUp');
    await pass(players, game);
    const { seq } = await boris.sight(game);
    const live: Message[] = [];
    while (entries(live).at(-1)?.seq !== seq) live.push((await feed.next())!);
    const all = entries([...past, ...live]);
    expect(all.map((entry) => entry.seq)).toEqual(all.map((_, index) => index + 1));
    expect(folded(all)).toEqual((await boris.sight(game)).view.json);
    // Everyone can name a moment; what Anna drew is in no entry of Boris.
    expect(all.at(-1)?.moment).toBe((await anna.sight(game)).view.moment);
    const { hand } = (await anna.sight(game)).view.seats[0]!;
    for (const card of hand ?? []) expect(JSON.stringify(all)).not.toContain(`"${card.name}"`);
  });

  it('resumes from a cursor with no gap and no repeat, on another socket and another server', async () => {
    const server = await serve();
    const players = await two(server);
    const [anna] = players;
    const game = await playing(players);
    const first = follower(server, String(anna.token));
    const before = entries(await first.follow(game).untilCaughtUp());
    await first.stop();
    await pass(players, game);
    const { store, clock } = server;
    const other = await serve({ store, clock });
    const after = entries(
      await follower(other, String(anna.token)).follow(game, before.at(-1)!.cursor).untilCaughtUp(),
    );
    const all = [...before, ...after];
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, index) => index + 1));
    expect(folded(all)).toEqual((await anna.sight(game)).view.json);
  });

  it('begins where an accepted command says that its actor is', async () => {
    const server = await serve();
    const players = await two(server);
    const game = await playing(players);
    const { cursor, seq } = await pass(players, game);
    const feed = follower(server, players[0].token).follow(game, cursor);
    expect(await feed.next()).toEqual({ __typename: 'FeedCaughtUp', cursor });
    await pass(players, game);
    expect(await feed.next()).toMatchObject({ seq: seq + 1 });
  });

  it('of a spectator has nobody’s cards, of a judge everybody’s', async () => {
    const server = await serve();
    const players = await two(server);
    const [watcher, judge] = [await server.player('Chloe'), await server.player('Dario')];
    await server.operatorGrants('Dario', 'judge');
    const game = await playing(players);
    const watched = entries(await follower(server, watcher.token).follow(game).untilCaughtUp());
    expect(JSON.stringify(watched)).not.toContain('Test Card');
    expect((await watcher.sight(game)).viewer).toBe('SPECTATOR');
    const judged = await judge.sight(game);
    expect(judged).toMatchObject({ viewer: 'JUDGE', seat: null });
    expect(judged.view.seats.map(({ hand }) => hand?.length)).toEqual([7, 7]);
    expect(judged.view.library?.cards).toHaveLength(286);
    const past = await watcher.sight(game, 3);
    expect(past.view.moment).toBe(3);
    expect(folded(watched.slice(0, 3))).toEqual(past.view.json);
  });

  it('is refused with what is wrong with its cursor, moment or game', async () => {
    const server = await serve();
    const players = await two(server);
    const [anna, boris] = players;
    const game = await playing(players);
    const cursor = (await boris.sight(game)).cursor;
    const fault = async (after: string, of = game) => {
      const { errors } = await anna.send(FEED, { game: of, after });
      return [errors?.[0]?.extensions.code, errors?.[0]?.extensions['reason']];
    };
    expect(await fault('nonsense')).toEqual(['BAD_CURSOR', 'NOT_A_CURSOR']);
    expect(await fault(cursor)).toEqual(['BAD_CURSOR', 'NOT_YOURS']);
    const ahead = Buffer.from(cursor, 'base64url')
      .toString()
      .replace('seat-1', 'seat-0')
      .replace(/\d+\]/, '9999]');
    expect(await fault(Buffer.from(ahead).toString('base64url'))).toEqual(['BAD_CURSOR', 'AHEAD']);
    expect((await fault(cursor, 'no-game'))[0]).toBe('UNKNOWN_GAME');
    const followed = await follower(server, anna.token).send(FOLLOW, { game, after: 'nonsense' });
    expect(followed.errors?.[0]?.extensions).toEqual({ code: 'BAD_CURSOR', reason: 'NOT_A_CURSOR' });
    for (const moment of [0, -1, 9999])
      expect(await anna.errorOf(`{ game(id: "${game}") { view(moment: ${moment}) { status } } }`)).toBe(
        'BAD_MOMENT',
      );
    expect((await anna.ask('{ game(id: "no-game") { id } }')).game).toBeNull();
  });
});

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
    const { closedAt } = closed as unknown as { closedAt: string };
    const rest = entries(await follower(server, token).follow(game, closedAt).untilCaughtUp());
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

  it('when a judge is none any more, with nothing of what follows; the look is closed', async () => {
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
      closedAt: null,
    });
    expect(await feed.next()).toBeUndefined();
    // As a spectator there is another feed, from its beginning; a place in that of a judge is none in it.
    const other = entries(await follower(server, judge.token).follow(game).untilCaughtUp());
    expect(other[0]).toMatchObject({ seq: 1 });
    expect(JSON.stringify(other)).not.toContain('Test Card');
    await expect(follower(server, judge.token).follow(game, judged.at(-1)!.cursor).next()).rejects.toThrow();
  });

  it('when a spectator becomes a judge; who plays goes on from the same seat', async () => {
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

  it('when the server stops: after what was sent, with where to go on, and its socket closes', async () => {
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
      closedAt: past.at(-1)?.cursor,
    });
    expect(await client.closed).toEqual({ code: 1001, reason: 'SERVER_STOPS: resume from your cursor' });
    await stopped;
    expect((await players[0].send('{ me { roles } }')).status).toBe(200);
  });

  it('is let go of when its client has heard enough', async () => {
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
  });
});
