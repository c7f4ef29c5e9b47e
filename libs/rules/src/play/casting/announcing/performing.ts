// Performs an announcement (cr 601.2a, 601.2g-i, 602.2): the card goes onto the stack, mana is made and
// spent, and the other costs are paid. Then the spell is cast or the ability activated.
import { drawnFrom } from '#kernel';
import { known } from '../../../reading/characteristics/characteristics.js';
import { childRef } from '../../../model/printed/node-ref.js';
import { makeLastKnown } from '../../../reading/characteristics/last-known.js';
import type { Proposal } from '../../../engine/proposal/proposal.js';
import { aimsOf, type Aimed } from '../../../engine/frames/aiming.js';
import { newFrame } from '../../../engine/proposal/frames.js';
import { occur } from '../../../engine/triggers/occur.js';
import { performLocals } from '../../../engine/frames/run.js';
import type { Verb } from '../../../engine/verbs/verb.js';
import type { GameEvent } from '../../../model/events/events.js';
import { isPublicZone } from '../../../model/events/objects.js';
import { produceMana, type Heard, type Makes } from '../../../engine/mana/heard.js';
import { unitOf } from '../../../engine/mana/mana-ability.js';
import type { Frame } from '../../../model/state/agenda.js';
import { partsOf } from '../../../engine/targets/parts.js';
import type { Context } from '../../../model/state/context.js';
import type { GameState } from '../../../model/state/game-state.js';
import {
  handOf,
  objectNumber,
  STACK,
  type NodeRef,
  type ObjectId,
  type Seat,
} from '../../../model/basics/ids.js';
import type { StackItem } from '../../../model/state/objects.js';
import type { ManaUnit } from '../../../model/state/turn-state.js';
import { activationRefs } from '../../../reading/in-force/activation-limits.js';
import { cannotPay } from '../ways/fault.js';
import type { AnnouncedAbility } from './announce-ability.js';
import type { Announced } from './announce-spell.js';
import type { ManaPaid } from '../costs/paying.js';
import { bindPaid, hasDeeds, type Plan } from '../costs/plan.js';
import { stacked } from './stacked.js';
import type { AnnouncedLocals } from '../choices/announced-locals.js';

/** cr 601.2a: the card is put onto the stack as a new object. */
function putOnStack(proposal: Proposal, seat: Seat, { item, identity }: Announced): ObjectId {
  const { state } = proposal;
  const object = state.objects[objectNumber(item.source)];
  if (object === undefined) throw new Error('a spell was announced without its card');
  const becomes = proposal.nextObject();
  if (item.copy) {
    // cr 707.12: the copy is made in the card's zone and put onto the stack. Its targets are announced as it
    // is cast.
    const context: Context = { ...item.context, source: becomes, stack: becomes };
    occur(proposal, [
      {
        type: 'SpellCopied',
        object: becomes,
        of: object.id,
        identity,
        item: { ...item, source: becomes, targets: [], context },
      },
    ]);
    return becomes;
  }
  occur(proposal, [
    {
      type: 'ObjectMoved',
      object: object.id,
      becomes,
      from: object.zone,
      to: STACK,
      position: null,
      cause: 'cast',
      by: seat,
      owner: object.owner ?? seat,
      identity,
      controller: seat,
      tapped: false,
      faceDown: item.faceDown,
      counters: {},
      castAs: null,
      was: isPublicZone(object.zone) ? makeLastKnown(state, object.id) : null,
    },
  ]);
  return becomes;
}

export function beginSpell(proposal: Proposal, seat: Seat, announced: Announced): ObjectId {
  const { mana, follows } = announced;
  const before = announced.item;
  const object = putOnStack(proposal, seat, announced);
  const plan = keptBySpell(announced.plan, before.source, object);
  const context: Context = { ...before.context, source: object, stack: object };
  const item: StackItem = { ...before, source: object, context };
  makeMana(proposal, seat, mana);
  finish(proposal, seat, plan, {
    item,
    object,
    kind: 'spell',
    riders: [...ridersOf(mana.spent), ...(follows === undefined ? [] : [{ at: follows, source: object }])],
    pending: announced.pending,
    further: whatFollows(mana),
    ...(announced.leaves === undefined ? {} : { leaves: announced.leaves }),
  });
  return object;
}

