// Keeps a folder of Parquet files up to date with the facts, for pandas, R, Spark or a warehouse: a folder a table, in it
// one a month, in it a file. Only what changed is written.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { STORED_AS, type Column } from '../schema/columns.js';
import { FACTS_VERSION, TABLE_NAMES, TABLES, type TableName } from '../schema/tables.js';
import { faultOf } from './facts-file.js';
import { quotedText, unfinished } from './parquet-writer.js';

export interface Exported {
  /** The files that were written or removed, by their path in the folder. */
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** By the path of a file: what tells whether its rows have changed. */
type Contents = Readonly<Record<string, string>>;

const CONTENTS = 'contents.json';
const pathOf = (name: TableName, month: string): string => join(name, `month=${month}`, 'data_0.parquet');

/** The month of a game is the one in which it ended, in UTC. */
export async function exportParquet(file: string, folder: string): Promise<Exported> {
  const target = resolve(folder);
  mkdirSync(target, { recursive: true });
  const before = contentsIn(target);
  const after: Record<string, string> = {};
  const written: string[] = [];
  const instance = await opened(file);
  try {
    const connection = await instance.connect();
    for (const name of TABLE_NAMES)
      for (const [month, content] of await monthsOf(connection, name)) {
        const path = pathOf(name, month);
        after[path] = content;
        if (before[path] === content && existsSync(join(target, path))) continue;
        await write(connection, { name, month, to: join(target, path) });
        written.push(path);
      }
    connection.closeSync();
  } finally {
    instance.closeSync();
  }
  const removed = Object.keys(before).filter((path) => after[path] === undefined && isOurs(path));
  for (const path of removed) rmSync(dirname(join(target, path)), { recursive: true, force: true });
  keepText(join(target, 'schema.json'), SCHEMA);
  // Last: whoever interrupts an export before this makes the next one write its files again.
  keepText(join(target, CONTENTS), { version: FACTS_VERSION, files: after });
  return { written, removed };
}

async function opened(file: string): Promise<DuckDBInstance> {
  try {
    return await DuckDBInstance.create(file, { access_mode: 'READ_ONLY' });
  } catch (error) {
    throw faultOf(file, error);
  }
}

const MONTH = `strftime(games.ended_at, '%Y-%m')`;
const fromOf = (name: TableName): string => (name === 'games' ? 'games' : `${name} JOIN games USING (game)`);

/** The rows of each month in two numbers: how many there are, and the sum of their digests. */
async function monthsOf(connection: DuckDBConnection, name: TableName): Promise<[string, string][]> {
  const content = `count(*) || ' ' || sum(hash(${name})::HUGEINT)::VARCHAR`;
  const found = await connection.runAndReadAll(
    `SELECT ${MONTH} AS month, ${content} AS content FROM ${fromOf(name)} GROUP BY month ORDER BY month`,
  );
  // The columns of that question are texts.
  return found.getRowsJson() as [string, string][];
}

interface Month {
  readonly name: TableName;
  readonly month: string;
  readonly to: string;
}

async function write(connection: DuckDBConnection, { name, month, to }: Month): Promise<void> {
  mkdirSync(dirname(to), { recursive: true });
  const order = 'moment' in TABLES[name].columns ? 'game, moment' : 'game';
  const rows = `SELECT ${name}.* FROM ${fromOf(name)} WHERE ${MONTH} = ${quotedText(month)} ORDER BY ${order}`;
  const beside = unfinished(to);
  try {
    await connection.run(`COPY (${rows}) TO ${quotedText(beside)} (FORMAT parquet)`);
    renameSync(beside, to);
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Empty for a folder that has none, one of another version, or a list that nobody can read. */
function contentsIn(folder: string): Contents {
  try {
    const read = JSON.parse(readFileSync(join(folder, CONTENTS), 'utf8')) as {
      readonly version?: unknown;
      readonly files?: Contents;
    };
    return read.version === FACTS_VERSION ? (read.files ?? {}) : {};
  } catch {
    return {};
  }
}

/** A list that somebody else has written must not make us delete other files. */
const isOurs = (path: string): boolean => {
  const [name, month = '', file, more] = path.split(/[/\\]/);
  const isTable = TABLE_NAMES.some((one) => one === name);
  return isTable && /^month=\d{4,}-\d\d$/.test(month) && file === 'data_0.parquet' && more === undefined;
};

function keepText(file: string, value: unknown): void {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(unfinished(file), text);
  renameSync(unfinished(file), file);
}

const SCHEMA = {
  version: FACTS_VERSION,
  tables: Object.fromEntries(
    TABLE_NAMES.map((name) => [
      name,
      {
        says: TABLES[name].says,
        columns: Object.entries<Column>(TABLES[name].columns).map(([column, { kind, says, nullable }]) => ({
          ...{ name: column, type: STORED_AS[kind], nullable, says },
        })),
      },
    ]),
  ),
};
