// cr 506.7: whether a point of a combat phase, or of the turn with its first combat phase, has been reached
// or can no longer come.
import { STEPS, type StepName } from '#abilities';
import type { Sight } from './sight.js';

export function hasReached(
  { turn, combat }: Sight['state'],
  step: StepName,
  since: 'turn' | 'combat',
): boolean {
  if (turn === null || turn.step === null) return false;
  // cr 506.7d: a statement about no particular combat refers to the first one of the turn.
  if (since === 'turn' && turn.combats > 1) return true;
  // cr 506.7f: in a combat without attackers, no blockers are declared.
  if (since === 'combat' && combat?.fought !== true) return false;
  return STEPS.indexOf(turn.step) >= STEPS.indexOf(step);
}
