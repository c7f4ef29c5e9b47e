// A checkpoint that was kept finds what has been taken out of the log since.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import Database from 'better-sqlite3';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { streamName } from '#kernel';
import { SqliteEventStore } from '#event-store/sqlite';
import { batchOf } from '#testkit/log/samples';
import { EVENT_LOG_FILE } from '../../../server/src/index.js';
import { checkpoint } from './checkpoint.js';
import { verify } from './verify.js';

const folder = mkdtempSync(join(tmpdir(), 'pentaland-checkpoint-'));
const log = join(folder, EVENT_LOG_FILE);
const written = join(folder, 'written.sqlite');
const kept = join(folder, 'kept.json');
afterAll(() => rmSync(folder, { recursive: true }));

async function running(command: typeof checkpoint, ...args: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  await command.run(args, { environment: { PENTALAND_DATA_DIR: folder }, out: print, err: print });
  return lines;
}

/** What is found against the checkpoint; the sample streams are no real ones, and have faults of their own. */
const found = async () => {
  const lines = await running(verify, '--chains', '--against', kept);
  return lines.filter((line) => line.startsWith('checkpoint')).join();
};

async function append(...streams: readonly string[]): Promise<void> {
  const store = await SqliteEventStore.open({ file: log });
  for (const stream of streams.map(streamName))
    await store.append(stream, 'no-stream', batchOf([{ type: 'Noted', text: stream }], { stream }).events);
  await store.close();
}

function tampering(sql: string): void {
  const db = new Database(log);
  expect(db.prepare(sql).run().changes).toBeGreaterThan(0);
  db.close();
}

beforeAll(async () => {
  writeFileSync(join(folder, 'secrets.key'), 'f'.repeat(64), { mode: 0o600 });
  await append('account-a', 'game-g1', 'account-b', 'game-g2', 'audit-g1');
  writeFileSync(kept, (await running(checkpoint)).join('\n'));
  const db = new Database(log);
  db.pragma('journal_mode = DELETE');
  db.close();
  copyFileSync(log, written);
});
beforeEach(() => {
  for (const end of ['-wal', '-shm']) rmSync(log + end, { force: true });
  copyFileSync(written, log);
});

describe('pentaland checkpoint', () => {
  it('finds no fault in the log as it was, nor in one that has grown', async () => {
    expect(await found()).toBe('');
    await append('game-g3');
    expect(await found()).toBe('');
  });

  it('finds that the end of the log is gone', async () => {
    tampering('DELETE FROM events WHERE position >= (SELECT max(position) FROM events) - 1');
    expect(await found()).toMatch(/: events at the end of the log are missing$/);
  });

  it('finds that a whole stream is gone, whatever was appended since', async () => {
    tampering('DELETE FROM events WHERE position = 2');
    await append('game-g3', 'game-g4');
    expect(await found()).toMatch(/: an event that was in the log then is missing or changed$/);
  });

  it('finds a checkpoint that was changed', async () => {
    const lines = (await running(checkpoint)).join('\n');
    writeFileSync(kept, lines.replace(/"size":5/, '"size":4'));
    expect(await found()).toMatch(/: its signature is not valid$/);
    writeFileSync(kept, lines);
    expect(await found()).toBe('');
  });
});
