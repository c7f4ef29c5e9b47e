// Summoning sickness (cr 302.6) of a permanent, for those who look at a state and do not play on in it.
import type { ObjectId } from '../../model/basics/ids.js';
import type { GameState } from '../../model/state/game-state.js';
import { isSummoningSick } from '../language/statuses.js';
import { known, objectOf } from './characteristics.js';

export const hasSummoningSickness = (state: GameState, id: ObjectId): boolean =>
  isSummoningSick({ state, object: (one) => objectOf(state, one), known: (one) => known(state, one) }, id);
