// The memory of the page of a table that is opened late in a long game; and how much of it the same page takes for a game
// that is hardly longer than its first turn.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Figure } from './figure.js';
import { OpenedPages } from './pages/opened.js';
import { storedGames } from './pages/stored-game.js';

/** Those who only watch are told of some three quarters of them. */
const EVENTS = 7_000;
const FEW = 200;

export async function measure(): Promise<Figure> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pentaland-bench-'));
  try {
    const games = await storedGames(dataDir, [FEW, EVENTS]);
    const pages = await OpenedPages.open(dataDir);
    try {
      const who = await pages.register();
      const measured = [];
      for (const { game } of games) {
        const page = await pages.page(who, `/game/${game}`);
        await page.locator('main.table .log p').last().waitFor();
        measured.push(await OpenedPages.memory(page));
        await page.context().close();
      }
      const [few, all] = measured;
      if (few === undefined || all === undefined) throw new Error('two pages are measured');
      return {
        name: `the heap of the page of a table, after ${String(games[1]?.events)} events`,
        unit: 'MB',
        ours: all.heap / 1024,
        baseline: null,
        ratio: null,
        target: 10,
        bound: 'at-most',
        note: `${all.nodes} nodes; after ${String(games[0]?.events)} events ${(few.heap / 1024).toFixed(1)} MB and ${few.nodes} nodes`,
      };
    } finally {
      await pages.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
