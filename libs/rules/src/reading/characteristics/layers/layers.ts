// Applies continuous effects in layers (cr 613), and tells how long the result is valid.
import { READERS } from '../../language/readers.js';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import type { ObjectId } from '../../../model/basics/ids.js';
import type { Layered } from './layered.js';
import { Pass, type Manner } from './pass.js';
import { sightOfPlain } from '../alone/sight-of-plain.js';
import type { Known } from '../../../model/printed/shape.js';

export type { Layered } from './layered.js';

/**
 * Whether every condition the result depends on is as it was; no effect can change what these conditions
 * read.
 */
export function isStillValid(state: GameState, { asked }: Layered): boolean {
  const sight = sightOfPlain(state);
  return asked.every(({ condition, context, held }) => READERS.holds(sight, condition, context) === held);
}

/** `before`: the previous result. The manner does not change the result. */
export function layered(
  state: GameState,
  sources: readonly GameObject[],
  remembered: (id: ObjectId) => Known | undefined,
  before: Layered['objects'],
  manner: Manner = 'together',
): Layered {
  return new Pass(state, sources, remembered, manner).run(before);
}
