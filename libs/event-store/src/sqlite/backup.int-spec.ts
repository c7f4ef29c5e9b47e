// Tests backups of a log under load, and logs restored from backups.
import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Database from 'better-sqlite3';
import { eventId, streamName } from '#kernel';
import type { EventStore, StoredEvent } from '../port/port.js';
import { backup, BackupError, restore, SqliteEventStore, type Verify } from './index.js';

/** Checks that each stream counts its events, as a simple stand-in for a hash chain. */
const countsOn: Verify = async (events) => {
  const counts = new Map<string, number>();
  const faults: string[] = [];
  for await (const { stream, revision, data } of events) {
    const n = counts.get(stream) ?? 0;
    if (revision !== n || (data as { n: number }).n !== n) faults.push(`${stream} is broken at ${String(n)}`);
    counts.set(stream, n + 1);
  }
  return faults;
};

/**
 * Starts writers, each on its own stream, until they are told to stop. Reports how many events have landed.
 */
function load(store: EventStore): { stop: () => Promise<number>; landed: () => number } {
  const progress = { landed: 0, on: true };
  const writers = Array.from({ length: 8 }, async () => {
    const stream = streamName(`game-${randomUUID()}`);
    for (let n = 0; progress.on; n += 2) {
      const events = [n, n + 1].map((each) => ({
        id: eventId(randomUUID()),
        type: 'Counted',
        data: { n: each, pad: 'x'.repeat(300) },
        metadata: {},
      }));
      await store.append(stream, 'any', events);
      progress.landed += 2;
    }
  });
  return {
    landed: () => progress.landed,
    stop: async () => {
      progress.on = false;
      await Promise.all(writers);
      return progress.landed;
    },
  };
}

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

async function eventsIn(file: string): Promise<readonly StoredEvent[]> {
  const store = await SqliteEventStore.open({ file });
  const events = await store.readAll({ max: Number.MAX_SAFE_INTEGER });
  await store.close();
  return events;
}

