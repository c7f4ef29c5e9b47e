// Players who lose by state-based actions (cr 704.5a-c, 104.3), all at once. Teams lose together (cr 810.8).
import type { LossReason } from '../../model/basics/end-reasons.js';
import type { Loss } from '../../engine/ending/ending.js';
import { isPlaying } from '../../engine/proposal/proposal.js';
import { playerCannot, playerHas } from '../../reading/in-force/player-rules.js';
import type { GameState, SeatState } from '../../model/state/game-state.js';
import type { Seat } from '../../model/basics/ids.js';

function reasonOf({ life, counters, drewFromEmptyLibrary }: SeatState): LossReason | undefined {
  if (life <= 0) return 'no-life';
  if (drewFromEmptyLibrary) return 'drew-from-empty-library';
  if ((counters['poison'] ?? 0) >= 10) return 'poisoned';
  return undefined;
}

export function losses(state: GameState): Loss[] {
  const lost: Loss[] = [];
  for (const seat of state.seats) {
    const reason = isPlaying(seat) ? reasonOf(seat) : undefined;
    if (reason !== undefined && !cannotLose(state, seat.seat)) lost.push({ seat: seat.seat, reason });
  }
  return lost;
}

/** cr 101.2, 104.3. */
export const cannotLose = (state: GameState, seat: Seat): boolean =>
  playerHas(state, 'cannot-lose', seat) || playerCannot(state, 'lose-game', seat);
