// Loading the built catalogue, each time in a new process: the middle one of some.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { buildCatalogue, embeddedCards } from '#cards/importers';
import type { Figure } from './figure.js';

const TARGET_MS = 300;
const RUNS = 7;

const loadedSchema = z.object({ ms: z.number(), cpu: z.number(), megabytes: z.number(), cards: z.int() });

export function measure(): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-catalogue-'));
  try {
    const cacheFile = join(folder, 'catalogue.json');
    const begun = performance.now();
    buildCatalogue(embeddedCards(), cacheFile);
    const built = performance.now() - begun;
    const program = join(import.meta.dirname, 'catalogue/load-once.js');
    const loads = Array.from({ length: RUNS }, () => {
      const printed = execFileSync(process.execPath, ['--expose-gc', program, cacheFile], {
        encoding: 'utf8',
      });
      return loadedSchema.parse(JSON.parse(printed));
    }).sort((one, other) => one.ms - other.ms);
    const middle = loads[Math.floor(RUNS / 2)];
    if (middle === undefined) throw new Error('nothing was loaded');
    return Promise.resolve({
      name: 'loading the built catalogue, in a new process',
      unit: 'ms',
      ours: Math.round(middle.ms),
      baseline: null,
      ratio: null,
      target: TARGET_MS,
      bound: 'at-most',
      note: `${Math.round(middle.cpu)} ms of CPU; ${middle.cards} cards, ${Math.round(middle.megabytes)} MB in memory; built in ${Math.round(built)} ms`,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
