// Finds the subcommand that is meant, runs it, and turns what comes of it into an exit code.
import { ConfigError } from '../../server/src/installation/config.js';
import {
  EXIT,
  Failure,
  UsageError,
  type Called,
  type Command,
  type ExitCode,
  type Terminal,
} from './command.js';

const asksForHelp = (word: string | undefined): boolean =>
  word === '--help' || word === '-h' || word === 'help';

type Words = Called['words'];

export async function dispatch(
  commands: readonly Called[],
  argv: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  if (asksForHelp(argv[0])) {
    say(await overview(commands), terminal.out);
    return EXIT.ok;
  }
  const called = commands.find(({ words }) => words.every((word, index) => argv[index] === word));
  if (called === undefined) {
    terminal.err(argv.length === 0 ? 'What is to be done?' : `There is no command '${argv.join(' ')}'.`);
    say(await overview(commands), terminal.err);
    return EXIT.usage;
  }
  const { words } = called;
  const command = await called.load();
  const args = argv.slice(words.length);
  if (args.some(asksForHelp)) {
    say(manual(words, command), terminal.out);
    return EXIT.ok;
  }
  return run({ words, command, args, terminal });
}

interface Call {
  readonly words: Words;
  readonly command: Command;
  readonly args: readonly string[];
  readonly terminal: Terminal;
}

async function run({ words, command, args, terminal }: Call): Promise<ExitCode> {
  try {
    return await command.run(args, terminal);
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.err(`${error.message}.`);
      terminal.err(`Usage: ${usage(words, command)}`);
      return EXIT.usage;
    }
    if (error instanceof Failure || error instanceof ConfigError) terminal.err(error.message);
    else terminal.err(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return EXIT.failed;
  }
}

const usage = (words: Words, { takes }: Command): string => ['pentaland', ...words, takes].join(' ').trim();

async function overview(commands: readonly Called[]): Promise<readonly string[]> {
  const lines = await Promise.all(
    commands.map(async ({ words, load }) => {
      const command = await load();
      return { usage: usage(words, command), summary: command.summary };
    }),
  );
  const width = Math.max(...lines.map((line) => line.usage.length));
  return [
    'Usage: pentaland COMMAND ...',
    '',
    ...lines.map((line) => `  ${line.usage.padEnd(width)}   ${line.summary}`),
    '',
    'Every command goes by the same variables of the environment as the server (docs/operating.md);',
    '`pentaland COMMAND --help` says more. It ends with 0, with 1 when it failed, with 2 when it was not understood.',
  ];
}

const manual = (words: Words, command: Command): readonly string[] => [
  `Usage: ${usage(words, command)}`,
  '',
  command.summary,
  ...command.details,
];

const say = (lines: readonly string[], to: (line: string) => void): void => lines.forEach((line) => to(line));
