// Drives the game on from where it is until a question is open, or it is over, or the table has to act.
import { askWhoStarts, goOnWithMulligans } from './start-of-game.js';
import { checkStateBasedActions, endGame, endIfDecided } from './ending.js';
import { runTopFrame } from '../engine/loop.js';
import { goOnWithGame } from '../turn/flow.js';
import type { Proposal } from './proposal.js';
import { goOnWithTurn } from './turns.js';

/** cr 104.4b: who has gone on for so long without asking anyone goes on forever. */
const ENDLESS = 10_000;

export function advance(proposal: Proposal): void {
  for (let done = 0; goOn(proposal); done += 1) if (done === ENDLESS) endGame(proposal, 'mandatory-loop', []);
  proposal.settleAgenda();
}

/** cr 104.2a is looked at in the middle of anything, for players leave at any time. */
function goOnWithMagic(proposal: Proposal): boolean {
  if (endIfDecided(proposal)) return false;
  if (proposal.state.decision !== null) return false;
  if (proposal.isInTheMiddle) runTopFrame(proposal);
  else goOnWithGame(proposal);
  return true;
}

/** One thing; false when there is nothing to go on with. */
function goOn(proposal: Proposal): boolean {
  const { state } = proposal;
  if (state.stage.kind === 'over') return false;
  if (state.terms?.ruleset === 'magic' && state.stage.kind === 'turns') return goOnWithMagic(proposal);
  if (checkStateBasedActions(proposal)) return true;
  if (state.decision !== null) return false;
  switch (state.stage.kind) {
    case 'gathering':
    case 'opening':
      return false;
    case 'starting':
      askWhoStarts(proposal, state.stage.chooser);
      return true;
    case 'mulligans':
      goOnWithMulligans(proposal, state.stage);
      return true;
    case 'turns':
      goOnWithTurn(proposal);
      return true;
  }
}
