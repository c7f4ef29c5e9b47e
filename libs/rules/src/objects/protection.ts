// What has protection from what (cr 702.16): asked of damage and of what would be attached.
import { sightOf } from '../characteristics/characteristics.js';
import { inForce, qualities } from '../characteristics/in-force.js';
import { matches } from '../reading/filters.js';
import { playersOf } from '../reading/players.js';
import type { GameState } from '../state/game-state.js';
import type { ObjectId, Seat } from '../state/ids.js';

/** cr 702.16k: from a player is from what that player controls, or owns where nobody controls it. */
export function isProtected(state: GameState, object: ObjectId, to: ObjectId): boolean {
  const sight = sightOf(state);
  return qualities(state, to, 'protection').some(({ node, context }) => {
    if (node.filter !== undefined && matches(sight, node.filter, object, context)) return true;
    if (node.players === undefined) return false;
    const whose = sight.remembered(object)?.controller ?? sight.remembered(object)?.owner ?? null;
    return whose !== null && playersOf(sight, node.players, context).includes(whose);
  });
}

export function isPlayerProtected(state: GameState, seat: Seat, object: ObjectId): boolean {
  const sight = sightOf(state);
  return inForce(state, 'player').some(
    ({ effect, context }) =>
      effect.property === 'protection' &&
      playersOf(sight, effect.who, context).includes(seat) &&
      (effect.filter === undefined || matches(sight, effect.filter, object, context)),
  );
}
