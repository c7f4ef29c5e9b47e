// Pages of a real Chromium, watched: what reaches them, and what goes wrong in them.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Caller } from '#testkit/server/caller';
import { IN_THE_PAGE } from './driver/means.js';

/** On so slow a line it shows what a test takes for done too early. */
const LAG_MS = Number(process.env['PAGE_LAG_MS'] ?? 0);

/** A page, and all that reached it: frames of its sockets, answers, its console. */
export interface Watched {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly received: string[];
  readonly faults: string[];
}

export async function aPage(browser: Browser, options: object = {}): Promise<Watched> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en',
    ...options,
  });
  await context.addInitScript(IN_THE_PAGE);
  if (LAG_MS > 0) await slowDown(context);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const received: string[] = [];
  const faults: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => received.push(String(payload)));
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/graphql'))
      response.text().then(
        (text) => received.push(text),
        () => undefined,
      );
  });
  page.on('console', (message) => {
    received.push(message.text());
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  return { context, page, received, faults };
}

/** Every request waits on its way, and so does what a socket brings. */
async function slowDown(context: BrowserContext): Promise<void> {
  await context.route('**/graphql', async (route) => {
    await sleep(LAG_MS);
    // The page may have gone meanwhile.
    await route.continue().catch(() => undefined);
  });
  await context.routeWebSocket(/graphql/, (socket) => {
    socket.connectToServer().onMessage((message) => setTimeout(() => socket.send(message), LAG_MS));
  });
}

/** Enters as somebody who has an account already. */
export async function logIn(page: Page, url: string, name: string, secret: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'I have been here before' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Recovery secret').fill(secret);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name }).waitFor();
}

/** Until it holds. The page itself cannot wait for an expression: its policy forbids it to evaluate text. */
export async function until(page: Page, holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await page.waitForTimeout(50);
}

/** Until the page asks what is open in the game: others may have played on without it. */
export async function askedNow(page: Page, player: Caller, game: string): Promise<void> {
  const { decision } = (await player.sight(game)).view;
  await page.locator(`[data-decision="${decision?.decisionId ?? ''}"]`).waitFor();
}
