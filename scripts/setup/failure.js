// A setup that cannot continue. The user sees one sentence that says what to do, never a stack trace.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, STATE_DIR } from './places.js';

/** How the sentences end. */
export const AGAIN = 'run the command again.';

export class SetupFailure extends Error {}

const LOG = join(STATE_DIR, 'setup.log');

/** `output` is what the failed program printed. It goes to a log file, which the sentence names. */
export function failureWithLog(sentence, output) {
  mkdirSync(STATE_DIR, { recursive: true });
  writeFileSync(LOG, output);
  return new SetupFailure(`${sentence} The full output is in ${relative(ROOT, LOG)}.`);
}
