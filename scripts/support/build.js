// Builds into dist/ when a source has changed since the last build that succeeded. Types are looked at by `npm run check`.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runNode, saying, tool } from './run.js';

const DIST = join(ROOT, 'dist');
const STAMP = join(DIST, '.built-from');
const SETTINGS = ['package-lock.json', 'tsconfig.json', 'tsconfig.build.json'];
const ROOMS = ['apps', 'libs', 'bench'];

export async function ensureBuilt() {
  const sources = ROOMS.flatMap(sourcesUnder);
  const now = fingerprint([...SETTINGS, ...sources]);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return;

  if (leftovers(sources).length > 0) rmSync(DIST, { recursive: true, force: true });
  const { code, output } = await saying('Building', () =>
    runNode([tool('typescript', 'bin', 'tsc'), '-p', 'tsconfig.build.json'], { quiet: true }),
  );
  if (code !== 0) {
    console.error(`${output}The build failed; the lines above say where.`);
    process.exit(1);
  }
  // The cards come with the program, compiled by it.
  const cards = await runNode([join(DIST, 'apps', 'server', 'src', 'cards', 'build-cards.js')]);
  if (cards.code !== 0) process.exit(1);
  writeFileSync(STAMP, now);
}

/** What the build reads: no tests, no declarations of other people. */
function sourcesUnder(folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => join(folder, name))
    .filter((name) => name.endsWith('.ts') && !/\.(spec|int-spec|e2e-spec)\.ts$/.test(name))
    .sort();
}

function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Built files whose source is gone: the compiler leaves them behind, and a stale module could still be imported. */
function leftovers(sources) {
  if (!existsSync(DIST)) return [];
  const expected = new Set(sources.map((name) => name.replace(/\.ts$/, '.js')));
  return readdirSync(DIST, { recursive: true }).filter((name) => name.endsWith('.js') && !expected.has(name));
}
