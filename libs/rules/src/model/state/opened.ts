// Whether the log and the seed of a game lie open to everyone by its terms.
import type { PlayerId } from '#kernel';
import { isBot } from '../basics/bots.js';
import type { Terms } from '../basics/terms.js';
import type { Stage } from './game-state.js';

/** What of a game decides it. A state has it, and so has the public list of opened games. */
export interface Opening {
  readonly stage: Pick<Stage, 'kind'>;
  readonly terms: Pick<Terms, 'opens'> | null;
  readonly seats: readonly { readonly player: PlayerId | null; readonly agreesToOpen?: boolean }[];
}

/** Everyone who sits there, or sat there to the end, has agreed; bots need not agree. */
export function everyoneAgreesToOpen({ seats }: Pick<Opening, 'seats'>): boolean {
  const asked = seats.filter(({ player }) => player !== null && !isBot(player));
  return asked.length > 0 && asked.every(({ agreesToOpen }) => agreesToOpen === true);
}

/** True if anyone may have read what was hidden. */
export function isOpened({ stage, terms, seats }: Opening): boolean {
  if (stage.kind !== 'over' || terms === null) return false;
  return terms.opens === 'at-end' || (terms.opens === 'by-consent' && everyoneAgreesToOpen({ seats }));
}
