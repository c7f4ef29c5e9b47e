// Turns and their steps (cr 500-514) in a game where nobody can act but by passing. Priority is given once,
// to the active player in the main phase.
import type { Step } from '../../model/basics/steps.js';
import type { Seat } from '../../model/basics/ids.js';
import { ask } from '../../engine/frames/ask.js';
import { drawCards } from '../../engine/happening/library.js';
import { inTurnOrder, skipsDraw, type Proposal } from '../../engine/proposal/proposal.js';

export function goOnWithTurn(proposal: Proposal): void {
  const { turn } = proposal.state;
  if (turn === null) throw new Error('the turns go on before the first began');
  switch (turn.step) {
    case null:
      begin(proposal, 'untap');
      return;
    case 'untap':
      begin(proposal, 'upkeep');
      return;
    case 'upkeep':
      if (skipsDraw(proposal.state, turn.number)) begin(proposal, 'precombat-main');
      else drawStep(proposal, turn.active);
      return;
    case 'draw':
      begin(proposal, 'precombat-main');
      return;
    case 'precombat-main':
      // cr 800.4j: the turn of a player who left goes on to its end without an active player. Nobody else can
      // act in it.
      if (proposal.state.seats[turn.active]?.lost === null)
        ask(proposal, turn.active, 'priority', { kind: 'priority', actions: ['pass-turn'] });
      else begin(proposal, 'end');
      return;
    case 'begin-combat':
    case 'declare-attackers':
    case 'declare-blockers':
    case 'first-strike-damage':
    case 'combat-damage':
    case 'end-combat':
    case 'postcombat-main':
      begin(proposal, 'end');
      return;
    case 'end':
      begin(proposal, 'cleanup');
      return;
    case 'cleanup':
      beginTurn(proposal, turn);
      return;
  }
}

export const begin = (proposal: Proposal, step: Step): void => {
  proposal.emit({ type: 'StepBegan', step });
};

/** cr 504.1: the active player draws a card. */
function drawStep(proposal: Proposal, active: Seat): void {
  begin(proposal, 'draw');
  drawCards(proposal, active, 1);
}

function beginTurn(proposal: Proposal, turn: { number: number; active: Seat }): void {
  const next = inTurnOrder(proposal.state, turn.active).find((seat) => seat !== turn.active);
  if (next !== undefined) proposal.emit({ type: 'TurnBegan', turn: turn.number + 1, seat: next });
}
