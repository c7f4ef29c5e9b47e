// To whom a finished game opens.
import type { GameState } from '#rules';
import type { Viewer } from './viewer.js';

/** Log and seed, together: once the game is over, to whom its terms say; the first event said so before anyone sat down. */
export function mayOpen({ stage, terms }: Pick<GameState, 'stage' | 'terms'>, viewer: Viewer): boolean {
  if (stage.kind !== 'over' || terms === null) return false;
  switch (terms.opens) {
    case 'at-end':
      return true;
    case 'judges-only':
      return viewer.kind === 'judge';
    case 'by-consent':
    case 'after-tournament':
      return false;
  }
}
