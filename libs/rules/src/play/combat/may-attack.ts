// Finds the creatures that could attack if there were no restrictions (cr 508.1a).
import { controllerOf, hasType, permanents, sightOf } from '../../reading/characteristics/characteristics.js';
import { hasQuality, permissions } from '../../reading/in-force/in-force.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import { speaksOf } from './covers.js';

type AttackAsThough = 'no-defender' | 'haste' | 'unblocked';

export const attacksAsThough = (state: GameState, id: ObjectId, what: AttackAsThough): boolean =>
  permissions(state, 'attack-as-though').some(
    (allowed) =>
      allowed.permission.what === what && speaksOf(sightOf(state), allowed, allowed.permission.who, id),
  );

/** cr 508.1a, 302.6: no haste, and not continuously controlled since the turn began. */
function isTooNew(state: GameState, id: ObjectId, controller: Seat): boolean {
  const permanent = state.objects[objectNumber(id)]?.permanent;
  const turn = state.turn?.number ?? 0;
  if (permanent === undefined) return true;
  if (permanent.controlledBy === controller && permanent.controlledSince < turn) return false;
  return !hasQuality(state, id, 'haste') && !attacksAsThough(state, id, 'haste');
}

export function couldAttack(state: GameState, id: ObjectId, seats: readonly Seat[]): boolean {
  const controller = controllerOf(state, id);
  if (controller === null || !seats.includes(controller)) return false;
  if (!hasType(state, id, 'creature') || hasType(state, id, 'battle')) return false;
  return state.objects[objectNumber(id)]?.permanent?.tapped === false && !isTooNew(state, id, controller);
}

export const couldAttackAmong = (state: GameState, seats: readonly Seat[]): ObjectId[] =>
  permanents(state).filter((id) => couldAttack(state, id, seats));
