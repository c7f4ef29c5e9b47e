// cr 603.12: a reflexive trigger ('when you do') triggers immediately, on something earlier in the same
// resolution.
import { cloned } from '#kernel';
import type { Run } from '../frames/run.js';
import type { NodeRef } from '../../model/basics/ids.js';

/** `ability`: the node with the body. The ability knows everything the effect knows. */
export function addReflexive(run: Run, ability: NodeRef): void {
  const { context, proposal } = run;
  proposal.agenda.triggers.push({
    ability,
    source: context.source,
    controller: context.controller,
    context: { ...cloned(context), stack: null },
  });
}
