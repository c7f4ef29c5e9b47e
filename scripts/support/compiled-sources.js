// Where the compiled form of a source is kept for the tests: by what it says, so that it never is another's.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const COMPILER = ['compile.js', 'swc.json'].map((file) => readFileSync(new URL(file, import.meta.url)));

export const compiledAt = (folder, filename, source) =>
  join(
    folder,
    `${createHash('sha256').update(Buffer.concat(COMPILER)).update(filename).update('\0').update(source).digest('hex')}.js`,
  );

/** The source map beside it. */
export const mapOf = (file) => `${file}.map`;
