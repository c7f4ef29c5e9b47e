// The twenty main questions: how long they take by the server's file, and in DuckDB directly on the Parquet export of it.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DuckDBInstance } from '@duckdb/node-api';
import {
  exportParquet,
  FACTS_FILE,
  FACTS_VERSION,
  STORED_AS,
  TABLE_NAMES,
  TABLES,
  type Column,
  type TableName,
} from '#analytics';
import type { FactsQuery } from '#analytics/statistics';
import { FactsFiles } from '../libs/analytics/src/store/facts-files.js';
import { writeFacts } from './facts/many-games.js';
import { playedGames } from './facts/played-games.js';
import { frequentIn, mainQuestions } from './facts/questions.js';
import { ASKED_EVENTS, PLAYED } from './facts/sizes.js';
import type { Figure } from './figure.js';
import { median, timed } from './rounds.js';

const TARGET = 2;
const ROUNDS = 7;

/** A table without rows has no file. */
const emptyOf = (name: TableName): string =>
  Object.entries<Column>(TABLES[name].columns)
    .map(([column, { kind }]) => `NULL::${STORED_AS[kind]} AS "${column}"`)
    .join(', ');

async function directlyOn(exported: string) {
  const instance = await DuckDBInstance.create(':memory:', { memory_limit: '512MB' });
  const connection = await instance.connect();
  for (const name of TABLE_NAMES) {
    const files = `read_parquet('${exported}/${name}/*/*.parquet', hive_partitioning = true)`;
    const rows = existsSync(join(exported, name))
      ? `SELECT * EXCLUDE (month) FROM ${files}`
      : `SELECT ${emptyOf(name)} WHERE false`;
    await connection.run(`CREATE VIEW ${name} AS ${rows}`);
  }
  return {
    ask: ({ sql, values }: FactsQuery) => connection.runAndReadAll(sql, { ...values }),
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

export async function measure(): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'pentaland-bench-'));
  const exported = join(folder, 'exported');
  try {
    const { games, rows } = await writeFacts(
      join(folder, FACTS_FILE),
      await playedGames(PLAYED),
      ASKED_EVENTS,
    );
    await exportParquet(join(folder, FACTS_FILE), exported);
    const files = new FactsFiles({ folder, version: FACTS_VERSION, readable: [] });
    const parquet = await directlyOn(exported);
    const questions = mainQuestions(await frequentIn((query) => files.ask(query, 'present')));
    const took = questions.map(({ what }) => ({ what, ours: [] as number[], theirs: [] as number[] }));
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [nth, { query }] of questions.entries()) {
        const ours = await timed(() => files.ask(query, 'present'));
        const theirs = await timed(() => parquet.ask(query));
        if (round === 0) continue;
        took[nth]?.ours.push(ours);
        took[nth]?.theirs.push(theirs);
      }
    parquet.close();
    await files.close();
    const each = took.map(({ what, ours, theirs }) => ({ what, ours: median(ours), theirs: median(theirs) }));
    const ratio = ({ ours, theirs }: { ours: number; theirs: number }): number => ours / theirs;
    const [worst] = each.toSorted((one, other) => ratio(other) - ratio(one));
    if (worst === undefined) throw new Error('nothing was asked');
    const all = (side: 'ours' | 'theirs'): number => each.reduce((sum, one) => sum + one[side], 0);
    return {
      name: 'a question, against DuckDB directly on the Parquet export',
      unit: 'ms',
      ours: worst.ours,
      baseline: worst.theirs,
      ratio: ratio(worst),
      target: TARGET,
      bound: 'at-most',
      note: `${worst.what}, the worst of twenty, medians of ${ROUNDS} rounds; all twenty ${all('ours').toFixed(0)} ms against ${all('theirs').toFixed(0)}; ${games} games, ${rows} rows`,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
