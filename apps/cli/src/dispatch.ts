// Finds the subcommand that is meant, runs it, and turns what comes of it into an exit code.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PentalandError, Refused } from '#client';
import { ConfigError } from '../../server/src/config/config.js';
import {
  EXIT,
  Failure,
  UsageError,
  type Called,
  type Command,
  type ExitCode,
  type Terminal,
} from './command/command.js';

const asksForHelp = (word: string | undefined): boolean =>
  word === '--help' || word === '-h' || word === 'help';

export async function dispatch(
  commands: readonly Called[],
  argv: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  if (asksForHelp(argv[0])) {
    say(overview(commands), terminal.out);
    return EXIT.ok;
  }
  if (argv[0] === '--version') {
    terminal.out(`pentaland ${await versionOfProgram()}`);
    return EXIT.ok;
  }
  const called = commands.find(({ words }) => words.every((word, index) => argv[index] === word));
  if (called === undefined) {
    terminal.err(argv.length === 0 ? 'No command was given.' : `There is no command '${argv.join(' ')}'.`);
    say(overview(commands), terminal.err);
    return EXIT.usage;
  }
  const command = await called.load();
  const args = argv.slice(called.words.length);
  if (args.some(asksForHelp)) {
    say(manual(called, command), terminal.out);
    return EXIT.ok;
  }
  return run({ called, command, args, terminal });
}

interface Call {
  readonly called: Called;
  readonly command: Command;
  readonly args: readonly string[];
  readonly terminal: Terminal;
}

async function run({ called, command, args, terminal }: Call): Promise<ExitCode> {
  try {
    return await command.run(args, terminal);
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.err(`${error.message}.`);
      terminal.err(`Usage: ${usage(called, command)}`);
      return EXIT.usage;
    }
    if (error instanceof Refused) terminal.err(`Refused: ${error.message} (${error.rule})`);
    else if (error instanceof PentalandError) terminal.err(error.message);
    else if (error instanceof Failure || error instanceof ConfigError) terminal.err(error.message);
    else terminal.err(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return EXIT.failed;
  }
}

const usage = ({ words }: Called, { takes }: Command): string =>
  ['pentaland', ...words, takes].join(' ').trim();

/**
 * `apps/cli/bin/help.txt` is a copy for checkouts in which nothing is built. To update it:
 * `npm run build && node dist/run/pentaland.js --help > apps/cli/bin/help.txt`.
 */
function overview(commands: readonly Called[]): readonly string[] {
  const named = commands.map(({ words, summary }) => ({ name: words.join(' '), summary }));
  const width = Math.max(...named.map(({ name }) => name.length));
  return [
    'Usage: pentaland COMMAND ...',
    '',
    ...named.map(({ name, summary }) => `  ${name.padEnd(width)}   ${summary}`),
    '',
    '`pentaland COMMAND --help` describes a command and its options; `pentaland --version` prints the version.',
    'Commands read the same environment variables as the server (docs/configuration.md).',
    'The exit code is 0 on success, 1 on failure, 2 if the command line was not understood.',
  ];
}

const manual = (called: Called, command: Command): readonly string[] => [
  `Usage: ${usage(called, command)}`,
  '',
  called.summary,
  ...command.details,
];

/** Loaded only here: no other command needs it. */
async function versionOfProgram(): Promise<string> {
  const { BUILT } = await import('../../server/src/cards/built.js');
  const { version } = JSON.parse(readFileSync(join(BUILT, '../package.json'), 'utf8')) as { version: string };
  return version;
}

const say = (lines: readonly string[], to: (line: string) => void): void => lines.forEach((line) => to(line));
