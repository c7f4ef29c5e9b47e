// Asks the facts in SQL: read-only, without files or network, within a time and a memory.
import {
  DuckDBTypeId,
  type DuckDBConnection,
  type DuckDBInstance,
  type DuckDBResultReader,
  type Json,
} from '@duckdb/node-api';
import { faultOf } from './facts-file.js';
import { openLocked } from './locked.js';
import { ParquetWriter } from './parquet-writer.js';

export interface Limits {
  readonly seconds: number;
  readonly megabytes: number;
  readonly rows: number;
}
export const LIMITS: Limits = { seconds: 30, megabytes: 512, rows: 1_000_000 };
/** Of the text of a question: the planner takes far longer than the text is long. */
export const MOST_CHARACTERS = 100_000;
const LOOK_MS = 50;
/** After an interruption DuckDB has so long to come back. */
const GRACE_MS = 5000;
const MEGABYTE = 2 ** 20;
/** DuckDB counts only what it manages itself; a process may grow by so many times of it. */
const UNCOUNTED = 2;

export interface FactsAnswer {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Json[])[];
}

/** The question cannot be answered; the message says why and what to do. */
export class QuestionRefused extends Error {
  override readonly name = 'QuestionRefused';
}

export function ask(
  file: string,
  sql: string,
  limits: Limits = LIMITS,
  signal?: AbortSignal,
): Promise<FactsAnswer> {
  return asked({ file, sql, limits, signal }, async (connection) => {
    const reader = await connection.streamAndReadUntil(sql, limits.rows + 1);
    if (reader.currentRowCount > limits.rows) throw tooMany(limits);
    return { columns: reader.deduplicatedColumnNames(), rows: rowsOf(reader) };
  });
}

/** Writes the answer as a Parquet file: this process does it, since the question itself can write nothing. */
export function askIntoParquet(
  file: string,
  sql: string,
  target: string,
  limits: Limits = LIMITS,
): Promise<{ readonly rows: number }> {
  return asked({ file, sql, limits, signal: undefined }, async (connection) => {
    const result = await connection.stream(sql);
    const types = result.columnTypes();
    const columns = result
      .deduplicatedColumnNames()
      .map((name, nth) => `"${name.replaceAll('"', '""')}" ${String(types[nth])}`);
    const written = await ParquetWriter.open(columns.join(', '), limits.megabytes);
    try {
      for (;;) {
        const chunk = await result.fetchChunk();
        if (chunk === null || chunk.rowCount === 0) break;
        if (written.rows + chunk.rowCount > limits.rows) throw tooMany(limits);
        written.add(chunk);
      }
      await written.save(target);
      return { rows: written.rows };
    } finally {
      written.close();
    }
  });
}

const tooMany = ({ rows }: Limits): QuestionRefused =>
  new QuestionRefused(`It has more than ${String(rows)} rows: group them, or use LIMIT.`);

interface Question {
  readonly file: string;
  readonly sql: string;
  readonly limits: Limits;
  /** Aborts the question. */
  readonly signal: AbortSignal | undefined;
}

/** A planner or a function of DuckDB that does not hear of interruptions: it goes on in this process. */
export class QuestionUnstoppable extends QuestionRefused {}

async function asked<T>(question: Question, use: (connection: DuckDBConnection) => Promise<T>): Promise<T> {
  if (question.sql.length > MOST_CHARACTERS)
    throw new QuestionRefused(`A question has at most ${String(MOST_CHARACTERS)} characters.`);
  const instance = await opened(question.file, question.limits);
  const connection = await instance.connect();
  let isAtWork = false;
  try {
    return await bounded(connection, question, () => use(connection));
  } catch (error) {
    isAtWork = error instanceof QuestionUnstoppable;
    throw error;
  } finally {
    // What is at work cannot be closed.
    if (!isAtWork) {
      connection.closeSync();
      instance.closeSync();
    }
  }
}

async function opened(file: string, { megabytes }: Limits): Promise<DuckDBInstance> {
  try {
    return await openLocked(file, megabytes);
  } catch (error) {
    throw faultOf(file, error);
  }
}

type Stopped = 'late' | 'interrupted' | 'large';

const WHY: { readonly [S in Stopped]: (limits: Limits) => string } = {
  interrupted: () => 'It was interrupted.',
  late: ({ seconds }) => `It took longer than ${String(seconds)} s: narrow it down.`,
  large: ({ megabytes }) => `It needs more memory than ${String(megabytes)} MB: narrow it down.`,
};

async function bounded<T>(
  connection: DuckDBConnection,
  { sql, limits, signal }: Question,
  use: () => Promise<T>,
): Promise<T> {
  let stopped: Stopped | undefined;
  let watching: NodeJS.Timeout | undefined;
  let grace: NodeJS.Timeout | undefined;
  const working = (async () => {
    if ((await statementsIn(connection, sql)) !== 1) throw new QuestionRefused('Ask one question at a time.');
    return use();
  })();
  const unstoppable = new Promise<never>((_, reject) => {
    const stop = (why: Stopped): void => {
      if (stopped !== undefined) return;
      stopped = why;
      connection.interrupt();
      const message = `${WHY[why](limits)} DuckDB does not stop at it.`;
      grace = setTimeout(() => reject(new QuestionUnstoppable(message)), GRACE_MS);
    };
    const began = { at: performance.now(), memory: process.memoryUsage.rss() };
    watching = setInterval(() => {
      const grown = (process.memoryUsage.rss() - began.memory) / MEGABYTE;
      if (grown > limits.megabytes * UNCOUNTED) stop('large');
      if (performance.now() - began.at >= limits.seconds * 1000) stop('late');
      if (signal?.aborted === true) stop('interrupted');
    }, LOOK_MS);
  });
  try {
    return await Promise.race([working, unstoppable]);
  } catch (error) {
    if (error instanceof QuestionRefused) throw error;
    if (stopped !== undefined) throw new QuestionRefused(WHY[stopped](limits));
    throw new QuestionRefused(error instanceof Error ? error.message : String(error), { cause: error });
  } finally {
    clearInterval(watching);
    clearTimeout(grace);
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

export function rowsOf(reader: DuckDBResultReader): Json[][] {
  const isLong = reader.columnTypes().map(({ typeId }) => LONG.has(typeId));
  return reader
    .getRowsJson()
    .map((row) => row.map((value, nth) => (isLong[nth] === true ? asNumber(value) : value)));
}

const asNumber = (value: Json): Json =>
  typeof value === 'string' && Number.isSafeInteger(Number(value)) ? Number(value) : value;
