// Empties mana pools as steps end (cr 106.4, 500.5). Under the rules of `ninth` the mana burns as phases end.
import { seatsPlaying, type Proposal } from '../../engine/proposal/proposal.js';
import { occur } from '../../engine/triggers/occur.js';
import { playerHas } from '../../reading/in-force/player-rules.js';
import type { SeatState } from '../../model/state/game-state.js';
import type { ManaUnit } from '../../model/state/turn-state.js';

export function emptyPools(proposal: Proposal, { phaseEnds }: { phaseEnds: boolean }): void {
  const { state, terms } = proposal;
  // ninth Les termes et les symboles fondamentaux: mana stays from step to step within a phase.
  if (terms.base === 'ninth' && !phaseEnds) return;
  for (const seat of seatsPlaying(state)) {
    if (seat.mana.length === 0) continue;
    const left = seat.mana.filter((unit) => stays(proposal, seat, unit, phaseEnds));
    const lost = seat.mana.length - left.length;
    if (lost === 0) continue;
    proposal.emit({ type: 'ManaEmptied', seat: seat.seat, left: [...left] });
    // ninth, there too: a player loses 1 life for each mana lost.
    if (terms.base === 'ninth')
      occur(proposal, [{ type: 'LifeChanged', seat: seat.seat, by: -lost, cause: 'burn' }]);
  }
}

function stays({ state }: Proposal, { seat }: SeatState, unit: ManaUnit, phaseEnds: boolean): boolean {
  if (unit.keeps === 'end-of-turn') return state.turn?.step !== 'cleanup';
  if (unit.keeps === 'end-of-phase') return !phaseEnds;
  return playerHas(state, 'mana-persists', seat);
}
