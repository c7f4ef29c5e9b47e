// Which players an effect lets look at a face-down card, for as long as it lasts (cr 406.3, 708.5).
import { sightOf } from '../characteristics/characteristics.js';
import { permissions } from './in-force.js';
import type { GameState } from '../../model/state/game-state.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import { unlessUnknown } from '../language/needs-identity.js';
import { playersOf } from '../language/players.js';
import { objectsOf } from '../language/references.js';

/** An effect that would need the card's name does not allow it. */
export function mayLookAt(state: GameState, seat: Seat, id: ObjectId): boolean {
  const sight = sightOf(state);
  return permissions(state, 'look-at').some(({ permission: { who, what }, context }) =>
    unlessUnknown(
      () => playersOf(sight, who, context).includes(seat) && objectsOf(sight, what, context).includes(id),
      false,
    ),
  );
}
