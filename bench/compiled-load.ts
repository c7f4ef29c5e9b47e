// Loading all cards compiled, each time in a new process: the middle one of some. The cards are those of the build.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { openCardsIn } from '../apps/server/src/index.js';
import type { Figure } from './figure.js';

const TARGET_MS = 300;
const RUNS = 7;

const loadedSchema = z.object({
  ms: z.number(),
  cpu: z.number(),
  megabytes: z.number(),
  cards: z.int(),
  abilities: z.int(),
});

export async function measure(): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-compiled-'));
  try {
    await openCardsIn(folder);
    const program = join(import.meta.dirname, 'catalogue/load-compiled.js');
    const loads = Array.from({ length: RUNS }, () => {
      const printed = execFileSync(process.execPath, ['--expose-gc', program, folder], { encoding: 'utf8' });
      return loadedSchema.parse(JSON.parse(printed));
    }).sort((one, other) => one.ms - other.ms);
    const middle = loads[Math.floor(RUNS / 2)];
    if (middle === undefined) throw new Error('nothing was loaded');
    return {
      name: 'loading the catalogue with every card compiled, in a new process',
      unit: 'ms',
      ours: Math.round(middle.ms),
      baseline: null,
      ratio: null,
      target: TARGET_MS,
      bound: 'at-most',
      note: `${Math.round(middle.cpu)} ms of CPU; ${middle.cards} cards, ${Math.round(middle.megabytes)} MB in memory with both readings of all of them`,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
