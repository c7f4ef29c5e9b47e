// Players who lose by the state of the game (cr 704.5a-c, 104.3), all at once; teams lose together (cr 810.8).
import { inForce } from '../characteristics/in-force.js';
import { sightOf } from '../characteristics/characteristics.js';
import { cannots } from '../characteristics/in-force.js';
import type { LossReason } from '../events/ending.js';
import { lose } from '../decide/ending.js';
import { playing, type Proposal } from '../decide/proposal.js';
import { playersOf } from '../reading/players.js';
import type { GameState, SeatState } from '../state/game-state.js';
import type { Seat } from '../state/ids.js';

export interface Loss {
  readonly seat: Seat;
  readonly reason: LossReason;
}

function reasonOf({ life, counters, drewFromEmptyLibrary }: SeatState): LossReason | undefined {
  if (life <= 0) return 'no-life';
  if (drewFromEmptyLibrary) return 'drew-from-empty-library';
  if ((counters['poison'] ?? 0) >= 10) return 'poisoned';
  return undefined;
}

export function losses(state: GameState): Loss[] {
  return playing(state).flatMap((seat) => {
    const reason = reasonOf(seat);
    return reason === undefined || cannotLose(state, seat.seat) ? [] : [{ seat: seat.seat, reason }];
  });
}

/** cr 101.2, 104.3. */
export const cannotLose = (state: GameState, seat: Seat): boolean =>
  inForce(state, 'player').some(
    ({ effect, context }) =>
      effect.property === 'cannot-lose' && playersOf(sightOf(state), effect.who, context).includes(seat),
  ) ||
  cannots(state, 'lose-game').some(({ action, context }) =>
    playersOf(sightOf(state), action.who, context).includes(seat),
  );

export function loseAll(proposal: Proposal, lost: readonly Loss[]): void {
  for (const { seat, reason } of lost) lose(proposal, seat, reason);
}
