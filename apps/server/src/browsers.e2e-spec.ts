// The built server as front ends in browsers need it: its settings for origins and documents, event streams under the whole
// edge, and how those end.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { once } from 'node:events';
import { Caller, session, started } from '#testkit/server/caller';
import { openEvents } from '#testkit/server/event-client';
import { FOLLOW } from '#testkit/server/follower';
import { ServerProcess } from '#testkit/server/server-process';

const folder = mkdtempSync(join(tmpdir(), 'pentaland-browsers-'));
afterAll(() => rmSync(folder, { recursive: true }));
const running: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.dispose()));
});
async function aServer(environment: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const server = await ServerProcess.start(environment);
  running.push(server);
  return server;
}
async function player(server: ServerProcess, name: string): Promise<Caller> {
  const anyone = new Caller(server.graphql);
  const { token, player: own, recoverySecret } = session(await anyone.register(name));
  return new Caller(server.graphql, token, own.id, name, recoverySecret ?? '');
}

const PAGE = 'https://play.example.org';
const OFFER = '{ offer { rulesets } }';
const post = (server: ServerProcess, body: object, headers: Record<string, string> = {}) =>
  fetch(server.graphql, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('PENTALAND_ORIGINS', () => {
  it('lets a page use the API and its sockets, and read what the edge refuses', async () => {
    const server = await aServer({ PENTALAND_ORIGINS: PAGE, PENTALAND_REQUESTS_PER_MINUTE: '6' });
    const asked = { origin: PAGE, 'access-control-request-method': 'POST' };
    // A preflight is none of the page's requests.
    for (let nth = 0; nth < 3; nth += 1)
      expect((await fetch(server.graphql, { method: 'OPTIONS', headers: asked })).status).toBe(204);
    const [first, second] = [
      await post(server, { query: OFFER }, { origin: PAGE }),
      await post(server, { query: OFFER }, { origin: PAGE }),
    ];
    expect([first.status, second.status]).toEqual([200, 429]);
    for (const answer of [first, second])
      expect(answer.headers.get('access-control-allow-origin')).toBe(PAGE);
    const socket = (origin: string) => {
      const made = new WebSocket(server.graphql.replace('http', 'ws'), 'graphql-transport-ws', { origin });
      return once(made, 'open').then(
        () => {
          made.terminate();
          return 'open';
        },
        (error: unknown) => (error as Error).message,
      );
    };
    expect(await socket(PAGE)).toBe('open');
    expect(await socket('https://elsewhere.example')).toBe('Unexpected server response: 403');
  });
});

describe('PENTALAND_DOCUMENTS', () => {
  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };

  it('names the operations that clients need not send, and may be all that runs', async () => {
    const documents = file('documents.json', JSON.stringify({ offer: OFFER }));
    const server = await aServer({ PENTALAND_DOCUMENTS: documents, PENTALAND_ONLY_DOCUMENTS: 'on' });
    const hash = createHash('sha256').update(OFFER).digest('hex');
    for (const body of [
      { documentId: 'offer' },
      { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
    ])
      expect(await (await post(server, body)).json()).toMatchObject({
        data: { offer: { rulesets: expect.any(Array) } },
      });
    expect((await post(server, { query: '{ offer { bases } }' })).status).toBe(403);
  });

  it('with a file that cannot be used ends the start with a sentence', async () => {
    for (const [path, why] of [
      [join(folder, 'absent.json'), 'ENOENT'],
      [file('odd.json', '[]'), 'it is not a JSON object of operations by their ids'],
    ] as const) {
      const server = ServerProcess.spawn({ PENTALAND_DOCUMENTS: path });
      expect((await server.ended).code).toBe(1);
      expect(server.output).toContain(`PENTALAND_DOCUMENTS: ${path} cannot be used: ${why}`);
    }
  });
});

describe('an event stream', () => {
  it('has the headers of every answer, and ends in order when the server stops', async () => {
    const server = await aServer();
    const players = [await player(server, 'Anna'), await player(server, 'Boris')] as const;
    const game = await started(players);
    const body = { query: FOLLOW, variables: { game } };
    const stream = await openEvents({ url: server.graphql, token: players[0].token ?? '', body });
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
      'x-accel-buffering': 'no',
    });
    for (;;) {
      const message = JSON.stringify(await stream.next());
      if (message.includes('FeedCaughtUp')) break;
    }
    const stopped = server.stop();
    expect(JSON.stringify(await stream.next())).toContain('SERVER_STOPS');
    expect(await stream.ended).toBe('complete');
    expect(await stopped).toEqual({ code: 0, signal: null });
    expect(server.log.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('is one of the requests that are logged and counted', async () => {
    const server = await aServer();
    const stream = await openEvents({ url: server.graphql, body: { query: OFFER } });
    expect(await stream.next()).toMatchObject({ data: { offer: {} } });
    expect(await stream.ended).toBe('complete');
    await server.saying(({ event, ...line }) => event === 'request' && line['route'] === '/graphql');
  });
});
