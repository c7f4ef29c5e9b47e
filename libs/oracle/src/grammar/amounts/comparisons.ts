// A number with a comparison: 'three or more', 'two or fewer', 'exactly seven', '10 or less'.
import type { Comparison, Condition, Value } from '#abilities';
import { either, rule } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { numberWord, numeral } from '../words/numbers.js';

interface Amount {
  readonly compare: Comparison;
  readonly right: number;
}
const number = either(numberWord, numeral);
export const comparedAmount: Parser<Amount> = either<Amount>(
  rule([number, 'or more'], (right) => ({ compare: 'at-least', right })),
  rule([number, 'or fewer|less'], (right) => ({ compare: 'at-most', right })),
  rule(['exactly', number], (right) => ({ compare: 'equal', right })),
);
export const compareWith = (left: Value, { compare, right }: Amount): Condition => ({
  kind: 'compare',
  left,
  compare,
  right,
});
