// Asks the facts in SQL: read-only, without files or network, within a time and a memory.
import {
  DuckDBInstance,
  DuckDBTypeId,
  type DuckDBConnection,
  type DuckDBResultReader,
  type Json,
} from '@duckdb/node-api';
import { faultOf } from './facts-file.js';

export interface Limits {
  readonly seconds: number;
  readonly megabytes: number;
  readonly rows: number;
}
export const LIMITS: Limits = { seconds: 30, megabytes: 512, rows: 1_000_000 };

export interface Answer {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Json[])[];
}

/** The question cannot be answered; the message says why and what to do. */
export class QuestionRefused extends Error {
  override readonly name = 'QuestionRefused';
}

export async function ask(file: string, sql: string, limits: Limits = LIMITS): Promise<Answer> {
  const instance = await opened(file, limits);
  try {
    const connection = await instance.connect();
    try {
      return await answer(connection, sql, limits);
    } finally {
      connection.closeSync();
    }
  } finally {
    instance.closeSync();
  }
}

async function opened(file: string, { megabytes }: Limits): Promise<DuckDBInstance> {
  try {
    return await DuckDBInstance.create(file, {
      access_mode: 'READ_ONLY',
      enable_external_access: 'false',
      autoinstall_known_extensions: 'false',
      autoload_known_extensions: 'false',
      memory_limit: `${String(megabytes)}MB`,
      max_temp_directory_size: '0KB',
      lock_configuration: 'true',
    });
  } catch (error) {
    throw faultOf(file, error);
  }
}

async function answer(connection: DuckDBConnection, sql: string, limits: Limits): Promise<Answer> {
  const late = new AbortController();
  const timer = setTimeout(() => {
    late.abort();
    connection.interrupt();
  }, limits.seconds * 1000);
  try {
    if ((await statementsIn(connection, sql)) !== 1) throw new QuestionRefused('Ask one question at a time.');
    const reader = await connection.streamAndReadUntil(sql, limits.rows + 1);
    if (reader.currentRowCount > limits.rows)
      throw new QuestionRefused(`It has more than ${String(limits.rows)} rows: group them, or use LIMIT.`);
    return { columns: reader.deduplicatedColumnNames(), rows: rowsOf(reader) };
  } catch (error) {
    if (error instanceof QuestionRefused) throw error;
    if (late.signal.aborted)
      throw new QuestionRefused(`It took longer than ${String(limits.seconds)} s: narrow it down.`);
    throw new QuestionRefused(error instanceof Error ? error.message : String(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** DuckDB throws an error without a message for a text that has none. */
async function statementsIn(connection: DuckDBConnection, sql: string): Promise<number> {
  try {
    return (await connection.extractStatements(sql)).count;
  } catch (error) {
    if (error instanceof Error && error.message.includes('native callback')) return 0;
    throw error;
  }
}

/** DuckDB writes these as text, since JSON has no such numbers; those that it has are numbers here. */
const LONG: ReadonlySet<DuckDBTypeId> = new Set([
  DuckDBTypeId.BIGINT,
  DuckDBTypeId.UBIGINT,
  DuckDBTypeId.HUGEINT,
  DuckDBTypeId.UHUGEINT,
]);

function rowsOf(reader: DuckDBResultReader): Json[][] {
  const isLong = reader.columnTypes().map(({ typeId }) => LONG.has(typeId));
  return reader
    .getRowsJson()
    .map((row) => row.map((value, nth) => (isLong[nth] === true ? asNumber(value) : value)));
}

const asNumber = (value: Json): Json =>
  typeof value === 'string' && Number.isSafeInteger(Number(value)) ? Number(value) : value;
