// The command line's entry.
import { createInterface } from 'node:readline';
import { COMMANDS } from './commands/index.js';
import { keysOf } from './command/keys.js';
import { printable } from './command/printable.js';
import { promptsOn } from './command/prompts.js';
import { dispatch } from './dispatch.js';

// Whoever reads may stop reading, as `head` does: then there is nobody left to write for.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

process.exitCode = await dispatch(COMMANDS, process.argv.slice(2), {
  environment: process.env,
  out: (line) => process.stdout.write(`${printable(line)}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  columns: process.stdout.columns,
  lines: () => createInterface({ input: process.stdin }),
  keys: () => keysOf(process.stdin),
  prompts: (history) => promptsOn(process.stdin, process.stdout, history),
  // An orderly exit would wait for that work.
  end: () => process.kill(process.pid, 'SIGKILL'),
});
