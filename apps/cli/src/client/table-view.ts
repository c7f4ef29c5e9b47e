// Views as the contract publishes them, read into the views that the programs of this house play by.
import type { GameId, Json } from '#kernel';
import { publishedIn, viewBehind, type GameView, type PublishedView } from '#visibility';

/** `seat`: whose view it is; nobody's where it does not matter. */
export const viewIn = (published: Json | PublishedView, seat: number | null = null): GameView =>
  seat === null
    ? viewBehind(publishedIn(published))
    : viewBehind(publishedIn(published), { game: '' as GameId, viewer: `seat-${seat}` });
