// Loops that nobody chooses to go on with (cr 104.4b): the game is a draw once it stands as it stood before.
import { endGame } from '../../engine/ending/ending.js';
import type { Proposal } from '../../engine/proposal/proposal.js';
import type { GameState } from '../../model/state/game-state.js';
import { outlineOf } from '../../model/state/outline.js';
import { positionOf } from '../../model/state/position.js';
import { sizesOf, sketchesOf, type Sketches } from '../../model/state/sketch.js';

/** So many resolutions in a row within a step, with everyone passing, are no loop yet. */
const FREE = 32;

/**
 * Called as somebody is about to get priority after a resolution; true when the game has ended. One position is kept
 * at a time, and another one whenever twice as much has been resolved: a circle of any length is found so. Where it is
 * the same but for what has grown, it is seen to once the question is open (growing-loop.ts).
 */
export function endMandatoryLoop(proposal: Proposal): boolean {
  const { state } = proposal;
  const { loop, priority } = state;
  if (loop.resolved < FREE || priority.passed > 0) return false;
  const isNoting = loop.noted === null || isPowerOfTwo(loop.resolved);
  const position = isNoting || mayStandSo(state, 'ofPosition') ? positionOf(state) : null;
  if (position !== null && loop.noted === position) {
    // cr 801.16: of whom it is a draw is found out once the question is open.
    if (state.range !== undefined) {
      proposal.goesRound = true;
      return false;
    }
    endGame(proposal, 'mandatory-loop', []);
    return true;
  }
  if (position !== null && isNoting) {
    const outline = outlineOf(state).hash;
    proposal.emit({ type: 'PositionNoted', position, outline });
    notedAs.set(state, { position, sketches: sketchesOf(state) });
  } else if (loop.outline !== undefined && mayStandSo(state, 'ofOutline'))
    proposal.mayGrow ||= loop.outline === outlineOf(state).hash;
  return false;
}

const isPowerOfTwo = (count: number): boolean => Number.isInteger(Math.log2(count));

/** The sketches of the position that was noted last in a game. A hash says which: they stay true if that is taken back. */
const notedAs = new WeakMap<GameState, { readonly position: string; readonly sketches: Sketches }>();

/**
 * Whether the game may stand as it did when that was noted; of a game that was read from a log nobody knows. What lies on
 * the stack and on the battlefield is gone through only where there is as much of it in every other zone: not for each of
 * 800 abilities that resolve one after another.
 */
function mayStandSo(state: GameState, of: keyof Sketches): boolean {
  const noted = notedAs.get(state);
  if (noted?.position !== state.loop.noted) return true;
  return noted.sketches.sizes === sizesOf(state) && noted.sketches[of] === sketchesOf(state)[of];
}
