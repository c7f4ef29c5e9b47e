// examples/spectator.html in a real Chromium: a page from one origin watches a game of a server at another.
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { playing } from '#testkit/server/caller';
import { serving } from '#testkit/server/serving';
import { PackedClient } from '#testkit/server/packed-client';
import { aBrowser } from '#testkit/browser/chromium';
import { aPage } from './browser.js';

const ROOT = join(import.meta.dirname, '../..');
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };
const { serve } = serving();
const packed = new PackedClient();
let browser: Browser;
let files: Server;

beforeAll(async () => {
  browser = await aBrowser();
  files = createServer(({ url = '/' }, answer) => {
    const path = new URL(url, 'http://localhost').pathname;
    const file = path === '/spectator.html' ? join(ROOT, 'examples', path) : join(packed.consumer, path);
    try {
      answer.setHeader('content-type', TYPES[extname(path)] ?? 'text/plain');
      answer.end(readFileSync(file));
    } catch {
      answer.writeHead(404).end();
    }
  });
  files.listen(0, '127.0.0.1');
  await once(files, 'listening');
});
afterAll(async () => {
  await browser.close();
  files.close();
  packed.remove();
});

it('shows a spectator what happens, and no hand', async () => {
  const origin = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
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
