// Whether the log and the seed of a game lie open to everyone by its terms.
import { isBot } from '../basics/bots.js';
import type { GameState } from './game-state.js';

type Told = Pick<GameState, 'stage' | 'terms' | 'seats'>;

/** Everyone who sits there, or sat there to the end, has agreed; bots need not agree. */
export function everyoneAgreesToOpen({ seats }: Pick<GameState, 'seats'>): boolean {
  const asked = seats.filter(({ player }) => player !== null && !isBot(player));
  return asked.length > 0 && asked.every(({ agreesToOpen }) => agreesToOpen === true);
}

/** True if anyone may have read what was hidden. */
export function isOpened({ stage, terms, seats }: Told): boolean {
  if (stage.kind !== 'over' || terms === null) return false;
  return terms.opens === 'at-end' || (terms.opens === 'by-consent' && everyoneAgreesToOpen({ seats }));
}
