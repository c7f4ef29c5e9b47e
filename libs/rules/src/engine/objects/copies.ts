// Copies (cr 707): the copiable values of an object with the exceptions of the copy, and copies of spells and
// abilities.
import { cloned } from '#kernel';
import type { Change } from '#abilities';
import { known, sightOf } from '../../reading/characteristics/characteristics.js';
import { childRef } from '../../model/printed/node-ref.js';
import { itemOnStack } from '../../reading/characteristics/on-stack.js';
import { fixed } from './fixed.js';
import type { Context } from '../../model/state/context.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type NodeRef, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { Identity, StackItem } from '../../model/state/objects.js';

/** The exceptions of a copy (cr 707.9), and the place of their list. */
export interface Exceptions {
  readonly changes: readonly Change[];
  readonly at: NodeRef;
}

/**
 * cr 707.2: the identity of a copy of this object: its copiable values now, or as they last were (cr 111.12).
 * Undefined if the object never existed.
 */
export function copyIdentity(
  state: GameState,
  id: ObjectId,
  except?: Exceptions,
  context?: Context,
): Identity | undefined {
  const copied = copiableOf(state, id);
  if (copied === undefined || except === undefined || context === undefined) return copied;
  return withCopyExceptions(state, copied, except, context);
}

/** The copiable values with these exceptions as part of them (cr 707.9, 613.2a). */
export function withCopyExceptions(
  state: GameState,
  identity: Identity,
  except: Exceptions,
  context: Context,
): Identity {
  const { changes: made } = fixed(sightOf(state), except.changes, context);
  const changes = made.map((change, index) => ({ ...change, at: childRef(except.at, index) }));
  return { ...identity, except: [...(identity.except ?? []), ...changes] };
}

function copiableOf(state: GameState, id: ObjectId): Identity | undefined {
  const now = known(state, id)?.copiable;
  const identity = now ?? state.gone[String(objectNumber(id))]?.was?.identity;
  if (identity === undefined) return undefined;
  // A copy of a melded permanent is a single object (cr 712.8g).
  const { half, ...alone } = identity;
  return half === undefined ? identity : alone;
}

/**
 * The stack item of an object that is, or last was, on the stack. Storm copies a countered spell too (cr
 * 707.10).
 */
export const copyableItem = (state: GameState, id: ObjectId): StackItem | undefined =>
  itemOnStack(state, id) ?? state.gone[String(objectNumber(id))]?.was?.item ?? undefined;

/**
 * cr 707.10: a copy of a spell or ability, with all choices made for it, under its new controller. A copy of
 * a spell is its own source; a copy of an ability has the source of the ability (cr 707.10b).
 */
export function copiedItem(item: StackItem, copy: ObjectId, controller: Seat): StackItem {
  const source = item.kind === 'spell' ? copy : item.source;
  const { context } = cloned(item);
  return {
    ...cloned(item),
    source,
    controller,
    context: { ...context, source: item.kind === 'spell' ? copy : context.source, stack: copy, controller },
    // Mana is neither an object nor a choice: none was spent on the copy.
    mana: [],
    copy: true,
  };
}
