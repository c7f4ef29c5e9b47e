// An action in the asker's own ids.
import type { GameAction, ObjectId } from '#rules';
import type { VisibleId } from '#visibility';
import type { GivenPlay } from '../contract.js';
import { withObjects } from '../objects-of-play.js';

/** Undefined where it names what the asker has never seen: then it is nothing the asker could say. */
export function playAsGiven(
  action: GameAction,
  toVisible: (object: ObjectId) => VisibleId | undefined,
): GivenPlay | undefined {
  const missing: string[] = [];
  const play = withObjects(action, (object) => {
    const id = toVisible(object as ObjectId);
    if (id === undefined) missing.push(object);
    return id ?? '';
  });
  return missing.length === 0 ? play : undefined;
}
