// The file the lists are kept in. It holds nothing that the log does not: what is damaged, or was kept by another
// release, is deleted and begun anew. A database of something else is nobody's to delete, and is refused.
import { rmSync } from 'node:fs';
import Database from 'better-sqlite3';

/** 'PTLL': marks a database file as lists of this program. */
const APPLICATION_ID = 0x50544c4c;
/** Rises when the tables change. The projection has a version of its own, which stands with the checkpoint. */
const VERSION = '3';
const BUSY_TIMEOUT_MS = 250;

// `places` are what players are to games. It repeats of the game what a player's lists are sorted and chosen by, so
// that a page of them is read from one index. `listed` games are in everybody's lobby,
// `referred` ones wait for a judge.
const TABLES = `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE games (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL,
    listed INTEGER NOT NULL,
    referred INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    game TEXT NOT NULL
  ) STRICT;
  CREATE INDEX games_listed ON games (status, created_at, id) WHERE listed = 1;
  CREATE INDEX games_referred ON games (id) WHERE referred = 1;
  CREATE TABLE places (
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    seated INTEGER NOT NULL,
    invited INTEGER NOT NULL,
    status TEXT NOT NULL,
    shown INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (game, player)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX places_of ON places (player, created_at, game, status, shown, seated, invited);
`;

/** The file cannot be used as what it should be, and is not to be deleted either. */
export class LobbyFileError extends Error {
  override readonly name = 'LobbyFileError';
}

/**
 * Whether the error says that the file itself is spoilt, not merely out of reach now. Known by its code: the class of
 * SQLite's errors is another one for every copy of the module that a process has loaded.
 */
export const isDamage = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  /^SQLITE_(CORRUPT|NOTADB|FORMAT|IOERR_SHORT_READ)/.test(String(error.code));

export function openLobbyFile(file: string): Database.Database {
  const kept = openKept(file);
  if (kept !== undefined) return kept;
  deleteLobbyFile(file);
  const db = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    db.pragma('journal_mode = WAL');
    // Loses the last moments when the power fails, but never tears the file: they are folded again.
    db.pragma('synchronous = NORMAL');
    db.transaction(() => {
      db.exec(TABLES);
      db.prepare("INSERT INTO meta VALUES ('version', ?)").run(VERSION);
      db.pragma(`application_id = ${APPLICATION_ID}`);
    })();
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** With what SQLite keeps beside it. */
export function deleteLobbyFile(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${suffix}`, { force: true });
}

/** The file as it was left, unless there is none or it is to be begun anew. */
function openKept(file: string): Database.Database | undefined {
  let db: Database.Database | undefined;
  try {
    db = new Database(file, { timeout: BUSY_TIMEOUT_MS });
    if (isKept(db, file)) {
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

function isKept(db: Database.Database, file: string): boolean {
  const application = db.pragma('application_id', { simple: true }) as number;
  const tables = db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get() as number;
  if (application === 0 && tables === 0) return false;
  if (application !== APPLICATION_ID) throw new LobbyFileError(`${file} is a database of something else`);
  return db.prepare("SELECT value FROM meta WHERE name = 'version'").pluck().get() === VERSION;
}
