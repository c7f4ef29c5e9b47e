// Loops that nobody chooses to go on with (cr 104.4b): the game is a draw once it stands as it stood before.
import { endGame } from '../decide/ending.js';
import type { Proposal } from '../decide/proposal.js';
import { outlineOf } from '../state/outline.js';
import { positionOf } from '../state/position.js';

/** So many resolutions in a row within a step, with everyone passing, are no loop yet. */
const FREE = 32;

/**
 * Called as somebody is about to get priority after a resolution; true when the game has ended. One position is kept
 * at a time, and another one whenever twice as much has been resolved: a circle of any length is found so. Where it is
 * the same but for what has grown, it is seen to once the question is open (growing-loop.ts).
 */
export function endMandatoryLoop(proposal: Proposal): boolean {
  const { loop, priority } = proposal.state;
  if (loop.resolved < FREE || priority.passed > 0) return false;
  const position = positionOf(proposal.state);
  if (loop.noted === position) {
    // cr 801.16: of whom it is a draw is found out once the question is open.
    if (proposal.state.range !== undefined) {
      proposal.goesRound = true;
      return false;
    }
    endGame(proposal, 'mandatory-loop', []);
    return true;
  }
  const outline = outlineOf(proposal.state).hash;
  if (loop.noted === null || isPowerOfTwo(loop.resolved))
    proposal.emit({ type: 'PositionNoted', position, outline });
  else proposal.mayGrow ||= loop.outline === outline;
  return false;
}

const isPowerOfTwo = (count: number): boolean => Number.isInteger(Math.log2(count));
