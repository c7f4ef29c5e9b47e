// Writes a file so that it is complete whenever it exists, even if several processes write it at once.
import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes lines with a line end between two. */
export function writeWhole(file: string, lines: readonly string[]): void {
  const unfinished = `${file}.${randomUUID()}.tmp`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    const descriptor = openSync(unfinished, 'wx');
    try {
      for (const [index, line] of lines.entries())
        writeFileSync(descriptor, index === 0 ? line : `\n${line}`);
    } finally {
      closeSync(descriptor);
    }
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
