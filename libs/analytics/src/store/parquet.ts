// Writes all facts as Parquet files, for pandas, R, Spark or a warehouse: a folder a table, a folder a month in it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { STORED_AS, type Column } from '../schema/columns.js';
import { FACTS_VERSION, TABLE_NAMES, TABLES, type TableName } from '../schema/tables.js';
import { faultOf } from './facts-file.js';

/** The month of a game is the one in which it ended, in UTC. Files of an earlier export are replaced. */
export async function writeParquet(file: string, folder: string): Promise<void> {
  const target = resolve(folder);
  mkdirSync(target, { recursive: true });
  const instance = await opened(file);
  try {
    const connection = await instance.connect();
    for (const name of TABLE_NAMES) await connection.run(copyOf(name, join(target, name)));
    connection.closeSync();
  } finally {
    instance.closeSync();
  }
  writeFileSync(join(target, 'schema.json'), `${JSON.stringify(SCHEMA, null, 2)}\n`);
}

async function opened(file: string): Promise<DuckDBInstance> {
  try {
    return await DuckDBInstance.create(file, { access_mode: 'READ_ONLY' });
  } catch (error) {
    throw faultOf(file, error);
  }
}

function copyOf(name: TableName, folder: string): string {
  const month = `strftime(games.ended_at, '%Y-%m') AS month`;
  const rows =
    name === 'games'
      ? `SELECT *, ${month} FROM games ORDER BY game`
      : `SELECT ${name}.*, ${month} FROM ${name} JOIN games USING (game) ORDER BY game`;
  const how = 'FORMAT parquet, PARTITION_BY (month), OVERWRITE true';
  return `COPY (${rows}) TO '${folder.replaceAll("'", "''")}' (${how})`;
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
