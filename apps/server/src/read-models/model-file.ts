// A file that a read model is kept in. It holds nothing that the log does not: a file that is damaged, or whose tables
// are of another release, is deleted and begun anew. A database of something else is refused and left alone.
import { rmSync } from 'node:fs';
import { ReadModelDamaged } from '#log';
import Database from 'better-sqlite3';

const BUSY_TIMEOUT_MS = 250;

export interface Tables {
  /** Marks a database file as one of this kind. */
  readonly applicationId: number;
  /** Rises when the tables change. A projection has a version of its own, which stands with its checkpoint. */
  readonly version: string;
  /** Beside `meta`, which every file has. */
  readonly sql: string;
}

const META = 'CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;';

/** The file cannot be used as what it should be, and is not to be deleted either. */
export class ModelFileError extends Error {
  override readonly name = 'ModelFileError';
}

/**
 * True if the file itself is spoilt, not merely out of reach now. An error is known by its code: the class of SQLite's
 * errors is another one for every copy of the module that a process has loaded.
 */
export const isSpoilt = (error: unknown): boolean => isDamage(error) || error instanceof SyntaxError;

const isDamage = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  /^SQLITE_(CORRUPT|NOTADB|FORMAT|IOERR_SHORT_READ)/.test(String(error.code));

export interface Opened<Statements> {
  readonly db: Database.Database;
  readonly statements: Statements;
}

export class ModelFile<Statements> {
  #opened: Opened<Statements> | undefined;

  /** Opens nothing before it is needed: the follower lives with a file in trouble, the start could not. */
  constructor(
    private readonly file: string,
    private readonly tables: Tables,
    private readonly prepare: (db: Database.Database) => Statements,
  ) {}

  /** Throws `ReadModelDamaged` if the file is spoilt. */
  use<T>(work: (opened: Opened<Statements>) => T): T {
    try {
      this.#opened ??= this.#open();
      return work(this.#opened);
    } catch (error) {
      if (!isSpoilt(error)) throw error;
      throw new ReadModelDamaged(`${this.file} is damaged`, { cause: error });
    }
  }

  reset(): void {
    this.close();
    deleteFile(this.file);
  }

  close(): void {
    this.#opened?.db.close();
    this.#opened = undefined;
  }

  #open(): Opened<Statements> {
    const db = openFile(this.file, this.tables);
    try {
      return { db, statements: this.prepare(db) };
    } catch (error) {
      db.close();
      throw error;
    }
  }
}

function openFile(file: string, tables: Tables): Database.Database {
  const kept = openKept(file, tables);
  if (kept !== undefined) return kept;
  deleteFile(file);
  const db = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    db.pragma('journal_mode = WAL');
    // Loses the last moments when the power fails, but never tears the file: they are folded again.
    db.pragma('synchronous = NORMAL');
    db.transaction(() => {
      db.exec(`${META}\n${tables.sql}`);
      db.prepare("INSERT INTO meta VALUES ('version', ?)").run(tables.version);
      db.pragma(`application_id = ${tables.applicationId}`);
    })();
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** With what SQLite keeps beside it. */
function deleteFile(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${suffix}`, { force: true });
}

/** The file as it was left, unless there is none or it is to be begun anew. */
function openKept(file: string, tables: Tables): Database.Database | undefined {
  let db: Database.Database | undefined;
  try {
    db = new Database(file, { timeout: BUSY_TIMEOUT_MS });
    if (isKept(db, file, tables)) {
      db.pragma('synchronous = NORMAL');
      return db;
    }
    db.close();
    return undefined;
  } catch (error) {
    db?.close();
    if (isDamage(error)) return undefined;
    throw error;
  }
}

function isKept(db: Database.Database, file: string, { applicationId, version }: Tables): boolean {
  const application = db.pragma('application_id', { simple: true }) as number;
  const tables = db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get() as number;
  if (application === 0 && tables === 0) return false;
  if (application !== applicationId) throw new ModelFileError(`${file} is a database of something else`);
  return db.prepare("SELECT value FROM meta WHERE name = 'version'").pluck().get() === version;
}
