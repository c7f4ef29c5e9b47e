// Pages of the rows of a question, by the rank and the key of the last row: rows that come meanwhile shift nothing.
import type { FactsQuery, FactsRow, FactsValue } from './facts-desk.js';
import { chosen, SHOWN, type StatisticsFilter } from './filter.js';
import { samePosition, type Position } from './position.js';
import { QUESTIONS, type Question } from './questions.js';

export interface AskedPage {
  readonly filter: StatisticsFilter;
  readonly first: number;
  readonly after?: PageEnd | undefined;
  /** The least come first. */
  readonly order?: 'most' | 'least';
  /** The people behind a group have agreed, or are the asker. */
  readonly agreed?: boolean;
  readonly values?: Readonly<Record<string, FactsValue>>;
  /** Only the rows that have this text in that column, without case. */
  readonly only?: { readonly [C in Column]?: string | undefined };
  /** For the questions of the explorer. */
  readonly position?: Position;
}

const COLUMNS = ['key', 'name', 'cost'] as const;
type Column = (typeof COLUMNS)[number];

/** Where a page ends. */
export interface PageEnd {
  readonly rank: number;
  readonly key: string;
}

export interface Page {
  readonly rows: readonly FactsRow[];
  readonly more: boolean;
}

export function queryOf(question: Question, asked: AskedPage): FactsQuery {
  const { sql, values } = chosen(asked.filter);
  const { after, first, order = 'most', agreed = false, only = {} } = asked;
  const sought = COLUMNS.flatMap((column) => {
    const text = only[column];
    return text === undefined ? [] : [{ column, text }];
  });
  const [way, beyond] = order === 'most' ? ['DESC', '<'] : ['ASC', '>'];
  const conditions = [
    'shown',
    ...sought.map(({ column }) => `lower(${column}) = lower($only_${column})`),
    ...(after === undefined
      ? []
      : [`(rank ${beyond} $afterRank OR (rank = $afterRank AND key > $afterKey))`]),
  ];
  const same = asked.position === undefined ? undefined : samePosition(asked.position);
  const [tables, select] = split(QUESTIONS[question].replaceAll('SHOWN', agreed ? 'true' : SHOWN));
  return {
    sql: `WITH ${[sql, ...(same === undefined ? [] : [same.sql]), ...tables].join(', ')}, answer AS (${select})
      SELECT * EXCLUDE (shown) FROM answer WHERE ${conditions.join(' AND ')}
      ORDER BY rank ${way}, key LIMIT ${String(first + 1)}`,
    values: {
      ...values,
      ...same?.values,
      ...asked.values,
      ...Object.fromEntries(sought.map(({ column, text }) => [`only_${column}`, text])),
      ...(after === undefined ? {} : { afterRank: after.rank, afterKey: after.key }),
    },
  };
}

/** A question has its own tables before the `SELECT` at the beginning of a line. */
function split(question: string): readonly [tables: readonly string[], select: string] {
  const at = question.search(/^ {4}SELECT/m);
  const tables = question.slice(0, at).trim();
  return [tables === '' ? [] : [tables], question.slice(at)];
}

export const pageOf = (rows: readonly FactsRow[], first: number): Page => ({
  rows: rows.slice(0, first),
  more: rows.length > first,
});

export const placeOf = ({ rank, key }: FactsRow): PageEnd => ({ rank: Number(rank), key: String(key) });

export const cursorOf = (row: FactsRow): string => {
  const { rank, key } = placeOf(row);
  return Buffer.from(JSON.stringify([rank, key])).toString('base64url');
};

/** Undefined for a text that is no cursor. */
export function placeAt(cursor: string): PageEnd | undefined {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(place) || place.length !== 2) return undefined;
    const [rank, key] = place as readonly unknown[];
    return Number.isSafeInteger(rank) && typeof key === 'string' ? { rank: Number(rank), key } : undefined;
  } catch {
    return undefined;
  }
}
