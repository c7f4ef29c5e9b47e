// Outcomes that do something else instead or in addition, or move an object elsewhere (cr 614.6).
import { linkOf } from '../../model/state/links.js';
import type { Outcome } from '#abilities';
import { childRef } from '../../model/printed/node-ref.js';
import { destroyed } from '../frames/destroyed.js';
import type { Entering, Move, Verb } from '../verbs/verb.js';
import { isSetAsideByItself } from '../objects/set-aside.js';
import { libraryOf } from '../../reading/language/references.js';
import type { Frame } from '../../model/state/agenda.js';
import type { Bound } from '../../model/state/context.js';
import {
  BATTLEFIELD,
  COMMAND,
  EXILE,
  graveyardOf,
  handOf,
  objectNumber,
  outsideOf,
  STACK,
  zoneKey,
  type NodeRef,
  type Seat,
  type Zone,
} from '../../model/basics/ids.js';
import type { Application } from './application.js';
import { beginRegeneration } from './regeneration.js';
import type { OutcomeHandlers } from './outcome-handlers.js';
import { isComing } from '../verbs/would-be.js';

/** The zone; the owner's, if zones of that kind belong to players (cr 400.3). */
function zoneNamed(application: Application, kind: Zone['kind'], owner: Seat): Zone {
  switch (kind) {
    case 'hand':
      return handOf(owner);
    case 'graveyard':
      return graveyardOf(owner);
    case 'library':
      return libraryOf(application.run.state, owner);
    case 'battlefield':
      return BATTLEFIELD;
    case 'stack':
      return STACK;
    case 'exile':
      return EXILE;
    case 'command':
      return COMMAND;
    case 'outside':
      return outsideOf(owner);
  }
}

/** The move that a verb is, if it is one. */
function asMove(application: Application, verb: Verb): Move | undefined {
  const { state } = application.run;
  switch (verb.verb) {
    case 'move':
      return verb;
    case 'destroy':
      return destroyed(application.run, verb);
    case 'draw': {
      const object = state.zones[zoneKey(libraryOf(state, verb.seat))]?.at(-1);
      return object === undefined
        ? undefined
        : { verb: 'move', object, to: handOf(verb.seat), position: null, cause: 'put', by: verb.seat };
    }
    case 'damage':
    case 'life':
    case 'counters':
    case 'token':
    case 'tap':
    case 'attach':
    case 'mana':
      return undefined;
  }
}

function elsewhere(
  application: Application,
  { zone, position }: Pick<Extract<Outcome, { kind: 'to-zone' }>, 'zone' | 'position'>,
  verb: Verb,
): Verb {
  const move = asMove(application, verb);
  if (move === undefined) return verb;
  const owner =
    application.run.state.objects[objectNumber(move.object)]?.owner ??
    (verb.verb === 'draw' ? verb.seat : (move.by ?? application.context.controller));
  const { entering, counters, ...rest } = move;
  const comes: Entering | undefined = zone === 'battlefield' ? (entering ?? { under: owner }) : undefined;
  return {
    ...rest,
    to: zoneNamed(application, zone, owner),
    position: position === 'top' ? 0 : position === 'bottom' ? -1 : null,
    ...(position === 'shuffled-in' ? { shuffle: true } : {}),
    ...(comes === undefined ? {} : { entering: comes }),
    ...(counters === undefined ? {} : { counters }),
  };
}

/** war-zone Out of Play. */
function asideIfItReturns({ run: { state } }: Application, ref: NodeRef, verb: Verb): Verb {
  if (state.naming === null || verb.verb !== 'move' || verb.to.kind !== 'exile') return verb;
  return isSetAsideByItself(state, verb.object, ref) ? { ...verb, setAside: true } : verb;
}

/** The replaced event as a binding. */
function boundEvent({ context: { event } }: Application): Bound {
  if (event === null) return {};
  const { subject, player, amount } = event;
  return {
    amount,
    ...(subject === null ? {} : { objects: [subject] }),
    ...(player === null ? {} : { players: [player] }),
  };
}

/** cr 615.13: it happens once for all damage dealt at once, with the total amount. */
function onceForAll(application: Application, at: NodeRef): void {
  const { run, context } = application;
  const frames = (run.local('later') ?? []) as readonly Frame[];
  const isSame = (frame: Frame): boolean => {
    if (frame.at !== at || frame.context === undefined) return false;
    const { source, event } = run.proposal.contextAt(frame.context);
    return (
      source === context.source &&
      event?.subject === context.event?.subject &&
      event?.player === context.event?.player
    );
  };
  const before = frames.filter(isSame);
  if (before.length === 0) return;
  const amounts = before.map(({ context: index }) => run.proposal.contextAt(index).event?.amount ?? 0);
  application.setAmount(amounts.reduce((sum, each) => sum + each, context.event?.amount ?? 0));
  run.keep(
    'later',
    frames.filter((frame) => !isSame(frame)),
  );
}

/** An additional effect refers to the permanent that has entered by then (cr 400.7). */
function besides(application: Application, ref: NodeRef, verbs: readonly Verb[]): Verb[] {
  const index = application.later(childRef(ref, 'effect'));
  return verbs.map((verb) =>
    isComing(verb)
      ? { ...verb, entering: { ...verb.entering, contexts: [...(verb.entering.contexts ?? []), index] } }
      : verb,
  );
}

export const elsewhereOutcomes: OutcomeHandlers<
  'to-zone' | 'instead' | 'also' | 'exile-linked' | 'regenerate' | 'parameter'
> = {
  'to-zone': (application, outcome, ref, verbs) =>
    verbs.map((verb) => asideIfItReturns(application, ref, elsewhere(application, outcome, verb))),
  instead(application, { bind }, ref) {
    if (bind !== undefined) application.context.bindings[bind] = boundEvent(application);
    application.later(childRef(ref, 'effect'));
    return [];
  },
  also(application, _, ref, verbs) {
    if (application.verb.verb === 'damage') onceForAll(application, childRef(ref, 'effect'));
    return besides(application, ref, verbs);
  },
  'exile-linked': (application, { as }, _, verbs) =>
    verbs.map((verb) => {
      const moved = elsewhere(application, { zone: 'exile' }, verb);
      const { context } = application;
      const link = { on: context.source, as: linkOf(as, context) };
      return moved.verb === 'move' ? { ...moved, link } : moved;
    }),
  regenerate(application) {
    beginRegeneration(application);
    return [];
  },
  /** The compiler fills holes before anything is played. */
  parameter: (_, __, ___, verbs) => [...verbs],
};
