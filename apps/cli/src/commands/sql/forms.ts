// The answer to a question as lines: as a table, as JSON or as CSV.
import type { FactsAnswer } from '#analytics';

export type Form = 'table' | 'json' | 'csv';

export const FORMS: { readonly [F in Form]: (answer: FactsAnswer) => readonly string[] } = {
  json: ({ columns, rows }) =>
    rows.map((row) => JSON.stringify(Object.fromEntries(columns.map((name, nth) => [name, row[nth]])))),
  csv: ({ columns, rows }) =>
    [columns, ...rows].map((row) => row.map((cell) => quoted(told(cell))).join(',')),
  table({ columns, rows }) {
    const lines = [columns, ...rows].map((row) => row.map(told));
    const widths = columns.map((_, nth) =>
      lines.reduce((most, line) => Math.max(most, line[nth]?.length ?? 0), 0),
    );
    return lines.map((line) =>
      line
        .map((cell, nth) => cell.padEnd(widths[nth] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  },
};

const told = (cell: unknown): string =>
  cell === null || cell === undefined ? '' : typeof cell === 'string' ? cell : JSON.stringify(cell);
const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
