// The tables of a log file, and the settings every connection must have before it writes to one.
import Database from 'better-sqlite3';
import { isNoDatabase } from './sqlite-errors.js';

/** A file that this program can never use as its log: it belongs to another program or a newer version. */
export class LogFileError extends Error {
  override readonly name = 'LogFileError';
}

/** 'PTLD': marks a database file as a log of this program. */
export const APPLICATION_ID = 0x50544c44;
export const SCHEMA_VERSION = 2;

/** This many places, a power of two, make a block. For each block the types of its events are recorded. */
export const BLOCK_PLACES = 64;
const BLOCK = `position / ${String(BLOCK_PLACES)}`;

// One index entry per event would nearly double what each commit writes: a command's events have many types,
// and each type has its own place in such an index. A trigger maintains this table, so that every writer
// does. A block may list a type that it no longer holds; that does no harm.
const TYPE_BLOCKS = `
  CREATE TABLE type_blocks (
    type INTEGER NOT NULL,
    block INTEGER NOT NULL,
    PRIMARY KEY (type, block)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO type_blocks SELECT DISTINCT type, ${BLOCK} FROM events;
  CREATE TRIGGER types_of_blocks AFTER INSERT ON events BEGIN
    INSERT OR IGNORE INTO type_blocks VALUES (new.type, new.${BLOCK});
  END;
`;

// `nth` is an event's index in its batch, so that a batch can be told from a part of one.
const TABLES = `
  CREATE TABLE streams (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE types (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE events (
    position INTEGER PRIMARY KEY,
    stream INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    nth INTEGER NOT NULL,
    type INTEGER NOT NULL,
    id TEXT NOT NULL,
    data TEXT NOT NULL,
    metadata TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX events_by_revision ON events (stream, revision);
  CREATE UNIQUE INDEX events_by_id ON events (stream, id);
  CREATE TABLE probe (bytes BLOB) STRICT;
  ${TYPE_BLOCKS}
`;

/** What a file of an earlier schema lacks, by schema version. */
const STEPS: Readonly<Record<number, string>> = { 1: `${TYPE_BLOCKS} DROP INDEX events_by_type;` };

/** The settings that make COMMIT mean 'on the disk'. Read back from the connection, not assumed. */
export interface Durability {
  readonly journalMode: string;
  /** 2 is FULL. */
  readonly synchronous: number;
  readonly fullFsync: number;
}

export const DURABLE: Durability = { journalMode: 'wal', synchronous: 2, fullFsync: 1 };

export interface WriterSettings {
  readonly file: string;
  /** True if a new log may be created. */
  readonly create: boolean;
  /** How long a commit waits for another process to finish its own. */
  readonly busyTimeoutMs: number;
  /** The maximum size of the file. */
  readonly maxBytes?: number;
}

/**
 * A checkpoint this often keeps the write-ahead log around 4 MiB, and no commit waits long for a checkpoint.
 */
const CHECKPOINT_PAGES = 1024;
const KEEP_WAL_BYTES = 64 * 1024 * 1024;

/** The only way to open a connection that writes to a log: durable, or an error. */
export function openToWrite(settings: WriterSettings): Database.Database {
  const db = new Database(settings.file, {
    fileMustExist: !settings.create,
    timeout: settings.busyTimeoutMs,
  });
  try {
    makeDurable(db);
    db.pragma(`wal_autocheckpoint = ${String(CHECKPOINT_PAGES)}`);
    db.pragma(`journal_size_limit = ${String(KEEP_WAL_BYTES)}`);
    if (settings.maxBytes !== undefined) {
      const pageSize = db.pragma('page_size', { simple: true }) as number;
      db.pragma(`max_page_count = ${String(Math.max(1, Math.floor(settings.maxBytes / pageSize)))}`);
    }
    prepareSchema(db, settings);
    // From now on callers wait for other processes in their own, fairer way.
    db.pragma('busy_timeout = 0');
    return db;
  } catch (error) {
    db.close();
    throw fileError(error, settings.file);
  }
}

/** A connection that only reads; the file must be a log already. */
export function openToRead(file: string, timeout: number): Database.Database {
  const db = new Database(file, { readonly: true, fileMustExist: true, timeout });
  try {
    if (schemaOf(db, file) === 'empty') throw new LogFileError(`${file} is empty: no log in it`);
    return db;
  } catch (error) {
    db.close();
    throw fileError(error, file);
  }
}

export const durabilityOf = (db: Database.Database): Durability => ({
  journalMode: db.pragma('journal_mode', { simple: true }) as string,
  synchronous: db.pragma('synchronous', { simple: true }) as number,
  fullFsync: db.pragma('fullfsync', { simple: true }) as number,
});

function makeDurable(db: Database.Database): void {
  db.pragma('journal_mode = WAL');
  // Set after the journal mode, which resets it to NORMAL; with NORMAL a commit can be lost.
  db.pragma('synchronous = FULL');
  db.pragma('fullfsync = ON');
  db.pragma('checkpoint_fullfsync = ON');
  const is = durabilityOf(db);
  if (JSON.stringify(is) !== JSON.stringify(DURABLE))
    throw new LogFileError(`this file cannot be written durably: ${JSON.stringify(is)}`);
}

function prepareSchema(db: Database.Database, { file, create: mayCreate }: WriterSettings): void {
  const found = schemaOf(db, file);
  if (found === SCHEMA_VERSION) return;
  if (found === 'empty' && !mayCreate) throw new LogFileError(`${file} is empty: no log in it`);
  const bringUp = db.transaction(() => {
    // Another process may have been faster.
    const now = schemaOf(db, file);
    if (now === 'empty') {
      db.exec(TABLES);
      db.pragma(`application_id = ${String(APPLICATION_ID)}`);
    } else for (let version = now; version < SCHEMA_VERSION; version += 1) db.exec(STEPS[version] ?? '');
    db.pragma(`user_version = ${String(SCHEMA_VERSION)}`);
  });
  bringUp.immediate();
}

/** The version of the file's schema. */
function schemaOf(db: Database.Database, file: string): number | 'empty' {
  const application = db.pragma('application_id', { simple: true }) as number;
  const version = db.pragma('user_version', { simple: true }) as number;
  const objects = db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get() as number;
  if (application === 0 && version === 0 && objects === 0) return 'empty';
  if (application !== APPLICATION_ID) throw new LogFileError(`${file} is a database of something else`);
  if (version > SCHEMA_VERSION)
    throw new LogFileError(
      `${file} was written by a newer version (its schema is ${String(version)}, this program knows up to ${String(SCHEMA_VERSION)})`,
    );
  return version;
}

function fileError(error: unknown, file: string): unknown {
  return isNoDatabase(error) ? new LogFileError(`${file} is no database`, { cause: error }) : error;
}
