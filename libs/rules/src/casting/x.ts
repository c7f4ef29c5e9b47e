// X (cr 107.3): whether a cost speaks of it, and what it is said to be.
import { isNode, walk } from '#abilities';
import type { Cost } from '#abilities';
import { asAnswer, type Pick } from './pick.js';
import type { Located } from './ways.js';

const read = new WeakMap<Cost, boolean>();

const X = '{X}';

function speaksOfX(cost: Cost): boolean {
  if (cost.kind === 'mana') return cost.cost.includes(X);
  let found = read.get(cost);
  if (found === undefined) {
    found = false;
    for (const { sort, node } of walk('cost', cost)) {
      if (!isNode(node)) continue;
      if (sort === 'value' && node.kind === 'x') found = true;
      if (sort === 'cost' && node.kind === 'mana' && String(node['cost']).includes(X)) found = true;
    }
    read.set(cost, found);
  }
  return found;
}

export const mentionsX = (costs: readonly Located[]): boolean => costs.some(({ cost }) => speaksOfX(cost));

/** How far it is looked for an X with which what forbids the spell does not (cr 601.3a). */
const MOST_TRIED = 16;

/** cr 107.3a, 601.2b. `mayMatter`: where the least, which is the easiest to pay, may be the one that is forbidden. */
export const chooseX = (pick: Pick, mayMatter = false): number =>
  pick.choose<number>({
    into: 'x',
    prompt: 'number',
    given: ({ x }) => x,
    filled: (choices, x) => ({ ...choices, x }),
    options: () => (mayMatter ? Array.from({ length: MOST_TRIED + 1 }, (_, x) => x) : [0]),
    question: () => ({ kind: 'number', least: 0, most: null }),
    read: (answer) => asAnswer('number', answer).number,
  });