/** cr 607.2q: cards kept by its costs belong to the spell, not to the card it was. */
function keptBySpell(plan: Plan, card: ObjectId, spell: ObjectId): Plan {
  const kept = (verb: Verb): Verb =>
    verb.verb === 'move' && verb.link?.on === card ? { ...verb, link: { ...verb.link, on: spell } } : verb;
  return {
    ...plan,
    groups: plan.groups.map((group) => group.map(kept)),
    random: plan.random.map((drawn) => ({ ...drawn, verb: (object) => kept(drawn.verb(object)) })),
  };
}

export function beginAbility(proposal: Proposal, seat: Seat, announced: AnnouncedAbility): void {
  const { plan, mana, item, counts, ability, makes } = announced;
  // cr 602.2a: a source in a hidden zone is revealed.
  if (item.from === 'hand') plan.reveals.push(item.source);
  makeMana(proposal, seat, mana);
  for (const key of counts) proposal.emit({ type: 'ActivationCounted', object: item.source, ability: key });
  if (makes === null) {
    finish(proposal, seat, plan, {
      // It is on the stack only once it is paid. A player who is asked something before that does not see it
      // anywhere.
      item: { ...item, context: { ...item.context, stack: null } },
      object: null,
      kind: 'ability',
      riders: ridersOf(mana.spent),
      pending: announced.pending,
      further: whatFollows(mana),
    });
    return;
  }
  // cr 605.3b: resolves at once, without the stack. Earlier passes no longer count (cr 117.4).
  if (proposal.state.priority.passed > 0) proposal.emit({ type: 'PrioritySet', seat });
  const context: Context = { ...item.context, stack: null };
  if (makes === 'by-its-effect') {
    const index = proposal.addContext(context);
    const at = childRef(ability.ref, 'body', 'effect');
    proposal.agenda.frames.push(newFrame('effect', { at, context: index }));
    payDeeds(proposal, seat, plan, index);
    return;
  }
  const snow = known(proposal.state, item.source)?.supertypes.includes('snow') ?? false;
  const units = makes.types.map((type) =>
    unitOf({ object: item.source, ref: ability.ref, simple: makes.simple }, type, snow),
  );
  makeAt(proposal, seat, plan, proposal.addContext(context), item.source, units, makes.simple.taps);
}

/** The simplest case: tapped for mana, with nothing in between. */
function makeAt(
  proposal: Proposal,
  seat: Seat,
  plan: Plan,
  context: number,
  source: ObjectId,
  units: ManaUnit[],
  taps: boolean,
): void {
  const forMana = plan.groups.map((group) =>
    group.map((verb): Verb =>
      verb.verb === 'tap' && verb.object === source ? { ...verb, forMana: true } : verb,
    ),
  );
  const groups: Verb[][] = [...forMana, [{ verb: 'mana', seat, units, source, tapped: taps }]];
  proposal.agenda.frames.push(newFrame('perform', { context, locals: performLocals(groups) }));
  payDeeds(proposal, seat, { ...plan, groups: [] }, context);
}

/** cr 601.2g: activates the mana abilities in order, then spends the mana. */
export function makeMana(proposal: Proposal, seat: Seat, { steps, spent }: ManaPaid): void {
  for (const { ability, spent: cost, added, heard } of steps) {
    const { object, simple } = ability;
    const { taps } = simple;
    if (cost.length > 0) occur(proposal, [{ type: 'ManaSpent', seat, mana: [...cost] }]);
    if (heard !== undefined) makeHeard(proposal, seat, { object, taps, units: heard.made }, heard);
    else {
      const events: GameEvent[] = [];
      if (taps) events.push({ type: 'PermanentTapped', object, tapped: true, forMana: true });
      const made = { type: 'ManaAdded' as const, seat, mana: [...added], source: object };
      if (added.length > 0) events.push(taps ? { ...made, tapped: true } : made);
      for (const event of events) occur(proposal, [event]);
    }
    for (const key of activationRefs(proposal.state, ability, ability.ability, false))
      proposal.emit({ type: 'ActivationCounted', object, ability: key });
  }
  if (spent.length > 0) occur(proposal, [{ type: 'ManaSpent', seat, mana: [...spent] }]);
}

