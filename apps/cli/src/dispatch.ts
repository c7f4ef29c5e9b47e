// Finds the subcommand that is meant, runs it, and turns what comes of it into an exit code.
import { ConfigError } from '../../server/src/installation/index.js';
import { EXIT, Failure, UsageError, type Command, type ExitCode, type Terminal } from './command.js';

const asksForHelp = (word: string | undefined): boolean =>
  word === '--help' || word === '-h' || word === 'help';

export async function dispatch(
  commands: readonly Command[],
  argv: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  if (asksForHelp(argv[0])) {
    say(overview(commands), terminal.out);
    return EXIT.ok;
  }
  const command = commands.find(({ words }) => words.every((word, index) => argv[index] === word));
  if (command === undefined) {
    terminal.err(argv.length === 0 ? 'What is to be done?' : `There is no command '${argv.join(' ')}'.`);
    say(overview(commands), terminal.err);
    return EXIT.usage;
  }
  const args = argv.slice(command.words.length);
  if (args.some(asksForHelp)) {
    say(manual(command), terminal.out);
    return EXIT.ok;
  }
  return run(command, args, terminal);
}

async function run(command: Command, args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    return await command.run(args, terminal);
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.err(`${error.message}.`);
      terminal.err(`Usage: ${usage(command)}`);
      return EXIT.usage;
    }
    if (error instanceof Failure || error instanceof ConfigError) terminal.err(error.message);
    else terminal.err(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return EXIT.failed;
  }
}

const usage = ({ words, takes }: Command): string => ['pentaland', ...words, takes].join(' ').trim();

function overview(commands: readonly Command[]): readonly string[] {
  const width = Math.max(...commands.map((command) => usage(command).length));
  return [
    'Usage: pentaland COMMAND ...',
    '',
    ...commands.map((command) => `  ${usage(command).padEnd(width)}   ${command.summary}`),
    '',
    'Every command goes by the same variables of the environment as the server (docs/operating.md);',
    '`pentaland COMMAND --help` says more. It ends with 0, with 1 when it failed, with 2 when it was not understood.',
  ];
}

const manual = (command: Command): readonly string[] => [
  `Usage: ${usage(command)}`,
  '',
  command.summary,
  ...command.details,
];

const say = (lines: readonly string[], to: (line: string) => void): void => lines.forEach((line) => to(line));
