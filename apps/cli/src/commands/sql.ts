// `pentaland sql`: asks the facts of all finished games. It brings them up to date with the log first.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  ask,
  catchUp,
  FACTS_FILE,
  FactsFileError,
  LIMITS,
  QuestionRefused,
  type Answer,
  writeParquet,
} from '#analytics';
import { openStore, readConfig, type Config } from '../../../server/src/index.js';
import { needOperands, orUsageError } from '../command/arguments.js';
import { EXIT, Failure, UsageError, type Command, type Terminal } from '../command/command.js';

export const sql: Command = {
  takes: "'SELECT …' [--json | --csv] [--as-it-is] | --parquet FOLDER [--as-it-is]",
  details: [
    'The tables are described in docs/analytics.md. Nothing can be written, and no file or address can be read.',
    `A question may take ${LIMITS.seconds} s and ${LIMITS.megabytes} MB, and its answer may have ${LIMITS.rows} rows.`,
    '--json: one object a line. --csv: with a line of names first. Otherwise it is a table.',
    '--parquet: instead of a question, writes all tables as Parquet files into the folder, by month, with a schema file.',
    'It replaces the tables of an earlier export there.',
    '--as-it-is: without the games that have ended since it was last asked.',
  ],
  async run(args, terminal) {
    const { question, form, isFresh, parquet } = read(args);
    const config = readConfig(terminal.environment);
    const file = join(config.dataDir, FACTS_FILE);
    try {
      if (isFresh) await bringUpToDate(config, file, terminal);
      if (parquet !== undefined) await writeParquet(file, parquet);
      else for (const line of FORMS[form](await ask(file, question))) terminal.out(line);
      return EXIT.ok;
    } catch (error) {
      if (error instanceof QuestionRefused || error instanceof FactsFileError)
        throw new Failure(error.message);
      throw error;
    }
  },
};

async function bringUpToDate(config: Config, file: string, terminal: Terminal): Promise<void> {
  const store = await openStore(config);
  try {
    const { leftOut } = await catchUp(store, file);
    for (const game of leftOut)
      terminal.err(`Game ${game} is not counted: this release cannot read its log.`);
  } finally {
    await store.close();
  }
}

type Form = 'table' | 'json' | 'csv';

const FORMS: { readonly [F in Form]: (answer: Answer) => readonly string[] } = {
  json: ({ columns, rows }) =>
    rows.map((row) => JSON.stringify(Object.fromEntries(columns.map((name, nth) => [name, row[nth]])))),
  csv: ({ columns, rows }) =>
    [columns, ...rows].map((row) => row.map((cell) => quoted(told(cell))).join(',')),
  table({ columns, rows }) {
    const lines = [columns, ...rows].map((row) => row.map(told));
    const widths = columns.map((_, nth) => Math.max(...lines.map((line) => line[nth]?.length ?? 0)));
    return lines.map((line) =>
      line
        .map((cell, nth) => cell.padEnd(widths[nth] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  },
};

const told = (cell: unknown): string =>
  cell === null || cell === undefined ? '' : typeof cell === 'string' ? cell : JSON.stringify(cell);
const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

function read(args: readonly string[]) {
  const options = {
    json: { type: 'boolean' },
    csv: { type: 'boolean' },
    'as-it-is': { type: 'boolean' },
    parquet: { type: 'string' },
  } as const;
  const { positionals, values } = orUsageError(() =>
    parseArgs({ args: [...args], allowPositionals: true, options }),
  );
  const { parquet } = values;
  needOperands(positionals, parquet === undefined ? ['SELECT'] : []);
  if (parquet !== undefined && (values.json === true || values.csv === true))
    throw new UsageError('--parquet writes files of its own');
  if (values.json === true && values.csv === true) throw new UsageError('use either --json or --csv');
  const form: Form = values.json === true ? 'json' : values.csv === true ? 'csv' : 'table';
  return { question: positionals[0] ?? '', form, isFresh: values['as-it-is'] !== true, parquet };
}
