// What any player may do or have happen, and what follows if someone or no one does. Example: Browbeat.
import type { Effect, Players } from '#abilities';
import { either, map, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { deedCosts, sentence } from '../words/nonterminals.js';
import { thisObject } from '../nouns/objects.js';
import { numeral } from '../words/numbers.js';

const anybody: Parser<Players> = either<Players>(
  map(words('any player'), () => ({ kind: 'all' })),
  map(words('any opponent'), () => ({ kind: 'opponents' })),
);
const THEY: Players = { kind: 'bound', name: 'takers', said: 'they' };
/** cr 101.4: each player decides in turn; then it happens to all of them at the same time. */
const damaged: Parser<Effect> = rule(
  [
    anybody,
    'may have',
    either(
      map(thisObject, () => 'name' as const),
      map(words('it'), () => 'it' as const),
    ),
    'deal',
    numeral,
    'damage to them',
  ],
  (who, said, amount) => ({
    kind: 'may',
    who,
    each: 'each',
    said: 'any',
    bind: 'takers',
    effect: { kind: 'damage', from: { kind: 'this', said }, players: THEY, amount },
  }),
);
const TAKEN = { kind: 'did', name: 'takers' } as const;
export const anyPlayerMay: Parser<Effect> = either<Effect>(
  rule([anybody, 'may', deedCosts, '. if a player does ,', sentence], (who, costs, paid) => ({
    kind: 'pay',
    who,
    costs,
    paid,
  })),
  rule([damaged, '. if a player does ,', sentence], (offer, then) => ({
    kind: 'sequence',
    steps: [offer, { kind: 'if', condition: TAKEN, then }],
  })),
  rule([damaged, '. if no one does ,', sentence], (offer, then) => ({
    kind: 'sequence',
    steps: [offer, { kind: 'if', condition: { kind: 'not', of: TAKEN }, then }],
  })),
);
