// Decides to whom a finished game opens.
import { isBot, type GameState } from '#rules';
import type { Viewer } from './viewer.js';

/**
 * Log and seed open together, once the game is over, to those its terms name. The first event said so before
 * anyone sat down.
 */
export function mayOpen(
  { stage, terms, seats }: Pick<GameState, 'stage' | 'terms' | 'seats'>,
  viewer: Viewer,
): boolean {
  if (stage.kind !== 'over' || terms === null) return false;
  switch (terms.opens) {
    case 'at-end':
      return true;
    case 'judges-only':
      return viewer.kind === 'judge';
    case 'by-consent':
      return everyoneAgrees(seats);
    case 'after-tournament':
      return false;
  }
}

/** Everyone who sits there, or sat there to the end; bots need not agree. */
function everyoneAgrees(seats: GameState['seats']): boolean {
  const asked = seats.filter(({ player }) => player !== null && !isBot(player));
  return asked.length > 0 && asked.every(({ agreesToOpen }) => agreesToOpen === true);
}
