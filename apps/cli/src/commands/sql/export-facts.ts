// `pentaland export --parquet`: all facts as Parquet files, by month.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exportParquet, FACTS_FILE, FactsFileError } from '#analytics';
import { readConfig } from '../../../../server/src/index.js';
import { needOperands, orUsageError } from '../../command/arguments.js';
import { EXIT, Failure, UsageError, type ExitCode, type Terminal } from '../../command/command.js';
import { bringUpToDate, whileInUse } from './facts.js';

export interface FactsAsked {
  readonly folder: string;
  readonly isFresh: boolean;
}

/** Undefined if the arguments are about a game. */
export function factsAsked(args: readonly string[]): FactsAsked | undefined {
  if (!args.some((arg) => /^--parquet\b/.test(arg))) return undefined;
  const options = { parquet: { type: 'string' }, 'as-it-is': { type: 'boolean' } } as const;
  const { positionals, values } = orUsageError(() =>
    parseArgs({ args: [...args], allowPositionals: true, options }),
  );
  needOperands(positionals, []);
  if (values.parquet === undefined || values.parquet === '') throw new UsageError('--parquet takes a folder');
  return { folder: values.parquet, isFresh: values['as-it-is'] !== true };
}

export async function exportFacts({ folder, isFresh }: FactsAsked, terminal: Terminal): Promise<ExitCode> {
  const config = readConfig(terminal.environment);
  const file = join(config.dataDir, FACTS_FILE);
  try {
    if (isFresh) await bringUpToDate(config, file, terminal);
    const { written, removed } = await whileInUse(() => exportParquet(file, folder));
    const months = new Set([...written, ...removed].map((path) => /month=(\d+-\d\d)/.exec(path)?.[1] ?? ''));
    terminal.out(
      months.size === 0
        ? 'Nothing has changed.'
        : `${String(written.length)} files written, ${String(removed.length)} removed: ${[...months].sort().join(', ')}`,
    );
    return EXIT.ok;
  } catch (error) {
    if (error instanceof FactsFileError) throw new Failure(error.message);
    throw error;
  }
}
