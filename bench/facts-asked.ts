// The twenty main questions over the facts of ten million events: by the file that the server asks, opened as it opens it.
// Warm, each several times; and cold, each as the first question to the file, which the system does not have in memory.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FACTS_FILE, FACTS_VERSION } from '#analytics';
import { FactsFiles } from '../libs/analytics/src/store/facts-files.js';
import { forgetFile } from './facts/cold.js';
import { writeFacts } from './facts/many-games.js';
import { playedGames } from './facts/played-games.js';
import { frequentIn, mainQuestions } from './facts/questions.js';
import { ASKED_EVENTS, PLAYED } from './facts/sizes.js';
import type { Figure } from './figure.js';
import { median, timed } from './rounds.js';

const TARGET_MS = 300;
const COLD_MS = 1_000;
const WARM_ROUNDS = 5;
const COLD_ROUNDS = 3;

export async function measure(): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'pentaland-bench-'));
  const open = (): FactsFiles => new FactsFiles({ folder, version: FACTS_VERSION, readable: [] });
  try {
    const file = join(folder, FACTS_FILE);
    const { games, events, rows } = await writeFacts(file, await playedGames(PLAYED), ASKED_EVENTS);
    const files = open();
    const questions = mainQuestions(await frequentIn((query) => files.ask(query, 'present')));
    const warm = questions.map((): number[] => []);
    for (let round = 0; round <= WARM_ROUNDS; round += 1)
      for (const [nth, { query, what }] of questions.entries()) {
        const took = await timed(async () => {
          const found = await files.ask(query, 'present');
          if (found.length === 0) throw new Error(`${what}: nothing was found`);
        });
        if (round > 0) warm[nth]?.push(took);
      }
    await files.close();
    const cold: number[] = [];
    let isForgotten = true;
    for (let round = 0; round < COLD_ROUNDS; round += 1)
      for (const { query } of questions) {
        isForgotten &&= forgetFile(file);
        const fresh = open();
        cold.push(await timed(() => fresh.ask(query, 'present')));
        await fresh.close();
      }
    const middles = warm.map(median);
    const slowest = middles.indexOf(Math.max(...middles));
    const p95 = cold.sort((one, other) => one - other)[Math.floor(cold.length * 0.95)] ?? NaN;
    return {
      name: 'the slowest of twenty main questions over the facts, warm',
      unit: 'ms',
      ours: middles[slowest] ?? NaN,
      baseline: null,
      ratio: null,
      target: TARGET_MS,
      bound: 'at-most',
      note:
        `${questions[slowest]?.what ?? ''}, median of ${WARM_ROUNDS}; all twenty ${middles.reduce((sum, one) => sum + one, 0).toFixed(0)} ms; ` +
        `cold p95 ${p95.toFixed(0)} ms of ${COLD_MS} allowed${isForgotten ? '' : ', though the system may have the file in memory'}; ` +
        `${games} games (${PLAYED} were played, the others are copies with other players, days and names), ${rows} rows, as of ${events.toLocaleString('en')} events`,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
