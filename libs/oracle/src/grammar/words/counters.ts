// Kinds of counters, and a number of them: 'a +1/+1 counter', 'two charge counters'.
import type { Value } from '#abilities';
import { either, rule, token } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { numberWord, x } from './numbers.js';

/** The name of a kind: '+1/+1', 'charge'. */
export const counterKind: Parser<string> = token(({ word, text }) =>
  /^[+-]\d+\/[+-]\d+$/.test(text)
    ? text
    : /^[a-z]+$/.test(word) && !/^(?:a|an|the|that|of|no)$/.test(word)
      ? word
      : undefined,
);

/** 'a +1/+1 counter', 'two charge counters'. */
export const counters: Parser<{ readonly counter: string; readonly count: Value }> = either(
  rule(['that many', counterKind, 'counters'], (counter, scan, at) => ({
    counter,
    count: scan.hole({ is: 'said', at, by: 'pronoun' }),
  })),
  rule(['a|an', counterKind, 'counter'], (counter) => ({ counter, count: 1 })),
  rule([either<Value>(numberWord, x), counterKind, 'counters'], (count, counter) => ({ counter, count })),
);
