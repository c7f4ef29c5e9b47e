// Dragging along the line of a replay: from the first to the last moment of a game of 7,000 events within ten seconds, once
// all of it is there. Each frame of the screen goes on by some moments, as a hand does.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import type { Figure } from './figure.js';
import { OpenedPages } from './pages/opened.js';
import { storedGames } from './pages/stored-game.js';
import { part } from './play/times.js';

/** Those who only watch are told of some three quarters of them. */
const EVENTS = 7_000;
const FRAMES = 600;

/** The milliseconds between one frame and the next while the line is dragged. */
const dragged = (page: Page): Promise<number[]> =>
  page.evaluate(`new Promise((resolve) => {
    const line = document.querySelector('.scrubber input');
    const most = Number(line.max);
    const gaps = [];
    let before;
    const next = (now) => {
      if (before !== undefined) gaps.push(now - before);
      before = now;
      if (gaps.length === ${FRAMES}) return resolve(gaps);
      line.value = String(1 + Math.round((gaps.length / ${FRAMES - 1}) * (most - 1)));
      line.dispatchEvent(new Event('input', { bubbles: true }));
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  })`);

export async function measure(): Promise<Figure> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pentaland-bench-'));
  try {
    const [stored] = await storedGames(dataDir, [EVENTS]);
    const { game = '', events = 0 } = stored ?? {};
    const pages = await OpenedPages.open(dataDir);
    try {
      const page = await pages.page(await pages.register(), `/replay/${game}?at=1`);
      await page.locator('.scrubber input').waitFor();
      await page.waitForLoadState('networkidle');
      await dragged(page);
      const gaps = await dragged(page);
      const moments: string = await page.evaluate(`document.querySelector('.scrubber input').max`);
      const { heap, nodes } = await OpenedPages.memory(page);
      const seconds = gaps.reduce((sum, gap) => sum + gap, 0) / 1000;
      gaps.sort((one, other) => one - other);
      return {
        name: `dragging along the ${moments} moments of a game of ${events} events`,
        unit: 'frames/s',
        ours: gaps.length / seconds,
        baseline: null,
        ratio: null,
        // The clock of a screen without a screen is not exact.
        target: 59,
        note: `from one frame to the next: median ${part(gaps, 0.5).toFixed(1)} ms, p95 ${part(gaps, 0.95).toFixed(1)}, p99 ${part(gaps, 0.99).toFixed(1)}; its heap with all moments ${(heap / 1024).toFixed(1)} MB, ${nodes} nodes`,
      };
    } finally {
      await pages.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
