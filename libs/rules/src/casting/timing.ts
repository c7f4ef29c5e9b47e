// When a player may act (cr 117.1, 307.1, 307.5).
import type { GameState } from '../state/game-state.js';
import { STACK, zoneKey, type Seat } from '../state/ids.js';

/** cr 117.1a, 307.1: a main phase of one's own turn, with the stack empty. */
export function isSorceryTime({ turn, zones }: GameState, seat: Seat): boolean {
  if (turn?.active !== seat) return false;
  if (turn.step !== 'precombat-main' && turn.step !== 'postcombat-main') return false;
  return (zones[zoneKey(STACK)]?.length ?? 0) === 0;
}
