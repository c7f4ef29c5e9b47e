// From opening the address of the pages to the first paint of the lobby, and to its games on the screen: somebody who has
// entered before on that device, nothing of the pages in a cache, thirty open tables and ten games of one's own. Then the
// same page once more, with what the device has kept since.
import { pathToFileURL } from 'node:url';
import type { Figure } from './figure.js';
import { OpenedPages } from './pages/opened.js';
import { part } from './play/times.js';

const OPEN = 30;
const OWN = 10;
const RUNS = 20;
const WARM_UP = 2;

/** Notes when the first games have been painted. */
const TIMES = `globalThis.listed = 0;
let seen = false;
new MutationObserver(() => {
  if (seen || document.querySelector('.games li') === null) return;
  seen = true;
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => (listed = performance.now());
    channel.port2.postMessage(null);
  });
}).observe(document, { subtree: true, childList: true });`;

const PAINTED = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime`;

export async function measure(): Promise<Figure> {
  const pages = await OpenedPages.open();
  try {
    const [who, other] = [await pages.register(), await pages.register()];
    for (let nth = 0; nth < OPEN + OWN; nth += 1)
      await pages.command(nth < OWN ? who : other, 'createGame', {
        terms: ['TermsInput', { ruleset: 'PENTALAND' }],
      });
    const [painted, listed, again]: [number[], number[], number[]] = [[], [], []];
    for (let run = 0; run < WARM_UP + RUNS; run += 1) {
      const page = await pages.page(who, '/', TIMES);
      await OpenedPages.until(page, `listed > 0 && ${PAINTED} !== undefined`);
      if (run >= WARM_UP) {
        painted.push(await page.evaluate(PAINTED));
        listed.push(await page.evaluate('listed'));
      }
      await page.reload();
      await OpenedPages.until(page, 'listed > 0');
      if (run >= WARM_UP) again.push(await page.evaluate('listed'));
      await page.context().close();
    }
    for (const times of [painted, listed, again]) times.sort((one, another) => one - another);
    const two = (times: readonly number[]): string =>
      `median ${part(times, 0.5).toFixed(0)}, p95 ${part(times, 0.95).toFixed(0)}`;
    return {
      name: 'first paint of the lobby, nothing in the cache',
      unit: 'ms',
      ours: part(painted, 0.95),
      baseline: null,
      ratio: null,
      target: 1_000,
      bound: 'at-most',
      note: `of ${RUNS}: ${two(painted)}; its games on the screen, with a login, which is slow on purpose: ${two(listed)}; opened again: ${two(again)}`,
    };
  } finally {
    await pages.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
