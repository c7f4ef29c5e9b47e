// `pentaland scenario`: positions with a script and what must be true afterwards, each run and told on a line.
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { nameOf, parseScenario, runScenario, Witness, type Outcome } from '#scenario';
import { parseArgs } from 'node:util';
import { knownCards, notingStandIns } from '../installation/known-cards.js';
import { orUsageError } from '../command/arguments.js';
import { EXIT, UsageError, type Command, type ExitCode, type Terminal } from '../command/command.js';
import { storyOf } from '../story/scenario-story.js';

const EXTENSIONS = ['.json', '.yaml', '.yml'];

type CardsOf = ReturnType<typeof knownCards>;

interface Report {
  readonly name: string;
  readonly outcome: Outcome;
  readonly ms: number;
  /** The cards it was played with as they were written down for scenarios, because they cannot be read yet. */
  readonly standIns: readonly string[];
  /** Of one that does not pass, where it was asked for and the position could be laid. */
  readonly story: readonly string[];
}

export const scenario: Command = {
  takes: 'FILE... [--json] [--story]',
  details: [
    'Prints one line each: `pass NAME`, `fail NAME: reason`, `error NAME: reason` (cannot be run), then the counts.',
    'A line `stand-ins: NAME, …` follows where the text of a card cannot be read and a hand-written one stood in for it.',
    '--json prints one object per line instead: name, result, reason, events, ms. Exit code 1 unless all pass.',
    '--story: prints the story of each game that does not pass, with every question, its answer, and',
    'the entry of the scenario that gave it, then the answers that no question used.',
    'docs/scenarios.md describes the format.',
  ],
  async run(args, terminal) {
    const { files, json, story } = read(args);
    const cards = knownCards(terminal.environment);
    const totals = { pass: 0, fail: 0, error: 0 };
    for (const path of files)
      for (const file of await filesIn(path)) {
        const report = await runFile(file, cards, story);
        totals[report.outcome.result] += 1;
        tell(report, json, terminal);
      }
    if (!json) terminal.out(`${totals.pass} passed, ${totals.fail} failed, ${totals.error} errors`);
    return ended(totals);
  },
};

const ended = ({ pass, fail, error }: Readonly<Record<Outcome['result'], number>>): ExitCode =>
  fail === 0 && error === 0 && pass > 0 ? EXIT.ok : EXIT.failed;

interface Asked {
  readonly files: readonly string[];
  readonly json: boolean;
  readonly story: boolean;
}

function read(args: readonly string[]): Asked {
  const { positionals, values } = parsed(args);
  if (positionals.length === 0) throw new UsageError('FILE missing');
  return { files: positionals, json: values.json === true, story: values.story === true };
}

function parsed(args: readonly string[]) {
  const options = { json: { type: 'boolean' }, story: { type: 'boolean' } } as const;
  return orUsageError(() => parseArgs({ args: [...args], allowPositionals: true, options }));
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

async function runFile(file: string, cards: CardsOf, story: boolean): Promise<Report> {
  const begun = performance.now();
  const witness = story ? new Witness() : undefined;
  const { name, outcome, standIns } = await outcomeOf(file, cards, witness);
  const ms = Math.round((performance.now() - begun) * 1000) / 1000;
  const isTold = witness !== undefined && outcome.result !== 'pass' && witness.events.length > 0;
  return { name, outcome, ms, standIns, story: isTold ? storyOf(witness) : [] };
}

async function outcomeOf(
  file: string,
  cards: CardsOf,
  witness: Witness | undefined,
): Promise<Pick<Report, 'name' | 'outcome' | 'standIns'>> {
  let data: unknown;
  try {
    const text = await readFile(file, 'utf8');
    data = extname(file) === '.json' ? (JSON.parse(text) as unknown) : (parseYaml(text) as unknown);
  } catch (error) {
    return { name: file, standIns: [], outcome: wrong(`it cannot be read: ${(error as Error).message}`) };
  }
  const name = nameOf(data) ?? file;
  const found = parseScenario(data);
  if (!found.ok) return { name, standIns: [], outcome: wrong(found.error) };
  const noting = notingStandIns(cards(found.value.base));
  const outcome = runScenario(found.value, noting.cards, witness);
  return { name, outcome, standIns: [...noting.standIns].sort() };
}

const wrong = (reason: string): Outcome => ({ result: 'error', reason, events: 0 });

function tell({ name, outcome, ms, standIns, story }: Report, json: boolean, { out }: Terminal): void {
  const { result, events } = outcome;
  const reason = outcome.result === 'pass' ? null : outcome.reason;
  if (json) {
    const more = {
      ...(standIns.length === 0 ? {} : { standIns }),
      ...(story.length === 0 ? {} : { story }),
    };
    out(JSON.stringify({ name, result, reason, events, ms, ...more }));
    return;
  }
  out(reason === null ? `${result} ${name}` : `${result} ${name}: ${reason.replaceAll('\n', ' ')}`);
  if (standIns.length > 0) out(`  stand-ins: ${standIns.join(', ')}`);
  story.forEach((line) => out(line === '' ? line : `  ${line}`));
}
