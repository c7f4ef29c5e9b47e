// Who may see what: every permission, one line each. Whatever no line here grants stays unseen.
import type { Seat, Zone } from '#rules';
import { seesAll, type Viewer } from './viewer.js';

/** Information for one seat alone. A judge reads what any seat may read. */
export const mayReadFor = (viewer: Viewer, seat: Seat): boolean =>
  seesAll(viewer) || (viewer.kind === 'seat' && viewer.seat === seat);

/** The content of a question, beyond who is asked and about what: only the answering seat sees it. */
export const seesQuestionOf = (viewer: Viewer, seat: Seat): boolean => mayReadFor(viewer, seat);

/** The cards in a zone. */
export function seesInto(viewer: Viewer, zone: Zone): boolean {
  switch (zone.kind) {
    case 'hand':
    // cr 722.4: nobody else sees it, not even a player who controls the owner.
    case 'outside':
      return zone.seat !== null && mayReadFor(viewer, zone.seat);
    case 'library':
      return seesAll(viewer);
    case 'battlefield':
    case 'stack':
    case 'exile':
    case 'graveyard':
    case 'command':
      return true;
  }
}

/** A face-down object: its controller (or its owner, off the battlefield) may look at it (cr 708.5). */
export const seesFaceDown = (viewer: Viewer, seat: Seat | null): boolean =>
  seat !== null && mayReadFor(viewer, seat);

/** A face-down card outside of play: only players who were shown it (cr 406.3). */
export const seesCovered = (viewer: Viewer, wasShown: boolean): boolean => seesAll(viewer) || wasShown;

/** What an effect lets a seat look at, for as long as it does (cr 406.3, 708.5). Judges see it anyway. */
export const looksAt = (viewer: Viewer, lets: (seat: Seat) => boolean): boolean =>
  viewer.kind === 'seat' && lets(viewer.seat);
