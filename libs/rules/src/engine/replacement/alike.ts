// Decides whether the order of several effects makes no difference. If so, nobody is asked (cr 616.1).
import { memoByIdentity } from '#kernel';
import { isNode, walk } from '#abilities';
import type { Context } from '../../model/state/context.js';
import { outcomesOf, type Applicable } from './applicable.js';

const OF_ITSELF = ['this', 'host', 'linked', 'granter'];
const speaking = memoByIdentity<object, boolean>();

/** True if the effect depends on whose ability it is. */
function speaksOfItself({ effect }: Applicable): boolean {
  if (!('ref' in effect)) return false;
  const outcomes = outcomesOf(effect);
  let speaks = speaking.get(outcomes);
  if (speaks === undefined) {
    speaks = outcomes.some((outcome) =>
      [...walk('outcome', outcome)].some(({ node }) => isNode(node) && OF_ITSELF.includes(node.kind)),
    );
    speaking.set(outcomes, speaks);
  }
  return speaks;
}

/** What a continuous effect was made with, as a key. */
const made = ({ x, bindings, targets }: Context): string => JSON.stringify([x, bindings, targets]);

/** True for several instances of the same ability that does not mention its own object. */
export function areAlike(options: readonly Applicable[]): boolean {
  const [first, ...others] = options;
  if (first === undefined || !('ref' in first.effect)) return false;
  const { ref, context, lasting } = first.effect;
  const isOwn = speaksOfItself(first) || first.may !== null;
  return others.every(
    ({ effect, may }) =>
      'ref' in effect &&
      effect.ref === ref &&
      may === first.may &&
      effect.context.controller === context.controller &&
      effect.lasting?.left === lasting?.left &&
      (lasting === null || made(effect.context) === made(context)) &&
      (!isOwn || effect.context.source === context.source),
  );
}
