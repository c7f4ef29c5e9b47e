// `pentaland sql`: asks the facts of all finished games, a question or one after the other. It brings them up to date
// with the log first.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  ask,
  askIntoParquet,
  FACTS_FILE,
  FactsFileError,
  LIMITS,
  QuestionRefused,
  QuestionUnstoppable,
} from '#analytics';
import { readConfig } from '../../../../server/src/index.js';
import { needOperands, orUsageError } from '../../command/arguments.js';
import {
  EXIT,
  Failure,
  UsageError,
  type Command,
  type ExitCode,
  type Terminal,
} from '../../command/command.js';
import { bringUpToDate, whileInUse } from './facts.js';
import { FORMS, type Form } from './forms.js';
import { historyIn, keepHistory } from './history.js';
import { shellAt, shellFrom, type Shell } from './shell.js';

export const sql: Command = {
  takes: "['SELECT …'] [--json | --csv | --parquet FILE] [--as-it-is]",
  details: [
    'The tables are described in docs/facts.md. Nothing can be written, and no file or address can be read.',
    `A question may take ${LIMITS.seconds} s and ${LIMITS.megabytes} MB, and its answer may have ${LIMITS.rows} rows.`,
    'Without a question it asks for them at a prompt, or reads them from standard input. Each ends with a semicolon.',
    '--json: one object a line. --csv: with a line of names first. Otherwise it is a table.',
    '--parquet: writes the answer into that file. (`pentaland export --parquet FOLDER` writes all tables.)',
    '--as-it-is: without the games that have ended since it was last asked.',
  ],
  async run(args, terminal) {
    const { question, form, isFresh, parquet } = read(args);
    const config = readConfig(terminal.environment);
    const file = join(config.dataDir, FACTS_FILE);
    try {
      if (isFresh) await bringUpToDate(config, file, terminal);
      if (question === undefined) return await shell({ file, form, folder: config.dataDir }, terminal);
      if (parquet === undefined)
        for (const line of FORMS[form](await whileInUse(() => ask(file, question)))) terminal.out(line);
      else {
        const { rows } = await whileInUse(() => askIntoParquet(file, question, parquet));
        terminal.err(`${parquet} has ${String(rows)} rows.`);
      }
      return EXIT.ok;
    } catch (error) {
      if (error instanceof QuestionUnstoppable) {
        terminal.err(error.message);
        terminal.end?.();
      }
      if (error instanceof QuestionRefused || error instanceof FactsFileError)
        throw new Failure(error.message);
      throw error;
    }
  },
};

interface Asking {
  readonly file: string;
  readonly form: Form;
  readonly folder: string;
}

async function shell({ file, form, folder }: Asking, terminal: Terminal): Promise<ExitCode> {
  const asking: Shell = {
    ...{ out: terminal.out, err: terminal.err, linesOf: FORMS[form] },
    ask: (question, signal) => whileInUse(() => ask(file, question, LIMITS, signal)),
  };
  const prompts = terminal.prompts?.(historyIn(folder));
  if (prompts !== undefined)
    try {
      await shellAt(prompts, asking);
      return EXIT.ok;
    } finally {
      keepHistory(folder, prompts.close());
    }
  const lines = terminal.lines?.();
  if (lines === undefined) throw new UsageError('SELECT missing');
  return (await shellFrom(lines, asking)) ? EXIT.ok : EXIT.failed;
}

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
  if (positionals.length > 0 || parquet !== undefined) needOperands(positionals, ['SELECT']);
  if ([values.json, values.csv, parquet].filter((one) => one !== undefined).length > 1)
    throw new UsageError('use one of --json, --csv and --parquet');
  const form: Form = values.json === true ? 'json' : values.csv === true ? 'csv' : 'table';
  return { question: positionals[0], form, isFresh: values['as-it-is'] !== true, parquet };
}
