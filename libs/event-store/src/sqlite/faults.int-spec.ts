// Tests file faults: the store reports them, keeps what it acknowledged, and recovers by itself.
import { fork, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Database from 'better-sqlite3';
import { eventId, streamName } from '#kernel';
import { StoreUnavailable, type EventStore, type NewEvent } from '../port/port.js';
import { builtFile } from './built-file.js';
import { answeredHealth } from './fixtures/answered-health.js';
import type { Report } from './fixtures/limited-files.js';
import type { Reported } from './fixtures/read-only-file.js';
import { LogFileError, SqliteEventStore } from './index.js';

const stream = streamName('game-1');
const newEvent = (bytes = 10): NewEvent => ({
  id: eventId(randomUUID()),
  type: 'Written',
  data: 'x'.repeat(bytes),
  metadata: {},
});

async function thrownBy(work: Promise<unknown>): Promise<StoreUnavailable> {
  const thrown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(StoreUnavailable);
  return thrown as StoreUnavailable;
}

/** Appends until the store fails; returns how often it succeeded. */
async function fillUp(store: EventStore): Promise<{ landed: number; error: StoreUnavailable }> {
  for (let landed = 0; ; landed += 1)
    try {
      await store.append(stream, 'any', [newEvent(20_000)]);
    } catch (error) {
      return { landed, error: error as StoreUnavailable };
    }
}

describe('a log file', () => {
  let folder = '';
  let file = '';
  const open: EventStore[] = [];
  const opened = async (
    options: { maxBytes?: number; busyTimeoutMs?: number } = {},
  ): Promise<SqliteEventStore> => {
    const store = await SqliteEventStore.open({ file, ...options });
    open.push(store);
    return store;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pentaland-faults-'));
    file = join(folder, 'log.db');
  });
  afterEach(async () => {
    for (const store of open.splice(0)) await store.close();
    rmSync(folder, { recursive: true });
  });

  it('is refused by name and left unchanged if it is no database', async () => {
    for (const text of ['short', 'not a database at all '.repeat(500)]) {
      writeFileSync(file, text);
      await expect(SqliteEventStore.open({ file })).rejects.toThrow(LogFileError);
      await expect(SqliteEventStore.open({ file })).rejects.toThrow('is no database');
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
  });

  it('is refused by name and left unchanged if it is a database of something else', async () => {
    const other = new Database(file);
    other.exec('CREATE TABLE recipes (name TEXT)');
    other.close();
    await expect(SqliteEventStore.open({ file })).rejects.toThrow('is a database of something else');
    const again = new Database(file);
    expect(again.prepare('SELECT name FROM sqlite_schema').pluck().all()).toEqual(['recipes']);
    again.close();
  });

  it('is refused with both versions named if its schema is newer', async () => {
    await (await opened()).close();
    const db = new Database(file);
    db.pragma('user_version = 7');
    db.close();
    await expect(SqliteEventStore.open({ file })).rejects.toThrow(LogFileError);
    await expect(SqliteEventStore.open({ file })).rejects.toThrow(
      /newer version.*its schema is 7.*knows up to 2/,
    );
  });

  it('is created together with its folder', async () => {
    file = join(folder, 'deep', 'down', 'log.db');
    const store = await opened();
    expect(await store.append(stream, 'no-stream', [newEvent()])).toMatchObject({ kind: 'appended' });
  });

  it('that is full refuses new events as not done, keeps the rest, and takes more once there is room', async () => {
    const filler = async (): Promise<void> => {
      await (await SqliteEventStore.open({ file })).close();
      const db = new Database(file);
      db.exec('CREATE TABLE filler (bytes BLOB)');
      db.prepare('INSERT INTO filler VALUES (zeroblob(2000000))').run();
      db.close();
    };
    await filler();
    const store = await opened({ maxBytes: 4_000_000 });
    const { landed, error } = await fillUp(store);
    expect(landed).toBeGreaterThan(10);
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error.outcome).toBe('not-done');
    expect(error.message).toContain('SQLITE_FULL');
    expect(await answeredHealth(store)).toEqual({
      status: 'down',
      detail: expect.stringContaining('SQLITE_FULL'),
    });

    const found = await store.read(stream, { max: 10_000 });
    expect(found.kind === 'found' && found.events.length).toBe(landed);

    const db = new Database(file);
    db.exec('DROP TABLE filler');
    db.close();
    expect(await answeredHealth(store)).toMatchObject({ status: 'ok' });
    expect(await store.append(stream, 'stream-exists', [newEvent(20_000)])).toMatchObject({
      kind: 'appended',
      revision: landed,
    });
  });

  it('that others lock for too long refuses a batch as not done, and takes it afterwards', async () => {
    const store = await opened({ busyTimeoutMs: 100 });
    await store.append(stream, 'no-stream', [newEvent()]);
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    const batch = [newEvent()];
    const error = await thrownBy(store.append(stream, 'any', batch));
    expect(error.outcome).toBe('not-done');
    expect(error.message).toContain('SQLITE_BUSY');
    expect(await answeredHealth(store)).toMatchObject({ status: 'down' });
    // Readers do not block anyone.
    expect(await store.read(stream, { max: 5 })).toMatchObject({ kind: 'found' });
    other.exec('ROLLBACK');
    other.close();
    expect(await store.append(stream, 'any', batch)).toMatchObject({ kind: 'appended', revision: 1 });
    expect(await answeredHealth(store)).toMatchObject({ status: 'ok' });
  });

  it('that others lock for too long also answers the appends made meanwhile', async () => {
    const store = await opened({ busyTimeoutMs: 100 });
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    const first = thrownBy(store.append(streamName('game-1'), 'any', [newEvent()]));
    // The writer has started; the next append waits for its answer.
    await nextTurn();
    const second = thrownBy(store.append(streamName('game-2'), 'any', [newEvent()]));
    expect(await first).toMatchObject({ outcome: 'not-done' });
    expect(await second).toMatchObject({ outcome: 'not-done' });
    other.exec('ROLLBACK');
    other.close();
    await store.close();
  });

  it('that others are writing to keeps appends waiting, and health says so', async () => {
    const store = await opened({ busyTimeoutMs: 30_000 });
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    const waiting = store.append(stream, 'no-stream', [newEvent()]);
    expect(await store.health()).toEqual({
      status: 'degraded',
      detail: expect.stringContaining('has not answered'),
    });
    other.exec('ROLLBACK');
    other.close();
    expect(await waiting).toMatchObject({ kind: 'appended', revision: 0 });
    expect(await answeredHealth(store)).toMatchObject({ status: 'ok' });
  });

  it('that is damaged under the store turns health down, and works again with every acknowledged event once repaired', async () => {
    const first = await opened();
    for (let n = 0; n < 100; n += 1) await first.append(stream, 'any', [newEvent(2_000)]);
    await first.close();
    copyFileSync(file, `${file}.good`);

    // Damaged from the second page on: it opens, but nothing in it can be found.
    const { size } = statSync(file);
    const handle = openSync(file, 'r+');
    writeSync(handle, Buffer.alloc(size - 4_096, 0xa5), 0, size - 4_096, 4_096);
    closeSync(handle);

    const store = await opened();
    const error = await thrownBy(store.append(stream, 'any', [newEvent()]));
    expect(error.outcome).toBe('not-done');
    expect(error.message).toContain('SQLITE_CORRUPT');
    expect((await thrownBy(store.read(stream, { max: 5 }))).message).toContain('cannot be read');
    expect((await thrownBy(store.readAll({ max: 5 }))).outcome).toBe('not-done');
    expect(await answeredHealth(store)).toMatchObject({ status: 'down' });
    const waiting = store.subscribe({ kind: 'stream', stream }, {});
    const firstSeen = waiting.next();

    renameSync(`${file}.good`, file);
    expect(await store.append(stream, 'any', [newEvent()])).toMatchObject({
      kind: 'appended',
      revision: 100,
    });
    expect(await answeredHealth(store)).toMatchObject({ status: 'ok' });
    expect(await firstSeen).toMatchObject({ value: { kind: 'event', event: { revision: 0 } } });
    await waiting.return?.();
    const found = await store.read(stream, { max: 1_000 });
    expect(found.kind === 'found' && found.events.length).toBe(101);
  });

  it('with an overwritten header turns health down, and works again once repaired', async () => {
    const store = await opened();
    await store.append(stream, 'no-stream', [newEvent()]);
    const copy = new Database(file);
    await copy.backup(`${file}.good`);
    copy.close();
    writeFileSync(`${file}.bad`, Buffer.alloc(100_000, 0x5a));
    renameSync(`${file}.bad`, file);
    for (const beside of ['-wal', '-shm']) rmSync(`${file}${beside}`, { force: true });
    const error = await thrownBy(store.append(stream, 'any', [newEvent()]));
    expect(error.outcome).toBe('not-done');
    expect(error.message).toContain('is no database');
    expect(await answeredHealth(store)).toMatchObject({ status: 'down' });
    renameSync(`${file}.good`, file);
    expect(await store.append(stream, 'any', [newEvent()])).toMatchObject({ kind: 'appended', revision: 1 });
    expect(await answeredHealth(store)).toMatchObject({ status: 'ok' });
  });

  it('that is missing is never silently recreated', async () => {
    const store = await opened();
    await store.append(stream, 'no-stream', [newEvent()]);
    renameSync(file, `${file}.away`);
    const error = await thrownBy(store.append(stream, 'any', [newEvent()]));
    expect(error.outcome).toBe('not-done');
    expect(await answeredHealth(store)).toMatchObject({ status: 'down' });
    await thrownBy(store.append(stream, 'any', [newEvent()]));
    expect(existsSync(file)).toBe(false);
    renameSync(`${file}.away`, file);
    expect(await store.append(stream, 'stream-exists', [newEvent()])).toMatchObject({
      kind: 'appended',
      revision: 1,
    });
    expect(await answeredHealth(store)).toMatchObject({ status: 'ok' });
  });

  it('that becomes read-only turns health down, and works again once writable', async () => {
    const child = fork(builtFile('./fixtures/read-only-file.js', import.meta.url), [file], { execArgv: [] });
    // The child may no longer be root when it renames a file in here.
    chmodSync(folder, 0o777);
    const nextReport = async (): Promise<Reported> => ((await once(child, 'message')) as [Reported])[0];
    expect(await nextReport()).toMatchObject({ append: 'appended', health: { status: 'ok' } });
    const during = await nextReport();
    expect(during).toMatchObject({ append: 'not-done', health: { status: 'down' } });
    expect(during.message).toMatch(/SQLITE_(READONLY|CANTOPEN)/);
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o666);
    child.send('writable again');
    expect(await nextReport()).toMatchObject({ append: 'appended', health: { status: 'ok' } });
    await once(child, 'exit');
  });

  it('that cannot grow during a commit gives an unknown outcome, and the same batch sent again settles it', async () => {
    const child = spawn(
      'sh',
      [
        '-c',
        // 512-byte blocks. Without the trap the signal would end the process.
        `trap '' XFSZ; ulimit -f 4000; exec "$0" "$@"`,
        process.execPath,
        builtFile('./fixtures/limited-files.js', import.meta.url),
        file,
      ],
      { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
    );
    const [report] = (await once(child, 'message')) as [Report];
    await once(child, 'exit');
    const { acknowledged, failures, secondAnswers } = report;
    expect(failures.length).toBeGreaterThan(0);
    for (const failure of failures) expect(failure.message).toMatch(/SQLITE_(IOERR|FULL)/);
    expect(failures.map(({ outcome }) => outcome)).toContain('unknown');
    expect(failures.map(({ health }) => health)).toContain('down');
    expect(secondAnswers.length).toBeGreaterThan(0);
    for (const answer of secondAnswers) expect(['appended', 'duplicate']).toContain(answer);

    const found = await (await opened()).read(stream, { max: 10_000 });
    const ids = found.kind === 'found' ? found.events.map(({ id }) => id as string) : [];
    expect(ids.slice(0, acknowledged.length)).toEqual(acknowledged);
    // An append that was never acknowledged is there whole or not at all.
    expect(ids.length % 2).toBe(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps the content of events out of its errors and its health', async () => {
    const store = await opened({ maxBytes: 300_000 });
    const { error } = await fillUp(store);
    const { detail } = await answeredHealth(store);
    for (const text of [error.message, detail]) {
      expect(text).not.toContain('xxx');
      expect(text).not.toContain(stream);
    }
  });
});
