// The parts of a spell or ability on the stack when it resolves: its effects in order, each with its targets.
import type { Ability, Body } from '#abilities';
import { partsOfBody, type BodyPart } from '../../model/printed/body-parts.js';
import { known } from '../../reading/characteristics/characteristics.js';
import { childRef, nodeAt } from '../../model/printed/node-ref.js';
import type { GameState } from '../../model/state/game-state.js';
import type { NodeRef, ObjectId } from '../../model/basics/ids.js';
import type { StackItem } from '../../model/state/objects.js';
import { spellParts } from './spell-parts.js';

/** The body of an ability on the stack. */
function bodyAt(state: GameState, ref: NodeRef): { readonly body: Body; readonly ref: NodeRef }[] {
  const node = nodeAt(state, ref) as Ability | Body;
  if (node.kind === 'plain' || node.kind === 'modal') return [{ body: node, ref }];
  return 'body' in node ? [{ body: node.body, ref: childRef(ref, 'body') }] : [];
}

/** Modes belong to the one body that has any. */
export function partsOf(state: GameState, item: StackItem, object: ObjectId): BodyPart[] {
  if (item.ability !== null)
    return bodyAt(state, item.ability).flatMap(({ body, ref }) => partsOfBody(body, ref, item.modes));
  const spell = known(state, object);
  return spell === undefined ? [] : spellParts(state, spell, item);
}

export { partsOfBody, type BodyPart } from '../../model/printed/body-parts.js';
