// X (cr 107.3): whether a cost speaks of it, and what it is said to be.
import { isNode, walk } from '#abilities';
import type { Ability, Cost } from '#abilities';
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

const holdsX = (filter: unknown): boolean =>
  [...walk('filter', filter)].some(({ sort, node }) => sort === 'value' && isNode(node) && node.kind === 'x');

const sought = new WeakMap<Ability, boolean>();

/** What it targets, or what is paid with, is to be as X says: a mana value, a power. The least X may find nothing. */
function seeksByX(ability: Ability): boolean {
  let seeks = sought.get(ability);
  if (seeks === undefined) {
    seeks = [...walk('ability', ability)].some(
      ({ sort, node }) => (sort === 'target' || sort === 'cost') && isNode(node) && holdsX(node['filter']),
    );
    sought.set(ability, seeks);
  }
  return seeks;
}

export const isSoughtByX = (abilities: readonly { readonly ability: Ability }[]): boolean =>
  abilities.some(({ ability }) => seeksByX(ability));

/** How far it is looked for an X with which there is a way (cr 601.2c, 601.3a). */
const MOST_TRIED = 16;

/** cr 107.3a, 601.2b. `mayMatter`: where the least, which is the easiest to pay, may be one with which it does not go. */
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
