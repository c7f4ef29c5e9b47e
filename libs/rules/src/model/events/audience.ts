// What an event type declares about who learns of it, asked of any event.
import type { Seat } from '../basics/ids.js';
import type { Audience } from './declare.js';
import { EVENTS, type GameEvent } from './events.js';

type AudienceOf = (event: GameEvent) => Audience<string>;

export const audienceOf = (event: GameEvent): Audience<string> =>
  (EVENTS[event.type].audience as AudienceOf)(event);

/** True if spectators, and so everyone, get an entry for it; moments count these events. */
export const isPublic = (event: GameEvent): boolean => audienceOf(event).everyone !== undefined;

/** The fields that somebody at the table learns, and the seat that alone learns some of them. */
export function fieldsTold(event: GameEvent): { readonly fields: readonly string[]; readonly seat?: Seat } {
  const { everyone = [], seat } = audienceOf(event);
  return seat === undefined
    ? { fields: everyone }
    : { fields: [...everyone, ...seat.fields], seat: seat.seat };
}
