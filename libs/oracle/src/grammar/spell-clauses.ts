// What is said of spells: 'that targets this creature'.
import { production, type Productions } from '../parsing/grammar.js';
import { rule } from '../parsing/parser.js';
import { clauseAfter } from './sorts.js';
import { self } from './things.js';

export const spellClausesProductions: Productions = [
  production(
    clauseAfter,
    rule(['that targets', self], () => ({
      filter: { kind: 'targets', filter: { kind: 'is', of: { kind: 'this' } } },
    })),
  ),
];
