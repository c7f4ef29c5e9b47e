// cr 506.7: whether a point of a combat phase, or of the turn with its first combat phase, has come or can come no more.
import { STEPS, type StepName } from '#abilities';
import type { Sight } from './sight.js';

export function hasReached(
  { turn, combat }: Sight['state'],
  step: StepName,
  since: 'turn' | 'combat',
): boolean {
  if (turn === null || turn.step === null) return false;
  // cr 506.7d: what is said of no combat in particular is said of the first of the turn.
  if (since === 'turn' && turn.combats > 1) return true;
  // cr 506.7f: in a combat without attackers blockers are never declared.
  if (since === 'combat' && combat?.fought !== true) return false;
  return STEPS.indexOf(turn.step) >= STEPS.indexOf(step);
}
