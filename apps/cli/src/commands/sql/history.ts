// The lines that were typed in earlier shells, kept in the data folder for its operator alone.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'sql-history';
const OWNER_ALONE = 0o600;

/** The newest first, as a prompt wants them. */
export function historyIn(folder: string): readonly string[] {
  try {
    return readFileSync(join(folder, FILE), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .reverse();
  } catch {
    return [];
  }
}

/** A folder that cannot be written loses the history, and nothing else. */
export function keepHistory(folder: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  try {
    writeFileSync(join(folder, FILE), `${[...lines].reverse().join('\n')}\n`, { mode: OWNER_ALONE });
  } catch {
    // The shell has answered what it was asked.
  }
}
