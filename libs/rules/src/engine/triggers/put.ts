// Puts triggered abilities on the stack (cr 603.3): player by player, each player's own in the order they
// choose.
import { cloned, memoByIdentity } from '#kernel';
import { isNode, walk, type Ability, type Body, type Effect } from '#abilities';
import { lastKnownOf } from '../../reading/characteristics/characteristics.js';
import { partsOfBody } from '../../model/printed/body-parts.js';
import { childRef, nodeAt } from '../../model/printed/node-ref.js';
import type { Ran } from '../frames/handlers.js';
import { aimsOf, settleAims } from '../frames/aiming.js';
import { occur } from './occur.js';
import type { Run } from '../frames/run.js';
import { turnOrder } from '../../reading/language/players.js';
import type { WaitingTrigger } from '../../model/state/agenda.js';
import type { Frame } from '../../model/state/agenda.js';
import { objectNumber, type NodeRef } from '../../model/basics/ids.js';
import type { TargetChoice } from '../../model/state/objects.js';
import { chooseTriggerModes } from './choose-modes.js';
import { chooseTriggerTargets } from './choose-targets.js';
import { leafPatterns } from '../watching/watchers.js';

/** The node of a triggering: the triggered ability, or the effect that made a delayed or reflexive one. */
type Triggering =
  Extract<Ability, { kind: 'triggered' }> | Extract<Effect, { kind: 'delayed' | 'reflexive' }>;

export const triggeringAt = (run: Pick<Run, 'state'>, ref: NodeRef): Triggering =>
  nodeAt(run.state, ref) as Triggering;

interface Locals {
  /** The triggers still to be put, the next one first. */
  waiting?: WaitingTrigger[];
}
const localsOf = (frame: Frame): Locals => frame.locals;

/**
 * Puts one trigger at a time. The frame runs anew for each, so that choices for one are visible to the next.
 */
export function putTriggers(run: Run): Ran {
  const locals = localsOf(run.frame);
  if (locals.waiting === undefined) {
    const ordered = inOrder(run, run.proposal.agenda.triggers);
    run.proposal.agenda.triggers = [];
    locals.waiting = ordered;
    return next(run, ordered);
  }
  const [trigger] = locals.waiting;
  if (trigger === undefined) return undefined;
  put(run, trigger);
  locals.waiting.shift();
  return next(run, locals.waiting);
}

/** The frame acts for the ability it is about to put: that ability is the source of its questions. */
function next(run: Run, [trigger]: readonly WaitingTrigger[]): Ran {
  if (trigger === undefined) return undefined;
  run.frame.context = run.proposal.addContext(trigger.context);
  return 'again';
}

/** cr 603.3b: abilities that triggered on another ability's triggering come last. */
function inOrder(run: Run, triggers: readonly WaitingTrigger[]): WaitingTrigger[] {
  const isLater = triggers.map((trigger) => triggersOnTriggering(run, trigger));
  const first = triggers.filter((_, nth) => !isLater[nth]);
  const later = triggers.filter((_, nth) => isLater[nth]);
  return [first, later].flatMap((part) =>
    turnOrder(
      run,
      part.map(({ controller }) => controller),
    ).flatMap((seat) =>
      chosenOrder(
        run,
        part.filter(({ controller }) => controller === seat),
      ),
    ),
  );
}

function triggersOnTriggering(run: Run, { ability }: WaitingTrigger): boolean {
  const node = triggeringAt(run, ability);
  return node.kind !== 'reflexive' && leafPatterns(node.when).some(({ kind }) => kind === 'triggered');
}

/** A key for a triggering. It includes the event only if the ability refers to it. */
function told(run: Run, trigger: WaitingTrigger): string {
  const { context } = trigger;
  const event = speaksOfEvent(triggeringAt(run, trigger.ability)) ? context.event : null;
  return JSON.stringify({ ...trigger, context: { ...context, event } });
}

const speaking = memoByIdentity<Triggering, boolean>();
const OF_EVENT = ['subject', 'agent', 'event-amount', 'same-as-event', 'happened'];

function speaksOfEvent(node: Triggering): boolean {
  let speaks = speaking.get(node);
  if (speaks === undefined) {
    speaks = [...walk('body', node.body)].some(
      ({ node: part }) => isNode(part) && OF_EVENT.includes(part.kind),
    );
    speaking.set(node, speaks);
  }
  return speaks;
}

/** The first trigger in the answer is put first. It does not ask if all are the same. */
function chosenOrder(run: Run, triggers: readonly WaitingTrigger[]): readonly WaitingTrigger[] {
  const [first] = triggers;
  if (first === undefined || new Set(triggers.map((trigger) => told(run, trigger))).size === 1)
    return triggers;
  const { order } = run.ask<'order'>(first.controller, 'order-triggers', {
    kind: 'order',
    options: triggers.map(({ source }) => ({
      label: lastKnownOf(run.state, source)?.name ?? '',
      object: source,
    })),
  });
  return order.flatMap((index) => triggers[index] ?? []);
}

/** cr 603.7b: chooses which of the simultaneous events it triggered on. */
function chooseEvent(run: Run, { controller, events = [] }: WaitingTrigger): void {
  const subjects = events.flatMap(({ subject }) => subject ?? []);
  if (events.length < 2 || new Set(subjects).size !== events.length) return;
  const { objects } = run.ask<'choose-objects'>(controller, 'choose', {
    kind: 'choose-objects',
    candidates: subjects,
    count: 1,
  });
  run.context.event = events.find(({ subject }) => subject === objects[0]) ?? run.context.event;
}

function put(run: Run, trigger: WaitingTrigger): void {
  const { ability, source, controller } = trigger;
  const { context, state, proposal } = run;
  // cr 800.4d: its controller has left.
  if (state.seats[controller]?.lost !== null) return;
  chooseEvent(run, trigger);
  const { body } = triggeringAt(run, ability);
  const chosen = choose(run, body);
  // cr 603.3c-d: it is removed if there is no legal choice.
  if (chosen === undefined) return;
  const { modes, targets } = chosen;
  settleAims(aimsOf(state, partsOfBody(body, childRef(ability, 'body'), modes), targets), context);
  const object = proposal.nextObject();
  occur(proposal, [
    {
      type: 'AbilityStacked',
      object,
      item: {
        kind: 'triggered',
        controller,
        source,
        ability,
        modes,
        targets,
        x: context.x,
        paid: {},
        alternative: null,
        from: state.objects[objectNumber(source)]?.zone.kind ?? 'outside',
        mana: [],
        context: cloned(context),
        copy: false,
        faceDown: null,
      },
    },
  ]);
}

interface Chosen {
  readonly modes: number[];
  /** The targets of each chosen mode, or of the one body, slot by slot. */
  readonly targets: TargetChoice[][];
}

function choose(run: Run, body: Body): Chosen | undefined {
  if (body.kind === 'modal') {
    const modes = chooseTriggerModes(run, body);
    if (modes === undefined) return undefined;
    const targets = modes.map((mode) =>
      chooseTriggerTargets(run, body.options[mode]?.targets ?? [], run.context),
    );
    return targets.every((one) => one !== undefined) ? { modes, targets } : undefined;
  }
  if (body.kind === 'parameter') return undefined;
  const targets = chooseTriggerTargets(run, body.targets ?? [], run.context);
  return targets === undefined ? undefined : { modes: [], targets: [targets] };
}
