// Builds into dist/ when a source has changed since the last build that succeeded. Types are looked at by `npm run check`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { ensureCards } from './cards.js';
import { SetupFailure } from './failure.js';
import { ROOT } from './places.js';
import { step } from './progress.js';
import { ensureWebBuilt, isWebBuilt, WEB } from './web.js';

const DIST = join(ROOT, 'dist');
const STAMP = join(DIST, '.built-from');
const SETTINGS = [
  'package-lock.json',
  'scripts/setup/build.js',
  'scripts/support/bundle.js',
  'scripts/support/compile.js',
  'scripts/support/put-in.json',
  'scripts/support/swc.json',
];
const ROOMS = ['apps', 'libs', 'bench'];
/** What only tests use. Some rooms' fixtures are started as processes or threads, or by the benches: those are built. */
const ONLY_TESTS =
  /\.(?:spec|int-spec|e2e-spec|d)\.ts$|\/conformance\/|^apps\/.*\/fixtures\/|^libs\/(?:accounts|api|client|disputes|log|matches|visibility)\/.*\/fixtures\/|^libs\/testkit\/src\/(?!browser|cards|eyes|language|pool|tables|values)/;

export const isBuilt = () => isBuiltFrom(fingerprint(allSources())) && isWebBuilt();

const isBuiltFrom = (state) =>
  existsSync(STAMP) && readFileSync(STAMP, 'utf8') === state && !isAnyNewer(statSync(STAMP).mtimeMs);

/** True if something else, such as `npx nest build`, wrote a built file after the last build. */
const isAnyNewer = (time) => builtFiles().some((name) => statSync(join(DIST, name)).mtimeMs > time);

export async function ensureBuilt() {
  await ensureServerBuilt();
  await ensureWebBuilt();
}

async function ensureServerBuilt() {
  const sources = allSources();
  const now = fingerprint(sources);
  if (isBuiltFrom(now)) return;
  await step('Building', async () => {
    // From here until the end dist/ matches no one state of the sources.
    rmSync(STAMP, { force: true });
    const { compile } = await import('../support/compile.js');
    leftovers(sources).forEach((name) => rmSync(join(DIST, name)));
    sources.forEach((source) => build(source, compile));
    await putTogether();
    await ensureCards();
    writeFileSync(STAMP, now);
  });
}

async function putTogether() {
  const { bundle } = await import('../support/bundle.js');
  try {
    await bundle();
  } catch (error) {
    throw new SetupFailure(`${error.message}\nThe build failed; the lines above say why.`);
  }
}

function build(source, compile) {
  const built = join(DIST, source.replace(/\.ts$/, '.js'));
  const map = `${built}.map`;
  const named = relative(dirname(built), join(ROOT, source)).replaceAll('\\', '/');
  const compiled = compiledOrRefused(source, named, compile);
  mkdirSync(dirname(built), { recursive: true });
  // Byte for byte what `npx nest build` writes: the compiled cards belong to the code that compiled them.
  writeFileSync(built, `${compiled.code}\n//# sourceMappingURL=${basename(map)}`);
  writeFileSync(map, compiled.map);
}

function compiledOrRefused(source, named, compile) {
  const filename = join(ROOT, source);
  try {
    return compile(readFileSync(filename, 'utf8'), { filename, named, sourceMaps: true });
  } catch (error) {
    throw new SetupFailure(`${source}: ${error.message}\nThe build failed; the lines above say where.`);
  }
}

const allSources = () => ROOMS.flatMap(sourcesUnder);

/** What the build reads: no tests, no declarations of other people, no pages. */
function sourcesUnder(folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.startsWith(WEB) && !ONLY_TESTS.test(name))
    .sort();
}

function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const file of [...SETTINGS, ...sources])
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Built files whose source is gone: a stale module could still be imported. */
function leftovers(sources) {
  const expected = new Set(sources.map((name) => name.replace(/\.ts$/, '.js')));
  return builtFiles().filter((name) => !expected.has(name.replaceAll('\\', '/')));
}

const builtFiles = () =>
  ROOMS.map((room) => join(DIST, room))
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((name) => relative(DIST, join(folder, name))),
    )
    .filter((name) => name.endsWith('.js'));
