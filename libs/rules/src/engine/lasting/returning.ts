// Objects that change zones until something happens (cr 610.3). A continuous effect waits for the event;
// right after it the objects move back, without using the stack.
import type { Effect, Pattern, ZoneName } from '#abilities';
import { newFrame } from '../proposal/frames.js';
import { performLocals, type Run } from '../frames/run.js';
import type { Proposal } from '../proposal/proposal.js';
import { moveVerb, objectAt } from '../objects/moving.js';
import { fitsPattern } from '../../reading/language/patterns.js';
import type { Bound } from '../../model/state/context.js';
import type { Lasting } from '../../model/state/lasting.js';
import type { ObjectId } from '../../model/basics/ids.js';
import { beginEffect } from './begin.js';

type MoveEffect = Extract<Effect, { kind: 'move' }>;

/** The binding for the zone to which the objects return. */
const FROM = '~from';

/** cr 610.3a-b: true if the event has happened since the ability triggered or was put onto the stack. */
export function hasAlreadyHappened({ sight, state, context }: Run, until: Pattern): boolean {
  const { turn } = state.history;
  const { event, stack } = context;
  const subject = event?.subject ?? stack;
  const began = turn.findIndex((happening) => subject !== null && happening.subject === subject);
  return turn.slice(began + 1).some((happening) => fitsPattern(sight, until, happening, context));
}

/** Begins the waiting effects for the objects that really moved, one for each zone they came from. */
export function scheduleReturn(run: Run, { to }: MoveEffect, until: Pattern, moved: Bound | undefined): void {
  const { state, proposal, at, context } = run;
  const came = new Map(Object.values(state.gone).map(({ became, from }) => [became, from.kind]));
  const waiting = new Map<ZoneName, ObjectId[]>();
  for (const id of moved?.objects ?? []) {
    // cr 712.21c: the other card of a melded permanent was on the battlefield too.
    const from = came.get(id) ?? 'battlefield';
    if (objectAt(state, id)?.zone.kind === to) waiting.set(from, [...(waiting.get(from) ?? []), id]);
  }
  for (const [from, affects] of waiting)
    beginEffect(proposal, {
      kind: 'returning',
      at,
      context: { ...context, bindings: { ...context.bindings, [FROM]: { word: from } } },
      until: { kind: 'until', pattern: until },
      affects,
    });
}

/** cr 610.3d: all of them return at the same time, before anything else continues. */
export function returnAll({ state, agenda }: Proposal, ended: readonly Lasting[]): void {
  const verbs = ended.flatMap(({ kind, affects, context, controller }) => {
    const to = context.bindings[FROM]?.word as ZoneName | undefined;
    if (kind !== 'returning' || to === undefined) return [];
    const by = state.seats[controller]?.lost === null ? controller : null;
    return (affects ?? []).flatMap((id) => moveVerb(state, id, { to, cause: 'return', by }) ?? []);
  });
  if (verbs.length === 0) return;
  const frame = newFrame('perform', { locals: performLocals([verbs]) });
  agenda.frames.splice(Math.max(0, agenda.frames.length - 1), 0, frame);
}
