// What happens on its own as a step begins (cr 703): untapping, drawing, the declarations, damage, cleaning up.
import { attackersStep } from '../combat/attackers-step.js';
import { blockersStep } from '../combat/blockers-step.js';
import { damageStep } from '../combat/damage.js';
import type { Ran } from '../effects/handlers.js';
import { drawsOf } from '../effects/players/draws.js';
import type { Run } from '../engine/run.js';
import type { Seat } from '../state/ids.js';
import { cleanUp } from './cleanup.js';
import { addLore } from './lore.js';
import type { Step } from './steps.js';
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
    run.perform(drawsOf(run, active, 1).map((group) => group.map((draw) => ({ ...draw, turnBased: true }))));
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
