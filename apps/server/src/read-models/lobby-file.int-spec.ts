import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { LobbyLists } from '#matches';
import { ReadModelDamaged } from '#log';
import { StoreUnavailable } from '#event-store';
import { MemoryEventStore } from '#event-store/memory';
import { BORIS, Chronicle } from '#testkit/lobby/life';
import { follow, GameWriter } from '#testkit/lobby/logged';
import { counting } from '#testkit/log/followed';
import { ModelFileError } from './model-file.js';
import { SqliteLobbyIndex } from './sqlite-lobby-index.js';

const GAMES = 400;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pentaland-lists-'));
  file = join(folder, 'lists.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const gathering = (index: LobbyLists): number =>
  index.list({ of: { kind: 'lobby', status: 'gathering' }, player: BORIS, max: 10_000 }).length;

/** A file with games in it, closed. */
function filled(): void {
  const told = new Chronicle();
  for (let nth = 0; nth < GAMES; nth += 1) told.game(`g${nth}`);
  const index = new SqliteLobbyIndex(file);
  told.into(index);
  index.close();
}

function changed(change: (db: Database.Database) => void): void {
  const db = new Database(file);
  change(db);
  db.close();
}

function overwritten(from: number): void {
  const rest = statSync(file).size - from;
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(rest, 0xa5), 0, rest, from);
  closeSync(descriptor);
}

const DAMAGES = {
  'no database': () => writeFileSync(file, 'These are not the pages you are looking for. '.repeat(200)),
  empty: () => truncateSync(file, 0),
  'cut short': () => truncateSync(file, 3 * 4096),
  'overwritten but for its first page': () => overwritten(4096),
  'overwritten in its second half': () => overwritten(Math.ceil(statSync(file).size / 2)),
  'holding what is no JSON': () => changed((db) => db.prepare("UPDATE games SET game = '{'").run()),
};

describe('the file of the lists', () => {
  it('is unchanged when it is opened again', () => {
    filled();
    const index = new SqliteLobbyIndex(file);
    expect(index.checkpoint()?.place.position).toBe(String(2 * GAMES).padStart(16, '0'));
    expect(gathering(index)).toBe(GAMES);
    index.close();
  });

  it('has a write-ahead log, so that a crash never tears it', () => {
    filled();
    changed((db) => expect(db.pragma('journal_mode', { simple: true })).toBe('wal'));
  });

  it('is rebuilt if another version wrote it', () => {
    filled();
    changed((db) => db.prepare("UPDATE meta SET value = 'older' WHERE name = 'version'").run());
    const index = new SqliteLobbyIndex(file);
    expect(index.checkpoint()).toBeUndefined();
    expect(gathering(index)).toBe(0);
    index.close();
  });

  it.each(['no database', 'empty', 'cut short', 'overwritten but for its first page'] as const)(
    'is rebuilt if it is %s',
    (damage) => {
      filled();
      DAMAGES[damage]();
      const index = new SqliteLobbyIndex(file);
      expect(index.checkpoint()).toBeUndefined();
      expect(gathering(index)).toBe(0);
      index.close();
    },
  );

  it.each(['overwritten in its second half', 'holding what is no JSON'] as const)(
    '%s is found damaged, and can be rebuilt',
    (damage) => {
      filled();
      DAMAGES[damage]();
      const index = new SqliteLobbyIndex(file);
      expect(() => gathering(index)).toThrow(ReadModelDamaged);
      index.reset();
      expect(index.checkpoint()).toBeUndefined();
      expect(gathering(index)).toBe(0);
      index.close();
    },
  );

  it('with the database of another program is refused and left alone', () => {
    changed((db) => db.exec("CREATE TABLE precious (thing TEXT); INSERT INTO precious VALUES ('gold')"));
    const before = readFileSync(file);
    expect(() => new SqliteLobbyIndex(file).checkpoint()).toThrow(ModelFileError);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe('a server’s lists', () => {
  let store: ReturnType<typeof counting>;
  let writer: GameWriter;
  beforeEach(async () => {
    store = counting(new MemoryEventStore());
    writer = new GameWriter(store);
    for (let nth = 0; nth < GAMES; nth += 1) await writer.create(`g${nth}`);
    expect(await run()).toBe(GAMES);
    expect(store.handedOut).toHaveLength(2 * GAMES);
  });
  afterEach(() => store.close());

  /** A server's life: it comes up, is asked until it answers, and stops. */
  async function run(): Promise<number> {
    const { lobby } = follow(store, new SqliteLobbyIndex(file));
    try {
      for (;;) {
        await lobby.caughtUp();
        try {
          return lobby.ask(gathering);
        } catch (error) {
          if (!(error instanceof StoreUnavailable)) throw error;
        }
      }
    } finally {
      await lobby.onModuleDestroy();
    }
  }

  it('resume from their place, and read nothing twice', async () => {
    await writer.create('new');
    expect(await run()).toBe(GAMES + 1);
    expect(store.handedOut).toHaveLength(2 * GAMES + 2);
  });

  it.each(Object.keys(DAMAGES) as (keyof typeof DAMAGES)[])(
    'are rebuilt from the log if their file is found %s',
    async (damage) => {
      DAMAGES[damage]();
      expect(await run()).toBe(GAMES);
      expect(store.handedOut).toHaveLength(4 * GAMES);
    },
  );
});
