// Positions for stores that number all their events from 1: the number, padded so that text sorts as numbers
// do.
import { checkWhole } from './batch.js';
import type { Position, Revision, SubscriptionSource } from './port.js';

const DIGITS = 16;
const FORM = /^[0-9]{16}$/;

export const positionOf = (place: number): Position => String(place).padStart(DIGITS, '0') as Position;

/** The number of a position; throws if this store cannot have issued it. */
export function placeOf(position: Position | Revision): number {
  const place = typeof position === 'string' && FORM.test(position) ? Number(position) : NaN;
  if (!Number.isSafeInteger(place))
    throw new RangeError(`'${String(position)}' is no position of this store`);
  return place;
}

/** The index from 0 of the first event a subscription hands on, in its stream or among all events. */
export function startOf(source: SubscriptionSource, after: Position | Revision | undefined): number {
  if (after === undefined) return 0;
  if (source.kind === 'all') return placeOf(after);
  if (typeof after === 'string') throw new RangeError('a stream is subscribed to after a revision');
  checkWhole('after', after, 0);
  return after + 1;
}
