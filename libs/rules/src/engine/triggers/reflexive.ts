// cr 603.12: 'when you do': triggers at once, by what has happened before it in the same resolution.
import { cloned } from '#kernel';
import type { Run } from '../frames/run.js';
import type { NodeRef } from '../../model/basics/ids.js';

/** `ability`: the node that has the body; the ability knows all that the effect knows. */
export function addReflexive(run: Run, ability: NodeRef): void {
  const { context, proposal } = run;
  proposal.agenda.triggers.push({
    ability,
    source: context.source,
    controller: context.controller,
    context: { ...cloned(context), stack: null },
  });
}
