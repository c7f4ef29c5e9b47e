// What compiled cards are told apart by: the compiler's version, and its very code, which may be ahead of it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoByText } from '#kernel';
import { COMPILER_VERSION } from '#oracle';
import { BUILT } from './built.js';

/** What the compiler is made of; how card files are read is none of it, for what came of them has a version of its own. */
const ROOMS = ['abilities', 'cards', 'oracle'];
const READS_FILES = /^importers[\\/]/;

/** By the folder of the built code, which stays the same while a process runs. */
const keys = memoByText<string>(1);

export function compilerKey(): string {
  let key = keys.get(BUILT);
  if (key === undefined) keys.set(BUILT, (key = `${COMPILER_VERSION}-${digestOfCode()}`));
  return key;
}

function digestOfCode(): string {
  const hash = createHash('sha256');
  for (const room of ROOMS) {
    const code = join(BUILT, 'libs', room, 'src');
    const files = readdirSync(code, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.js') && !READS_FILES.test(name)).sort())
      hash.update(`${room}/${file}\0`).update(readFileSync(join(code, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
