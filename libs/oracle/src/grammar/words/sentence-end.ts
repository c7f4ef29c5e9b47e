// The end of a sentence. A sentence that ends with a quoted ability has its full stop inside the quotation marks.
import { either, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';

export const sentenceEnd: Parser<undefined> = either(words('.'), (scan, at) =>
  scan.tokens[at - 1]?.text === '"' && scan.tokens[at - 2]?.text === '.'
    ? [{ value: undefined, end: at }]
    : [],
);
