// X (cr 107.3): whether a cost uses it, and its announced value.
import { memoByIdentity } from '#kernel';
import { isNode, walk } from '#abilities';
import type { Ability, Cost } from '#abilities';
import { asAnswer, type Pick } from '../choices/pick.js';
import type { Located } from '../../../model/printed/located.js';
import type { Rules } from '../../../engine/proposal/proposal.js';
import { objectsOf } from '../../../reading/language/references.js';
import type { Sight } from '../../../reading/language/sight.js';
import type { Context } from '../../../model/state/context.js';
import type { GameObject } from '../../../model/state/game-state.js';
import type { Seat } from '../../../model/basics/ids.js';
import { budgetOf } from './budget.js';

const read = memoByIdentity<Cost, boolean>();

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

interface Paying {
  readonly sight: Sight;
  readonly context: Context;
}

/**
 * cr 107.3a: a spell cast for a mana cost under another name (such as granted flashback) has an X of its own.
 */
function ownCost({ sight, context }: Paying, cost: Cost): string {
  if (cost.kind !== 'mana-of') return '';
  const [id] = objectsOf(sight, cost.what, context);
  if (id === undefined || id !== context.source || sight.object(id)?.item === undefined) return '';
  return sight.remembered(id)?.cost ?? '';
}

export const mentionsX = (paying: Paying, costs: readonly Located[]): boolean =>
  costs.some(({ cost }) => speaksOfX(cost) || ownCost(paying, cost).includes(X));

const holdsX = (filter: unknown): boolean =>
  [...walk('filter', filter)].some(({ sort, node }) => sort === 'value' && isNode(node) && node.kind === 'x');

const sought = memoByIdentity<Ability, boolean>();

/**
 * True if targets or payments must match X, such as a mana value or power. Then the least X may find nothing.
 */
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

/** Nobody can pay for more. */
const MOST = 1000;

/**
 * The highest X that could be paid for: with mana available or producible, helpers and reductions; or with
 * life, cards or counters if X is not in the mana cost.
 */
export function mostX(
  paying: Paying & { readonly seat: Seat },
  costs: readonly Located[],
  rules: Rules,
): number {
  const { seat } = paying;
  const { state } = paying.sight;
  const timesIn = (cost: Cost): number => timesX(cost.kind === 'mana' ? cost.cost : ownCost(paying, cost));
  const symbols = costs.reduce((sum, { cost }) => sum + timesIn(cost), 0);
  const own = Object.values(state.objects).filter(
    (object) => object.zone.seat === seat || object.permanent?.controller === seat,
  );
  if (symbols === 0) {
    const counters = own.flatMap(({ permanent }) => Object.values(permanent?.counters ?? {}));
    return Math.min(MOST, Math.max(state.seats[seat]?.life ?? 0, own.length, ...counters));
  }
  const { units, reduction } = budgetOf(state, seat, rules);
  const off = Number.isFinite(reduction) ? reduction : own.length;
  return Math.min(MOST, Math.floor((units + off + helpers(own)) / symbols));
}

const timesX = (cost: string): number => cost.split(X).length - 1;

/** cr 702.51, 702.66, 702.126: objects that could be tapped or exiled to help. */
const helpers = (own: readonly GameObject[]): number =>
  own.filter(({ zone, permanent }) => zone.kind === 'graveyard' || permanent?.tapped === false).length;

/**
 * cr 107.3a, 601.2b. `most`: the highest X to consider when the least X, the easiest to pay, may be illegal.
 */
export const chooseX = (pick: Pick, most: () => number = () => 0): number =>
  pick.choose<number>({
    into: 'x',
    prompt: 'number',
    given: ({ x }) => x,
    filled: (choices, x) => ({ ...choices, x }),
    options: () => Array.from({ length: most() + 1 }, (_, x) => x),
    question: () => ({ kind: 'number', least: 0, most: null }),
    read: (answer) => asAnswer('number', answer).number,
  });
