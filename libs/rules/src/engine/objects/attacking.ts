// Objects that become attackers without having been declared (cr 506.3, 508.4).
import { controllerOf, hasType, known } from '../../reading/characteristics/characteristics.js';
import { attackable, attackingSeats, defendingFor } from '../../reading/in-force/defenders.js';
import type { GameState } from '../../model/state/game-state.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import type { Attack } from '../../model/state/turn-state.js';

export type Defender = Seat | ObjectId;

/**
 * cr 506.3a-b, 506.3f: only a creature that is no battle and is controlled by an attacking player can attack.
 */
export function canBecomeAttacker(state: GameState, id: ObjectId): boolean {
  const now = known(state, id);
  return (
    state.combat !== null &&
    now !== undefined &&
    now.types.includes('creature') &&
    !now.types.includes('battle') &&
    now.controller !== null &&
    attackingSeats(state).includes(now.controller) &&
    !state.combat.attacks.some(({ attacker }) => attacker === id)
  );
}

/** cr 506.3c, 508.4a: an object that attacks something that cannot be attacked now is not an attacker. */
export const attackOn = (state: GameState, attacker: ObjectId, defender: Defender): Attack | undefined => {
  const defending = defendingFor(state, defender);
  if (defending === null || !attackable(state).includes(defender)) return undefined;
  return { attacker, defender, defending, blocked: false, band: null };
};

/**
 * cr 508.4: what an object may enter attacking: anything that can be attacked, or only these players, with
 * the planeswalkers they control if the effect says so.
 */
export function openToAttack(
  state: GameState,
  controller: Seat,
  players?: readonly Seat[],
  or?: 'planeswalkers',
): readonly Defender[] {
  // cr 506.3b: only an object controlled by an attacking player can attack.
  if (state.combat === null || !attackingSeats(state).includes(controller)) return [];
  const open = attackable(state);
  if (players === undefined) return open;
  return open.filter((one) => {
    if (typeof one === 'number') return players.includes(one);
    if (or === undefined || !hasType(state, one, 'planeswalker')) return false;
    const of = controllerOf(state, one);
    return of !== null && players.includes(of);
  });
}

/** What another creature attacks, or attacked until it was removed from combat (cr 702.49c). */
export function attackedBy({ combat }: GameState, id: ObjectId): Defender | undefined {
  const attack = [...(combat?.former ?? []), ...(combat?.attacks ?? [])].findLast(
    ({ attacker }) => attacker === id,
  );
  return attack?.defender ?? undefined;
}
