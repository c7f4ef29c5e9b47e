// A backup with one game that does not hold brings back everything else, and says which game it is.
import { afterAll, describe, expect, it } from '@jest/globals';
import Database from 'better-sqlite3';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { streamName } from '#kernel';
import { SqliteEventStore } from '#event-store/sqlite';
import { batchOf } from '../../../../libs/matches/src/log/fixtures/samples.js';
import { EXIT } from '../command.js';
import { restoreLog } from './restore.js';

const folder = mkdtempSync(join(tmpdir(), 'pentaland-restore-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'secrets.key'), 'f'.repeat(64), { mode: 0o600 });

async function backupWith(name: string, streams: readonly string[]): Promise<string> {
  const file = join(folder, name);
  const store = await SqliteEventStore.open({ file });
  for (const stream of streams.map(streamName))
    await store.append(stream, 'no-stream', batchOf([{ type: 'Noted', text: 'x' }], { stream }).events);
  await store.close();
  const db = new Database(file);
  db.pragma('journal_mode = DELETE');
  db.close();
  return file;
}

async function restored(file: string) {
  const [out, err]: [string[], string[]] = [[], []];
  const terminal = {
    environment: { PENTALAND_DATA_DIR: folder },
    out: (line: string) => out.push(line),
    err: (line: string) => err.push(line),
  };
  const code = await restoreLog.run([file, '--force'], terminal);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

describe('pentaland restore', () => {
  it('restores what is beside a game that is at fault, and names the game', async () => {
    const { code, out, err } = await restored(await backupWith('one-game.sqlite', ['game-g1']));
    expect(code).toBe(EXIT.ok);
    expect(err).toContain('game-g1 at revision 0: unknown-type');
    expect(out).toMatch(/1 events; 1 games are not whole, and stand there as they were: g1\.$/);
  });

  it('refuses a log of which more than a game is at fault, forced or not', async () => {
    const file = await backupWith('accounts.sqlite', ['game-g1', 'account-a']);
    await expect(restored(file)).rejects.toThrow(/is not restored: account-a at revision 0/);
  });
});
