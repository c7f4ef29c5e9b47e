// What is done once for each of those that an earlier step dealt with: 'for each creature destroyed this way, its
// controller creates a 1/1 white Spirit creature token with flying'.
import type { Players } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { from, rule, words } from '../../parsing/parser.js';
import { clause, deed } from '../words/nonterminals.js';

const EACH = { kind: 'bound', name: 'each' } as const;
/** cr 608.2h: who controlled it as it last was there. */
const ITS_CONTROLLER: Players = { kind: 'controller', of: { kind: 'former', of: EACH, said: 'it' } };
const noun = words('creature|permanent|land|artifact|enchantment');
const done = from({ destroyed: 'destroyed', exiled: 'exiled' } as const);
export const forEachOfThoseProductions: Productions = [
  production(
    clause,
    rule(['for each', noun, done, 'this way , its controller', deed], (_, how, does, scan, at) => ({
      kind: 'for-each',
      over: scan.hole({ is: 'done-to', at, how }),
      bind: 'each',
      effect: does(ITS_CONTROLLER),
    })),
  ),
];
