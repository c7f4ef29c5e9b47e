// Detects a loop of mandatory actions in which something grows each time (cr 104.4b, 731.4). The loop runs on
// trial with everyone passing. If everything grows by the same amount each time, beyond every number it could
// still reach, and nothing else happens, the loop never leads to anything.
import type { Steps } from '#kernel';
import { answerTo } from './answering.js';
import { goOnUntilAsked } from './advance.js';
import type { Proposal } from '../../engine/proposal/proposal.js';
import { onlyAnswer } from '../../model/decisions/forced.js';
import { unlessDeclined } from '../../model/printed/unless.js';
import { growth, outlineOf } from '../../model/state/outline.js';
import { drawLoop } from './loop-drawn.js';
import { roundsToSee } from '../../play/turn/rounds-to-see.js';

/** Longer loops are left to go on. */
const LONGEST_ROUND = 100;

/** True if it has to be tried whether the game is in such a loop. */
export const mayLoop = ({ mayGrow, goesRound }: Proposal): boolean => mayGrow || goesRound;

export function* endGrowingLoop(proposal: Proposal): Steps<void> {
  const { mayGrow, goesRound } = proposal;
  proposal.mayGrow = false;
  proposal.goesRound = false;
  if (goesRound && proposal.state.stage.kind === 'turns') {
    yield* drawLoop(proposal);
    proposal.goesRound = false;
    return;
  }
  if (!mayGrow || proposal.state.stage.kind !== 'turns') return;
  const mark = proposal.mark();
  const goesOn = yield* goesOnForEver(proposal);
  proposal.goBack(mark);
  proposal.mayGrow = false;
  proposal.goesRound = false;
  if (goesOn) {
    yield* drawLoop(proposal);
    proposal.goesRound = false;
    return;
  }
  // The loop is not tried again until another position is noted.
  const { noted } = proposal.state.loop;
  if (noted !== null) proposal.emit({ type: 'PositionNoted', position: noted });
}

function* goesOnForEver(proposal: Proposal): Steps<boolean> {
  let before = outlineOf(proposal.state);
  let by: string | undefined;
  let rounds = 1;
  for (let round = 0; round < rounds; round += 1) {
    if (!(yield* goRound(proposal, before.hash))) return false;
    const after = outlineOf(proposal.state);
    const more = growth(before, after);
    if (more === null || (by ??= more.join()) !== more.join()) return false;
    if (round === 0) rounds = roundsToSee(proposal.state, before.amounts, more);
    before = after;
  }
  return true;
}

/**
 * Goes on to the next time the game stands like this. False if it does not get there without a player's
 * choice.
 */
function* goRound(proposal: Proposal, hash: string): Steps<boolean> {
  const { state } = proposal;
  let seen = state.loop.resolved;
  for (const last = seen + LONGEST_ROUND; seen < last;) {
    const { decision } = state;
    if (decision === null) return false;
    const answer = onlyAnswer(decision) ?? unlessDeclined(state, proposal.agenda, decision) ?? null;
    if (answer === null) return false;
    if (answerTo(proposal, decision, answer) !== undefined) return false;
    yield* goOnUntilAsked(proposal);
    // A question asked during a resolution is over once somebody has priority again.
    const isOver = state.decision?.question.kind === 'priority' && state.priority.passed === 0;
    if (state.loop.resolved === seen || !isOver) continue;
    seen = state.loop.resolved;
    if (outlineOf(state).hash === hash) return true;
  }
  return false;
}
