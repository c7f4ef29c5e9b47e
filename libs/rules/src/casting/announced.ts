// Everything is paid: the spell is cast, the ability is on the stack (cr 601.2i, 602.2b), the special action is taken.
import type { Duration } from '#abilities';
import { childRef, ruleRef } from '../characteristics/node-ref.js';
import { beginEffect } from '../lasting/begin.js';
import type { Proposal } from '../decide/proposal.js';
import type { Ran } from '../effects/handlers.js';
import { occur } from '../engine/occur.js';
import type { Run } from '../engine/run.js';
import type { Context } from '../state/context.js';
import type { ObjectId, Seat } from '../state/ids.js';
import type { AnnouncedLocals } from './announced-locals.js';
import type { TargetGiven } from '../decisions/action.js';
import { countsOf, targetCandidates, type Candidates } from './targets.js';
import { turnUp } from './turning-up.js';

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
  const stack = stacked(run.proposal, withOthersTargets(run, locals), run.context);
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

/** cr 601.2c, 115: what somebody else chooses, each seeing what was chosen before; or chance. */
function withOthersTargets(run: Run, locals: AnnouncedLocals): AnnouncedLocals {
  const { item, pending = [] } = locals;
  if (item === null || pending.length === 0) return locals;
  const targets = item.targets.map((part) => [...part]);
  // What is drawn is drawn when everything has been asked.
  const inOrder = [...pending].sort((one, other) => Number(one.seat === null) - Number(other.seat === null));
  for (const { part, slot, spec, seat } of inOrder) {
    const sofar = targets[part] ?? [];
    if (spec.kind !== 'target') continue;
    const { least, most } = countsOf(run.sight, spec, { ...run.context, targets: sofar });
    const { objects, players } = targetCandidates(run.sight, spec, run.context, sofar.slice(0, slot));
    const all: readonly TargetGiven[] = [
      ...objects.map((object) => ({ object })),
      ...players.map((one) => ({ seat: one })),
    ];
    const count = { least: Math.min(least, all.length), most: Math.min(most, all.length) };
    const given = seat === null ? drawn(run, all, count.most) : asked(run, seat, { objects, players }, count);
    sofar[slot] = {
      objects: given.flatMap((one) => ('object' in one ? [one.object] : [])),
      players: given.flatMap((one) => ('seat' in one ? [one.seat] : [])),
    };
  }
  const context: Context = { ...item.context, targets: targets.flat() };
  return { ...locals, item: { ...item, targets, context } };
}

const asked = (
  run: Run,
  seat: Seat,
  { objects, players }: Candidates,
  count: { readonly least: number; readonly most: number },
): readonly TargetGiven[] =>
  run.ask<'choose-targets'>(seat, 'target', {
    kind: 'choose-targets',
    objects: [...objects],
    players: [...players],
    ...count,
  }).targets;

function drawn({ proposal }: Run, all: readonly TargetGiven[], count: number): readonly TargetGiven[] {
  const random = proposal.random();
  const left = [...all];
  const chosen: TargetGiven[] = [];
  while (chosen.length < count && left.length > 0) chosen.push(...left.splice(random.below(left.length), 1));
  proposal.emit({ type: 'RandomnessUsed', drawn: random.drawn });
  return chosen;
}
