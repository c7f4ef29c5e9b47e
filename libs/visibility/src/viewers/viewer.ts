// Who looks at a game. A seat sees its own hand; a spectator sees what all seats may see; a judge sees
// everything, and so does anyone who looks at a finished game that has opened.
import type { Seat } from '#rules';

export type Viewer =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'spectator' }
  | { readonly kind: 'judge' }
  | { readonly kind: 'opened' };

export const SPECTATOR: Viewer = { kind: 'spectator' };
export const JUDGE: Viewer = { kind: 'judge' };
export const OPENED: Viewer = { kind: 'opened' };

/** True if nothing of the game is hidden from the viewer. */
export const seesAll = ({ kind }: Viewer): boolean => kind === 'judge' || kind === 'opened';

export const viewerAt = (seat: Seat): Viewer => ({ kind: 'seat', seat });

const SEAT_KEYS = Array.from({ length: 8 }, (_, seat) => `seat-${String(seat)}`);

/** A text key per viewer, for maps and cursors. */
export const viewerKey = (viewer: Viewer): string =>
  viewer.kind === 'seat' ? (SEAT_KEYS[viewer.seat] ?? `seat-${String(viewer.seat)}`) : viewer.kind;
