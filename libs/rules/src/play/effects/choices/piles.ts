// The piles that a choice during resolution is between (cr 700.3): whoever chooses one is told what lies in each.
import { isNode, walk, type Effect } from '#abilities';
import { objectNumber, type ObjectId } from '../../../model/basics/ids.js';
import type { GameState } from '../../../model/state/game-state.js';
import type { Run } from '../../../engine/frames/run.js';
import { known } from '../../../reading/characteristics/characteristics.js';
import { describePrinted } from '../../../reading/in-force/describe.js';
import { isOpen } from '../../../reading/in-force/in-the-open.js';

const EMPTY = 'no cards';

/**
 * What each option is called by the objects that it speaks of first. Undefined if they are no piles: an option speaks of
 * none, two speak of the same, or somebody does not see one.
 */
export function pilesIn(run: Run, options: readonly Effect[]): readonly string[] | undefined {
  if (options.length < 2) return undefined;
  const piles: string[] = [];
  const piled = new Set<ObjectId>();
  for (const option of options) {
    const pile = spokenOfFirst(run, option);
    const names = pile?.map((id) => nameSeen(run.state, id));
    if (pile === undefined || names === undefined || names.includes(undefined)) return undefined;
    for (const id of pile) {
      if (piled.has(id)) return undefined;
      piled.add(id);
    }
    piles.push(names.length === 0 ? EMPTY : names.join('; '));
  }
  return piled.size === 0 ? undefined : piles;
}

function spokenOfFirst(run: Run, option: Effect): readonly ObjectId[] | undefined {
  for (const { sort, node } of walk('effect', option))
    if (sort === 'reference' && isNode(node) && node.kind === 'bound')
      return run.objects({ kind: 'bound', name: String(node['name']) });
  return undefined;
}

/** As everyone sees it; undefined if somebody does not. */
function nameSeen(state: GameState, id: ObjectId): string | undefined {
  const object = state.objects[objectNumber(id)];
  if (object === undefined) return undefined;
  if (!isOpen(object) && !state.shown.includes(id)) return undefined;
  const name = known(state, id)?.name ?? '';
  const seen = name === '' ? describePrinted(state, id)?.name : name;
  return seen === '' ? undefined : seen;
}
