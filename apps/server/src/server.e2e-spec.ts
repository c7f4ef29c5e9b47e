// The built server as a process: what an operator and a stranger on the network see of it.
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServerProcess } from '#testkit/server/server-process';

const JSON_TYPE = { 'content-type': 'application/json' };
const refusal = (code: string) => ({ errors: [{ message: expect.any(String), extensions: { code } }] });

interface ReadyReport {
  readonly ready: boolean;
  readonly checks: Readonly<Record<string, { readonly status: string }>>;
}

const started: ServerProcess[] = [];
async function aServer(environment: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const server = await ServerProcess.start(environment);
  started.push(server);
  return server;
}
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.dispose()));
});

/** A connection on which a request has begun whose body is not complete yet. */
async function aRequestUnderWay(server: ServerProcess) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  socket.write(
    'POST /nowhere HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 4\r\n\r\n{ ',
  );
  // The server has it once it has answered another request that was sent after it.
  await fetch(`${server.url}/healthz`);
  return {
    finish: async (): Promise<string> => {
      socket.write(' }');
      await closed;
      return answer;
    },
  };
}

describe('a server whose imported cards are damaged', () => {
  it('serves, but is not ready, and gives its operator the reason', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'pentaland-damaged-'));
    writeFileSync(join(dataDir, 'catalogue.imported.json'), '{"format":"pentaland-catalogue/1"}\n{}');
    const server = await aServer({ PENTALAND_DATA_DIR: dataDir });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready' }]);
    const details = (await (await fetch(`${server.operators}/readyz`)).json()) as object;
    expect(details).toMatchObject({
      checks: { cards: { status: 'down', detail: expect.stringContaining('import the card data again') } },
    });
    const asked = await fetch(server.graphql, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ query: '{ offer { __typename } }' }),
    });
    expect(asked.status).toBe(200);
  });
});

