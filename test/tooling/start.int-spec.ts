// `npm start`, as a person runs it in a checkout in which everything is installed and built.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const dataDir = mkdtempSync(join(tmpdir(), 'pentaland-start-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

async function start() {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.js')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      PENTALAND_PORT: '0',
      PENTALAND_METRICS_PORT: '0',
      PENTALAND_DATA_DIR: dataDir,
    },
  });
  const ended = once(child, 'close');
  let said = '';
  let complained = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (complained += chunk));
  const gone = ended.then(() => {
    throw new Error(`it ended before it served:\n${said}${complained}`);
  });
  gone.catch(() => undefined);
  while (!said.includes('Ctrl-C')) await Promise.race([once(child.stdout, 'data'), gone]);
  const lineAfter = (label: string): string => new RegExp(`^ +${label} +(.+)$`, 'm').exec(said)?.[1] ?? '';
  return {
    lineAfter,
    complained: () => complained,
    stop: async (): Promise<unknown> => {
      child.kill('SIGINT');
      const [code] = (await ended) as [unknown];
      return code;
    },
  };
}

describe('npm start', () => {
  it('serves, and prints the addresses of the endpoint and the explorer and the path of the log', async () => {
    const server = await start();
    const answer = await fetch(server.lineAfter('GraphQL'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ me { roles } }"}',
    });
    expect(await answer.json()).toEqual({ data: { me: null } });
    const explorer = await fetch(server.lineAfter('Explorer'), { headers: { accept: 'text/html' } });
    expect([explorer.status, explorer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
    expect(existsSync(server.lineAfter('Event log'))).toBe(true);
    expect(readFileSync(server.lineAfter('Log lines'), 'utf8')).toContain('"event":"listening"');
    expect(await server.stop()).toBe(0);
  });

  it('installs and builds nothing a second time', async () => {
    const server = await start();
    await server.stop();
    expect(server.complained()).toBe('');
  });
});
