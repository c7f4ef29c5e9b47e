// The file of the facts: tables of DuckDB, and how far of the log they come. Of played games it holds nothing that the
// log does not: a file that is damaged is deleted and begun anew. Simulated games are in it alone.
import { rmSync } from 'node:fs';
import {
  DuckDBInstance,
  DuckDBTimestampValue,
  type DuckDBAppender,
  type DuckDBConnection,
} from '@duckdb/node-api';
import type { EventPlace } from '#log';
import { STORED_AS, type Column, type ColumnKind } from '../schema/columns.js';
import { FACTS_VERSION, TABLE_NAMES, TABLES, type Facts, type TableName } from '../schema/tables.js';

/** Each version of the facts has a file of its own. */
export const FACTS_FILE = `analytics-${FACTS_VERSION}.duckdb`;

/** What `games.source` says of played games. */
export const LOG_SOURCE = 'log';

export type FileFault = 'in-use' | 'newer' | 'damaged' | 'missing' | 'unusable';

export class FactsFileError extends Error {
  override readonly name = 'FactsFileError';
  constructor(
    readonly fault: FileFault,
    message: string,
    cause: unknown,
  ) {
    super(message, { cause });
  }
}

const FAULTS: readonly (readonly [FileFault, RegExp, string])[] = [
  ['in-use', /set lock|Conflicting lock/, 'another process is using it; try again in a moment'],
  ['newer', /version number/, 'another version of DuckDB wrote it; delete it and it is built again'],
  ['damaged', /not a valid DuckDB|corrupt|checksum/i, 'it is damaged; delete it and it is built again'],
  ['missing', /does not exist/, 'it is not there yet'],
];

export function faultOf(file: string, error: unknown): FactsFileError {
  const said = error instanceof Error ? error.message : String(error);
  const [fault, , words] = FAULTS.find(([, pattern]) => pattern.test(said)) ?? [
    'unusable' as const,
    null,
    said,
  ];
  return new FactsFileError(fault, `${file}: ${words}`, error);
}

export class FactsFile {
  private constructor(
    private readonly instance: DuckDBInstance,
    private readonly connection: DuckDBConnection,
  ) {}

  /** Opens it for writing; a damaged one is begun anew. */
  static async open(file: string): Promise<FactsFile> {
    try {
      return await FactsFile.#opened(file);
    } catch (error) {
      const fault = faultOf(file, error);
      if (fault.fault !== 'damaged') throw fault;
      deleteFactsFile(file);
      return FactsFile.#opened(file);
    }
  }

  static async #opened(file: string): Promise<FactsFile> {
    const instance = await DuckDBInstance.create(file);
    const connection = await instance.connect();
    await connection.run('CREATE TABLE IF NOT EXISTS reached (place VARCHAR NOT NULL)');
    for (const name of TABLE_NAMES)
      await connection.run(`CREATE TABLE IF NOT EXISTS ${name} (${columnsOf(name)})`);
    return new FactsFile(instance, connection);
  }

  /** The last event of the log that these facts know of. */
  async reached(): Promise<EventPlace | undefined> {
    const found = await this.connection.runAndReadAll('SELECT place FROM reached');
    const place = found.getRowsJson()[0]?.[0];
    return typeof place === 'string' ? (JSON.parse(place) as EventPlace) : undefined;
  }

  /** Puts these facts in the place of what there was about the games, and moves on: both or neither. */
  async keep(games: readonly string[], facts: readonly Facts[], reached: EventPlace): Promise<void> {
    await this.connection.run('BEGIN');
    try {
      const named = games.map((_, nth) => `$${String(nth + 1)}`).join(', ');
      for (const name of TABLE_NAMES) {
        if (games.length > 0)
          await this.connection.run(`DELETE FROM ${name} WHERE game IN (${named})`, [...games]);
        await this.#append(name, facts);
      }
      await this.connection.run('DELETE FROM reached');
      await this.connection.run('INSERT INTO reached VALUES ($1)', [JSON.stringify(reached)]);
      await this.connection.run('COMMIT');
    } catch (error) {
      await this.connection.run('ROLLBACK');
      throw error;
    }
  }

  /** Adds games that are not there yet: all of them or none. */
  add(facts: readonly Facts[]): Promise<void> {
    return this.#together(async () => {
      for (const name of TABLE_NAMES) await this.#append(name, facts);
    });
  }

  /** Removes the games of one source. What the log said is then read again from its beginning. */
  forgetSource(source: string): Promise<void> {
    return this.#together(async () => {
      const of = 'game IN (SELECT game FROM games WHERE source = $1)';
      for (const name of TABLE_NAMES.filter((one) => one !== 'games'))
        await this.connection.run(`DELETE FROM ${name} WHERE ${of}`, [source]);
      await this.connection.run('DELETE FROM games WHERE source = $1', [source]);
      if (source === LOG_SOURCE) await this.connection.run('DELETE FROM reached');
    });
  }

  /** The last game of a source whose id begins so: the longest id, and of these the last in the alphabet. */
  async lastOf(source: string, prefix: string): Promise<string | undefined> {
    const found = await this.connection.runAndReadAll(
      `SELECT game FROM games WHERE source = $1 AND starts_with(game, $2)
      ORDER BY length(game) DESC, game DESC LIMIT 1`,
      [source, prefix],
    );
    const game = found.getRowsJson()[0]?.[0];
    return typeof game === 'string' ? game : undefined;
  }

  async #together(change: () => Promise<void>): Promise<void> {
    await this.connection.run('BEGIN');
    try {
      await change();
      await this.connection.run('COMMIT');
    } catch (error) {
      await this.connection.run('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }

  async #append(name: TableName, facts: readonly Facts[]): Promise<void> {
    const columns = Object.entries<Column>(TABLES[name].columns);
    const appender = await this.connection.createAppender(name);
    for (const { [name]: rows } of facts)
      for (const row of rows as readonly Readonly<Record<string, unknown>>[]) {
        for (const [column, { kind }] of columns) write(appender, kind, row[column]);
        appender.endRow();
      }
    appender.closeSync();
  }

  close(): void {
    this.connection.closeSync();
    this.instance.closeSync();
  }
}

const columnsOf = (name: TableName): string =>
  Object.entries<Column>(TABLES[name].columns)
    .map(([column, { kind, nullable }]) => `"${column}" ${STORED_AS[kind]}${nullable ? '' : ' NOT NULL'}`)
    .join(', ');

const WRITE: { readonly [K in ColumnKind]: (appender: DuckDBAppender, value: unknown) => void } = {
  text: (appender, value) => appender.appendVarchar(String(value)),
  count: (appender, value) => appender.appendInteger(Number(value)),
  long: (appender, value) => appender.appendBigInt(BigInt(Math.trunc(Number(value)))),
  flag: (appender, value) => appender.appendBoolean(value === true),
  time: (appender, value) =>
    appender.appendTimestamp(new DuckDBTimestampValue(BigInt(Number(value)) * 1000n)),
};

function write(appender: DuckDBAppender, kind: ColumnKind, value: unknown): void {
  if (value === null || value === undefined) appender.appendNull();
  else WRITE[kind](appender, value);
}

/** With what DuckDB keeps beside it. */
export function deleteFactsFile(file: string): void {
  for (const end of ['', '.wal']) rmSync(file + end, { force: true });
}
