// Through what filters, values and conditions look at a game: the state, and objects as they are known. While layers
// are applied objects are known as far as the layers have come (cr 613); otherwise as they are.
import type { GameState } from '../state/game-state.js';
import type { Seat, ObjectId } from '../state/ids.js';
import type { Characteristics } from '../characteristics/base.js';

export interface Known extends Characteristics {
  readonly controller: Seat | null;
  readonly owner: Seat | null;
}

export interface Sight {
  readonly state: GameState;
  /** As it is; undefined for what is not there any more. */
  readonly known: (id: ObjectId) => Known | undefined;
  /** As it is or last was (cr 113.7a, 608.2h). */
  readonly remembered: (id: ObjectId) => Known | undefined;
}
