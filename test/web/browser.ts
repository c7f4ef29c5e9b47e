// A real Chromium for the tests of the pages: the one that PENTALAND_CHROMIUM names, one of the system, or the one from npm.
import { existsSync } from 'node:fs';
import packaged from '@sparticuz/chromium';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { IN_THE_PAGE } from './driver/means.js';

const OF_THE_SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function aBrowser(): Promise<Browser> {
  const found = process.env['PENTALAND_CHROMIUM'] ?? OF_THE_SYSTEM.find((path) => existsSync(path));
  if (found !== undefined) return chromium.launch({ executablePath: found, args: ARGUMENTS });
  return thePackagedBrowser();
}

/** The one from npm, wherever the tests run: it brings its own fonts. */
export async function thePackagedBrowser(): Promise<Browser> {
  // It brings its own libraries where it believes to run in this place.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x';
  return chromium.launch({
    executablePath: await packaged.executablePath(),
    // In a single process the browser ends with its first page.
    args: [...packaged.args.filter((argument) => argument !== '--single-process'), ...ARGUMENTS],
  });
}

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
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
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

/** Enters as somebody who has an account already. */
export async function logIn(page: Page, url: string, name: string, secret: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'I have been here before' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Recovery secret').fill(secret);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name }).waitFor();
}
