// `pentaland scenario`: positions with a script and what must be true afterwards, each run and told on a line.
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { nameOf, parseScenario, runScenario, type Outcome } from '#scenario';
import { parseArgs } from 'node:util';
import { knownCards } from '../known-cards.js';
import { EXIT, UsageError, type Command, type ExitCode, type Terminal } from '../command.js';

const EXTENSIONS = ['.json', '.yaml', '.yml'];

type CardsOf = ReturnType<typeof knownCards>;

interface Report {
  readonly name: string;
  readonly outcome: Outcome;
  readonly ms: number;
}

export const scenario: Command = {
  takes: 'FILE... [--json]',
  details: [
    'A line each: `pass NAME`, `fail NAME: reason`, `error NAME: reason` (it cannot be run), then how many of each.',
    '--json prints an object a line instead: name, result, reason, events, ms. Ends with 1 unless all pass.',
    'The format is told in docs/scenarios.md.',
  ],
  async run(args, terminal) {
    const { files, json } = read(args);
    const cards = knownCards(terminal.environment);
    const totals = { pass: 0, fail: 0, error: 0 };
    for (const path of files)
      for (const file of await filesIn(path)) {
        const report = await runFile(file, cards);
        totals[report.outcome.result] += 1;
        tell(report, json, terminal);
      }
    if (!json) terminal.out(`${totals.pass} passed, ${totals.fail} failed, ${totals.error} errors`);
    return ended(totals);
  },
};

const ended = ({ pass, fail, error }: Readonly<Record<Outcome['result'], number>>): ExitCode =>
  fail === 0 && error === 0 && pass > 0 ? EXIT.ok : EXIT.failed;

function read(args: readonly string[]): { readonly files: readonly string[]; readonly json: boolean } {
  const { positionals, values } = parsed(args);
  if (positionals.length === 0) throw new UsageError('FILE missing');
  return { files: positionals, json: values.json === true };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { json: { type: 'boolean' } } });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'the arguments cannot be read');
  }
}

/** The file itself; of a folder every scenario in it, and in the folders within, by name. */
async function filesIn(path: string): Promise<readonly string[]> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory() !== true) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const within = entries
    .filter((entry) => entry.isDirectory() || EXTENSIONS.includes(extname(entry.name)))
    .map(({ name }) => join(path, name))
    .toSorted();
  return (await Promise.all(within.map(filesIn))).flat();
}

async function runFile(file: string, cards: CardsOf): Promise<Report> {
  const begun = performance.now();
  const { name, outcome } = await outcomeOf(file, cards);
  return { name, outcome, ms: Math.round((performance.now() - begun) * 1000) / 1000 };
}

async function outcomeOf(file: string, cards: CardsOf): Promise<Omit<Report, 'ms'>> {
  let data: unknown;
  try {
    const text = await readFile(file, 'utf8');
    data = extname(file) === '.json' ? (JSON.parse(text) as unknown) : (parseYaml(text) as unknown);
  } catch (error) {
    return { name: file, outcome: wrong(`it cannot be read: ${(error as Error).message}`) };
  }
  const name = nameOf(data) ?? file;
  const found = parseScenario(data);
  return { name, outcome: found.ok ? runScenario(found.value, cards(found.value.base)) : wrong(found.error) };
}

const wrong = (reason: string): Outcome => ({ result: 'error', reason, events: 0 });

function tell({ name, outcome, ms }: Report, json: boolean, { out }: Terminal): void {
  const { result, events } = outcome;
  const reason = outcome.result === 'pass' ? null : outcome.reason;
  if (json) out(JSON.stringify({ name, result, reason, events, ms }));
  else out(reason === null ? `${result} ${name}` : `${result} ${name}: ${reason.replaceAll('\n', ' ')}`);
}
