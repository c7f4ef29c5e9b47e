// The command line's entry.
import { createInterface } from 'node:readline';
import { COMMANDS } from './commands/index.js';
import { dispatch } from './dispatch.js';

process.exitCode = await dispatch(COMMANDS, process.argv.slice(2), {
  environment: process.env,
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  lines: () => createInterface({ input: process.stdin }),
});
