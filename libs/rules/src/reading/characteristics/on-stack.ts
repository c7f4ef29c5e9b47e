// A spell or ability on the stack under whoever controls it now (cr 109.5, 112.2).
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId } from '../../model/basics/ids.js';
import type { StackItem } from '../../model/state/objects.js';
import { known } from './characteristics.js';

/**
 * What is kept with the object names whoever put it on the stack. Who has gained control of it since is its 'you':
 * effects say so (layer 2), and end again.
 */
export function itemOnStack(state: GameState, id: ObjectId): StackItem | undefined {
  const item = state.objects[objectNumber(id)]?.item;
  if (item === undefined) return undefined;
  const controller = known(state, id)?.controller ?? item.controller;
  return controller === item.controller ? item : { ...item, controller };
}
