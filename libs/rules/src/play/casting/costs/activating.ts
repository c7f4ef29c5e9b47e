// Whether a player may begin to activate an ability (cr 602.2, 602.5, 605.3a, 606.3).
import { memoByIdentity } from '#kernel';
import { sightOf, known } from '../../../reading/characteristics/characteristics.js';
import { permissions } from '../../../reading/in-force/in-force.js';
import { keywordRules } from '../../../model/printed/keyword-behind.js';
import { childRef } from '../../../model/printed/node-ref.js';
import type { AbilityInstance } from '../../../model/printed/shape.js';
import { holds } from '../../../reading/language/conditions.js';
import { matches } from '../../../reading/language/filters.js';
import { isManaAbility } from '../../../reading/language/mana-made.js';
import { playersOf } from '../../../reading/language/players.js';
import { isObjectInRange } from '../../../reading/language/range.js';
import { contextOfAbility } from '../../../reading/characteristics/effects/continuous.js';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import type { Seat } from '../../../model/basics/ids.js';
import type { Activated } from '../../../engine/mana/abilities.js';
import { barsOf, isLoyalty, isUsedUp, loyaltyUses } from '../../../reading/in-force/activation-limits.js';
import { fault } from '../ways/fault.js';
import { isSorceryTime } from '../ways/timing.js';

export interface Activating extends AbilityInstance {
  readonly ability: Activated;
}

/** The activated abilities an object has now, in order. An action identifies one by its position. */
export function activatedOf(state: GameState, { id }: GameObject): readonly Activating[] {
  const all = known(state, id)?.abilities ?? [];
  let found = activatedAmong.get(all);
  if (found === undefined)
    activatedAmong.set(
      all,
      (found = all.filter((one): one is Activating => one.ability.kind === 'activated')),
    );
  return found;
}
const activatedAmong = memoByIdentity<readonly AbilityInstance[], readonly Activating[]>();

/** Checks everything except costs, targets and modes. */
export function mayActivate(state: GameState, seat: Seat, object: GameObject, nth: number): Activating {
  const found = activatedOf(state, object)[nth];
  if (found === undefined) return fault('cr 602.2', 'It has no such activated ability.');
  const { ability } = found;
  const sight = sightOf(state);
  const { zone, permanent } = object;
  if (zone.kind !== (ability.zone ?? 'battlefield') || (permanent?.phasedOut ?? 'no') !== 'no')
    return fault('cr 113.6', 'That ability does not work where it is.');
  const controller = sight.known(object.id)?.controller ?? zone.seat ?? object.owner;
  const context = contextOfAbility(object.id, controller ?? seat, found);
  if (state.range !== undefined && !isObjectInRange(sight, seat, object.id))
    return fault('cr 801.6', 'It is out of your range of influence.');
  const may =
    ability.by === undefined ? controller === seat : playersOf(sight, ability.by, context).includes(seat);
  if (!may) return fault('cr 602.2', 'You cannot activate that ability.');
  if (ability.only !== undefined && !holds(sight, ability.only, context))
    return fault('cr 602.5b', 'It cannot be activated now.');
  if (ability.limit !== undefined && isUsedUp(state, object.id, found, ability.limit))
    return fault('cr 602.5b', 'It cannot be activated again this turn.');
  const bars = [...barsOf(sight, state, seat, object.id, ability)];
  if (bars.length > 0)
    return fault('cr 602.5', 'An effect says that it cannot be activated.', keywordRules(state, bars));
  atRightTime(state, seat, object, found);
  return found;
}

function atRightTime(state: GameState, seat: Seat, object: GameObject, { ability, ref }: Activating): void {
  const sight = sightOf(state);
  const names = (
    { of }: { readonly of: Parameters<typeof matches>[1] },
    context: Parameters<typeof matches>[3],
  ): boolean => matches(sight, of, object.id, context);
  const anyTime = permissions(state, 'activate-as-instant').some(
    ({ permission, context }) =>
      playersOf(sight, permission.who, context).includes(seat) && names(permission, context),
  );
  if (isLoyalty(ability)) {
    const fits = (kind: 'loyalty-anytime' | 'loyalty-again'): boolean =>
      permissions(state, kind).some(({ permission, context }) =>
        matches(sight, permission.what, object.id, context),
      );
    if (!isSorceryTime(state, seat) && !anyTime && !fits('loyalty-anytime'))
      fault(
        'cr 606.3',
        'Loyalty abilities can be activated only during your main phase, with the stack empty.',
      );
    if (loyaltyUses(state, object.id) >= (fits('loyalty-again') ? 2 : 1))
      fault('cr 606.3', 'One of its loyalty abilities was already activated this turn.');
  } else if (
    ability.speed === 'sorcery' &&
    !isSorceryTime(state, seat) &&
    !anyTime &&
    !isManaAbility(ability)
  )
    fault(
      'cr 602.5d',
      'It can be activated only when you could cast a sorcery.',
      keywordRules(state, [childRef(ref, 'speed')]),
    );
}
