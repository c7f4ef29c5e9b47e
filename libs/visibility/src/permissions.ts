// Who may see what: every permission there is, one line each. What no line here grants is not seen.
import type { Seat, Zone } from '#rules';
import { seesAll, type Viewer } from './viewer.js';

/** What is told to one seat alone. A judge reads what any seat may read. */
export const mayReadFor = (viewer: Viewer, seat: Seat): boolean =>
  seesAll(viewer) || (viewer.kind === 'seat' && viewer.seat === seat);

/** The content of a question, beyond who is asked and about what: for the seat that answers it. */
export const seesQuestionOf = (viewer: Viewer, seat: Seat): boolean => mayReadFor(viewer, seat);

/** The cards that lie in a zone. */
export function seesInto(viewer: Viewer, zone: Zone): boolean {
  switch (zone.kind) {
    case 'hand':
    // cr 722.4: nobody else, whoever decides for that player.
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

/** What lies face down: its controller (or owner, outside of the battlefield) looks at it (cr 708.5). */
export const seesFaceDown = (viewer: Viewer, seat: Seat | null): boolean =>
  seat !== null && mayReadFor(viewer, seat);

/** What lies face down outside of play: nobody but who was shown it (cr 406.3). */
export const seesCovered = (viewer: Viewer, wasShown: boolean): boolean => seesAll(viewer) || wasShown;

/** What an effect lets a seat look at, for as long as it does (cr 406.3, 708.5); what a judge sees is seen anyway. */
export const looksAt = (viewer: Viewer, lets: (seat: Seat) => boolean): boolean =>
  viewer.kind === 'seat' && lets(viewer.seat);
