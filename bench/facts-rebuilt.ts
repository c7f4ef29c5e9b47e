// The facts of a whole log from scratch, on one core: its games read, decoded, folded and written to the file of the facts.
// Counted in seconds of the processor, of all threads; beside it what the clock says, and how large the file is.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catchUp } from '#analytics';
import { SqliteEventStore } from '#event-store/sqlite';
import { writeLog } from './facts/log-file.js';
import { playedGames } from './facts/played-games.js';
import { LOG_EVENTS, PLAYED } from './facts/sizes.js';
import type { Figure } from './figure.js';

const TARGET = 60_000;
const MEGABYTE = 2 ** 20;

export interface Rebuilt {
  readonly events: number;
  readonly games: number;
  /** Of the processor, and by the clock. */
  readonly seconds: number;
  readonly byClock: number;
  /** Megabytes. */
  readonly log: number;
  readonly facts: number;
}

export async function rebuilt(least: number): Promise<Rebuilt> {
  const folder = mkdtempSync(join(tmpdir(), 'pentaland-bench-'));
  const [log, facts] = [join(folder, 'log.db'), join(folder, 'facts.duckdb')];
  try {
    const events = await writeLog(log, await playedGames(PLAYED), least);
    const store = await SqliteEventStore.open({ file: log });
    const begun = performance.now();
    const used = process.cpuUsage();
    const { games, leftOut } = await catchUp(store, facts);
    const { user, system } = process.cpuUsage(used);
    const byClock = (performance.now() - begun) / 1_000;
    await store.close();
    if (leftOut.length > 0) throw new Error(`${leftOut.length} games could not be read`);
    const size = (file: string): number => statSync(file).size / MEGABYTE;
    return { events, games, seconds: (user + system) / 1e6, byClock, log: size(log), facts: size(facts) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const made = ({ events, games, log, facts }: Rebuilt): string =>
  `${events.toLocaleString('en')} events of ${games} games (${PLAYED} were played, the others are copies); a log of ${log.toFixed(0)} MB, facts of ${facts.toFixed(1)} MB`;

export async function measure(): Promise<Figure> {
  const found = await rebuilt(LOG_EVENTS);
  const { events, seconds, byClock } = found;
  return {
    name: 'facts from a log from scratch, one core',
    unit: 'events/s',
    ours: Math.round(events / seconds),
    baseline: null,
    ratio: null,
    target: TARGET,
    note: `by processor time; by the clock ${Math.round(events / byClock)}; ${made(found)}`,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
