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
import { argumentsOf, paragraphs, wordsOf, wrapped } from './command/wrapped.js';

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
    const group = commands.filter(({ words }) => words[0] === argv[0]);
    if (group.length > 0 && asksForHelp(argv[1])) {
      say(listed(group), terminal.out);
      return EXIT.ok;
    }
    terminal.err(argv.length === 0 ? 'No command was given.' : `There is no command '${argv.join(' ')}'.`);
    say(group.length > 0 ? listed(group) : overview(commands), terminal.err);
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
      say(usage(called, command), terminal.err);
      return EXIT.usage;
    }
    if (error instanceof Refused) terminal.err(`Refused: ${error.message} (${error.rule})`);
    else if (error instanceof PentalandError) terminal.err(error.message);
    else if (error instanceof Failure || error instanceof ConfigError) terminal.err(error.message);
    else terminal.err(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return EXIT.failed;
  }
}

const usage = ({ words }: Called, { takes }: Command): readonly string[] => {
  const first = ['Usage: pentaland', ...words].join(' ');
  return wrapped(argumentsOf(takes), { first, hanging: 4 });
};

/**
 * `apps/cli/bin/help.txt` is a copy for checkouts in which nothing is built. To update it:
 * `npm run build && node dist/run/pentaland.js --help > apps/cli/bin/help.txt`.
 */
const overview = (commands: readonly Called[]): readonly string[] => [
  ...listed(commands),
  '',
  ...FOOTER.flatMap((line) => wrapped(wordsOf(line))),
];

const FOOTER = [
  '`pentaland COMMAND --help` describes a command and its options; `pentaland --version` prints the version.',
  'Commands read the same environment variables as the server (docs/configuration.md).',
  'The exit code is 0 on success, 1 on failure, 2 if the command line was not understood.',
];

function listed(commands: readonly Called[]): readonly string[] {
  const named = commands.map(({ words, summary }) => ({ name: words.join(' '), summary }));
  const width = Math.max(...named.map(({ name }) => name.length));
  return [
    'Usage: pentaland COMMAND ...',
    '',
    ...named.flatMap(({ name, summary }) =>
      wrapped(wordsOf(summary), { first: `  ${name.padEnd(width)}   `, hanging: width + 5 }),
    ),
  ];
}

const manual = (called: Called, command: Command): readonly string[] => [
  ...usage(called, command),
  '',
  ...wrapped(wordsOf(called.summary)),
  ...paragraphs(command.details),
  ...(command.examples === undefined ? [] : ['', ...command.examples]),
];

/** Loaded only here: no other command needs it. */
async function versionOfProgram(): Promise<string> {
  const { BUILT } = await import('../../server/src/cards/built.js');
  const { version } = JSON.parse(readFileSync(join(BUILT, '../package.json'), 'utf8')) as { version: string };
  return version;
}

const say = (lines: readonly string[], to: (line: string) => void): void => lines.forEach((line) => to(line));
