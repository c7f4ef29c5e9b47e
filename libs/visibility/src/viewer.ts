// Who looks at a game. A seat sees its own hand; a spectator what all seats may see; a judge everything.
import type { Seat } from '#rules';

export type Viewer =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'spectator' }
  | { readonly kind: 'judge' };

export const SPECTATOR: Viewer = { kind: 'spectator' };
export const JUDGE: Viewer = { kind: 'judge' };
export const viewerAt = (seat: Seat): Viewer => ({ kind: 'seat', seat });

/** One text a viewer, for maps and cursors. */
export const viewerKey = (viewer: Viewer): string =>
  viewer.kind === 'seat' ? `seat-${viewer.seat}` : viewer.kind;
