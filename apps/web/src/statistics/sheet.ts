// What a figure says, as rows and columns: its table and its file are made of the same sheet as its plot.
export type Cell = string | number | null;

/** `share`: from 0 to 1. `seconds`: a time. `cost`: mana. `card` and `game`: what has a page of its own. */
export type ColumnKind = 'text' | 'number' | 'share' | 'seconds' | 'cost' | 'card' | 'game';

export interface Column {
  readonly title: string;
  readonly kind: ColumnKind;
}

export interface Sheet {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface Line {
  readonly label: string;
  readonly values: readonly (number | null)[];
  /** The ends of the interval of each value. */
  readonly low?: readonly (number | null)[];
  readonly high?: readonly (number | null)[];
}

/** `dots`: each by itself, with its interval. */
export interface Plotted {
  readonly drawn: 'bars' | 'lines' | 'dots';
  readonly kind: Exclude<ColumnKind, 'text' | 'cost' | 'card' | 'game'>;
  /** What stands below each place. */
  readonly places: readonly string[];
  readonly lines: readonly Line[];
}

/** RFC 4180; figures as they are, without the marks of a language. */
export function csvOf({ columns, rows }: Sheet): string {
  const lines = [columns.map(({ title }) => title), ...rows];
  return lines.map((line) => `${line.map(cellInCsv).join(',')}\r\n`).join('');
}

function cellInCsv(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  // A spreadsheet would run a text that begins like a formula, and players choose their names.
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** For the name of a file. */
export const inFileName = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
