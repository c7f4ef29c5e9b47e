// Appends through the SQLite adapter with 64 games at once, as a share of what better-sqlite3 does by itself with the
// same table, indexes, bytes and pragmas, and as many events a transaction as the adapter reached. The adapter has one
// subscription to everything open all the while, as the server does. Rounds of both alternate, on files that last.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import { eventId, streamName, type StreamName } from '#kernel';
import type { NewEvent, Revision } from '#event-store';
import { SqliteEventStore } from '#event-store/sqlite';
import type { Figure } from './figure.js';
import { median, sideBySide } from './rounds.js';

const GAMES = 64;
/** Appends of each game in a round. */
const APPENDS = 100;
const ROUNDS = 5;
/** A command, what it did, and what came of it. */
const TYPES = ['CommandAccepted', 'CardMoved', 'PriorityPassed'];

interface Game {
  readonly stream: StreamName;
  end: Revision | 'no-stream';
}

const metadata = { v: 1, at: 1_700_000_000_000, actor: 'player-0001', hash: 'a'.repeat(64) };
const data = {
  command: { kind: 'playLand', card: 'object-000123', zone: { kind: 'hand', player: 'player-0001' } },
  cause: { kind: 'special-action', rule: 'cr 116.2a' },
  note: 'x'.repeat(60),
};

const newBatch = (): NewEvent[] => TYPES.map((type) => ({ id: eventId(randomUUID()), type, data, metadata }));

async function adapterRound(store: SqliteEventStore, games: readonly Game[]): Promise<number> {
  const batches = games.map(() => Array.from({ length: APPENDS }, newBatch));
  const begun = performance.now();
  await Promise.all(
    games.map(async (game, n) => {
      for (const batch of batches[n] ?? []) {
        const result = await store.append(game.stream, game.end, batch);
        if (result.kind !== 'appended') throw new Error(`an append was answered with '${result.kind}'`);
        game.end = result.revision;
      }
    }),
  );
  return rate(GAMES * APPENDS * TYPES.length, begun);
}

/** The raw counterpart of a store's file: its tables, its pragmas, one prepared insert. */
class Raw {
  readonly #db: Database.Database;
  readonly #insert: Database.Statement;
  #place = 0;

  constructor(file: string, model: string) {
    this.#db = new Database(file);
    const source = new Database(model, { readonly: true });
    const pragmas = [
      'journal_mode = WAL',
      'synchronous = FULL',
      'fullfsync = ON',
      'checkpoint_fullfsync = ON',
    ];
    for (const pragma of [...pragmas, 'wal_autocheckpoint = 4000', 'journal_size_limit = 67108864'])
      this.#db.pragma(pragma);
    const tables = source.prepare('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL').pluck().all();
    for (const table of tables) this.#db.exec(table as string);
    source.close();
    this.#insert = this.#db.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  }

  /** As many events as a round has, so many a transaction; their text is at hand already. */
  round(eventsPerCommit: number): number {
    const ids = Array.from({ length: GAMES * APPENDS * TYPES.length }, () => randomUUID());
    const [dataText, metadataText] = [JSON.stringify(data), JSON.stringify(metadata)];
    const first = this.#place;
    const begun = performance.now();
    for (let done = 0; done < ids.length;) {
      const until = Math.min(ids.length, Math.round(done + eventsPerCommit));
      this.#db.exec('BEGIN IMMEDIATE');
      for (; done < until; done += 1) {
        const place = first + done;
        const append = Math.floor(place / TYPES.length);
        const nth = place % TYPES.length;
        const before = Math.floor(append / GAMES) * TYPES.length;
        this.#insert.run(
          place + 1,
          append % GAMES,
          before + nth,
          nth,
          nth + 1,
          ids[done],
          dataText,
          metadataText,
        );
      }
      this.#db.exec('COMMIT');
    }
    this.#place += ids.length;
    return rate(ids.length, begun);
  }

  close(): void {
    this.#db.close();
  }
}

const rate = (events: number, begun: number): number => (events * 1_000) / (performance.now() - begun);

export async function measure(): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'pentaland-bench-'));
  const file = join(folder, 'log.db');
  const store = await SqliteEventStore.open({ file });
  const raw = new Raw(join(folder, 'raw.db'), file);
  let seen = 0;
  const watching = (async () => {
    for await (const message of store.subscribe({ kind: 'all' }, {})) if (message.kind === 'event') seen += 1;
  })();
  let figure: Figure;
  try {
    const games = Array.from({ length: GAMES }, (): Game => ({
      stream: streamName(`game-${randomUUID()}`),
      end: 'no-stream',
    }));
    await adapterRound(store, games);
    raw.round(GAMES);
    const ours: number[] = [];
    const theirs: number[] = [];
    const group: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = store.statistics;
      ours.push(await adapterRound(store, games));
      const after = store.statistics;
      group.push((after.events - before.events) / (after.commits - before.commits));
      theirs.push(raw.round(group.at(-1) ?? GAMES));
    }
    const ratio = median(sideBySide(ours, theirs));
    figure = {
      name: 'append through the SQLite adapter, 64 games at once',
      unit: 'events/s',
      ours: Math.round(median(ours)),
      baseline: Math.round(median(theirs)),
      ratio,
      target: 0.6,
      note: `${String(TYPES.length)} events an append, ${median(group).toFixed(0)} events a transaction, medians of ${String(ROUNDS)} rounds`,
    };
  } finally {
    await store.close();
    await watching;
    raw.close();
    rmSync(folder, { recursive: true });
  }
  if (seen === 0) throw new Error('the subscription saw nothing');
  return figure;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