describe('backup and restore', () => {
  let folder = '';
  let [file, copy, target] = ['', '', ''];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pentaland-backup-'));
    [file, copy, target] = [
      join(folder, 'log.db'),
      join(folder, 'copies', 'copy.db'),
      join(folder, 'new', 'log.db'),
    ];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** A closed log of some hundred events. */
  const madeLog = async (at: string): Promise<number> => {
    const store = await SqliteEventStore.open({ file: at });
    const work = load(store);
    await until(() => work.landed() > 300);
    const landed = await work.stop();
    await store.close();
    return landed;
  };

  it('copy a log while eight write to it: the copy holds whole batches, and every event acknowledged before', async () => {
    const store = await SqliteEventStore.open({ file });
    const work = load(store);
    await until(() => work.landed() > 2_000);
    const before = work.landed();
    const copied = await backup(file, copy);
    const restored = await restore(copy, target, countsOn);
    // The writers were not blocked meanwhile.
    await until(() => work.landed() > before + 500);
    const landed = await work.stop();

    expect(copied.events).toBeGreaterThanOrEqual(before);
    expect(copied.events).toBeLessThan(landed);
    expect(copied.events % 2).toBe(0);
    expect(restored).toEqual(copied);
    const original = await store.readAll({ max: Number.MAX_SAFE_INTEGER });
    expect(original).toHaveLength(landed);
    await store.close();
    expect(await eventsIn(target)).toEqual(original.slice(0, copied.events));
    // A copy is one complete file, and no partial file remains.
    expect(readdirSync(join(folder, 'copies'))).toEqual(['copy.db']);
    expect(readdirSync(join(folder, 'new'))).toEqual(['log.db']);
  });

  it('yield a log that goes on where the original ended', async () => {
    const landed = await madeLog(file);
    await backup(file, copy);
    await restore(copy, target, countsOn);
    const store = await SqliteEventStore.open({ file: target });
    const [last] = await store.readAll({ direction: 'backwards', max: 1 });
    const event = { id: eventId(randomUUID()), type: 'Counted', data: {}, metadata: {} };
    const result = await store.append(last!.stream, last!.revision, [event]);
    expect(result).toMatchObject({ kind: 'appended', revision: last!.revision + 1 });
    expect(await store.readAll({ max: 10, after: last!.position })).toHaveLength(1);
    expect(landed).toBeGreaterThan(300);
    await store.close();
  });

  it('put nothing in place if the copy does not verify', async () => {
    await madeLog(file);
    const db = new Database(file);
    db.prepare(`UPDATE events SET data = '{"n":77}' WHERE position = 40`).run();
    db.close();
    await backup(file, copy);
    await expect(restore(copy, target, countsOn)).rejects.toThrow(/is broken at/);
    expect(existsSync(join(folder, 'new'))).toBe(false);
  });

  it('put nothing in place if the verification itself fails, and leave the old file', async () => {
    await madeLog(file);
    await madeLog(target);
    const before = readFileSync(target);
    await backup(file, copy);
    const failing: Verify = () => Promise.reject(new Error('no key'));
    await expect(restore(copy, target, failing, { force: true })).rejects.toThrow('no key');
    expect(readFileSync(target)).toEqual(before);
  });

  it('refuse a copy that is damaged, cut short, empty, or not a log', async () => {
    await madeLog(file);
    await backup(file, copy);
    const whole = readFileSync(copy);
    const damaged = Buffer.from(whole).fill(0xa5, 8_192, 40_960);
    for (const bytes of [damaged, whole.subarray(0, 20_000), Buffer.alloc(0), Buffer.alloc(9_000, 7)]) {
      writeFileSync(copy, bytes);
      await expect(restore(copy, target, countsOn)).rejects.toThrow(BackupError);
      expect(existsSync(target)).toBe(false);
    }
  });

  it('refuse an existing target, unless forced', async () => {
    const landed = await madeLog(file);
    await backup(file, copy);
    await expect(backup(file, copy)).rejects.toThrow(/exists already/);
    await backup(file, copy, { force: true });
    await madeLog(target);
    await expect(restore(copy, target, countsOn)).rejects.toThrow(/exists already/);
    expect(await restore(copy, target, countsOn, { force: true })).toEqual({ events: landed });
    expect(await eventsIn(target)).toEqual(await eventsIn(file));
  });

  it('never replace a log that is in use, forced or not', async () => {
    await madeLog(file);
    await backup(file, copy);
    const store = await SqliteEventStore.open({ file: target });
    const event = { id: eventId(randomUUID()), type: 'Counted', data: { n: 0 }, metadata: {} };
    await store.append(streamName('game-1'), 'no-stream', [event]);
    await expect(restore(copy, target, countsOn, { force: true })).rejects.toThrow(/in use/);
    expect(await store.readAll({ max: 10 })).toHaveLength(1);
    expect(
      await store.append(streamName('game-1'), 'stream-exists', [{ ...event, id: eventId(randomUUID()) }]),
    ).toMatchObject({ revision: 1 });
    await store.close();
    expect((await restore(copy, target, countsOn, { force: true })).events).toBeGreaterThan(300);
  });

  it('replace a log too broken to open, when forced, and leave nothing of it', async () => {
    await madeLog(file);
    await backup(file, copy);
    await madeLog(target);
    writeFileSync(target, Buffer.alloc(50_000, 7));
    writeFileSync(`${target}-wal`, Buffer.alloc(50_000, 7));
    await restore(copy, target, countsOn, { force: true });
    expect(await eventsIn(target)).toEqual(await eventsIn(file));
  });

  it('refuse a missing source, a source that is the target, and an unfinished backup', async () => {
    await expect(backup(file, copy)).rejects.toThrow(/is not there/);
    await madeLog(file);
    await expect(backup(file, file, { force: true })).rejects.toThrow(/onto itself/);
    await expect(restore(copy, target, countsOn)).rejects.toThrow(/is not there/);
    const store = await SqliteEventStore.open({ file });
    await store.append(streamName('game-x'), 'any', [
      { id: eventId(randomUUID()), type: 'Counted', data: {}, metadata: {} },
    ]);
    await expect(restore(file, target, countsOn)).rejects.toThrow(/write-ahead log beside it/);
    await store.close();
    writeFileSync(copy.replace('copies/', ''), 'no log');
    await expect(backup(copy.replace('copies/', ''), target)).rejects.toThrow(/is no database/);
    copyFileSync(file, copy.replace('copies/', ''));
    expect(existsSync(target)).toBe(false);
  });
});
