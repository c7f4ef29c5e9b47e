// What is within a player's range of influence (cr 801.2). If no range is limited, everything is: callers
// check `state.range` first and skip this.
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { Sight } from './sight.js';

/** cr 801.2, 801.2b. */
export const isInRange = ({ range }: Pick<GameState, 'range'>, seat: Seat, other: Seat): boolean =>
  range === undefined || seat === other || range.within[seat]?.includes(other) === true;

/**
 * cr 801.2d, 108.4a: decided by its controller, or its owner if it has none; objects without either are
 * within every range.
 */
export function isObjectInRange({ state, remembered }: Sight, seat: Seat, id: ObjectId): boolean {
  if (state.range === undefined) return true;
  const now = remembered(id);
  const whose = now?.controller ?? now?.owner ?? null;
  return whose === null || isInRange(state, seat, whose) || isProtectedWithin(state, seat, id);
}

/** cr 801.2d: a battle is also within range if its protector is. */
function isProtectedWithin(state: GameState, seat: Seat, id: ObjectId): boolean {
  const { players } = (state.objects[objectNumber(id)]?.links?.['protector'] ?? {}) as { players?: Seat[] };
  return players?.some((protector) => isInRange(state, seat, protector)) === true;
}

export const isEitherInRange = (sight: Sight, seat: Seat, what: ObjectId | Seat): boolean =>
  typeof what === 'number' ? isInRange(sight.state, seat, what) : isObjectInRange(sight, seat, what);

/** cr 801.5c: if no player who could is within range, the closest to the left of those who could. */
export function closestToTheLeft({ seats }: GameState, seat: Seat, of: readonly Seat[]): Seat | undefined {
  const away = (other: Seat): number => (other - seat + seats.length) % seats.length;
  return of.toSorted((one, other) => away(one) - away(other))[0];
}
