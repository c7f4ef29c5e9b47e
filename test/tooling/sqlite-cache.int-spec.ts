// SQLite is compiled once for all clones of a machine: the cache outside them, what is wrong with it, and how to do
// without it. An `npm` that counts stands in for the one that compiles for two minutes; what it leaves is the real
// binary, and Node loads it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BareCheckout, ROOT } from './fixtures/bare-checkout.js';

const BUILT = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node';
const PREPARE = `
  const { prepareSqlite, sqliteLoads } = await import('./scripts/setup/sqlite.js');
  await prepareSqlite();
  process.exitCode = sqliteLoads() ? 0 : 1;`;

let home: string;
let cache: string;
const clones: BareCheckout[] = [];
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'pentaland-home-'));
  cache = join(home, '.cache/pentaland');
  const npm = join(home, 'bin/npm');
  mkdirSync(join(home, 'bin'));
  writeFileSync(
    npm,
    `#!/bin/sh\nmkdir -p "$(dirname ${BUILT})" && cp "${join(ROOT, BUILT)}" ${BUILT} && echo x >> "${join(home, 'compiled')}"\n`,
  );
  chmodSync(npm, 0o755);
});
afterEach(() => {
  for (const clone of clones.splice(0)) clone.dispose();
  rmSync(home, { recursive: true });
});

const times = (): number =>
  existsSync(join(home, 'compiled'))
    ? readFileSync(join(home, 'compiled'), 'utf8').split('\n').length - 1
    : 0;

/** A clone whose packages are installed without any script. */
function clone(): BareCheckout {
  const made = new BareCheckout();
  clones.push(made);
  for (const name of ['bindings', 'file-uri-to-path']) {
    mkdirSync(join(made.folder, 'node_modules'), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(made.folder, 'node_modules', name));
  }
  for (const part of ['package.json', 'lib'])
    cpSync(
      join(ROOT, 'node_modules/better-sqlite3', part),
      join(made.folder, 'node_modules/better-sqlite3', part),
      {
        recursive: true,
      },
    );
  return made;
}

/** Prepares SQLite in a clone; whatever the way, it loads at the end. */
async function prepared({ folder }: BareCheckout, settings: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PREPARE], {
    cwd: folder,
    env: {
      PATH: `${join(home, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`,
      HOME: home,
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (text) => (stderr += String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  expect(stderr).toMatch(/^Preparing SQLite/);
  expect([code, stderr]).toEqual([0, stderr]);
  return stderr;
}

const entries = () => readdirSync(cache).map((name) => join(cache, name));
const withDigest = (binary: Buffer) =>
  Buffer.concat([Buffer.from(`${createHash('sha256').update(binary).digest('hex')}\n`), binary]);

describe('the compiled SQLite', () => {
  it('is taken by the next clone from the cache of the user, under a name that says what it depends on', async () => {
    const [first, second] = [clone(), clone()];
    await prepared(first);
    await prepared(second);
    expect(times()).toBe(1);
    expect(readFileSync(join(second.folder, BUILT)).equals(readFileSync(join(ROOT, BUILT)))).toBe(true);
    const { version } = JSON.parse(
      readFileSync(join(ROOT, 'node_modules/better-sqlite3/package.json'), 'utf8'),
    ) as { version: string };
    expect(readdirSync(cache)).toEqual([
      expect.stringMatching(
        `^better-sqlite3-${version}-abi${process.versions.modules}-${process.platform}-${process.arch}.*\\.sqlite$`,
      ),
    ]);
    expect(statSync(cache).mode & 0o777).toBe(0o700);
  });

  it('is compiled for another version of the package', async () => {
    await prepared(clone());
    const other = clone();
    const file = join(other.folder, 'node_modules/better-sqlite3/package.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"version": "[^"]*"/, '"version": "0.0.1"'));
    await prepared(other);
    expect(times()).toBe(2);
    expect(entries()).toHaveLength(2);
  });

  it.each([
    ['is cut short', (whole: Buffer) => whole.subarray(0, 1_000)],
    ['has a wrong byte', (whole: Buffer) => Buffer.concat([whole.subarray(0, -1), Buffer.from('?')])],
    ['is empty', () => Buffer.alloc(0)],
    ['has its digest and does not load', () => withDigest(Buffer.from('no program'))],
  ])('is compiled again if the entry %s, and the entry is mended', async (_what, damaged) => {
    await prepared(clone());
    const [entry = ''] = entries();
    const whole = readFileSync(entry);
    writeFileSync(entry, damaged(whole));
    await prepared(clone());
    expect(times()).toBe(2);
    expect(readFileSync(entry).equals(whole)).toBe(true);
    await prepared(clone());
    expect(times()).toBe(2);
  });

  it('is whole in the cache after two clones compiled it at the same time', async () => {
    await Promise.all([prepared(clone()), prepared(clone())]);
    expect(entries()).toHaveLength(1);
    const compiled = times();
    await prepared(clone());
    expect(times()).toBe(compiled);
  });

  it('leaves the file alone that another clone may have open', async () => {
    await prepared(clone());
    const own = clone();
    const opened = join(home, 'opened.node');
    mkdirSync(join(own.folder, BUILT, '..'), { recursive: true });
    writeFileSync(opened, 'as it was');
    symlinkSync(opened, join(own.folder, BUILT));
    await prepared(own);
    expect(readFileSync(opened, 'utf8')).toBe('as it was');
  });

  it('is compiled in each clone without a cache, and where the user asks for it', async () => {
    await prepared(clone(), { PENTALAND_SQLITE_CACHE: 'off' });
    expect(existsSync(cache)).toBe(false);
    await prepared(clone(), { npm_config_build_from_source: 'true' });
    await prepared(clone(), { npm_config_build_from_source: 'true' });
    expect(times()).toBe(3);
    await prepared(clone());
    expect(times()).toBe(3);
  });

  it('is kept in the folder that PENTALAND_SQLITE_CACHE names', async () => {
    const named = join(home, 'elsewhere');
    await prepared(clone(), { PENTALAND_SQLITE_CACHE: named });
    await prepared(clone(), { PENTALAND_SQLITE_CACHE: named });
    expect([times(), readdirSync(named).length, existsSync(cache)]).toEqual([1, 1, false]);
  });

  it('is not taken from a folder that others may write to, nor kept in what is no folder', async () => {
    await prepared(clone());
    chmodSync(cache, 0o777);
    expect(await prepared(clone())).toContain('is not used as a cache, because others may write to it');
    expect(times()).toBe(2);
    await prepared(clone(), { PENTALAND_SQLITE_CACHE: join(home, 'compiled') });
    expect(times()).toBe(3);
  });

  it('does not stay for ever: what no clone took for ninety days goes when another is kept', async () => {
    await prepared(clone());
    const [entry = ''] = entries();
    for (const [name, days] of [
      ['old.sqlite', 91],
      ['old.sqlite.1.part', 91],
      ['young.sqlite', 89],
      ['something of mine', 91],
    ] as const) {
      writeFileSync(join(cache, name), '');
      const then = new Date(Date.now() - days * 24 * 3_600_000);
      utimesSync(join(cache, name), then, then);
    }
    rmSync(entry);
    await prepared(clone());
    expect(
      readdirSync(cache)
        .filter((name) => join(cache, name) !== entry)
        .sort(),
    ).toEqual(['something of mine', 'young.sqlite']);
  });
});
