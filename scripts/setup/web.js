// Builds the pages of the web front end into dist/web when one of their sources has changed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupFailure } from './failure.js';
import { ROOT } from './places.js';
import { step } from './progress.js';

/** Where the sources of the pages are; the build of the server leaves them alone. */
export const WEB = 'apps/web/';
const FOLDERS = [WEB, 'libs/client/'];
const FILES = ['package-lock.json', 'scripts/setup/web.js', 'scripts/support/build-web.js'];
const STAMP = join(ROOT, 'dist', 'web', '.built-from');

export const isWebBuilt = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();

export async function ensureWebBuilt() {
  if (isWebBuilt()) return;
  await step('Building the pages', async () => {
    const now = fingerprint();
    rmSync(STAMP, { force: true });
    const { buildWeb } = await import('../support/build-web.js');
    try {
      await buildWeb();
    } catch (error) {
      throw new SetupFailure(`${error.message}\nThe pages could not be built; the lines above say why.`);
    }
    writeFileSync(STAMP, now);
  });
}

function fingerprint() {
  const hash = createHash('sha256').update(`${process.env['PENTALAND_WEB_API'] ?? ''}\0`);
  for (const file of [...FILES, ...FOLDERS.flatMap(filesUnder)])
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}

function filesUnder(folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => join(folder, name))
    .filter(
      (name) => !/\.(?:spec|int-spec|e2e-spec)\.tsx?$/.test(name) && statSync(join(ROOT, name)).isFile(),
    )
    .sort();
}
