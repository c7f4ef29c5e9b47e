// What is tried out on a state and taken back leaves what was known of it as it was.
import type { GameState } from '../state/game-state.js';
import { holdEpoch } from './epoch.js';

export function knownAgain<T>(state: GameState, deed: () => T): T {
  const knowAgain = holdEpoch(state);
  try {
    return deed();
  } finally {
    knowAgain();
  }
}
