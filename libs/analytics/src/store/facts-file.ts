// The file of the facts: tables of DuckDB, and how far of the log they come. Of played games it holds nothing that the
// log does not: a file that is damaged is deleted and begun anew. Simulated games are in it alone.
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
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
export const factsFileOf = (version: number): string => `analytics-${String(version)}.duckdb`;
export const FACTS_FILE = factsFileOf(FACTS_VERSION);

/** What `games.source` says of played games. */
export const LOG_SOURCE = 'log';

export type FileFault = 'in-use' | 'newer' | 'damaged' | 'missing' | 'replaced' | 'disk-full' | 'unusable';

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
  [
    'disk-full',
    /no space left|file too large|disk full/i,
    'the disk is full; make room, and it goes on by itself',
  ],
];

export function faultOf(file: string, error: unknown): FactsFileError {
  if (error instanceof FactsFileError) return error;
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

  /** Opens it for writing; one that is damaged, or of a later DuckDB, is begun anew. */
  static async open(file: string): Promise<FactsFile> {
    try {
      return await FactsFile.#opened(file);
    } catch (error) {
      const fault = faultOf(file, error);
      if (fault.fault !== 'damaged' && fault.fault !== 'newer') throw fault;
      deleteFactsFile(file);
      return FactsFile.#opened(file);
    }
  }

  static async #opened(file: string): Promise<FactsFile> {
    const instance = await DuckDBInstance.create(file, { memory_limit: '512MB', threads: '1' });
    try {
      const connection = await instance.connect();
      await connection.run(ALL_TABLES);
      return new FactsFile(instance, connection);
    } catch (error) {
      instance.closeSync();
      throw error;
    }
  }

  /** The last event of the log that these facts know of. */
  async reached(): Promise<EventPlace | undefined> {
    const found = await this.connection.runAndReadAll('SELECT place FROM reached');
    const place = found.getRowsJson()[0]?.[0];
    return typeof place === 'string' ? (JSON.parse(place) as EventPlace) : undefined;
  }

  /** Refuses a file that has not read so far: somebody has deleted or replaced the one that had. */
  async needs(position: string | undefined): Promise<void> {
    const reached = (await this.reached())?.position;
    if (position !== undefined && (reached === undefined || reached < position))
      throw new FactsFileError(
        'replaced',
        'the file of the facts was replaced; it is followed anew',
        undefined,
      );
  }

  /** Whether it has once had the facts of all games: before that, every figure would be wrong. */
  async isWhole(): Promise<boolean> {
    return (await this.connection.runAndReadAll('SELECT since FROM whole')).currentRowCount > 0;
  }

  async becameWhole(): Promise<void> {
    if (!(await this.isWhole())) await this.connection.run('INSERT INTO whole VALUES (now()::TIMESTAMP)');
  }

  /** Puts these facts in the place of what there was about the games, and moves on: both or neither. */
  async keep(games: readonly string[], facts: readonly Facts[], reached: EventPlace): Promise<void> {
    await this.#together(async () => {
      const stale = await this.#stored(games);
      for (const name of TABLE_NAMES) {
        if (stale.length > 0)
          await this.connection.run(`DELETE FROM ${name} WHERE game IN (${placeholders(stale)})`, stale);
        await this.#append(name, facts);
      }
      const before = await this.reached();
      if (before !== undefined && before.position >= reached.position) return;
      await this.connection.run('DELETE FROM reached');
      await this.connection.run('INSERT INTO reached VALUES ($1)', [JSON.stringify(reached)]);
    });
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
      if (source !== LOG_SOURCE) return;
      await this.connection.run('DELETE FROM reached');
      await this.connection.run('DELETE FROM whole');
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

  /** Those of the games that it has facts about. */
  async #stored(games: readonly string[]): Promise<string[]> {
    if (games.length === 0) return [];
    const sql = `SELECT game FROM games WHERE game IN (${placeholders(games)})`;
    const found = await this.connection.runAndReadAll(sql, [...games]);
    return found.getRowsJson().flatMap(([game]) => (typeof game === 'string' ? [game] : []));
  }

  async #together(change: () => Promise<void>): Promise<void> {
    await this.connection.run('BEGIN');
    try {
      await change();
      await this.connection.run('COMMIT');
    } catch (error) {
      // A failure of the disk has ended the transaction already.
      await this.connection.run('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }

  async #append(name: TableName, facts: readonly Facts[]): Promise<void> {
    if (facts.every(({ [name]: rows }) => rows.length === 0)) return;
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

const placeholders = (values: readonly unknown[]): string =>
  values.map((_, nth) => `$${String(nth + 1)}`).join(', ');

const columnsOf = (name: TableName): string =>
  Object.entries<Column>(TABLES[name].columns)
    .map(([column, { kind, nullable }]) => `"${column}" ${STORED_AS[kind]}${nullable ? '' : ' NOT NULL'}`)
    .join(', ');

/** One text: each statement by itself costs a way to another thread and back, at every opening. */
const ALL_TABLES = [
  'reached (place VARCHAR NOT NULL)',
  'whole (since TIMESTAMP NOT NULL)',
  ...TABLE_NAMES.map((name) => `${name} (${columnsOf(name)})`),
]
  .map((table) => `CREATE TABLE IF NOT EXISTS ${table};`)
  .join('\n');

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

const PAUSE_MS = 100;
/** Others hold the file for moments; a minute of them is somebody who keeps it. */
const MOST_TRIES = 600;

/** Opens it for writing when nobody else has it. */
export async function openWhenFree(file: string): Promise<FactsFile> {
  for (let tries = 1; ; tries += 1)
    try {
      return await FactsFile.open(file);
    } catch (error) {
      const isInUse = error instanceof FactsFileError && error.fault === 'in-use';
      if (!isInUse || tries === MOST_TRIES) throw error;
      await sleep(PAUSE_MS);
    }
}
