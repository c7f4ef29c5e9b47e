// Everything is paid: the spell is cast, the ability is on the stack (cr 601.2i, 602.2b), the special action is taken.
import type { Duration } from '#abilities';
import { childRef, ruleRef } from '../characteristics/node-ref.js';
import { beginEffect } from '../lasting/begin.js';
import type { Proposal } from '../decide/proposal.js';
import type { Ran } from '../effects/handlers.js';
import { occur } from '../engine/occur.js';
import type { Run } from '../engine/run.js';
import type { Context } from '../state/context.js';
import type { NodeRef, ObjectId } from '../state/ids.js';
import type { StackItem } from '../state/objects.js';
import { turnUp } from './turning-up.js';

export interface AnnouncedLocals {
  readonly kind: 'spell' | 'ability' | 'turn-up';
  readonly item: StackItem | null;
  /** The spell on the stack; what is turned up. */
  readonly object: ObjectId | null;
  readonly riders?: readonly { readonly at: NodeRef; readonly source: ObjectId }[];
  /** The name that paying has (cr 702.37b). */
  readonly label?: string;
  readonly leaves?: 'exile';
}

const EXILED_INSTEAD = childRef(ruleRef('exiled-instead'), 'body', 'effect');
const WHILE_ON_STACK: Duration = {
  kind: 'while',
  condition: { kind: 'matches', what: { kind: 'this' }, filter: { kind: 'in', zone: 'stack' } },
};

/** With what its costs have bound since. Who acted receives priority again (cr 117.3c). */
export function stacked(
  proposal: Proposal,
  { kind, item, object, leaves }: AnnouncedLocals,
  paid?: Context,
): ObjectId {
  if (item === null) throw new Error('nothing was announced that could be on the stack');
  const bindings = { ...item.context.bindings, ...paid?.bindings };
  if (kind === 'spell') {
    if (object === null) throw new Error('a spell was announced without its card');
    occur(proposal, [
      { type: 'SpellCast', object, item: { ...item, context: { ...item.context, bindings } } },
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

export function announced(run: Run): Ran {
  const locals = run.frame.locals as unknown as AnnouncedLocals;
  if (locals.kind === 'turn-up') {
    turnUp(run, locals);
    return undefined;
  }
  const stack = stacked(run.proposal, locals, run.context);
  for (const { at, source } of locals.riders ?? []) {
    const context = run.proposal.addContext({
      ...run.context,
      source,
      stack: null,
      event: { subject: stack, agent: source, player: run.context.controller, other: null, amount: 1 },
    });
    run.enter(childRef(at, 'effect'), context);
  }
  return undefined;
}
