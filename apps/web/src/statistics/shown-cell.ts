// A cell as the language of the page says it.
import { language } from '../words/words.js';
import type { Cell, ColumnKind } from './sheet.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const formatted = (value: number, how: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(language.value, how).format(value);

export function shownCell(cell: Cell, kind: ColumnKind): string {
  if (cell === null) return '–';
  if (typeof cell === 'string') return cell;
  if (kind === 'share') return formatted(cell, { style: 'percent', maximumFractionDigits: 0 });
  if (kind === 'seconds') return inTime(cell);
  return formatted(cell, { maximumFractionDigits: 2 });
}

function inTime(seconds: number): string {
  const [value, unit] =
    seconds >= HOUR
      ? [seconds / HOUR, 'hour']
      : seconds >= MINUTE
        ? [seconds / MINUTE, 'minute']
        : [seconds, 'second'];
  return formatted(value, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: value < 1 ? 2 : 1,
  });
}

/** A month, as `2026-11`. */
export const shownMonth = (month: string): string =>
  new Intl.DateTimeFormat(language.value, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
