// What is done once for each object of an earlier step: 'for each creature destroyed this way, …'. Example: March of
// Souls.
import type { Players } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { from, rule, words } from '../../parsing/parser.js';
import { clause, deed } from '../words/nonterminals.js';

const EACH = { kind: 'bound', name: 'each' } as const;
/** cr 608.2h: the player who last controlled it. */
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
