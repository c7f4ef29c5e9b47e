// cr 712.21a-b: the two cards of a melded permanent leave. Their owner chooses their order in a graveyard or
// library; the player who exiles them chooses their timestamp order in exile.
import { baseOf } from '../../reading/characteristics/alone/base.js';
import { objectNumber, type Seat } from '../../model/basics/ids.js';
import type { Run } from '../frames/run.js';
import type { Move, Verb } from '../verbs/verb.js';

export function arrangeHalves(run: Run, group: readonly Verb[]): void {
  for (const verb of group) if (verb.verb === 'move' && verb.halfFirst === undefined) arrange(run, verb);
}

/** Of cards put on top, or exiled, the later card is the upper or the newer one. */
function arrange(run: Run, verb: Move): void {
  const { state } = run;
  const object = state.objects[objectNumber(verb.object)];
  const { identity, owner = null } = object ?? {};
  const arranger = whoArranges(verb, owner);
  if (identity?.half === undefined || arranger === null) return;
  const { half, ...front } = identity;
  const label = (of: typeof identity): string => baseOf(state, of).name;
  const { order } = run.ask<'order'>(arranger, 'order-cards', {
    kind: 'order',
    options: [{ label: label({ ...front, face: 0 }) }, { label: label({ definition: half, face: 0 }) }],
  });
  const isHalfFirst = order[0] === 1;
  // The first card of the answer lies uppermost: it is put there last, except at the bottom.
  const isPile = verb.to.kind !== 'exile';
  verb.halfFirst = isPile && verb.position !== -1 ? !isHalfFirst : isHalfFirst;
  run.settle();
}

function whoArranges({ to, by, shuffle }: Move, owner: Seat | null): Seat | null {
  if (to.kind === 'exile') return by ?? owner;
  return (to.kind === 'library' && shuffle !== true) || to.kind === 'graveyard' ? owner : null;
}
