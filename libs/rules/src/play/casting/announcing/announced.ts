// Completes an announcement once everything is paid: the spell is cast, the ability is on the stack (cr
// 601.2i, 602.2b), or the special action is taken.
import { drawnFrom } from '#kernel';
import { childRef } from '../../../model/printed/node-ref.js';
import type { Ran } from '../../../engine/frames/handlers.js';
import { occur } from '../../../engine/triggers/occur.js';
import { beginEffect } from '../../../engine/lasting/begin.js';
import { endEffects } from '../../../engine/lasting/expire.js';
import { keepOnlyAims, settleAims } from '../../../engine/frames/aiming.js';
import type { Run } from '../../../engine/frames/run.js';
import { contextOf, type Context } from '../../../model/state/context.js';
import type { Seat } from '../../../model/basics/ids.js';
import type { AnnouncedLocals } from '../choices/announced-locals.js';
import type { Choices, TargetGiven } from '../../../model/decisions/action.js';
import { targetCounts, targetCandidates, type Candidates } from '../../../engine/targets/targets.js';
import { announce, carryOut, choicesOf } from './act.js';
import { Asking, oneOf } from '../choices/asking.js';
import { Fault } from '../ways/fault.js';
import { aimsOfAnnounced } from './performing.js';
import { stacked } from './stacked.js';
import { turnUp } from './turning-up.js';

export function announced(run: Run): Ran {
  const locals = run.frame.locals as AnnouncedLocals;
  if (locals.kind === 'waiting') {
    takeUp(run, locals);
    return undefined;
  }
  if (locals.kind === 'deferred') {
    goOnAnnouncing(run, locals);
    return undefined;
  }
  if (locals.kind === 'turn-up') {
    turnUp(run, locals);
    return undefined;
  }
  if (locals.kind === 'end-effect' || locals.kind === 'ignore') {
    takeOffer(run, locals);
    return undefined;
  }
  const aimed = withOthersTargets(run, locals);
  settleZones(run, aimed);
  const stack = stacked(run.proposal, aimed, run.context);
  for (const { at, source } of locals.riders ?? []) {
    const context = run.proposal.addContext({
      ...run.context,
      source,
      stack: null,
      event: { subject: stack, agent: source, player: run.context.controller, other: null, amount: 1 },
    });
    run.enter(childRef(at, 'effect'), context);
  }
  for (const { at, source } of locals.further ?? [])
    run.enter(at, run.proposal.addContext(contextOf(source, run.context.controller)));
  return undefined;
}

/** cr 116.2c-d: once it is paid for, the effect ends, or the ability is ignored until the turn ends. */
function takeOffer(
  { proposal, context, frame: { seat = context.controller } }: Run,
  { kind, object, effects = [], at }: AnnouncedLocals,
): void {
  occur(proposal, [{ type: 'ActionTaken', action: kind, seat, object }]);
  if (at === undefined)
    endEffects(
      proposal,
      proposal.state.lasting.filter(({ id }) => effects.includes(id)),
    );
  else beginEffect(proposal, { kind: 'ignoring', at, context, until: { kind: 'end-of-turn' } });
}

function settleZones({ state, context }: Run, locals: AnnouncedLocals): void {
  const { item } = locals;
  if (item === null || state.graveyards === 1) return;
  const aims = aimsOfAnnounced(state, locals);
  settleAims(aims, context);
  keepOnlyAims(aims, context);
  keepOnlyAims(aims, item.context);
}

/** The cards it depends on have names, so now it is performed, or turns out to be impossible. */
function takeUp({ proposal, frame: { seat } }: Run, { action }: AnnouncedLocals): void {
  if (action === undefined || seat === undefined) return;
  // cr 732.1: nothing of it has happened, and no name was revealed.
  proposal.unlessRefused(() => carryOut(proposal, seat, action));
}

/**
 * cr 601.6: the other players choose first. Then the acting player makes the choices that depend on theirs.
 */
function goOnAnnouncing(run: Run, { action }: AnnouncedLocals): void {
  const { seat } = run.frame;
  if (action === undefined || seat === undefined) return;
  const said: Choices = { ...choicesOf(action) };
  delete said.modes;
  delete said.targets;
  delete said.divided;
  try {
    announce(run.state, seat, action, new Asking(run, seat, said))(run.proposal);
  } catch (thrown) {
    // cr 732.1: it is illegal with those choices, so nothing of it has happened.
    if (!(thrown instanceof Fault)) throw thrown;
  }
}

/** cr 601.2c, 115: choices of other players, each of whom sees the earlier choices, or random choices. */
function withOthersTargets(run: Run, locals: AnnouncedLocals): AnnouncedLocals {
  const { item, pending = [] } = locals;
  if (item === null || pending.length === 0) return locals;
  const targets = item.targets.map((part) => [...part]);
  // Cards are drawn once everything has been asked.
  const inOrder = [...pending].sort(
    (one, other) => Number(one.seats === null) - Number(other.seats === null),
  );
  for (const { part, slot, spec, seats } of inOrder) {
    const sofar = targets[part] ?? [];
    if (spec.kind !== 'target') continue;
    const { least, most } = targetCounts(run.sight, spec, { ...run.context, targets: sofar });
    const { objects, players } = targetCandidates(run.sight, spec, run.context, sofar.slice(0, slot));
    const all: readonly TargetGiven[] = [
      ...objects.map((object) => ({ object })),
      ...players.map((one) => ({ seat: one })),
    ];
    const count = { least: Math.min(least, all.length), most: Math.min(most, all.length) };
    const given =
      seats === null
        ? drawn(run, all, count.most)
        : asked(run, oneOf(run, item.controller, seats), { objects, players }, count);
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
): readonly TargetGiven[] => {
  // cr 801.5a: also within range of the choosing player.
  const near = { objects: run.withinRangeOf(seat, objects), players: run.withinRangeOf(seat, players) };
  const most = Math.min(count.most, near.objects.length + near.players.length);
  return run.ask<'choose-targets'>(seat, 'target', {
    kind: 'choose-targets',
    objects: [...near.objects],
    players: [...near.players],
    least: Math.min(count.least, most),
    most,
  }).targets;
};

function drawn({ proposal }: Run, all: readonly TargetGiven[], count: number): readonly TargetGiven[] {
  const random = proposal.random();
  const chosen = drawnFrom(all, count, random);
  proposal.emit({ type: 'RandomnessUsed', drawn: random.drawn });
  return chosen;
}
