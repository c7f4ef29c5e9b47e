// Decides to whom a finished game opens.
import { everyoneAgreesToOpen, type GameState } from '#rules';
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
      return everyoneAgreesToOpen({ seats });
    case 'after-tournament':
      return false;
  }
}
