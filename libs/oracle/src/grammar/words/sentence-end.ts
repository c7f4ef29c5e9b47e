// The end of a sentence; one that ends with an ability in quotation marks has its full stop within them.
import { either, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';

export const stop: Parser<undefined> = either(words('.'), (scan, at) =>
  scan.tokens[at - 1]?.text === '"' && scan.tokens[at - 2]?.text === '.'
    ? [{ value: undefined, end: at }]
    : [],
);
