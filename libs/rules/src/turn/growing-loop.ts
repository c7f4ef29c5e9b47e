// A loop of mandatory actions in which something grows each time (cr 104.4b, 731.4). It is gone round on trial, everyone
// passing: what grows by the same each time for so long, and has led to nothing else, leads to nothing ever.
import { answerTo } from '../decide/answering.js';
import { goOnUntilAsked } from '../decide/advance.js';
import { endGame } from '../decide/ending.js';
import type { Proposal } from '../decide/proposal.js';
import { onlyAnswer } from '../decisions/forced.js';
import { growth, outlineOf } from '../state/outline.js';

const ROUNDS = 32;
/** Longer ones are left to go on. */
const LONGEST_ROUND = 100;

export function endGrowingLoop(proposal: Proposal): void {
  const { mayGrow } = proposal;
  proposal.mayGrow = false;
  if (!mayGrow || proposal.state.stage.kind !== 'turns') return;
  const mark = proposal.mark();
  const goesOn = goesOnForEver(proposal);
  proposal.goBack(mark);
  proposal.mayGrow = false;
  if (goesOn) {
    endGame(proposal, 'mandatory-loop', []);
    return;
  }
  // It is not tried again before another position is noted.
  const { noted } = proposal.state.loop;
  if (noted !== null) proposal.emit({ type: 'PositionNoted', position: noted });
}

function goesOnForEver(proposal: Proposal): boolean {
  let before = outlineOf(proposal.state);
  let by: string | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (!goRound(proposal, before.hash)) return false;
    const after = outlineOf(proposal.state);
    const more = growth(before, after);
    if (more === null || (by ??= more.join()) !== more.join()) return false;
    before = after;
  }
  return true;
}

/** On to where the game stands so again; false where it does not get there by itself. */
function goRound(proposal: Proposal, hash: string): boolean {
  const { state } = proposal;
  for (let resolved = 0; resolved < LONGEST_ROUND;) {
    const { decision } = state;
    const answer = decision === null ? null : onlyAnswer(decision);
    if (decision === null || answer === null) return false;
    const before = state.loop.resolved;
    if (answerTo(proposal, decision, answer) !== undefined) return false;
    goOnUntilAsked(proposal);
    if (state.loop.resolved === before || state.priority.passed > 0) continue;
    resolved += 1;
    if (state.decision?.question.kind === 'priority' && outlineOf(state).hash === hash) return true;
  }
  return false;
}
