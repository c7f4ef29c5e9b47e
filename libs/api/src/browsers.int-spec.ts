// What a web page may do: pages of which origins, and for how long its browser keeps an answer.
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { ApiServer, type ServerSetting } from '#testkit/server/api-server';
import { accepted, playing, type Caller } from '#testkit/server/caller';
import { isAllowedOrigin } from './options/origins.js';

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of ending.splice(0).reverse()) await stop();
});
async function serve(setting: ServerSetting = {}): Promise<ApiServer> {
  const server = await ApiServer.start(setting);
  ending.push(() => server.stop());
  return server;
}
const PAGE = 'https://play.example.org';
const FOREIGN = 'https://elsewhere.example';
const own = (server: ApiServer): string => new URL(server.url).origin;

/** The status and the headers that a browser would see; `fetch` sets no origin. */
async function asked(server: ApiServer, method: string, headers: Record<string, string>, body = '') {
  const sent = httpRequest(server.url, { method, headers }).end(body);
  const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  response.resume();
  return { status: response.statusCode, headers: response.headers };
}
const preflight = (server: ApiServer, origin: string) =>
  asked(server, 'OPTIONS', {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type',
  });
const posted = (server: ApiServer, origin: string) =>
  asked(
    server,
    'POST',
    { origin, 'content-type': 'application/json' },
    JSON.stringify({ query: '{ offer { rulesets } }' }),
  );

describe('a page of another origin', () => {
  it('may not use the server unless its operator says so', async () => {
    const server = await serve();
    const before = await preflight(server, FOREIGN);
    expect([before.status, before.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    expect((await posted(server, FOREIGN)).headers['access-control-allow-origin']).toBeUndefined();
    expect((await posted(server, own(server))).status).toBe(200);
  });

  it('may use it when its origin is listed, and no other', async () => {
    const server = await serve({ options: { origins: [PAGE] } });
    const before = await preflight(server, PAGE);
    expect(before.status).toBe(204);
    expect(before.headers).toMatchObject({
      'access-control-allow-origin': PAGE,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': expect.stringContaining('authorization'),
      vary: 'origin',
    });
    expect(before.headers['access-control-allow-credentials']).toBeUndefined();
    const then = await posted(server, PAGE);
    expect(then.headers).toMatchObject({
      'access-control-allow-origin': PAGE,
      'access-control-expose-headers': 'x-request-id, retry-after',
    });
    for (const origin of [FOREIGN, `${PAGE}.evil.example`, 'http://play.example.org', 'null'])
      expect([origin, (await preflight(server, origin)).status]).toEqual([origin, 403]);
  });

  it('opens a socket only where its origin is allowed', async () => {
    const server = await serve({ options: { origins: [PAGE] } });
    const opens = async (origin?: string): Promise<string> => {
      const socket = new WebSocket(
        server.socketUrl,
        'graphql-transport-ws',
        origin === undefined ? {} : { origin },
      );
      ending.push(() => {
        socket.terminate();
      });
      return once(socket, 'open').then(
        () => 'open',
        (error: unknown) => (error as Error).message,
      );
    };
    for (const origin of [PAGE, own(server), undefined]) expect(await opens(origin)).toBe('open');
    for (const origin of [FOREIGN, 'null', `${own(server)}0`, 'https://127.0.0.1.evil.example'])
      expect([origin, await opens(origin)]).toEqual([origin, 'Unexpected server response: 403']);
  });

  it.each([
    ['same', undefined, true],
    ['same', 'http://host:1', true],
    ['same', 'https://HOST:1', true],
    ['same', 'https://host:2', false],
    ['same', 'null', false],
    ['same', '', false],
    ['any', 'https://x', true],
    [['https://x'], 'https://X', true],
    [['https://x'], 'https://x:81', false],
  ] as const)('with %j, a page of %j is allowed: %j', (origins, origin, allowed) => {
    expect(isAllowedOrigin(origins, origin, 'host:1')).toBe(allowed);
  });
});

describe('a browser', () => {
  const got = async (
    caller: Caller,
    query: string,
    variables: object = {},
  ): Promise<[string | null, string | null]> => {
    const parameters = new URLSearchParams({ query, variables: JSON.stringify(variables) });
    const { headers } = await fetch(`${caller.url}?${parameters.toString()}`, {
      headers: { 'apollo-require-preflight': 'yes', authorization: `Bearer ${caller.token ?? ''}` },
    });
    return [headers.get('cache-control'), headers.get('vary')];
  };
  const REPLAY = `query ($game: ID!) { replay(gameId: $game) { view(moment: 5) { moment }
    feed(from: 0, to: 9) { entries { seq } } } }`;
  const KEPT = ['private, max-age=86400', 'origin, authorization'];
  const NOT_KEPT = ['no-store', 'origin'];

  it('keeps replays of games that lie open, and nothing that can change', async () => {
    const server = await serve();
    const [anna, boris, judge] = [
      await server.player('Anna'),
      await server.player('Boris'),
      await server.player('Judge'),
    ];
    await server.operatorGrants('Judge', 'judge');
    const game = await playing([anna, boris], { opens: 'AT_END' });
    expect(await got(anna, REPLAY, { game })).toEqual(NOT_KEPT);
    accepted(await anna.inGame('concede', game));
    expect(await got(anna, REPLAY, { game })).toEqual(KEPT);
    expect(await got(boris, REPLAY, { game })).toEqual(KEPT);
    // Each look of a judge is recorded.
    expect(await got(judge, REPLAY, { game })).toEqual(NOT_KEPT);
    const named = `query ($game: ID!) { replay(gameId: $game) { outline { seats { player { id name } } } } }`;
    expect(await got(anna, named, { game })).toEqual(NOT_KEPT);
    const both = `query ($game: ID!) { replay(gameId: $game) { gameId } me { roles } }`;
    expect(await got(anna, both, { game })).toEqual(NOT_KEPT);
    const wrong = `query ($game: ID!) { replay(gameId: $game) { view(moment: 999999) { moment } } }`;
    expect(await got(anna, wrong, { game })).toEqual(NOT_KEPT);
    const twice = `query ($game: ID!) { a: replay(gameId: $game) { gameId } b: replay(gameId: $game) { gameId } }`;
    expect(await got(anna, twice, { game })).toEqual(KEPT);
  });

  it('keeps no replay of a game that a judge alone may open, or that can still go back', async () => {
    const server = await serve();
    const players = [await server.player('Anna'), await server.player('Boris')];
    for (const opens of ['JUDGES_ONLY', 'BY_CONSENT']) {
      const game = await playing(players, { opens });
      accepted(await players[0]!.inGame('concede', game));
      expect(await got(players[0]!, REPLAY, { game })).toEqual(NOT_KEPT);
    }
  });
});
