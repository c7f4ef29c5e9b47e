// Pages from one origin and a server at another, in a real Chromium: examples/spectator.html watches a game, and the pages
// of the web front end, built for that server, play one.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { accepted, playing } from '#testkit/server/caller';
import { serving } from '#testkit/server/serving';
import { PackedClient } from '#testkit/server/packed-client';
import { aBrowser } from '#testkit/browser/chromium';
import { aPage } from './browser.js';

const ROOT = join(import.meta.dirname, '../..');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const { serve } = serving();
const packed = new PackedClient();
const built = mkdtempSync(join(tmpdir(), 'pentaland-pages-'));
let browser: Browser;
const open: Server[] = [];

/** A server of files, by the paths under which they are asked for; its origin. */
async function serveFiles(fileAt: (path: string) => string): Promise<string> {
  const files = createServer(({ url = '/' }, answer) => {
    const file = fileAt(new URL(url, 'http://localhost').pathname);
    try {
      answer.setHeader('content-type', TYPES[extname(file)] ?? 'text/plain');
      answer.end(readFileSync(file));
    } catch {
      answer.writeHead(404).end();
    }
  });
  open.push(files);
  files.listen(0, '127.0.0.1');
  await once(files, 'listening');
  return `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  browser = await aBrowser();
});
afterAll(async () => {
  await browser.close();
  for (const files of open) files.close();
  packed.remove();
  rmSync(built, { recursive: true });
});

it('shows a spectator what happens, and no hand', async () => {
  const origin = await serveFiles((path) =>
    path === '/spectator.html' ? join(ROOT, 'examples', path) : join(packed.consumer, path),
  );
  const server = await serve({ options: { origins: [origin] } });
  const players = [await server.player('Anna'), await server.player('Boris')];
  const { token } = await server.player('Carol');
  const game = await playing(players, { spectators: true });
  const { page, faults } = await aPage(browser);
  const asked = new URLSearchParams({ server: new URL(server.url).origin, game, token: token ?? '' });
  await page.goto(`${origin}/spectator.html?${asked.toString()}`);
  await page.getByText('PLAYING, turn 1').waitFor();
  await page.getByText(/Seat 0: 20 life, \d+ cards in hand/u).waitFor();
  await players[1]!.inGame('concede', game);
  await page.getByText('OVER').waitFor();
  await page.getByText('GameEnded').waitFor();
  expect(faults.filter((fault) => !fault.includes('favicon'))).toEqual([]);
});

it('plays with pages that are served elsewhere, once they are built for the server and it knows their origin', async () => {
  const asked: string[] = [];
  const origin = await serveFiles((path) => {
    asked.push(path);
    return join(built, extname(path) === '' ? 'index.html' : path);
  });
  const server = await serve({ options: { origins: [origin] } });
  await promisify(execFile)(
    process.execPath,
    [
      ...[join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', 'apps/web'],
      ...['--outDir', built, '--emptyOutDir', '--logLevel', 'error'],
    ],
    { cwd: ROOT, env: { ...process.env, PENTALAND_WEB_API: new URL(server.url).origin } },
  );
  const anna = await server.player('Anna');
  const { gameId } = accepted(await anna.create({ seats: 2 }));
  const { page, faults } = await aPage(browser);
  await page.goto(`${origin}/game/${gameId}`);
  await page.getByLabel('Your name').fill('Boris');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
  const { view } = await anna.sight(gameId);
  expect(view.seats.map(({ player }) => player?.name)).toEqual(['Anna', 'Boris']);
  expect(asked.filter((path) => path.includes('graphql'))).toEqual([]);
  expect(faults).toEqual([]);
});
