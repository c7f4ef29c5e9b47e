// What mana is spent on, and the mana that may be spent on it (cr 106.6).
import type { Filter } from '#abilities';
import type { NodeRef, ObjectId, Seat } from '../../model/basics/ids.js';
import { nodeAt } from '../../model/printed/node-ref.js';
import { contextOf } from '../../model/state/context.js';
import type { GameState } from '../../model/state/game-state.js';
import type { ManaUnit } from '../../model/state/turn-state.js';
import { matches } from '../../reading/language/filters.js';
import type { Sight } from '../../reading/language/sight.js';
import type { Made } from './auto-payer.js';
import { setOfType } from './bill.js';

/**
 * What the mana is spent on: a spell as it would be on the stack, or the source of an ability; null for
 * anything else.
 */
export interface Purpose {
  readonly sight: Sight;
  readonly object: ObjectId | null;
}

/** cr 106.6: true if mana with that restriction may be spent on it. */
export function allows(
  { sight, object }: Purpose,
  restriction: Filter | undefined,
  source: ObjectId | undefined,
  seat: Seat,
): boolean {
  if (restriction === undefined) return true;
  if (object === null) return false;
  return matches(sight, restriction, object, contextOf(source ?? object, seat));
}

/**
 * The pool for the auto-payer, each unit with its index there, without units that may not be spent on this.
 */
export function poolFor(
  state: GameState,
  pool: readonly ManaUnit[],
  seat: Seat,
  purpose: Purpose | null,
): { readonly made: readonly Made[]; readonly places: readonly number[] } {
  const made: Made[] = [];
  const places: number[] = [];
  pool.forEach((unit, place) => {
    const restriction = unit.only === undefined ? undefined : (nodeAt(state, unit.only as NodeRef) as Filter);
    if (purpose !== null && !allows(purpose, restriction, unit.source, seat)) return;
    made.push({
      sorts: setOfType(unit.type),
      snow: unit.snow ?? false,
      restricted: restriction !== undefined,
    });
    places.push(place);
  });
  return { made, places };
}
