// Backs up a log while it is in use, and restores a log from a backup once all of it has been read and
// verified.
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { StoredEvent } from '../port/port.js';
import { Reader } from './reader.js';
import { LogFileError, openToRead, openToWrite } from './schema.js';
import { describeError, isBusy, isSqliteError } from './sqlite-errors.js';

/** A backup or restore that was refused or failed; the earlier file is unchanged. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export interface BackupOptions {
  /** True if an existing target file may be replaced. */
  readonly force?: boolean;
}

export interface Copied {
  readonly events: number;
}

/**
 * Reads all events of a store, each stream in order. Returns the faults that forbid a restore, one a line.
 */
export type Verify = (events: AsyncIterable<StoredEvent>) => Promise<readonly string[]>;

/** Pages copied at a time; the rest of the process runs in between. */
const PAGES_AT_A_TIME = 1_000;
const BUSY_TIMEOUT_MS = 5_000;
const PAGE_EVENTS = 256;

/** Copies the log in `file` as it is at one moment, even while others write to it. */
export async function backup(file: string, target: string, options: BackupOptions = {}): Promise<Copied> {
  refuseTarget(file, target, options);
  const partial = partialOf(target);
  const source = open(file);
  let folder: Made | undefined;
  try {
    folder = folderFor(target);
    // One read transaction over the whole copy: without it SQLite restarts with every commit of another
    // connection.
    source.exec('BEGIN');
    const events = source.prepare('SELECT count(*) FROM events').pluck().get() as number;
    await source.backup(partial, { progress: () => PAGES_AT_A_TIME });
    checkWhole(partial);
    putInPlace(partial, target);
    return { events };
  } catch (error) {
    throw asBackupError(error, `${file} could not be backed up`);
  } finally {
    source.close();
    removeLog(partial);
    folder?.leave();
  }
}

/** Restores the log at `target` from a backup; it appears there only if `verify` finds no fault. */
export async function restore(
  backupFile: string,
  target: string,
  verify: Verify,
  options: BackupOptions = {},
): Promise<Copied> {
  refuseTarget(backupFile, target, options);
  if (existsSync(`${backupFile}-wal`) && statSync(`${backupFile}-wal`).size > 0)
    throw new BackupError(
      `${backupFile} has a write-ahead log beside it: it is in use, or no finished backup`,
    );
  const partial = partialOf(target);
  let folder: Made | undefined;
  try {
    folder = folderFor(target);
    // The verified file is the very file that is put in place.
    copyFileSync(backupFile, partial);
    checkWhole(partial);
    let events = 0;
    const counted = async function* (): AsyncGenerator<StoredEvent> {
      for await (const event of everyEvent(partial)) {
        events += 1;
        yield event;
      }
    };
    const faults = await verify(counted());
    if (faults.length > 0) throw new BackupError(`${backupFile} is not restored: ${faults.join('; ')}`);
    claim(target);
    putInPlace(partial, target);
    return { events };
  } catch (error) {
    throw asBackupError(error, `${backupFile} could not be restored`);
  } finally {
    removeLog(partial);
    folder?.leave();
  }
}

const partialOf = (target: string): string => `${target}.partial`;

function refuseTarget(source: string, target: string, { force = false }: BackupOptions): void {
  if (!existsSync(source)) throw new BackupError(`${source} is not there`);
  if (resolve(source) === resolve(target)) throw new BackupError(`${target} cannot be copied onto itself`);
  if (existsSync(target) && !force)
    throw new BackupError(`${target} exists already; it is only replaced when that is forced`);
}

interface Made {
  /** Removes the empty folders that were made. */
  readonly leave: () => void;
}

/** The folder of the target; makes it if it does not exist. */
function folderFor(target: string): Made {
  const folder = dirname(resolve(target));
  const made = mkdirSync(folder, { recursive: true });
  removeLog(partialOf(target));
  return {
    leave() {
      if (made === undefined) return;
      for (let one = folder; one.startsWith(made) && readdirSync(one).length === 0; one = dirname(one))
        rmdirSync(one);
    },
  };
}

function open(file: string): Database.Database {
  try {
    return openToRead(file, BUSY_TIMEOUT_MS);
  } catch (error) {
    throw asBackupError(error, `${file} cannot be opened`);
  }
}

/** Checks that the pages of a copy are consistent, and that it is a log this program can read. */
function checkWhole(file: string): void {
  const db = openToWrite({ file, create: false, busyTimeoutMs: BUSY_TIMEOUT_MS });
  try {
    const found = db.pragma('quick_check(5)') as { quick_check: string }[];
    if (found[0]?.quick_check !== 'ok')
      throw new BackupError(`the copy is damaged: ${found.map((line) => line.quick_check).join('; ')}`);
  } finally {
    db.close();
  }
}

async function* everyEvent(file: string): AsyncGenerator<StoredEvent> {
  const reader = new Reader(file, BUSY_TIMEOUT_MS);
  try {
    for (let after = 0, end = false; !end;) {
      await nextTurn();
      const slice = reader.ofAll(after, 'forwards', PAGE_EVENTS, undefined);
      yield* slice.events;
      ({ next: after, end } = slice);
    }
  } finally {
    reader.close();
  }
}

/**
 * Makes sure that nobody uses the log at the target, and that no file of it remains that the new log could
 * mistake for its own.
 */
function claim(target: string): void {
  if (!existsSync(target)) {
    removeLog(target);
    return;
  }
  let db: Database.Database | undefined;
  try {
    db = new Database(target, { timeout: 0 });
    // Only its last user can take a log out of WAL mode.
    if (db.pragma('journal_mode = DELETE', { simple: true }) === 'wal')
      throw new BackupError(`${target} is in use`);
  } catch (error) {
    if (isBusy(error)) throw new BackupError(`${target} is in use`, { cause: error });
    // Restore exists for damaged logs: continue.
    if (!isSqliteError(error)) throw error;
  } finally {
    db?.close();
  }
  for (const beside of ['-wal', '-shm']) rmSync(`${target}${beside}`, { force: true });
}

function putInPlace(partial: string, target: string): void {
  sync(partial);
  renameSync(partial, target);
  sync(dirname(resolve(target)));
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function removeLog(file: string): void {
  for (const part of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${part}`, { force: true });
}

function asBackupError(error: unknown, what: string): BackupError {
  if (error instanceof BackupError) return error;
  if (error instanceof LogFileError) return new BackupError(error.message, { cause: error });
  return new BackupError(`${what}: ${describeError(error)}`, { cause: error });
}
