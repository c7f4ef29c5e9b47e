// Begins the first turn of the game (cr 103.8).
import type { Seat } from '../../model/basics/ids.js';
import { inTurnOrder, type Proposal } from '../../engine/proposal/proposal.js';

/** The starting player takes it, or the next player in turn order if that player has left. */
export function beginFirstTurn(proposal: Proposal): void {
  const [first] = inTurnOrder(proposal.state, startingSeat(proposal));
  if (first !== undefined) proposal.emit({ type: 'TurnBegan', turn: 1, seat: first });
}

export function startingSeat({ state }: Proposal): Seat {
  if (state.startingSeat === null) throw new Error('nobody was chosen to start');
  return state.startingSeat;
}
