// The spell is cast, the ability is on the stack (cr 601.2i, 602.2b).
import type { Duration } from '#abilities';
import { known } from '../../../reading/characteristics/characteristics.js';
import { childRef, ruleRef } from '../../../model/printed/node-ref.js';
import type { Proposal } from '../../../engine/proposal/proposal.js';
import { occur } from '../../../engine/triggers/occur.js';
import { beginEffect } from '../../../engine/lasting/begin.js';
import type { Context } from '../../../model/state/context.js';
import type { ObjectId } from '../../../model/basics/ids.js';
import type { AnnouncedLocals } from '../choices/announced-locals.js';

const EXILED_INSTEAD = childRef(ruleRef('exiled-instead'), 'body', 'effect');
const WHILE_ON_STACK: Duration = {
  kind: 'while',
  condition: { kind: 'matches', what: { kind: 'this' }, filter: { kind: 'in', zone: 'stack' } },
};

/** With the bindings its costs have made. The player who acted receives priority again (cr 117.3c). */
export function stacked(
  proposal: Proposal,
  { kind, item, object, leaves }: AnnouncedLocals,
  paid?: Context,
): ObjectId {
  if (item === null) throw new Error('nothing was announced that could be on the stack');
  const bindings = { ...item.context.bindings, ...paid?.bindings };
  if (kind === 'spell') {
    if (object === null) throw new Error('a spell was announced without its card');
    const colours = [...(known(proposal.state, object)?.colours ?? [])];
    occur(proposal, [
      { type: 'SpellCast', object, item: { ...item, context: { ...item.context, bindings } }, colours },
    ]);
    if (leaves !== undefined)
      beginEffect(proposal, {
        kind: 'replacement',
        at: EXILED_INSTEAD,
        context: item.context,
        until: WHILE_ON_STACK,
      });
    return object;
  }
  const stack = proposal.nextObject();
  const context: Context = { ...item.context, stack, bindings };
  occur(proposal, [{ type: 'AbilityStacked', object: stack, item: { ...item, context } }]);
  return stack;
}
