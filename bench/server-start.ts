// From the start of a server's process until it is ready, with ten thousand games in its log. A few games are played over
// HTTP, and their events then stand in the log over and over, each time under another id. Its lists are there, as a
// server that was running leaves them; and once they are not, and are made from the log.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import { EVENT_LOG_FILE, READ_MODELS_FILE } from '../apps/server/src/config/files.js';
import type { Figure } from './figure.js';
import { BenchServer } from './host/server.js';
import { Client } from './play/client.js';
import { Table } from './play/table.js';

const GAMES = 10_000;
/** As many are played, of different lengths; the last of them is not over. */
const TURNS = [2, 4, 6, 8, 10, 12];
const STARTS = 3;

/** Seconds until it is ready; it is stopped then. */
async function start(dataDir: string): Promise<number> {
  const begun = performance.now();
  const server = await BenchServer.start({ dataDir });
  await server.ready();
  const seconds = (performance.now() - begun) / 1000;
  await server.stop();
  return seconds;
}

async function playSome(dataDir: string): Promise<void> {
  const server = await BenchServer.start({ dataDir });
  const client = new Client(server.url);
  try {
    const tokens = [await client.register(), await client.register()] as const;
    for (const [nth, turns] of TURNS.entries()) {
      const table = await Table.begun(client, tokens);
      for (let turn = 0; turn < turns; turn += 1) await table.turn();
      if (nth < TURNS.length - 1) await table.concede();
    }
  } finally {
    client.close();
    await server.stop();
  }
}

/** How many events the log has then. */
function multiply(file: string): number {
  const log = new Database(file);
  try {
    log.pragma('synchronous = OFF');
    const games = log
      .prepare<[], { id: number; length: number }>(
        `SELECT streams.id, count(*) AS length FROM streams JOIN events ON events.stream = streams.id
         WHERE streams.name LIKE 'game-%' GROUP BY streams.id`,
      )
      .all();
    const name = log.prepare('INSERT INTO streams (name) VALUES (?)');
    const copy = log.prepare(
      `INSERT INTO events SELECT ? + revision, ?, revision, nth, type, id, data, metadata
       FROM events WHERE stream = ? ORDER BY revision`,
    );
    const head = log.prepare<[], number>('SELECT max(position) FROM events').pluck();
    let next = (head.get() ?? 0) + 1;
    log.transaction(() => {
      for (let nth = games.length; nth < GAMES; nth += 1) {
        const { id, length } = games[nth % games.length] ?? { id: 0, length: 0 };
        const { lastInsertRowid } = name.run(`game-${randomUUID()}`);
        copy.run(next, lastInsertRowid, id);
        next += length;
      }
    })();
    return next - 1;
  } finally {
    log.close();
  }
}

export async function measure(): Promise<Figure> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pentaland-bench-'));
  const empty = mkdtempSync(join(tmpdir(), 'pentaland-bench-'));
  try {
    await playSome(dataDir);
    const log = join(dataDir, EVENT_LOG_FILE);
    const events = multiply(log);
    rmSync(join(dataDir, READ_MODELS_FILE), { force: true });
    const fromNothing = await start(dataDir);
    await start(empty);
    const [ours, without]: [number[], number[]] = [[], []];
    for (let nth = 0; nth < STARTS; nth += 1) {
      ours.push(await start(dataDir));
      without.push(await start(empty));
    }
    const middle = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(STARTS / 2)] ?? NaN;
    return {
      name: `a server's start with ${GAMES.toLocaleString('en')} games in its log, until it is ready`,
      unit: 's',
      ours: middle(ours),
      baseline: null,
      ratio: null,
      target: 3,
      bound: 'at-most',
      note: `median of ${STARTS}; with an empty log ${middle(without).toFixed(2)} s; with all lists to be made from the log ${fromNothing.toFixed(2)} s; ${events} events, ${(statSync(log).size / 2 ** 20).toFixed(0)} MB`,
    };
  } finally {
    for (const folder of [dataDir, empty]) rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
