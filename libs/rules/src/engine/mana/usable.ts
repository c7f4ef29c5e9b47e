// Whether a mana ability can be activated now.
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import type { GameState } from '../../model/state/game-state.js';
import { contextOfAbility } from '../../reading/characteristics/effects/continuous.js';
import { isBarred, isUsedUp } from '../../reading/in-force/activation-limits.js';
import { cannots, type ActionRule } from '../../reading/in-force/in-force.js';
import { holds } from '../../reading/language/conditions.js';
import { playersOf } from '../../reading/language/players.js';
import type { Sight } from '../../reading/language/sight.js';
import { isSummoningSick } from '../../reading/language/statuses.js';
import type { PricedAbility } from './mana-ability.js';
import { allows, type Purpose } from './purpose.js';

export function canTap(sight: Sight, object: ObjectId, isCreature: boolean): boolean {
  const permanent = sight.object(object)?.permanent;
  if (permanent?.tapped !== false) return false;
  return !isCreature || !isSummoningSick(sight, object);
}

export function bansOn(state: GameState): readonly ActionRule<'activate'>[] {
  const all = cannots(state, 'activate');
  return all.length === 0
    ? all
    : all.filter(({ action }) => action.except !== 'mana' && action.which !== 'loyalty');
}

export function works(
  sight: Sight,
  state: GameState,
  one: PricedAbility,
  seat: Seat,
  purpose: Purpose | null,
  areBans: boolean,
): boolean {
  const { ability, object, simple } = one;
  const context = contextOfAbility(object, seat, one);
  if (ability.by !== undefined && !playersOf(sight, ability.by, context).includes(seat)) return false;
  if (ability.only !== undefined && !holds(sight, ability.only, context)) return false;
  if (ability.limit !== undefined && isUsedUp(state, object, one, ability.limit)) return false;
  if (areBans && isBarred(sight, state, seat, object, ability, 'free')) return false;
  return purpose === null || allows(purpose, simple.adds.restriction, object, seat);
}
