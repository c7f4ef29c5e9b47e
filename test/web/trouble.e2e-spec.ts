// What goes wrong on the way to a server, made for real: the network is gone, the log cannot be written, tokens end, the
// page is older than the server. Each is said in plain words, and nothing that was typed is lost.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import Database from 'better-sqlite3';
import type { Browser } from 'playwright-core';
import { EVENT_LOG_FILE } from '../../apps/server/src/config/files.js';
import type { Caller } from '#testkit/server/caller';
import type { ServerProcess } from '#testkit/server/server-process';
import { register, Stage } from '../support.js';
import { inPosition } from '#testkit/server/positions';
import { aBrowser } from '#testkit/browser/chromium';
import { aPage, logIn, type Watched } from './browser.js';

const PENTALAND = join(import.meta.dirname, '../../apps/cli/bin/pentaland.cjs');
const stage = new Stage();
let folder: string;
let server: ServerProcess;
let browser: Browser;
let anna: Caller;
let game: string;
const open: Watched[] = [];
beforeAll(async () => {
  folder = stage.dataFolder();
  server = await stage.serverOn(folder);
  anna = await register(server, 'Anna');
  game = await inPosition([anna, await register(server, 'Boris')], {
    ...{ scenario: 'a table', script: [], expect: [] },
    now: { turn: 4, step: 'precombat-main', player: 'A' },
    players: { A: { librarySize: 20 }, B: { librarySize: 20 } },
  });
  browser = await aBrowser();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ context }) => context.close()));
});
afterAll(async () => {
  await browser.close();
  await stage.clear();
});

async function page(): Promise<Watched> {
  const watched = await aPage(browser);
  open.push(watched);
  return watched;
}

async function atTable(): Promise<Watched> {
  const watched = await page();
  await logIn(watched.page, server.url, 'Anna', anna.secret);
  await watched.page.goto(`${server.url}/game/${game}`);
  await watched.page.getByText('Notes, for you alone').click();
  return watched;
}

const NOTE = 'A note';

it('a lost network is said before one has entered, and the name stays', async () => {
  const { page: on, context } = await page();
  await on.goto(server.url);
  await on.getByLabel('Your name').fill('Chloe');
  await context.setOffline(true);
  await on.getByRole('button', { name: 'Play', exact: true }).click();
  await on.getByRole('alert').filter({ hasText: 'The server does not answer.' }).waitFor();
  expect(await on.getByLabel('Your name').inputValue()).toBe('Chloe');
  await context.setOffline(false);
  await on.getByRole('button', { name: 'Play', exact: true }).click();
  await on.getByRole('link', { name: 'Chloe' }).waitFor();
});

it('a log that cannot be written is said, what was typed stays, and is kept once it can be again', async () => {
  const { page: on } = await atTable();
  await on.getByLabel(NOTE).fill('half a thought');
  const holder = new Database(join(folder, EVENT_LOG_FILE));
  holder.exec('BEGIN IMMEDIATE');
  await on.getByRole('button', { name: 'Keep it' }).click();
  const said = on.getByText('The server cannot reach its log just now. Trying again;');
  await said.waitFor();
  expect(await on.getByLabel(NOTE).inputValue()).toBe('half a thought');
  holder.close();
  await said.waitFor({ state: 'detached' });
  await on.getByRole('region', { name: 'Notes on Anna' }).getByText('half a thought').waitFor();
  expect(await on.getByLabel(NOTE).inputValue()).toBe('');
});

it('a game that the operator has stopped says so, and that it goes on', async () => {
  const { page: on, faults } = await atTable();
  const operator = async (deed: 'stop' | 'release'): Promise<void> => {
    const env = { PATH: process.env['PATH'], PENTALAND_DATA_DIR: folder };
    await promisify(execFile)(process.execPath, [PENTALAND, 'game', deed, game], { env });
  };
  await operator('stop');
  const notice = on.getByRole('status').filter({ hasText: 'The server has stopped this game' });
  await notice.waitFor();
  const log = on.getByRole('log');
  await log.getByText('The server has stopped this game.').waitFor();
  await operator('release');
  await notice.waitFor({ state: 'detached' });
  await log.getByText('The game goes on.').waitFor();
  expect(faults).toEqual([]);
});

it('tokens that end everywhere are renewed silently by the secret of this device', async () => {
  const [{ page: on }, { page: other }] = [await atTable(), await page()];
  await logIn(other, server.url, 'Anna', anna.secret);
  await on.getByLabel(NOTE).fill('another one');
  await other.goto(`${server.url}/account`);
  await other.getByRole('button', { name: 'End all sessions everywhere' }).click();
  await other.getByText('All sessions have ended.').waitFor();
  await on.getByRole('button', { name: 'Keep it' }).click();
  await on.getByRole('region', { name: 'Notes on Anna' }).getByText('another one').waitFor();
  expect(await on.getByRole('alert').count()).toBe(0);
});

it('a secret that is good no more ends the session: one is told to log in again', async () => {
  const { page: on, context } = await page();
  const account = JSON.stringify({ player: anna.id, name: 'Anna', secret: 'AAAA-AAAA' });
  await context.addInitScript(`localStorage.setItem('pentaland.account', ${JSON.stringify(account)})`);
  await on.goto(server.url);
  const alert = on.getByRole('alert').filter({ hasText: 'Your session has ended.' });
  await alert.getByRole('link', { name: 'Your account' }).click();
  await on.getByRole('button', { name: 'Log out of this device' }).click();
  await on.getByRole('heading', { name: 'Choose a name and play' }).waitFor();
});

it('a page that is older than the server asks to be loaded again, and has then what was typed', async () => {
  const { page: on } = await atTable();
  await on.getByLabel(NOTE).fill('a third one');
  // What this page asks for is in the server's contract no more.
  await on.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    await route.continue({
      postData: body.replace('writeNote', 'scribble').replace('legalActions', 'legal'),
    });
  });
  await on.getByRole('button', { name: 'Keep it' }).click();
  const alert = on.getByRole('alert').filter({ hasText: 'The server was updated.' }).first();
  await alert.waitFor();
  await on.unroute('**/graphql');
  await alert.getByRole('button', { name: 'Load it again' }).click();
  await on.getByText('Notes, for you alone').click();
  expect(await on.getByLabel(NOTE).inputValue()).toBe('a third one');
});
