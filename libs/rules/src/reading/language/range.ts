// What is within a player's range of influence (cr 801.2). Where nobody's is limited everything is: who asks looks at
// `state.range` first, and does without.
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { Sight } from './sight.js';

/** cr 801.2, 801.2b. */
export const reaches = ({ range }: Pick<GameState, 'range'>, seat: Seat, other: Seat): boolean =>
  range === undefined || seat === other || range.within[seat]?.includes(other) === true;

/** cr 801.2d, 108.4a: by who controls it, or owns it where nobody does; what is nobody's is within everyone's. */
export function reachesObject({ state, remembered }: Sight, seat: Seat, id: ObjectId): boolean {
  if (state.range === undefined) return true;
  const now = remembered(id);
  const whose = now?.controller ?? now?.owner ?? null;
  return whose === null || reaches(state, seat, whose) || isProtectedWithin(state, seat, id);
}

/** cr 801.2d: a battle is within the range of its protector as well. */
function isProtectedWithin(state: GameState, seat: Seat, id: ObjectId): boolean {
  const { players } = (state.objects[objectNumber(id)]?.links?.['protector'] ?? {}) as { players?: Seat[] };
  return players?.some((protector) => reaches(state, seat, protector)) === true;
}

export const reachesEither = (sight: Sight, seat: Seat, what: ObjectId | Seat): boolean =>
  typeof what === 'number' ? reaches(sight.state, seat, what) : reachesObject(sight, seat, what);

/** cr 801.5c: where nobody who could is within range, of those the closest to the left. */
export function closestToTheLeft({ seats }: GameState, seat: Seat, of: readonly Seat[]): Seat | undefined {
  const away = (other: Seat): number => (other - seat + seats.length) % seats.length;
  return of.toSorted((one, other) => away(one) - away(other))[0];
}
