// Limits on life totals: "your life total can't change". Examples: Platinum Emperion, Worship.
import type { Static } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { rule } from '../../parsing/parser.js';
import { clause, duration, statics } from '../words/nonterminals.js';
import { numeral } from '../words/numbers.js';

const YOU = { kind: 'you' } as const;
const floor = rule(
  ['damage that would reduce your life total to less than', numeral, 'reduces it to', numeral, 'instead'],
  (least, to): readonly Static[] | undefined =>
    least === to ? [{ kind: 'player', who: YOU, property: 'damage-floor', value: least }] : undefined,
);

export const lifeTotalsProductions: Productions = [
  production(
    statics,
    floor,
    rule(["your life total can't change"], () => [
      { kind: 'player', who: YOU, property: 'life-total-fixed' },
    ]),
  ),
  production(
    clause,
    rule([duration, ',', floor], (until, effects) => ({ kind: 'rule', effects, until })),
  ),
];
