// Kinds of counters, by their names.
import { token } from '../parsing/parser.js';
import type { Parser } from '../parsing/scan.js';

/** 'a +1/+1 counter', 'a charge counter'. */
export const counterKind: Parser<string> = token(({ word, text }) =>
  /^[+-]\d+\/[+-]\d+$/.test(text)
    ? text
    : /^[a-z]+$/.test(word) && !/^(?:a|an|the|that|of|no)$/.test(word)
      ? word
      : undefined,
);
