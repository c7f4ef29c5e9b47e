// What a card of any kind would be if it were already face down as a land (pentaland 703.3, 703.5).
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import type { Seat } from '../../../model/basics/ids.js';
import { faceDownIdentity, printedOf } from './base.js';
import type { Known } from '../../../model/printed/shape.js';

export function landKnown(
  state: GameState,
  seat: Seat,
  object: GameObject,
  as: 'pentaland' | 'utopia',
): Known {
  const copiable = faceDownIdentity(as);
  const printed = printedOf(state, { ...object, identity: copiable });
  return { ...printed, controller: seat, owner: object.owner, copiable, effects: [] };
}
