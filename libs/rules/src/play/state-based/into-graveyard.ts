// cr 704.5: puts objects into their owners' graveyards for state-based actions that neither destroy nor
// sacrifice.
import type { Verb } from '../../engine/verbs/verb.js';
import type { GameState } from '../../model/state/game-state.js';
import { graveyardOf, objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';

export const intoGraveyard = (state: GameState, object: ObjectId): Verb => ({
  verb: 'move',
  object,
  to: graveyardOf(state.objects[objectNumber(object)]?.owner ?? state.turn?.active ?? (0 as Seat)),
  position: null,
  cause: 'state-based',
  by: null,
});
