// Eyes that see nothing hidden from the asker, and so need no record: those of the asker's own seat, and those
// of everyone at the table.
import type { GameState } from '#rules';
import { SPECTATOR, viewerAt } from '#visibility';
import type { Asker } from '../../contract/contract.js';
import { grant, type GrantedEyes } from '../eyes/grant.js';

/** Undefined: the asker has no seat in the game. */
export function ownSeatEyes(state: GameState, { player }: Asker): GrantedEyes | undefined {
  const own = state.seats.find((other) => other.player === player);
  return own === undefined || state.game === null ? undefined : grant(viewerAt(own.seat), state.game);
}

/** What everyone at any table sees. */
export const TABLE_EYES = grant(SPECTATOR, null);
