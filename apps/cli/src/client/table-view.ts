// Views as the contract publishes them, read into the views that the programs of this house play by.
import type { GameId } from '#kernel';
import { publishedIn, viewBehind, type GameView } from '#visibility';

/** `seat`: whose view it is; nobody's where it does not matter. */
export const viewIn = (published: unknown, seat: number | null = null): GameView =>
  seat === null
    ? viewBehind(publishedIn(published))
    : viewBehind(publishedIn(published), { game: '' as GameId, viewer: `seat-${seat}` });

/** As this player sees it, who has a seat there or only watches. */
export function viewOf(player: string, published: unknown): GameView {
  const seats = publishedIn(published).seats;
  return viewIn(published, seats.find((one) => one.player?.id === player)?.seat ?? null);
}
