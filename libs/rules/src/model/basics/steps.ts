// The steps of a turn in order (cr 500.1), and the phases they belong to.
import { STEPS, type StepName } from '#abilities';
export { STEPS, type StepName as Step } from '#abilities';

export const PHASES = ['beginning', 'precombat-main', 'combat', 'postcombat-main', 'ending'] as const;
export type Phase = (typeof PHASES)[number];

export const PHASE_OF: { readonly [S in StepName]: Phase } = {
  untap: 'beginning',
  upkeep: 'beginning',
  draw: 'beginning',
  'precombat-main': 'precombat-main',
  'begin-combat': 'combat',
  'declare-attackers': 'combat',
  'declare-blockers': 'combat',
  'first-strike-damage': 'combat',
  'combat-damage': 'combat',
  'end-combat': 'combat',
  'postcombat-main': 'postcombat-main',
  end: 'ending',
  cleanup: 'ending',
};

/** cr 500.1: the steps of a turn to which nothing adds, skips or ends anything. */
export const WHOLE_TURN = STEPS;