describe('a running server', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await ServerProcess.start({ PENTALAND_ANALYTICS: 'on' });
  });
  afterAll(() => server.dispose());

  it('tells strangers that it lives and that it is ready, and no more', async () => {
    const alive = await fetch(`${server.url}/healthz`);
    const ready = await fetch(`${server.url}/readyz`);
    expect([alive.status, await alive.json()]).toEqual([200, { status: 'alive' }]);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
  });

  it('tells browsers with every answer to load, guess and frame nothing', async () => {
    const { url, graphql, operators } = server;
    const html = { headers: { accept: 'text/html' } };
    for (const page of [
      `${url}/healthz`,
      `${url}/nowhere`,
      `${operators}/metrics`,
      `${operators}/nowhere`,
      graphql,
    ]) {
      const { headers } = await fetch(page, html);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  it('tells operators on their own listener which checks make it ready', async () => {
    const asked = async () => {
      const report = await fetch(`${server.operators}/readyz`);
      return [report.status, (await report.json()) as ReadyReport] as const;
    };
    let [code, report] = await asked();
    // On a slow machine the store may be late to answer.
    while (report.checks['event store']?.status === 'degraded') [code, report] = await asked();
    expect([code, report]).toEqual([
      200,
      {
        ready: true,
        checks: expect.objectContaining({ 'event store': { status: 'ok', detail: expect.any(String) } }),
      },
    ]);
  });

  it('tells them the state of each read model, and how far behind it is', async () => {
    const { checks } = (await (await fetch(`${server.operators}/readyz`)).json()) as {
      readonly checks: Readonly<Record<string, unknown>>;
    };
    const figures = await (await fetch(`${server.operators}/metrics`)).text();
    for (const projection of [
      'lists',
      'open-games',
      'accounts',
      'sessions',
      'quarantines',
      'disputes',
      'judge-looks',
    ]) {
      expect([projection, checks[projection]]).toEqual([
        projection,
        { status: 'ok', detail: 'following the log' },
      ]);
      expect(figures).toContain(`pentaland_read_model_lag_seconds{projection="${projection}"} 0`);
    }
  });

  it('tells them of the process that makes the facts, which takes nothing out of service', async () => {
    const readyz = async () => (await (await fetch(`${server.operators}/readyz`)).json()) as ReadyReport;
    const { ready, checks } = await readyz();
    expect([ready, checks['analytics']?.status]).toEqual([true, expect.stringMatching(/^(ok|degraded)$/)]);
    while ((await readyz()).checks['analytics']?.status !== 'ok') await sleep(100);
    const figures = await (await fetch(`${server.operators}/metrics`)).text();
    expect(figures).toContain('pentaland_read_model_lag_seconds{projection="analytics"} 0');
  });

  it('shows its figures to operators and to nobody else', async () => {
    await fetch(`${server.url}/nowhere`);
    const figures = await (await fetch(`${server.operators}/metrics`)).text();
    expect(figures).toMatch(/^pentaland_commands_accepted_total 0$/m);
    expect(figures).toMatch(/^pentaland_http_request_duration_seconds_count\{status="4xx"\} [1-9]/m);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${server.operators}/graphql`)).status).toBe(404);
  });

  it('labels its figures only with classes of status, bounds of buckets and projections', async () => {
    const figures = await (await fetch(`${server.operators}/metrics`)).text();
    const ours = figures.split('\n').filter((line) => line.startsWith('pentaland_'));
    const labels = ours.flatMap((line) => [...line.matchAll(/[{,]([a-z]+)="/g)].map(([, label]) => label));
    expect([...new Set(labels)].sort()).toEqual(['le', 'projection', 'status']);
  });

  it('gives every request an id, or takes a sane one, and returns it', async () => {
    const idOf = async (sent?: string): Promise<string | null> =>
      (
        await fetch(`${server.url}/nowhere`, sent === undefined ? {} : { headers: { 'x-request-id': sent } })
      ).headers.get('x-request-id');
    const made = await idOf();
    expect(made).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf('trace-1:2.3_4')).toBe('trace-1:2.3_4');
    expect(await idOf('{"level":"fatal"}')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf('x'.repeat(65))).toMatch(/^[0-9a-f-]{36}$/);
    await server.saying((line) => line['requestId'] === made && line['status'] === 404);
    await server.saying((line) => line['requestId'] === 'trace-1:2.3_4');
  });

  it('answers what it does not serve with a typed refusal', async () => {
    const answer = await fetch(`${server.url}/nowhere`);
    expect([answer.status, await answer.json()]).toEqual([404, refusal('NOT_FOUND')]);
  });

  it.each([
    ['malformed JSON', '{"query": "{ me', JSON_TYPE, 400, 'BAD_REQUEST'],
    ['a prototype in disguise', '{"__proto__": {"admin": true}}', JSON_TYPE, 400, 'BAD_REQUEST'],
    [
      'a body over the limit',
      JSON.stringify({ query: 'x'.repeat(300_000) }),
      JSON_TYPE,
      413,
      'BODY_TOO_LARGE',
    ],
  ])('refuses %s with a typed refusal, without quoting it', async (_what, body, headers, status, code) => {
    const answer = await fetch(`${server.url}/nowhere`, { method: 'POST', headers, body });
    expect([answer.status, await answer.json()]).toEqual([status, refusal(code)]);
  });

  it('survives input that is not HTTP', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.end('\x16\x03\x01 not http \r\n\r\n');
    await new Promise((resolve) => socket.once('close', resolve));
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  it('keeps its port: a second server on it says so and names the variable', async () => {
    const second = ServerProcess.spawn({ PENTALAND_PORT: new URL(server.url).port });
    started.push(second);
    expect((await second.ended).code).toBe(1);
    expect(second.output).toMatch(/cannot listen on PENTALAND_PORT \(.*, EADDRINUSE\)/);
  });

  it('writes log lines in JSON that contain nothing a client sent', async () => {
    const canary = 'canary-7f3a';
    const marked = {
      method: 'POST',
      body: `{"q":"${canary}"}`,
      headers: { ...JSON_TYPE, authorization: `Bearer ${canary}` },
    };
    await fetch(`${server.url}/nowhere/${canary}?token=${canary}`, marked);
    await fetch(`${server.url}/nowhere`, { ...marked, body: `{"${canary}` });
    const last = await fetch(`${server.url}/healthz?${canary}`, {
      headers: { 'user-agent': canary, cookie: canary },
    });
    await fetch(`${server.url}/nowhere`, { headers: { 'x-request-id': 'after-canaries' } });
    await server.saying((line) => line['requestId'] === 'after-canaries');
    expect(last.status).toBe(200);
    expect(server.output).not.toContain(canary);
    for (const line of server.output.trim().split('\n'))
      expect(() => JSON.parse(line) as unknown).not.toThrow();
    const figures = await (await fetch(`${server.operators}/metrics`)).text();
    expect(figures).not.toContain(canary);
  });
});

describe('the limit of requests', () => {
  const PROXY = '127.0.0.2';
  let server: ServerProcess;
  beforeAll(async () => {
    server = await ServerProcess.start({
      PENTALAND_REQUESTS_PER_MINUTE: '6',
      PENTALAND_TRUSTED_PROXIES: PROXY,
    });
  });
  afterAll(() => server.dispose());

  const ask = (address: string): Promise<Response> =>
    fetch(`${server.url}/nowhere`, { headers: { 'x-forwarded-for': address } });

  /** The status of what is asked from the address of the proxy. */
  const askThroughProxy = (address: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { 'x-forwarded-for': address };
      get(`${server.url}/nowhere`, { localAddress: PROXY, headers, agent: false }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      }).once('error', reject);
    });

  it('refuses a client that is too fast, whatever address it states, but never the health checks', async () => {
    expect((await ask('10.0.0.1')).status).toBe(404);
    const refused = await ask('10.0.0.2');
    expect([refused.status, await refused.json()]).toEqual([429, refusal('RATE_LIMITED')]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  it('uses the address that a trusted proxy states', async () => {
    expect(await askThroughProxy('10.0.0.1')).toBe(404);
    expect(await askThroughProxy('10.0.0.2')).toBe(404);
    expect(await askThroughProxy('10.0.0.1')).toBe(429);
  });
});

describe('a server', () => {
  it('with a wrong configuration exits with 1 and a sentence that names the variable', async () => {
    const server = ServerProcess.spawn({ PENTALAND_PORT: 'http', PENTALAND_TOKEN_KEY: 'hunter2' });
    started.push(server);
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.output).toContain('PENTALAND_PORT must be a port number');
    expect(server.output).toContain('PENTALAND_TOKEN_KEY must be');
    expect(server.output).not.toContain('hunter2');
  });
});

// Of one installation: each starts where the one before has ended.
describe('a server that is stopped and started again', () => {
  let dataDir: string;
  let server: ServerProcess;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'pentaland-keys-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('exits with 0 on SIGTERM though a client keeps its connection open, and says that it stopped', async () => {
    server = await ServerProcess.start({ PENTALAND_DATA_DIR: dataDir });
    const idle = connect(Number(new URL(server.url).port), '127.0.0.1');
    idle.on('error', () => undefined);
    await fetch(`${server.url}/healthz`);
    server.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(server.log.map(({ event }) => event)).toEqual(expect.arrayContaining(['stopping', 'stopped']));
    idle.destroy();
  });

  it('keeps its generated keys readable by its owner alone, and finds them again', async () => {
    const keys = ['token.key', 'secrets.key'].map((name) => join(dataDir, name));
    for (const key of keys) expect(statSync(key).mode & 0o777).toBe(0o600);
    const before = keys.map((key) => readFileSync(key, 'utf8'));
    server = await ServerProcess.start({ PENTALAND_DATA_DIR: dataDir });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(keys.map((key) => readFileSync(key, 'utf8'))).toEqual(before);
  });

  it('exits with 0 on SIGINT after answering what it had accepted, and accepts nothing new', async () => {
    const request = await aRequestUnderWay(server);
    server.kill('SIGINT');
    await server.saying(({ event }) => event === 'stopping');
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    expect(await request.finish()).toMatch(/^HTTP\/1\.1 404 /);
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  it('does not start without the key to its secrets, and makes no new key', async () => {
    rmSync(join(dataDir, 'secrets.key'));
    const without = ServerProcess.spawn({ PENTALAND_DATA_DIR: dataDir });
    expect((await without.ended).code).toBe(1);
    expect(without.output).toContain('put the key back');
    expect(existsSync(join(dataDir, 'secrets.key'))).toBe(false);
  });
});

describe('a stopping server', () => {
  it('is not forced by a signal that one keystroke sends twice, but by a later second signal', async () => {
    const server = await aServer();
    await aRequestUnderWay(server);
    server.kill('SIGINT');
    server.kill('SIGINT');
    await server.saying(({ event }) => event === 'stopping');
    await sleep(600);
    server.kill('SIGINT');
    expect(await server.ended).toEqual({ code: 130, signal: null });
    expect(server.log.filter(({ event }) => event === 'stopped by force')).toHaveLength(1);
  });

  it('exits with 1 when the grace period is over, and says what it waited for', async () => {
    const server = await aServer({ PENTALAND_SHUTDOWN_GRACE: '1' });
    await aRequestUnderWay(server);
    expect(await server.stop()).toEqual({ code: 1, signal: null });
    expect(server.log.at(-1)).toMatchObject({
      event: 'stopping takes too long',
      step: 'finish-requests: http',
    });
  });
});
