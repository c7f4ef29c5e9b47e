// Continuous effects in their layers (cr 613), and for how long what they come to holds.
import { READERS } from '../language/readers.js';
import type { Sight } from '../language/sight.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId } from '../../model/basics/ids.js';
import type { Layered } from './layered.js';
import { Pass, type Manner } from './pass.js';
import { plainOf } from './plain.js';
import type { Known } from '../../model/printed/shape.js';

export type { Layered } from './layered.js';

/** Whether every condition that some of it hangs on holds as it did: none of them reads what effects change. */
export function stillHolds(state: GameState, { asked }: Layered): boolean {
  const known = (id: ObjectId): Known | undefined => {
    const object = state.objects[objectNumber(id)];
    return object === undefined ? undefined : plainOf(state, object);
  };
  const sight: Sight = {
    state,
    object: (id) => state.objects[objectNumber(id)],
    zone: (key) => state.zones[key] ?? [],
    known,
    remembered: known,
    read: READERS,
  };
  return asked.every(({ condition, context, held }) => READERS.holds(sight, condition, context) === held);
}

/** `before`: what it came to the last time. However it is gone about, it comes to the same. */
export function layered(
  state: GameState,
  sources: readonly GameObject[],
  remembered: (id: ObjectId) => Known | undefined,
  before: Layered['objects'],
  manner: Manner = 'together',
): Layered {
  return new Pass(state, sources, remembered, manner).run(before);
}