/**
 * cr 605.4a: mana abilities it triggers add their mana at once. The result must be the one found when the
 * payment was checked.
 */
function makeHeard(proposal: Proposal, seat: Seat, makes: Makes, { answers, units }: Heard): void {
  const came = produceMana(proposal, seat, makes, answers);
  if (came === undefined || !('units' in came) || JSON.stringify(came.units) !== JSON.stringify(units))
    cannotPay('cr 601.2h', 'The mana abilities produced different mana than the payment needs.');
}

const whatFollows = ({ steps }: ManaPaid): NonNullable<AnnouncedLocals['further']> =>
  steps.flatMap(({ ability, follows = [] }) => follows.map((at) => ({ at, source: ability.object })));

/** cr 106.6: the consequences of spending such mana. */
function ridersOf(spent: readonly ManaUnit[]): NonNullable<AnnouncedLocals['riders']> {
  return spent.flatMap(({ rider, source }) =>
    rider === undefined || source === undefined ? [] : [{ at: rider as NodeRef, source }],
  );
}

function finish(proposal: Proposal, seat: Seat, plan: Plan, locals: AnnouncedLocals): void {
  const frame: Frame = newFrame('announced', {
    seat,
    locals: locals,
  });
  const { riders = [], pending = [], further = [] } = locals;
  const aims = aimsOfAnnounced(proposal.state, locals);
  const follows = riders.length + pending.length + further.length + aims.length;
  if (!hasDeeds(plan) && plan.reveals.length === 0 && follows === 0) {
    stacked(proposal, locals);
    return;
  }
  const context = proposal.addContext(locals.item?.context ?? emptyContext(seat));
  proposal.agenda.frames.push({ ...frame, context });
  payDeeds(proposal, seat, plan, context);
}

/** The libraries and graveyards it affects for which one of several must be chosen. */
export function aimsOfAnnounced(state: GameState, { item, object }: AnnouncedLocals): readonly Aimed[] {
  if (item === null || state.graveyards === 1) return [];
  return aimsOf(state, partsOf(state, item, object ?? item.source), item.targets);
}

const emptyContext = (controller: Seat): Context => ({
  source: 'o0' as ObjectId,
  stack: null,
  controller,
  targets: [],
  bindings: {},
  x: null,
  event: null,
});

/** cr 601.2h: pays the costs that are not mana, on top of the frames that their payment starts. */
export function payDeeds(proposal: Proposal, seat: Seat, plan: Plan, context: number): void {
  reveal(proposal, seat, plan);
  // cr 601.2h: random costs and costs from a library are paid last.
  const early = plan.groups.filter((group) => !isFromLibrary(proposal, group));
  const late = plan.groups.filter((group) => isFromLibrary(proposal, group));
  const groups = [...early, ...late, ...drawn(proposal, plan, proposal.contextAt(context))];
  for (const at of [...plan.effects].reverse())
    proposal.agenda.frames.push(newFrame('effect', { at, context }));
  if (groups.length > 0)
    proposal.agenda.frames.push(newFrame('perform', { context, locals: performLocals(groups) }));
}

const isFromLibrary = ({ state }: Proposal, group: readonly Verb[]): boolean =>
  group.some(
    (verb) => verb.verb === 'move' && state.objects[objectNumber(verb.object)]?.zone.kind === 'library',
  );

/** cr 701.20a. */
export function reveal(proposal: Proposal, seat: Seat, { reveals }: Plan): void {
  if (reveals.length > 0)
    occur(proposal, [{ type: 'CardsRevealed', seat, objects: [...new Set(reveals)], zone: handOf(seat) }]);
}

/** Makes the random choices now. */
export function drawn(proposal: Proposal, plan: Plan, { bindings }: Context): Verb[][] {
  return plan.random.map(({ from, count, verb, binds }) => {
    const random = proposal.random();
    const chosen = drawnFrom(from, count, random);
    proposal.emit({ type: 'RandomnessUsed', drawn: random.drawn });
    bindPaid(plan, binds, chosen);
    Object.assign(bindings, plan.binds);
    return chosen.map(verb);
  });
}
