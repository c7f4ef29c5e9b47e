// Keyword actions that need more than one verb (cr 701), coin flips and clashes. Example: Stitch in Time.
import { action, ACTIONS, type Effect, type Value } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, rule } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { condition, deed, type Deed } from '../words/nonterminals.js';
import { numeral, x } from '../words/numbers.js';

const does =
  (effect: Effect): Deed =>
  () =>
    effect;
const count = either<Value>(numeral, x);
/** The other macros need an object or player that the text names elsewhere. */
const PLAIN = ACTIONS.filter(({ name }) => !name.startsWith('have an opponent'));

export const keywordActionsProductions: Productions = [
  production(
    deed,
    ...PLAIN.map(({ name, takes }): Parser<Deed> =>
      takes === 'value'
        ? rule([name, count], (value) => {
            const effect = action(name, value);
            return effect === undefined ? undefined : does(effect);
          })
        : rule([name], () => {
            const effect = action(name);
            return effect === undefined ? undefined : does(effect);
          }),
    ),
    rule(['flip a coin'], () => (who) => ({ kind: 'flip-coins', who, bind: 'flip' })),
  ),
  production(
    condition,
    // cr 705.2: the flip or clash that was mentioned before.
    rule(['you win the flip'], () => ({ kind: 'did', name: 'flip' })),
    rule(['you lose the flip'], () => ({ kind: 'not', of: { kind: 'did', name: 'flip' } })),
    rule(['you win'], () => ({ kind: 'did', name: 'clash' })),
  ),
];
