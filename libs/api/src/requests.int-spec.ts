import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { Script } from 'node:vm';
import { afterEach, describe, expect, it } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { WebSocket } from 'ws';
import { ApiServer, type ServerSetting } from '#testkit/server/api-server';
import { playing, type Answered, type ShownError } from '#testkit/server/caller';
import { FOLLOW, Follower } from '#testkit/server/follower';

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

const codes = ({ errors = [] }: Answered): string[] => errors.map(({ extensions }) => extensions.code);
const many = (count: number, of: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => of(index)).join(' ');

/** A message of the protocol, as a socket gets it. */
interface Received {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

/** An invalid operation and its answer; a limit tells how much it found and how much it allows. */
const WRONG: readonly [name: string, query: string, variables: Record<string, unknown>, code: string][] = [
  ['no GraphQL', 'query {', {}, 'GRAPHQL_PARSE_FAILED'],
  ['an unknown field', '{ hand }', {}, 'GRAPHQL_VALIDATION_FAILED'],
  ['a wrong type', '{ game(id: true) { id } }', {}, 'GRAPHQL_VALIDATION_FAILED'],
  [
    'two answers at once',
    'mutation { answer(commandId: "c", gameId: "g", decisionId: "d", answer: {yes: true, players: [1]}) { __typename } }',
    {},
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['a variable of a wrong type', 'query ($id: ID!) { game(id: $id) { id } }', { id: {} }, 'BAD_USER_INPUT'],
  ['a variable that is missing', 'query ($id: ID!) { game(id: $id) { id } }', {}, 'BAD_USER_INPUT'],
  [
    'a text that is no hash',
    'mutation ($c: Hash) { ready(commandId: "c", gameId: "g", commitment: $c) { __typename } }',
    { c: 'xyz' },
    'BAD_USER_INPUT',
  ],
  [
    'a page that is too long',
    '{ lobby(first: 101) { pageInfo { hasNextPage endCursor } } }',
    {},
    'BAD_USER_INPUT',
  ],
  ['a page of nothing', '{ feed(gameId: "g", first: 0) { cursor } }', {}, 'BAD_USER_INPUT'],
  ['too many tokens', `{ ${many(3000, () => 'offer')} { rulesets } }`, {}, 'GRAPHQL_PARSE_FAILED'],
  ['too many levels', `{ game(id: "g") { view { seats { player { id } } } } }`, {}, 'TOO_DEEP'],
  [
    'too many root fields',
    `{ ${many(11, (index) => `a${index}: offer { rulesets }`)} }`,
    {},
    'TOO_MANY_FIELDS',
  ],
  ['too many aliases', `{ offer { ${many(31, (index) => `a${index}: rulesets`)} } }`, {}, 'TOO_MANY_FIELDS'],
  [
    'too much of it',
    '{ lobby(first: 100) { nodes { host { id } terms { seats } seats { seat } } } }',
    {},
    'TOO_COMPLEX',
  ],
];

describe('an operation', () => {
  it.each(WRONG)(
    'with %s is refused alike over HTTP and over a socket',
    async (_, query, variables, code) => {
      const server = await serve({ limits: { depth: 4, complexity: 300 } });
      const anna = await server.player('Anna');
      const overHttp = await anna.send(query, variables);
      const overSocket = await follower(server, anna.token).send(query, variables);
      expect(codes(overHttp)).toContain(code);
      expect(new Set(codes(overHttp)).size).toBe(1);
      expect(overSocket.errors).toEqual(overHttp.errors);
      expect(overHttp.data ?? null).toBeNull();
      expect(server.log.lines).toEqual([]);
    },
  );

  it('that fails is answered as one failed operation, not as a failed server', async () => {
    const server = await serve();
    const anyone = server.anyone();
    expect((await anyone.send('{ hand }')).status).toBe(400);
    expect((await anyone.send('{ lobby { pageInfo { endCursor } } }')).status).toBe(200);
    const batch = await anyone.post(JSON.stringify([{ query: '{ offer { rulesets } }' }]));
    expect([batch.status, codes(batch)]).toEqual([400, ['BAD_REQUEST']]);
    const followed = await anyone.send(FOLLOW, { game: 'g' });
    expect([followed.status, codes(followed)]).toEqual([400, ['SUBSCRIPTIONS_NEED_A_SOCKET']]);
    for (const body of ['{}', '{"query":""}', '{"query":5}', '{"variables":{}}', 'null', '5'])
      expect(codes(await anyone.post(body))).toEqual(['BAD_REQUEST']);
  });

  it('is answered with JSON, whatever types a client accepts', async () => {
    const server = await serve();
    for (const accept of ['text/html', 'multipart/mixed; deferSpec=20220824', 'application/json;q=0', 'x']) {
      const { status, data } = await server.anyone().send('{ offer { rulesets } }', {}, { accept });
      expect([accept, status, data?.offer.rulesets]).toEqual([accept, 200, ['PENTALAND']]);
    }
  });

  it('has an answer that no cache on the way may keep, errors too', async () => {
    const server = await serve();
    const ask = (query: string): Promise<Response> =>
      fetch(`${server.url}?query=${encodeURIComponent(query)}`, {
        headers: { 'apollo-require-preflight': 'yes' },
      });
    for (const query of ['{ offer { rulesets } }', '{ player(name: "Nobody") { id } }', '{ nothing }', '{'])
      expect([query, (await ask(query)).headers.get('cache-control')]).toEqual([query, 'no-store']);
  });

  it('cannot come from another site’s page, and changes nothing with GET', async () => {
    const server = await serve();
    const get = async (query: string, headers: Record<string, string> = {}): Promise<[number, string[]]> => {
      const response = await fetch(`${server.url}?query=${encodeURIComponent(query)}`, { headers });
      return [response.status, codes((await response.json()) as Answered)];
    };
    expect(await get('{ offer { rulesets } }')).toEqual([400, ['BAD_REQUEST']]);
    expect(await get('{ offer { rulesets } }', { 'apollo-require-preflight': 'yes' })).toEqual([200, []]);
    const login = 'mutation { login(name: "a", recoverySecret: "b") { __typename } }';
    expect(await get(login, { 'apollo-require-preflight': 'yes' })).toEqual([405, ['BAD_REQUEST']]);
  });
});

describe('an internal failure', () => {
  it.each([
    ['in a field', '{ player(name: "Boris") { id } }', ['player']],
    ['while a token is held against its account', '{ offer { rulesets } }', undefined],
  ])('%s shows its request id and nothing else, and is logged', async (_, query, path) => {
    const server = await serve();
    const anna = await server.player('Anna');
    if (query.includes('player')) await anna.ask('{ me { roles } }');
    const socket = follower(server, anna.token);
    const broken = () => Promise.reject(new Error('a secret of the store'));
    Object.assign(server.store, { read: broken, readAll: broken });
    for (const from of [anna, socket]) {
      const { errors } = await from.send(query);
      const [error] = errors as [ShownError];
      expect(error.extensions).toEqual({ code: 'INTERNAL', requestId: expect.any(String) as unknown });
      expect(error.path).toEqual(path);
      expect(JSON.stringify(errors)).not.toContain('secret of the store');
      expect(JSON.parse(server.log.lines.at(-1) ?? '')).toMatchObject({
        requestId: error.extensions['requestId'],
        cause: expect.stringContaining('a secret of the store'),
      });
    }
    expect(server.log.lines.filter((line) => line.includes('a secret of the store'))).toHaveLength(2);
  });
});

describe('the explorer', () => {
  it('is one page that loads nothing from elsewhere, and the contract can be queried', async () => {
    const server = await serve();
    const page = await fetch(server.url, { headers: { accept: 'text/html' } });
    const html = await page.text();
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(html).toContain('Pentaland');
    expect(html).not.toMatch(/(?:src|href)="(?!data:)|https?:\/\/|@import|url\(/);
    const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(html) ?? [];
    expect(() => new Script(script)).not.toThrow();
    expect((await server.anyone().send(getIntrospectionQuery())).errors).toBeUndefined();
  });

  it('is off together with introspection and hints at the schema', async () => {
    const server = await serve({ options: { explorer: 'off' } });
    const page = await fetch(server.url, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-type')).not.toContain('text/html');
    for (const from of [server.anyone(), follower(server)]) {
      expect(codes(await from.send('{ __schema { types { name } } }'))).toContain(
        'GRAPHQL_VALIDATION_FAILED',
      );
      const { errors } = await from.send('{ offe { rulesets } }');
      expect(errors?.[0]?.message).not.toContain('Did you mean');
    }
  });
});

describe('a client', () => {
  it('has a share of operations over its sockets too', async () => {
    const asked: unknown[] = [];
    const server = await serve({
      options: {
        admit: (client) => {
          asked.push(client);
          return asked.length > 1 ? 1500 : 0;
        },
      },
    });
    const anna = await server.player('Anna');
    const socket = follower(server, anna.token);
    expect((await socket.send('{ me { player { name } } }')).data?.me?.player.name).toBe('Anna');
    expect((await socket.send('{ me { roles } }')).errors?.[0]?.extensions).toEqual({
      code: 'RATE_LIMITED',
      retryAfter: 2,
    });
    await follower(server).send('{ me { roles } }');
    expect(asked).toEqual([
      { kind: 'player', id: anna.id },
      { kind: 'player', id: anna.id },
      { kind: 'address', id: '127.0.0.1' },
    ]);
  });

  it('follows a limited number of feeds at once, over all its sockets', async () => {
    const server = await serve({ limits: { subscriptionsPerClient: 2 } });
    const players = [await server.player('Anna'), await server.player('Boris')];
    const game = await playing(players);
    const [one, other] = [follower(server, players[0]?.token), follower(server, players[0]?.token)];
    // A feed that cannot be followed does not count.
    for (let times = 0; times < 3; times += 1)
      expect((await one.send(FOLLOW, { game: 'none' })).errors?.[0]?.extensions.code).not.toBe(
        'TOO_MANY_SUBSCRIPTIONS',
      );
    const first = one.follow(game);
    await first.untilCaughtUp();
    await other.follow(game).untilCaughtUp();
    expect((await other.send(FOLLOW, { game })).errors?.[0]?.extensions).toEqual({
      code: 'TOO_MANY_SUBSCRIPTIONS',
      found: 3,
      allowed: 2,
    });
    await follower(server, players[1]?.token).follow(game).untilCaughtUp();
    await first.stop();
    await one.send('{ me { roles } }');
    expect((await other.follow(game).untilCaughtUp()).length).toBeGreaterThan(1);
    // One feed was released, so one more is allowed, and no second.
    expect((await one.send(FOLLOW, { game })).errors?.[0]?.extensions).toMatchObject({ found: 3 });
  });
});

describe('a socket', () => {
  const open = async (server: ApiServer): Promise<WebSocket> => {
    const socket = new WebSocket(server.socketUrl, 'graphql-transport-ws');
    ending.push(() => {
      socket.terminate();
      return Promise.resolve();
    });
    await once(socket, 'open');
    return socket;
  };
  const closing = async (socket: WebSocket): Promise<[number, string]> => {
    const [code, reason] = (await once(socket, 'close')) as [number, Buffer];
    return [code, reason.toString()];
  };
  const refusedUpgrade = async (url: string): Promise<number | undefined> => {
    const target = new URL(url);
    const upgrade = httpRequest({
      host: target.hostname,
      port: target.port,
      path: target.pathname,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      },
    }).end();
    const [response] = (await once(upgrade, 'response')) as [{ statusCode?: number }];
    return response.statusCode;
  };

  it('is for GraphQL, at its path, and limited in number for each address', async () => {
    const server = await serve({ limits: { socketsPerAddress: 1 } });
    expect(await refusedUpgrade(server.socketUrl.replace('/graphql', '/elsewhere'))).toBe(404);
    const socket = await open(server);
    expect(await refusedUpgrade(server.socketUrl)).toBe(429);
    socket.close();
    await once(socket, 'close');
    server.sockets.stopAccepting();
    expect(await refusedUpgrade(server.socketUrl)).toBe(503);
  });

  it('is refused by a server that has closed the others, which can stop then', async () => {
    const server = await serve();
    const socket = await open(server);
    const closed = closing(socket);
    await server.sockets.close();
    expect(await closed).toEqual([1001, 'SERVER_STOPS: resume from your cursor']);
    expect(await refusedUpgrade(server.socketUrl)).toBe(503);
  });

  it('that is refused is let go of, also where the client keeps its side open', async () => {
    const server = await serve();
    const { hostname, port } = new URL(server.url);
    const line = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    line.write('GET /elsewhere HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
    const [answer] = (await once(line, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 404 /u);
    // It would wait for the connection for ever.
    await server.stop();
    line.destroy();
  });

  it('is closed for a malformed or oversized message', async () => {
    const server = await serve({ limits: { messageBytes: 1000 } });
    const odd = await open(server);
    odd.send('not JSON');
    expect(await closing(odd)).toEqual([4400, 'Invalid message received']);
    const early = await open(server);
    early.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: '{ offer { rulesets } }' } }));
    expect(await closing(early)).toEqual([4401, 'Unauthorized']);
    const large = await open(server);
    large.send('x'.repeat(1001));
    expect((await closing(large))[0]).toBe(1009);
    expect((await server.anyone().send('{ offer { rulesets } }')).status).toBe(200);
  });

  it('takes no more operations once the server stops, and answers those it took', async () => {
    const server = await serve();
    const anna = await server.player('Anna');
    const socket = follower(server, anna.token);
    await socket.send('{ me { roles } }');
    let answer: () => void = () => undefined;
    const read = server.store.read.bind(server.store);
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const reached = new Promise<void>((resolve) => {
      server.store.read = async (stream, options) => {
        resolve();
        await held;
        return read(stream, options);
      };
    });
    const under = socket.send('{ player(name: "Boris") { id } }');
    await reached;
    server.sockets.stopAccepting();
    expect(codes(await socket.send('{ me { roles } }'))).toEqual(['SHUTTING_DOWN']);
    let finished = false;
    const finishing = server.sockets.finish().then(() => {
      finished = true;
    });
    expect(finished).toBe(false);
    answer();
    await finishing;
    expect((await under).data?.player).toBeNull();
  });

  it('whose client reads nothing is closed, and its feeds say where to resume', async () => {
    const server = await serve({ limits: { complexity: 10_000 } });
    const players = [await server.player('Anna'), await server.player('Boris')];
    const game = await playing(players);
    const socket = await open(server);
    const received: Received[] = [];
    socket.on('message', (data: Buffer) => received.push(JSON.parse(data.toString()) as Received));
    const say = (message: object): void => {
      socket.send(JSON.stringify(message));
    };
    say({ type: 'connection_init', payload: { authorization: players[0]?.token } });
    await once(socket, 'message');
    say({ id: 'feed', type: 'subscribe', payload: { query: FOLLOW, variables: { game } } });
    while (!JSON.stringify(received.at(-1)).includes('FeedCaughtUp')) await once(socket, 'message');
    const caughtUp = received.at(-1)?.payload as { data: { gameFeed: { cursor: string } } };
    socket.pause();
    const dropped = () => server.metrics.counts.get('subscriptions-dropped') ?? 0;
    const query = getIntrospectionQuery();
    for (let sent = 0; dropped() === 0 && sent < 2000; sent += 1) {
      say({ id: `${sent}`, type: 'subscribe', payload: { query } });
      if (sent % 20 === 0) await players[0]?.send('{ me { roles } }');
    }
    expect(dropped()).toBe(1);
    socket.resume();
    expect(await closing(socket)).toEqual([4008, 'TOO_SLOW: resume from your cursor']);
    const last = received.filter(({ id, type }) => id === 'feed' && type === 'next').at(-1);
    expect(last?.payload).toEqual({
      data: {
        gameFeed: {
          __typename: 'FeedClosed',
          reason: 'TOO_SLOW',
          resumeAt: caughtUp.data.gameFeed.cursor,
        },
      },
    });
  });
});
