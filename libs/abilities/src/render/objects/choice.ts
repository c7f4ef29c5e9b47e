// Writes how many may be chosen.
import type { Value } from '../../nodes/sorts.js';
import { list, numberWord } from '../english/grammar.js';
import type { Pen } from '../english/pen.js';

export interface Limits {
  readonly least?: Value;
  readonly most?: Value;
  readonly unbounded?: 'unbounded' | 'all';
}

/** As many as a step affected. */
const isThatMany = (value: Value): boolean =>
  typeof value !== 'number' && value.kind === 'amount' && value.said === 'that-many';

/** 'one', 'up to two', 'any number of', 'all', 'one or more', before a plural or singular noun. */
export function choice(
  { least, most, unbounded }: Limits,
  pen: Pen,
): { readonly text: string; readonly number: 'one' | 'many' } {
  const word = (value: Value) =>
    typeof value === 'number' ? numberWord(value) : isThatMany(value) ? 'that many' : pen.value(value);
  if (unbounded !== undefined) {
    const any = unbounded === 'all' ? 'all' : 'any number of';
    if (least === undefined || least === 0) return { text: any, number: 'many' };
    return { text: `${unbounded === 'all' ? 'all, ' : ''}${word(least)} or more`, number: 'many' };
  }
  if (most === undefined && least === undefined) return { text: '', number: 'one' };
  if (most === undefined) return { text: `at least ${word(least ?? 0)}`, number: 'many' };
  const number = most === 1 ? 'one' : 'many';
  if (least === 0) return { text: `up to ${word(most)}`, number };
  if (least === undefined || JSON.stringify(least) === JSON.stringify(most))
    return { text: most === 1 ? '' : word(most), number };
  if (typeof least === 'number' && typeof most === 'number' && least < most && most - least < 4) {
    const numbers = Array.from({ length: most - least + 1 }, (_, index) => numberWord(least + index));
    return { text: list(numbers, 'or'), number: 'many' };
  }
  return { text: `${word(least)} to ${word(most)}`, number: 'many' };
}
