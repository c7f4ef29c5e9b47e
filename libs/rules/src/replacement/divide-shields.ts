// cr 615.7: damage from several sources at once meets a shield that cannot prevent all of it: whom it would be dealt to,
// or the controller of what it would be dealt to, chooses which of it the shield prevents.
import type { Run } from '../engine/run.js';
import type { Damage, Verb } from '../engine/verb.js';
import type { Seat } from '../state/ids.js';
import { affected } from './affected.js';
import { isUnpreventable, shields } from './shields.js';
import { sources, sourcesFor, type Source } from './sources.js';

type ShieldSource = Extract<Source, { form: 'shield' }>;

/** Asked once for all that is about to be dealt; each damage then bears its share of every such shield. */
export function divideShields(run: Run, group: readonly Verb[]): void {
  const damages = group.flatMap((verb) => (verb.verb === 'damage' && verb.amount > 0 ? [verb] : []));
  if (damages.length < 2) return;
  for (const source of sourcesFor(sources(run.state), 'damage'))
    if (source.form === 'shield') divideShield(run, source, damages);
}

function divideShield(run: Run, shield: ShieldSource, damages: readonly Damage[]): void {
  const { lasting } = shield;
  const left = lasting?.left ?? null;
  if (lasting === null || left === null) return;
  const met = damages.filter(
    (damage) => shields(run.sight, shield, damage) && !isUnpreventable(run.state, damage),
  );
  const [first] = met;
  if (first === undefined || met.length < 2 || met.reduce((sum, { amount }) => sum + amount, 0) <= left)
    return;
  const shares = ask(run, affected(run, first), left, met);
  for (const [index, damage] of met.entries())
    damage.shares = { ...damage.shares, [lasting.id]: shares[index] ?? 0 };
}

/** A share beyond what a source would deal is no choice: it is asked for again. */
function ask(run: Run, seat: Seat, total: number, met: readonly Damage[]): readonly number[] {
  for (;;) {
    const { amounts } = run.ask<'divide'>(seat, 'divide', {
      kind: 'divide',
      total,
      least: 0,
      among: met.map(({ source }) => source),
    });
    if (met.every(({ amount }, index) => (amounts[index] ?? 0) <= amount)) return amounts;
  }
}
