// An example of an analysis outside of Pentaland: which first name of a game goes with which results, and whether that
// changes from month to month. It reads the Parquet files that `npx pentaland export --parquet FOLDER` has written, and
// nothing else. Run it with `node docs/analysis/first-names.mjs FOLDER`; it needs the package @duckdb/node-api.
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('say the folder of the export');

const instance = await DuckDBInstance.create();
const connection = await instance.connect();

/** Each table is a view of its files, with the month from their folders. */
for (const table of ['games', 'seats', 'names']) {
  const files = join(folder, table, '*', '*.parquet').replaceAll("'", "''");
  await connection.run(
    `CREATE VIEW ${table} AS SELECT * FROM read_parquet('${files}', hive_partitioning = true, hive_types_autocast = false)`,
  );
}

const found = await connection.runAndReadAll(`
  WITH firsts AS (
    SELECT game, seat, month, arg_min(name, moment) AS name FROM names GROUP BY game, seat, month
  )
  SELECT firsts.month, firsts.name, count(*)::INTEGER AS n, avg((seats.result = 'won')::INTEGER) AS rate
  FROM firsts JOIN seats USING (game, seat)
  WHERE seats.result IN ('won', 'lost')
  GROUP BY ALL
  ORDER BY firsts.month, n DESC, firsts.name
`);

/** The standard error of the rate says how much to believe it. */
for (const [month, name, n, rate] of found.getRowsJson()) {
  const error = Math.sqrt((rate * (1 - rate)) / n);
  console.log(
    `${month}  ${name.padEnd(20)} n ${n}  won ${(100 * rate).toFixed(0)} % ± ${(100 * error).toFixed(0)}`,
  );
}
connection.closeSync();
instance.closeSync();
