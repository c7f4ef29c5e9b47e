// Keeps the compiled SQLite outside the checkout, for the next clone on this machine. Compiling it takes a minute or
// more. PENTALAND_SQLITE_CACHE names another folder, or is 'off'.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.js';
import { userCache } from './user-cache.js';

const PACKAGE = join(ROOT, 'node_modules', 'better-sqlite3');
const BINARY = join(PACKAGE, 'build', 'Release', 'better_sqlite3.node');

const cache = userCache({
  setting: 'PENTALAND_SQLITE_CACHE',
  suffix: '.sqlite',
  nameOf: dependsOn,
  mode: 0o700,
});

/** Puts the binary of this Node and machine into the checkout; false if the cache has none that is whole. */
export const takeFromCache = () =>
  process.env.npm_config_build_from_source === undefined && cache.take(BINARY);

/** Keeps the binary of the checkout, which has been loaded. */
export const keepInCache = () => cache.keep(BINARY);

/** What the cache gave did not load: it must not be given again. */
export function dropFromCache() {
  rmSync(BINARY, { force: true });
  cache.drop();
}

/** All that a binary depends on: better-sqlite3-12.11.1-abi115-linux-x64-glibc2.36. */
function dependsOn() {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const { platform, arch, versions } = process;
  return ['better-sqlite3', version, `abi${versions.modules}`, platform, arch, ...libc()].join('-');
}

function libc() {
  if (process.platform !== 'linux') return [];
  const { glibcVersionRuntime } = process.report.getReport().header;
  return [glibcVersionRuntime === undefined ? 'musl' : `glibc${glibcVersionRuntime}`];
}
