// From opening the address of a table, late in its game, to its board and the end of its log on the screen, and what the
// server sends for it, the files of the pages aside.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Figure } from './figure.js';
import { OpenedPages } from './pages/opened.js';
import { storedGames } from './pages/stored-game.js';
import { part } from './play/times.js';

/** Those who only watch are told of some three quarters of them. */
const EVENTS = 2_700;
const RUNS = 12;
const WARM_UP = 2;

/** Notes when there is a board, and when there is a line of the log. */
const TIMES = `globalThis.board = 0;
globalThis.log = 0;
new MutationObserver(() => {
  if (board === 0 && document.querySelector('main.table') !== null) board = performance.now();
  if (log === 0 && document.querySelector('main.table .log p') !== null) log = performance.now();
}).observe(document, { subtree: true, childList: true });`;

export async function measure(): Promise<Figure> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pentaland-bench-'));
  try {
    const [stored] = await storedGames(dataDir, [EVENTS]);
    if (stored === undefined) throw new Error('one game is stored');
    const pages = await OpenedPages.open(dataDir);
    try {
      const who = await pages.register();
      const [boards, logs, sent]: [number[], number[], number[]] = [[], [], []];
      for (let run = 0; run < WARM_UP + RUNS; run += 1) {
        const { page, received } = await pages.counting(who, `/game/${stored.game}`, TIMES);
        await OpenedPages.until(page, 'log > 0');
        // What is read back is read then.
        await page.waitForLoadState('networkidle');
        if (run >= WARM_UP) {
          boards.push(await page.evaluate('board'));
          logs.push(await page.evaluate('log'));
          sent.push(received() / 1024);
        }
        await page.context().close();
      }
      for (const list of [boards, logs, sent]) list.sort((one, another) => one - another);
      const two = (list: readonly number[]): string =>
        `median ${part(list, 0.5).toFixed(0)}, p95 ${part(list, 0.95).toFixed(0)}`;
      return {
        name: `opening a table after ${stored.events} events, to its log on the screen`,
        unit: 'ms',
        ours: part(logs, 0.95),
        baseline: null,
        ratio: null,
        target: 1_000,
        bound: 'at-most',
        note: `of ${RUNS}: ${two(logs)}; the board: ${two(boards)}; KB of answers: ${two(sent)}; with a login, which is slow on purpose`,
      };
    } finally {
      await pages.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
