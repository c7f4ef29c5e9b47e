// Writes comparisons and counters.
import type { Value } from '../../nodes/sorts.js';
import type { Comparison } from '../../language/words.js';
import { article, numberWord, plural } from '../english/grammar.js';
import type { Pen } from '../english/pen.js';

/** '3 or less' for numbers, 'less than or equal to your life total' for other values. */
export function compared(compare: Comparison, value: Value, pen: Pen): string {
  const said = pen.value(value);
  if (typeof value === 'number' || value.kind === 'x')
    return {
      less: `less than ${said}`,
      'at-most': `${said} or less`,
      equal: said,
      'at-least': `${said} or greater`,
      more: `greater than ${said}`,
      'not-equal': `other than ${said}`,
    }[compare];
  return {
    less: `less than ${said}`,
    'at-most': `less than or equal to ${said}`,
    equal: `equal to ${said}`,
    'at-least': `greater than or equal to ${said}`,
    more: `greater than ${said}`,
    'not-equal': `not equal to ${said}`,
  }[compare];
}

export const counterName = (counter: string | undefined): string =>
  counter === undefined ? 'counter' : `${counter} counter`;

/** How many counters: 'a +1/+1 counter', 'no charge counters', 'three or more counters'. */
export function counted(compare: Comparison, value: Value, counter: string | undefined, pen: Pen): string {
  const name = counterName(counter);
  if (value === 1 && compare === 'at-least') return article(name);
  if (value === 0 && compare === 'equal') return `no ${plural(name)}`;
  if (typeof value === 'number' && compare === 'at-least')
    return `${numberWord(value)} or more ${plural(name)}`;
  return `a number of ${plural(name)} ${compared(compare, value, pen)}`;
}
