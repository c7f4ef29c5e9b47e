// A backup with one game that does not hold brings back everything else, and says which game it is.
import { afterAll, describe, expect, it } from '@jest/globals';
import Database from 'better-sqlite3';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instant, streamName } from '#kernel';
import { SqliteEventStore } from '#event-store/sqlite';
import { secretKey } from '#ports';
import { bindDataKey } from '#log';
import { batchOf } from '#testkit/log/samples';
import { EXIT, Failure } from '../command/command.js';
import { restoreLog } from './restore.js';

const folder = mkdtempSync(join(tmpdir(), 'pentaland-restore-'));
afterAll(() => rmSync(folder, { recursive: true }));
const KEY = 'f'.repeat(64);
writeFileSync(join(folder, 'secrets.key'), KEY, { mode: 0o600 });

async function backupWith(name: string, streams: readonly string[]): Promise<string> {
  const file = join(folder, name);
  const store = await SqliteEventStore.open({ file });
  for (const stream of streams.map(streamName))
    await store.append(stream, 'no-stream', batchOf([{ type: 'Noted', text: 'x' }], { stream }).events);
  const keys = { data: secretKey(KEY), tokens: secretKey(KEY) };
  await bindDataKey(store, keys, instant(0));
  await store.close();
  const db = new Database(file);
  db.pragma('journal_mode = DELETE');
  db.close();
  return file;
}

async function restored(file: string, environment: Record<string, string> = { PENTALAND_DATA_DIR: folder }) {
  const [out, err]: [string[], string[]] = [[], []];
  const terminal = {
    environment,
    out: (line: string) => out.push(line),
    err: (line: string) => err.push(line),
  };
  const code = await restoreLog.run([file, '--force'], terminal);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

describe('pentaland restore', () => {
  it('restores a log in which only a game is at fault, and names the game', async () => {
    const { code, out, err } = await restored(await backupWith('one-game.sqlite', ['game-g1']));
    expect(code).toBe(EXIT.partly);
    expect(err).toContain('game-g1 at revision 0: unknown-type');
    expect(out).toMatch(/2 events; 1 games are not whole and were restored as they are: g1\.$/);
  });

  it('refuses a log with a fault outside the games, forced or not', async () => {
    const file = await backupWith('accounts.sqlite', ['game-g1', 'account-a']);
    await expect(restored(file)).rejects.toThrow(/is not restored: account-a at revision 0/);
  });

  it('exits with 0 if every chain is whole, and needs only the key of the log', async () => {
    const target = join(folder, 'whole');
    const into = { PENTALAND_DATA_DIR: target, PENTALAND_SECRETS_KEY: KEY };
    const { code, out } = await restored(await backupWith('whole.sqlite', []), into);
    expect([code, out]).toEqual([EXIT.ok, `${join(target, 'events.sqlite')}: 1 events, every chain whole.`]);
    expect(readdirSync(target)).toEqual(['events.sqlite']);
  });

  it('into an empty folder without the key names the missing key and every other fault, and leaves nothing', async () => {
    const file = await backupWith('no-key.sqlite', ['game-g1']);
    const target = join(folder, 'new', 'data');
    const refused = restored(file, { PENTALAND_DATA_DIR: target });
    await expect(refused).rejects.toThrow(Failure);
    const message = await refused.then(
      () => '',
      (error: unknown) => (error as Error).message,
    );
    const [what, found, ...rest] = message.split('\n');
    expect(what).toBe(
      `${file} is not restored: it needs the key ${secretKey(KEY).id} that its log was written with.`,
    );
    expect(found).toBe(`${join(target, 'secrets.key')} is missing, and PENTALAND_SECRETS_KEY is not set.`);
    expect(rest.join(' ')).toMatch(
      /No backup contains that key\..* Without token\.key .* Without catalogue\.imported\.json/,
    );
    expect(existsSync(join(folder, 'new'))).toBe(false);
  });

  it('under another key says so, and does not say that every game is at fault', async () => {
    const file = await backupWith('other-key.sqlite', ['game-g1']);
    const other = 'e'.repeat(64);
    const target = join(folder, 'other');
    const refused = restored(file, { PENTALAND_DATA_DIR: target, PENTALAND_SECRETS_KEY: other });
    await expect(refused).rejects.toThrow(`is a different one: ${secretKey(other).id}.`);
    expect(existsSync(target)).toBe(false);
  });

  it('of a file that is not a backup leaves nothing in an empty folder', async () => {
    const file = join(folder, 'text.sqlite');
    writeFileSync(file, 'no log');
    const target = join(folder, 'empty');
    await expect(restored(file, { PENTALAND_DATA_DIR: target, PENTALAND_SECRETS_KEY: KEY })).rejects.toThrow(
      Failure,
    );
    expect(existsSync(target)).toBe(false);
  });
});
