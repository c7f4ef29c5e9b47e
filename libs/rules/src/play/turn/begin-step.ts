// Begins a step of the turn (cr 500), and decides which steps take place at all.
import { hasFirstStrikeStep, isFought } from '../combat/combatants.js';
import { skipsDraw, type Proposal } from '../../engine/proposal/proposal.js';
import { newFrame } from '../../engine/proposal/frames.js';
import { occur } from '../../engine/triggers/occur.js';
import { endEffectsAt } from '../../engine/lasting/expire.js';
import type { Frame } from '../../model/state/agenda.js';
import type { TurnState } from '../../model/state/turn-state.js';
import { beginControls } from './controls.js';
import { PHASE_OF, type Step } from '../../model/basics/steps.js';

/** `push`: the step's turn-based actions are next. */
export function beginStep(
  proposal: Proposal,
  { active }: TurnState,
  step: Step,
  push: (frame: Frame) => void,
): void {
  const { state } = proposal;
  endEffectsAt(proposal, { at: 'step', step, active });
  occur(proposal, [{ type: 'StepBegan', step }]);
  // cr 500.10: a combat step that an effect adds elsewhere comes with a combat phase.
  if (step === 'begin-combat' || (PHASE_OF[step] === 'combat' && state.combat === null)) {
    proposal.emit({ type: 'CombatBegan', seat: active });
    beginControls(proposal, active, 'next-combat');
  }
  // cr 502.4, 514.3: nobody gets priority in the untap step, nor in the cleanup step unless something has
  // triggered.
  if (step !== 'untap' && step !== 'cleanup') proposal.emit({ type: 'PrioritySet', seat: active });
  if (state.stage.kind !== 'over') push(newFrame('turn-based', { locals: { step } }));
}

/** cr 103.8a, 508.8, 510.4, 500.11: steps that are skipped. */
export function happens({ state }: Proposal, turn: TurnState, step: Step): boolean {
  switch (step) {
    case 'draw':
      return !skipsDraw(state, turn.number);
    case 'declare-blockers':
    case 'combat-damage':
      return isFought(state);
    case 'first-strike-damage':
      return isFought(state) && hasFirstStrikeStep(state);
    case 'untap':
    case 'upkeep':
    case 'precombat-main':
    case 'begin-combat':
    case 'declare-attackers':
    case 'end-combat':
    case 'postcombat-main':
    case 'end':
    case 'cleanup':
      return true;
  }
}
