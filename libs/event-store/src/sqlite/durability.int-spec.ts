// Tests that acknowledged means committed, and committed means synced to disk.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Database from 'better-sqlite3';
import { eventId, streamName } from '#kernel';
import { SqliteEventStore } from './index.js';
import { openToWrite } from './schema.js';

const here = dirname(fileURLToPath(import.meta.url));

describe('an acknowledgement of the SQLite store', () => {
  let folder = '';
  let file = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pentaland-durable-'));
    file = join(folder, 'log.db');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('comes from a connection in WAL mode that syncs on every commit', async () => {
    const store = await SqliteEventStore.open({ file });
    expect(store.durability).toEqual({ journalMode: 'wal', synchronous: 2, fullFsync: 1 });
    await store.close();
  });

  it('comes from such a connection on an existing log too', () => {
    for (let time = 0; time < 2; time += 1) {
      const db = openToWrite({ file, create: true, busyTimeoutMs: 100 });
      expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
      expect(db.pragma('synchronous', { simple: true })).toBe(2);
      expect(db.pragma('fullfsync', { simple: true })).toBe(1);
      expect(db.pragma('checkpoint_fullfsync', { simple: true })).toBe(1);
      db.close();
    }
  });

  it('can come from no other connection: one place opens a log for writing', () => {
    const opening = readdirSync(here)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('-spec.ts'))
      .flatMap((name) =>
        readFileSync(join(here, name), 'utf8')
          .split('\n')
          .filter((line) => line.includes('new Database('))
          .map((line) => `${name}: ${line.trim()}`),
      );
    expect(opening).toEqual([
      // Looks whether anyone uses a log that is about to be replaced; writes nothing to it.
      'backup.ts: db = new Database(target, { timeout: 0 });',
      'schema.ts: const db = new Database(settings.file, {',
      'schema.ts: const db = new Database(file, { readonly: true, fileMustExist: true, timeout });',
    ]);
  });

  it('never comes before COMMIT has returned: an outside reader then finds the batch', async () => {
    const store = await SqliteEventStore.open({ file });
    const outside = new Database(file, { readonly: true });
    const find = outside.prepare(
      'SELECT e.position, e.revision FROM events e JOIN streams s ON s.id = e.stream WHERE s.name = ? AND e.id = ?',
    );
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        const stream = streamName(`game-${randomUUID()}`);
        for (let n = 0; n < 20; n += 1) {
          const event = { id: eventId(randomUUID()), type: 'Written', data: n, metadata: {} };
          const result = await store.append(stream, 'any', [event]);
          expect(result).toEqual({ kind: 'appended', revision: n, position: expect.any(String) });
          const found = find.get(stream, event.id);
          expect(found).toEqual({
            revision: n,
            position: Number('position' in result ? result.position : NaN),
          });
        }
      }),
    );
    outside.close();
    await store.close();
  });

  it('shares a commit with others that waited: many appends at once take few commits', async () => {
    const store = await SqliteEventStore.open({ file });
    const before = store.statistics;
    await Promise.all(
      Array.from({ length: 400 }, (_, n) =>
        store.append(streamName(`game-${String(n)}`), 'no-stream', [
          { id: eventId(randomUUID()), type: 'Written', data: n, metadata: {} },
        ]),
      ),
    );
    const { commits, appends, events } = store.statistics;
    expect(appends - before.appends).toBe(400);
    expect(events - before.events).toBe(400);
    expect(commits - before.commits).toBeLessThan(100);
    await store.close();
  });
});
