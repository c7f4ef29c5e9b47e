// A spell or ability on the stack under its present controller (cr 109.5, 112.2).
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId } from '../../model/basics/ids.js';
import type { StackItem } from '../../model/state/objects.js';
import { known } from './characteristics.js';

/**
 * The stored item names the player who put it on the stack. Its 'you' is the player who has gained control of
 * it since: such effects apply in layer 2, and can end.
 */
export function itemOnStack(state: GameState, id: ObjectId): StackItem | undefined {
  const item = state.objects[objectNumber(id)]?.item;
  if (item === undefined) return undefined;
  const controller = known(state, id)?.controller ?? item.controller;
  return controller === item.controller ? item : { ...item, controller };
}
