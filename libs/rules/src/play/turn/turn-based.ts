// Turn-based actions as a step begins (cr 703): untapping, drawing, declarations, damage, cleanup.
import { attackersStep } from '../combat/attackers-step.js';
import { blockersStep } from '../combat/blockers-step.js';
import { damageStep } from '../combat/damage.js';
import type { Ran } from '../../engine/frames/handlers.js';
import { drawVerbs } from '../../engine/happening/draws.js';
import type { Run } from '../../engine/frames/run.js';
import type { Seat } from '../../model/basics/ids.js';
import { cleanUp } from './cleanup.js';
import { addLore } from './lore.js';
import type { Step } from '../../model/basics/steps.js';
import { untapStep } from './untap.js';

export function turnBased(run: Run): Ran {
  const active = run.state.turn?.active;
  if (active === undefined || run.state.seats[active]?.lost !== null) return undefined;
  return STEPS[run.local('step') as Step](run, active);
}

const nothing = (): Ran => undefined;

const STEPS: { readonly [S in Step]: (run: Run, active: Seat) => Ran } = {
  untap: untapStep,
  upkeep: nothing,
  draw(run, active) {
    // cr 504.1.
    run.perform(
      drawVerbs(run, active, 1).map((group) => group.map((draw) => ({ ...draw, turnBased: true }))),
    );
    return undefined;
  },
  'precombat-main': addLore,
  'begin-combat': nothing,
  'declare-attackers': attackersStep,
  'declare-blockers': blockersStep,
  'first-strike-damage': (run) => damageStep(run, 'first-strike-damage'),
  'combat-damage': (run) => damageStep(run, 'combat-damage'),
  'end-combat': nothing,
  'postcombat-main': nothing,
  end: nothing,
  cleanup: cleanUp,
};
