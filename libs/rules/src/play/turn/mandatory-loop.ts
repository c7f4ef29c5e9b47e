// Detects loops of mandatory actions (cr 104.4b): the game is a draw once a position repeats.
import { memoByIdentity } from '#kernel';
import { endGame } from '../../engine/ending/ending.js';
import type { Proposal } from '../../engine/proposal/proposal.js';
import type { GameState } from '../../model/state/game-state.js';
import { outlineOf } from '../../model/state/outline.js';
import { positionOf } from '../../model/state/position.js';
import { sizesOf, sketchesOf, type Sketches } from '../../model/state/sketch.js';

/** This many resolutions in a row within a step, with everyone passing, are no loop yet. */
const FREE = 32;

/**
 * Called when somebody is about to get priority after a resolution. True if the game has ended. It keeps one
 * position at a time and notes a new one whenever the number of resolutions has doubled, which finds a loop
 * of any length. If only growing amounts differ, growing-loop.ts handles the loop once the question is open.
 */
export function endMandatoryLoop(proposal: Proposal): boolean {
  const { state } = proposal;
  const { loop, priority } = state;
  if (loop.resolved < FREE || priority.passed > 0) return false;
  const isNoting = loop.noted === null || isPowerOfTwo(loop.resolved);
  const position = isNoting || mayStandSo(state, 'ofPosition') ? positionOf(state) : null;
  if (position !== null && loop.noted === position) {
    // cr 801.16: the players in the draw are determined once the question is open.
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

/**
 * Sketches of the last noted position of a game. They are keyed by a hash, so they stay valid when a step is
 * taken back.
 */
const notedAs = memoByIdentity<GameState, { readonly position: string; readonly sketches: Sketches }>();

/**
 * True if the game may be in the noted position; always true for a game read from a log. The stack and the
 * battlefield are compared only if all other zones have as many objects as before, so that 800 abilities
 * resolving in a row do not each cause a full comparison.
 */
function mayStandSo(state: GameState, of: keyof Sketches): boolean {
  const noted = notedAs.get(state);
  if (noted?.position !== state.loop.noted) return true;
  return noted.sketches.sizes === sizesOf(state) && noted.sketches[of] === sketchesOf(state)[of];
}
