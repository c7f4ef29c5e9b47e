// Compares numbers.
import type { Comparison } from '#abilities';

/** Compares two numbers with a comparison of the language. */
export function compared(left: number, how: Comparison, right: number): boolean {
  switch (how) {
    case 'less':
      return left < right;
    case 'at-most':
      return left <= right;
    case 'equal':
      return left === right;
    case 'at-least':
      return left >= right;
    case 'more':
      return left > right;
    case 'not-equal':
      return left !== right;
  }
}
