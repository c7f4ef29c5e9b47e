// Maps whose position a game goes on from.
import type { GameView } from '#visibility';
import type { Answer } from './types.js';

export function shownOrigin(origin: GameView['origin'] | null): Answer<'GameOrigin'> | null {
  if (origin === undefined || origin === null) return null;
  return origin.kind === 'game'
    ? { gameId: origin.game, moment: origin.moment, scenario: null }
    : { gameId: null, moment: null, scenario: origin.name };
}
