// The turn-based actions of the combat damage steps (cr 510): all assigned damage is dealt at once.
import { permanents } from '../../reading/characteristics/characteristics.js';
import type { Ran } from '../../engine/frames/handlers.js';
import { occur } from '../../engine/triggers/occur.js';
import type { Run } from '../../engine/frames/run.js';
import type { Damage } from '../../engine/verbs/verb.js';
import type { AssignedDamage } from '../../model/state/turn-state.js';
import { assignDamage } from './assign.js';
import { firstStrikers, isDamageWaiting, type DamageStep } from './combatants.js';

export function damageStep(run: Run, step: DamageStep): Ran {
  if (isDamageWaiting(run.state)) return dealAssigned(run);
  const assigned = assignDamage(run, step);
  if (step === 'first-strike-damage')
    run.proposal.emit({ type: 'StruckFirst', objects: firstStrikers(run.state) });
  if (assigned.length === 0) return undefined;
  if (run.state.terms?.base === 'ninth')
    occur(run.proposal, [{ type: 'DamageAssigned', damage: [...assigned] }]);
  else run.perform([assigned.map(dealt)]);
  return undefined;
}

/**
 * Base profile ninth: announced damage waits beneath everything on the stack. Once all have passed with
 * nothing above it, the step runs again and deals the damage, even if its source is gone. A recipient that is
 * gone gets none.
 */
function dealAssigned(run: Run): Ran {
  const assigned = run.state.combat?.assigned ?? [];
  const there = permanents(run.state);
  const amount = assigned.reduce((total, one) => total + one.amount, 0);
  run.proposal.emit({ type: 'AssignedDamageTaken', amount });
  run.perform([
    assigned
      .filter(({ to }) => (typeof to === 'number' ? run.state.seats[to]?.lost === null : there.includes(to)))
      .map(dealt),
  ]);
  return undefined;
}

const dealt = ({ source, to, amount }: AssignedDamage): Damage => ({
  verb: 'damage',
  source,
  to,
  amount,
  combat: true,
});
