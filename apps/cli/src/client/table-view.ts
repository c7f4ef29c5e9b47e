// Views as the contract publishes them, read into the views that the programs of this house play by.
import type { GameId, Json } from '#kernel';
import { readBack, type GameView, type PublishedView } from '#visibility';

/** Where it does not matter whose view it is. */
const ANYBODY = { game: '' as GameId, viewer: '' };

/** `seat`: whose view it is; nobody's where it does not matter. */
export const viewIn = (published: Json | PublishedView, seat?: number | null): GameView =>
  readBack(
    published as PublishedView,
    seat === undefined || seat === null ? ANYBODY : { ...ANYBODY, viewer: `seat-${seat}` },
  );
