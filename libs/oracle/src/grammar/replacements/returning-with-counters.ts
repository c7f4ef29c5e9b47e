// 'Return that card to the battlefield … with a +1/+1 counter on it.'
import { production, type Productions } from '../../parsing/grammar.js';
import { rule } from '../../parsing/parser.js';
import { withCounters } from './entering.js';
import { underControl } from '../nouns/places.js';
import { deed, objects } from '../words/nonterminals.js';

export const returningWithCountersProductions: Productions = [
  production(
    deed,
    rule(
      ['return', objects, 'to the battlefield', underControl, withCounters],
      (what, whoever, counters) => () => ({
        kind: 'move',
        what,
        to: 'battlefield',
        cause: 'return',
        ...whoever,
        enters: [counters],
      }),
    ),
  ),
];
