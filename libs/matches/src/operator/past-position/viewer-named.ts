// The viewers as the command line names them.
import { SEATS } from '#rules';
import { JUDGE, SPECTATOR, viewerAt, viewerKey, type Viewer } from '#visibility';

/** Sees everything. */
const ALL = 'all';

const BY_NAME: ReadonlyMap<string, Viewer> = new Map([
  [viewerKey(SPECTATOR), SPECTATOR],
  [ALL, JUDGE],
  ...SEATS.map((seat) => [viewerKey(viewerAt(seat)), viewerAt(seat)] as const),
]);

/** `spectator`, a seat as `seat-0`, or `all`. */
export const viewerNamed = (name: string): Viewer | undefined => BY_NAME.get(name);
