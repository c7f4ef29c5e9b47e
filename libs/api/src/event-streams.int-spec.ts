// GraphQL over server-sent events at a real server: operations, feeds, ends and limits.
import { afterEach, describe, expect, it } from '@jest/globals';
import { openEvents, type EventRequest, type EventStream } from '#testkit/server/event-client';
import { ApiServer, type ServerSetting } from '#testkit/server/api-server';
import { accepted, answerOpen, playing, type Caller } from '#testkit/server/caller';
import { FOLLOW, type Message } from '#testkit/server/follower';

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of ending.splice(0).reverse()) await stop();
});
async function serve(setting: ServerSetting = {}): Promise<ApiServer> {
  const server = await ApiServer.start(setting);
  ending.push(() => server.stop());
  return server;
}
async function open(asked: EventRequest): Promise<EventStream> {
  const stream = await openEvents(asked);
  ending.push(() => stream.stop());
  return stream;
}
const follow = (caller: Caller, game: string, after: string | null = null): Promise<EventStream> =>
  open({ url: caller.url, token: caller.token ?? '', body: { query: FOLLOW, variables: { game, after } } });
const messageOf = async (stream: EventStream): Promise<Message | undefined> =>
  ((await stream.next()) as { data: { gameFeed: Message } } | undefined)?.data.gameFeed;
async function untilCaughtUp(stream: EventStream): Promise<Message[]> {
  const messages: Message[] = [];
  for (;;) {
    const message = await messageOf(stream);
    if (message !== undefined) messages.push(message);
    if (message?.__typename !== 'FeedEntry') return messages;
  }
}
const codeOf = (result: unknown): string | undefined =>
  (result as { errors?: { extensions: { code: string } }[] } | undefined)?.errors?.[0]?.extensions.code;

async function table(server: ApiServer) {
  const players = [await server.player('Anna'), await server.player('Boris')] as const;
  return { players, anna: players[0], boris: players[1], game: await playing(players) };
}

describe('an event stream', () => {
  it('has the answer of a query or a mutation, and is complete', async () => {
    const server = await serve();
    const anna = await server.player('Anna');
    const asked = { url: server.url, token: anna.token ?? '' };
    const query = await open({ ...asked, body: { query: '{ me { player { name } } }' } });
    expect([query.status, query.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(query.headers['cache-control']).toBe('no-store');
    expect(await query.next()).toEqual({ data: { me: { player: { name: 'Anna' } } } });
    expect(await query.ended).toBe('complete');
    const mutation = 'mutation { createGame(commandId: "one") { ... on Accepted { seq } } }';
    const made = await open({ ...asked, body: { query: mutation } });
    expect(await made.next()).toEqual({ data: { createGame: { seq: expect.any(Number) } } });
    const get = `${server.url}?query=${encodeURIComponent('{ offer { rulesets } }')}`;
    expect(await (await open({ url: get })).next()).toEqual({ data: { offer: { rulesets: ['PENTALAND'] } } });
    const written = await open({ url: `${server.url}?query=${encodeURIComponent(mutation)}` });
    expect(codeOf(await written.next())).toBe('BAD_USER_INPUT');
  });

  it('has errors as results, also of what is not understood', async () => {
    const server = await serve();
    for (const [body, code] of [
      [{ query: '{ hand }' }, 'GRAPHQL_VALIDATION_FAILED'],
      [{ query: 'query {' }, 'GRAPHQL_PARSE_FAILED'],
      [{ query: FOLLOW, variables: { game: 'g' } }, 'UNAUTHENTICATED'],
      [{ query: 5 }, 'BAD_USER_INPUT'],
      [{ query: '{ me { roles } }', variables: [] }, 'BAD_USER_INPUT'],
      [{ documentId: 'none' }, 'UNKNOWN_DOCUMENT'],
    ] as const) {
      const stream = await open({ url: server.url, body });
      const result = await stream.next();
      expect([body, codeOf(result)]).toEqual([body, code]);
      expect(await stream.ended).toBe('complete');
    }
    expect(server.log.lines).toEqual([]);
  });

  it('follows a feed as a socket does, and resumes after a break without a gap or a repeat', async () => {
    const server = await serve();
    const { players, anna, game } = await table(server);
    const first = await follow(anna, game);
    const past = await untilCaughtUp(first);
    const seen = await anna.sight(game);
    expect(past.filter(({ __typename }) => __typename === 'FeedEntry')).toHaveLength(seen.seq);
    await answerOpen(players, game, { action: 'PASS_TURN' });
    const live = await messageOf(first);
    expect(live).toMatchObject({ __typename: 'FeedEntry', seq: seen.seq + 1 });
    first.stop();
    const resumed = await follow(anna, game, live?.__typename === 'FeedEntry' ? live.cursor : null);
    const rest = await untilCaughtUp(resumed);
    expect(rest[0]).toMatchObject({ __typename: 'FeedEntry', seq: seen.seq + 2 });
  });

  it('ends with the reason, and the client’s going ends the subscription', async () => {
    const server = await serve({ limits: { subscriptionsPerClient: 1 } });
    const { anna, game } = await table(server);
    const gone = await follow(anna, game);
    await untilCaughtUp(gone);
    expect(codeOf(await (await follow(anna, game)).next())).toBe('TOO_MANY_SUBSCRIPTIONS');
    gone.stop();
    await gone.ended;
    // The server hears of it a moment later.
    let next = await follow(anna, game);
    let message = await next.next();
    while (codeOf(message) === 'TOO_MANY_SUBSCRIPTIONS') {
      next = await follow(anna, game);
      message = await next.next();
    }
    await untilCaughtUp(next);
    await anna.ask('mutation { revokeTokens(commandId: "away") { __typename } }');
    expect(await messageOf(next)).toMatchObject({ __typename: 'FeedClosed', reason: 'TOKEN_ENDED' });
    expect(await next.ended).toBe('complete');
  });

  it('says that the server stops, and is complete before it does', async () => {
    const server = await serve();
    const { anna, game } = await table(server);
    const stream = await follow(anna, game);
    await untilCaughtUp(stream);
    const stopped = server.sockets.close();
    expect(await messageOf(stream)).toMatchObject({ __typename: 'FeedClosed', reason: 'SERVER_STOPS' });
    expect(await stream.ended).toBe('complete');
    await stopped;
    expect(codeOf(await (await follow(anna, game)).next())).toBe('SHUTTING_DOWN');
  });

  it('counts with the sockets of its address', async () => {
    const server = await serve({ limits: { socketsPerAddress: 2 } });
    const { anna, game } = await table(server);
    const streams = [await follow(anna, game), await follow(anna, game)];
    for (const stream of streams) await untilCaughtUp(stream);
    const third = await follow(anna, game);
    expect(codeOf(await third.next())).toBe('TOO_MANY_SUBSCRIPTIONS');
    expect(await third.ended).toBe('complete');
    accepted(await anna.inGame('concede', game));
    expect(await messageOf(streams[0]!)).toMatchObject({ __typename: 'FeedEntry' });
  });
});
