// Finds who learns of an event, and which of its fields, from the declaration of the event's type.
import { audienceOf, isPublic as isNoticedByAll, type GameEvent } from '#rules';
import { mayReadFor } from './permissions.js';
import type { Viewer } from './viewer.js';

/** True if spectators, and so everyone, get an entry for it; moments count these events. */
export const isPublic = (event: GameEvent): boolean => isNoticedByAll(event);

/** The fields the viewer may know; undefined if the viewer does not learn that anything happened. */
export function visibleFields(event: GameEvent, viewer: Viewer): readonly string[] | undefined {
  const { everyone, seat } = audienceOf(event);
  const own = seat !== undefined && mayReadFor(viewer, seat.seat) ? seat.fields : undefined;
  if (everyone === undefined) return own;
  return own === undefined ? everyone : [...everyone, ...own];
}
