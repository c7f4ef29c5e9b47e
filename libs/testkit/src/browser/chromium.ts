// A real Chromium for tests and benches of the pages: the one that PENTALAND_CHROMIUM names, one of the system, or the one
// from npm.
import { existsSync } from 'node:fs';
import packaged from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';

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

/**
 * A script that keeps an account on the device, as the page does: whoever has it has entered there before. They want to be
 * asked everywhere until they choose otherwise, so that every step can be seen.
 */
export function entered(account: {
  readonly id: string;
  readonly name: string;
  readonly secret: string;
}): string {
  const kept = JSON.stringify({ player: account.id, name: account.name, secret: account.secret });
  return `localStorage.setItem('pentaland.account', ${JSON.stringify(kept)});
localStorage.getItem('pentaland.wishes') ?? localStorage.setItem('pentaland.wishes', '{"stops":null}')`;
}
