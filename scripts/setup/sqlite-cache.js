// Keeps the compiled SQLite outside the checkout, for the next clone on this machine. Compiling it takes a minute or
// more. PENTALAND_SQLITE_CACHE names another folder, or is 'off'. An entry is one file: the SHA-256 of a binary as a
// line, then the binary. It appears by a rename, so whoever reads it sees all of it or none. Nothing here can fail a
// command: without a cache SQLite is compiled.
import { createHash, randomUUID } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { utimesSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './places.js';

const PACKAGE = join(ROOT, 'node_modules', 'better-sqlite3');
const BINARY = join(PACKAGE, 'build', 'Release', 'better_sqlite3.node');
const SUFFIX = '.sqlite';
/** An entry that no clone took for so long, or a file that a killed process left, is removed. */
const UNUSED_MS = 90 * 24 * 3_600_000;
const DIGEST_LINE = 65;

/** Puts the binary of this Node and machine into the checkout; false if the cache has none that is whole. */
export const takeFromCache = () =>
  process.env.npm_config_build_from_source === undefined &&
  attempt((entry) => {
    const binary = readEntry(entry);
    if (binary === undefined) return false;
    mkdirSync(dirname(BINARY), { recursive: true });
    replace(BINARY, binary);
    utimesSync(entry, new Date(), new Date());
    return true;
  });

/** Keeps the binary of the checkout, which has been loaded. */
export const keepInCache = () =>
  attempt((entry) => {
    const binary = readFileSync(BINARY);
    removeUnused(dirname(entry));
    replace(entry, Buffer.concat([Buffer.from(`${digestOf(binary)}\n`), binary]));
    return true;
  });

/** What the cache gave did not load: it must not be given again. */
export const dropFromCache = () =>
  attempt((entry) => {
    rmSync(BINARY, { force: true });
    rmSync(entry, { force: true });
    return true;
  });

function attempt(work) {
  try {
    const folder = cacheFolder();
    return folder !== undefined && work(join(folder, entryName()));
  } catch {
    return false;
  }
}

/** The folder holds what is run later: it has to be ours, and nobody else may write to it. */
function cacheFolder() {
  const set = process.env.PENTALAND_SQLITE_CACHE;
  if (set === 'off') return undefined;
  const folder = set || join(userCache(), 'pentaland');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = statSync(folder);
  if (process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0)) return folder;
  console.error(`${folder} is not used as a cache, because others may write to it: \`chmod 700 ${folder}\`.`);
  return undefined;
}

function userCache() {
  if (process.platform === 'win32') return process.env.LOCALAPPDATA || join(homedir(), 'AppData', 'Local');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches');
  return process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
}

/** All that a binary depends on: better-sqlite3-12.11.1-abi115-linux-x64-glibc2.36.sqlite. */
function entryName() {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const { platform, arch, versions } = process;
  const parts = ['better-sqlite3', version, `abi${versions.modules}`, platform, arch, ...libc()];
  return `${parts.join('-')}${SUFFIX}`;
}

function libc() {
  if (process.platform !== 'linux') return [];
  const { glibcVersionRuntime } = process.report.getReport().header;
  return [glibcVersionRuntime === undefined ? 'musl' : `glibc${glibcVersionRuntime}`];
}

function readEntry(entry) {
  if (!lstatSync(entry).isFile()) return undefined;
  const content = readFileSync(entry);
  const binary = content.subarray(DIGEST_LINE);
  return content.subarray(0, DIGEST_LINE).toString('latin1') === `${digestOf(binary)}\n` ? binary : undefined;
}

const digestOf = (binary) => createHash('sha256').update(binary).digest('hex');

/** Never writes into the file that is there: another process may have it open, or another name may lead to it. */
function replace(file, content) {
  const part = `${file}.${randomUUID()}.part`;
  try {
    writeFileSync(part, content, { mode: 0o700, flag: 'wx' });
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

function removeUnused(folder) {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (!name.includes(SUFFIX) || Date.now() - lstatSync(file).mtimeMs < UNUSED_MS) continue;
    rmSync(file, { force: true });
  }
}
