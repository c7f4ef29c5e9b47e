// The last step of a build: the cards, compiled by the program that was just built. They take half a minute of the
// processor, so they are kept outside the checkout for the next clone on this machine. PENTALAND_CARDS_CACHE names another
// folder, or is 'off'.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupFailure } from './failure.js';
import { ROOT } from './places.js';
import { runNode } from './run.js';
import { userCache } from './user-cache.js';

const DIST = join(ROOT, 'dist');
const COMPILED = join(DIST, 'catalogue', 'catalogue.compiled.json');
const COMPILER = join(DIST, 'apps', 'server', 'src', 'cards');
/** The code that runs when cards are compiled. `test/tooling/cards-cache.int-spec.ts` sees to it that none is missing. */
const CODE = [
  ...['abilities', 'cards', 'kernel', 'oracle'].map((room) => join(DIST, 'libs', room)),
  COMPILER,
];
/** Of 11 MB each. */
const MOST = 5;

const cache = userCache({
  setting: 'PENTALAND_CARDS_CACHE',
  suffix: '.cards',
  nameOf: entryName,
  most: MOST,
});

/** What the cache gives is looked at like what is there: the cards are compiled if it is damaged or of other cards. */
export async function ensureCards() {
  cache.take(COMPILED);
  const { code } = await runNode([join(COMPILER, 'build-cards.js')]);
  if (code !== 0) throw new SetupFailure('The cards could not be compiled; the lines above say why.');
  cache.keep(COMPILED);
}

/** Made of all that the compiled cards depend on: the compiler, the packages with their card data, and Node. */
export function entryName() {
  const hash = createHash('sha256')
    .update(`${process.versions.node}\0`)
    .update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const folder of CODE)
    for (const name of readdirSync(folder, { recursive: true }).sort())
      if (name.endsWith('.js'))
        hash.update(`\0${folder.slice(DIST.length)}/${name}\0`).update(readFileSync(join(folder, name)));
  return `cards-${hash.digest('hex').slice(0, 32)}`;
}
