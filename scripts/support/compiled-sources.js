// Where the compiled form of a source is kept for the tests: by what it says, so that it never is another's.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const COMPILER = readFileSync(new URL('compile.js', import.meta.url));

export const compiledAt = (folder, filename, source) =>
  join(
    folder,
    `${createHash('sha256').update(COMPILER).update(filename).update('\0').update(source).digest('hex')}.js`,
  );

/** The source map beside it. */
export const mapOf = (file) => `${file}.map`;
