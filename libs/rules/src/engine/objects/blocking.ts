// Objects that enter the battlefield blocking, without having been declared (cr 509.4).
import { known } from '../../reading/characteristics/characteristics.js';
import { teamOf } from '../../reading/in-force/defenders.js';
import type { GameState } from '../../model/state/game-state.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';

/** cr 509.4a: the attackers that attack that player, or something that player defends. */
export const attackersOn = (state: GameState, seat: Seat): ObjectId[] =>
  (state.combat?.attacks ?? [])
    .filter(({ defending }) => teamOf(state, defending).includes(seat))
    .map(({ attacker }) => attacker);

/**
 * cr 506.3d, 509.4a: only a creature that is no battle and is controlled by a player whom that attacker
 * attacks can block it.
 */
export function canComeBlocking(state: GameState, id: ObjectId, attacker: ObjectId): boolean {
  const { types = [], controller = null } = known(state, id) ?? {};
  if (controller === null || !types.includes('creature') || types.includes('battle')) return false;
  return attackersOn(state, controller).includes(attacker);
}
