// Clauses after a spell: 'that targets this creature'.
import { production, type Productions } from '../../parsing/grammar.js';
import { rule } from '../../parsing/parser.js';
import { clauseAfter } from '../words/nonterminals.js';
import { thisObject } from './objects.js';

export const spellClausesProductions: Productions = [
  production(
    clauseAfter,
    rule(['that targets', thisObject], () => ({
      filter: { kind: 'targets', filter: { kind: 'is', of: { kind: 'this' } } },
    })),
  ),
];
