// What is said of spells: 'that targets this creature'.
import { rule } from '../parsing/parser.js';
import { clauseAfter } from './sorts.js';
import { self } from './things.js';

clauseAfter.add(
  rule(['that targets', self], () => ({
    filter: { kind: 'targets', filter: { kind: 'is', of: { kind: 'this' } } },
  })),
);
