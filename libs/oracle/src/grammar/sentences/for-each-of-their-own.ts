// What each of several players does according to what they themselves have: 'each player loses 1 life for each
// creature they control'. The amount is worked out for each player in turn. Example: Stronghold Discipline.
import { isNode, walk, type Cost, type Effect, type Players } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { rule } from '../../parsing/parser.js';
import { clause, deed, deedCosts, objects, players, value } from '../words/nonterminals.js';

const EACH = { kind: 'bound', name: 'each' } as const;
const SEVERAL: ReadonlySet<Players['kind']> = new Set(['all', 'opponents', 'others', 'teammates']);

/** True if the effect says 'they', 'their' or 'that player'. */
const speaksOfThem = (effect: Effect): boolean =>
  [...walk('effect', effect)].some(
    ({ sort, node }) =>
      sort === 'players' &&
      isNode(node) &&
      node.kind === 'parameter' &&
      String(node['name']).startsWith('said '),
  );
function ofEach(over: Players, does: (who: Players) => Effect): Effect | undefined {
  if (!SEVERAL.has(over.kind)) return undefined;
  const effect = does(EACH);
  return speaksOfThem(effect) ? { kind: 'for-each-player', over, bind: 'each', effect } : undefined;
}

/** Each player pays for themselves. */
function unless(over: Players, does: (who: Players) => Effect, costs: readonly Cost[]): Effect | undefined {
  if (!SEVERAL.has(over.kind))
    return over.kind === 'controller' || over.kind === 'owner'
      ? { kind: 'pay', who: { ...over, said: 'they' }, costs, unpaid: does(over) }
      : undefined;
  const effect: Effect = { kind: 'pay', who: { ...EACH, said: 'they' }, costs, unpaid: does(EACH) };
  return { kind: 'for-each-player', over, bind: 'each', effect };
}

export const forEachOfTheirOwnProductions: Productions = [
  production(
    clause,
    rule([players, deed, 'unless they', deedCosts], unless),
    rule([players, deed], ofEach),
    rule([players, "'s life total becomes", value], (over, amount) =>
      ofEach(over, (who) => ({ kind: 'set-life', who, amount })),
    ),
    rule([objects, 'deals|deal damage to', players, 'equal to', value], (from, over, amount) =>
      ofEach(over, (who) => ({ kind: 'damage', from, players: who, amount, said: 'amount-last' })),
    ),
  ),
];
