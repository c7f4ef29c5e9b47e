// Reads costs one by one (cr 118, 601.2h): whether each can be paid, what pays it, and what is done then.
import { BOUNDS, COMMAND_BUDGET, boundedTimes } from '../../../model/basics/bounds.js';
import { linkOf } from '../../../model/state/links.js';
import { unnamedCard } from '../../../reading/characteristics/alone/unnamed.js';
import type { Cost, Effect, Filter, Players, Value } from '#abilities';
import { knownCost } from '#cards';
import { childRef } from '../../../model/printed/node-ref.js';
import { isForbidden } from '../../../engine/verbs/forbidden.js';
import type { Verb } from '../../../engine/verbs/verb.js';
import { holds } from '../../../reading/language/conditions.js';
import { zonesOf } from '../../../reading/language/filters.js';
import { matchesAlone, mayMatch } from '../../../reading/language/may-match.js';
import { needsIdentity, unlessUnknown } from '../../../reading/language/needs-identity.js';
import { isSummoningSick } from '../../../reading/language/statuses.js';
import { canDraw, playerCannot, playerHas } from '../../../reading/in-force/player-rules.js';
import { splitByPile } from '../../../reading/in-force/piles.js';
import { playersOf } from '../../../reading/language/players.js';
import { cardsOfZones, librariesOf, objectsOf, zonesNamed } from '../../../reading/language/references.js';
import type { Sight } from '../../../reading/language/sight.js';
import { countersOn, statOf } from '../../../reading/language/stats.js';
import { valueOf } from '../../../reading/language/values.js';
import { zoneBinding } from '../../../model/state/chosen-zones.js';
import { colourOf } from '../../../reading/language/words.js';
import { LETTERS } from '../../../reading/language/cast.js';
import type { Context } from '../../../model/state/context.js';
import { zoneKey, type NodeRef, type ObjectId, type Seat, type Zone } from '../../../model/basics/ids.js';
import { ZONE_OF } from '../../../engine/objects/moving.js';
import { chooseEither, chooseToPay, type Spot } from '../choices/cost-choices.js';
import { countersToRemove } from '../choices/counters-to-remove.js';
import { cannotPay, fault, notEnoughMana } from '../ways/fault.js';
import type { Pick } from '../choices/pick.js';
import { bindPaid, type Plan } from './plan.js';
import { canBeSacrificed } from '../../../reading/in-force/sacrificing.js';
import type { Located } from '../../../model/printed/located.js';

/** The payer, what the payment is for, and the context. `sight` may include the spell on the stack. */
export interface Payer {
  readonly sight: Sight;
  readonly seat: Seat;
  readonly context: Context;
  readonly pick: Pick;
  readonly spot: Spot;
}

type Readers = {
  readonly [K in Cost['kind']]: (
    payer: Payer,
    cost: Extract<Cost, { kind: K }>,
    plan: Plan,
    at: NodeRef,
  ) => void;
};

/** Adds the costs to the plan, or breaks off where one of them cannot be paid (cr 118.3). */
export function readCosts(payer: Payer, costs: readonly Located[], plan: Plan): void {
  for (const { cost, at } of costs) readCost(payer, cost, plan, at);
}

function readCost(payer: Payer, cost: Cost, plan: Plan, at: NodeRef): void {
  const before = plan.groups.length;
  (READERS[cost.kind] as (payer: Payer, cost: Cost, plan: Plan, at: NodeRef) => void)(payer, cost, plan, at);
  // Each group becomes at least one event, so reading stops at the limit of one command.
  if (plan.groups.length > COMMAND_BUDGET.events) unpayable('That much cannot be paid at once.');
  const asked = plan.groups.slice(before).flat();
  // cr 119.7, 121.3 and similar: an event that cannot happen pays nothing.
  if (asked.some((verb) => isForbidden(payer.sight.state, verb))) unpayable('That cannot happen.');
}

const unpayable = (what: string): never => fault('cr 118.3', what);
const amountOf = ({ sight, context }: Payer, value: Parameters<typeof valueOf>[1]): number =>
  Math.max(0, valueOf(sight, value, context));

function tapThis(payer: Payer, plan: Plan, tapped: boolean): void {
  const { sight, context } = payer;
  const id = context.source;
  const permanent = sight.object(id)?.permanent;
  if (permanent === undefined || permanent.phasedOut !== 'no')
    return unpayable('It is not on the battlefield.');
  if (permanent.tapped === tapped || plan.tapped.has(id))
    return unpayable(tapped ? 'It is already tapped.' : 'It is already untapped.');
  // cr 302.6, 107.5-6.
  if ((sight.known(id)?.types.includes('creature') ?? false) && isSummoningSick(sight, id))
    fault('cr 302.6', 'You have not controlled it continuously since your turn began.');
  plan.tapped.add(id);
  plan.groups.push([{ verb: 'tap', object: id, tapped }]);
}

/**
 * cr 119.4: no more life than the player has, counting the rest of the payment. cr 119.8: a player whose life
 * total cannot fall pays none.
 */
export function canPayLife({ state }: Sight, seat: Seat, amount: number, plan: Plan): boolean {
  if (amount === 0) return true;
  const paid = plan.groups
    .flat()
    .reduce((sum, verb) => (verb.verb === 'life' && verb.seat === seat ? sum - verb.by : sum), 0);
  return (
    (state.seats[seat]?.life ?? 0) >= amount + paid &&
    !playerCannot(state, 'pay-life', seat) &&
    !playerCannot(state, 'lose-life', seat) &&
    !playerHas(state, 'life-total-fixed', seat)
  );
}

export function payLife(sight: Sight, seat: Seat, amount: number, plan: Plan): void {
  if (!canPayLife(sight, seat, amount, plan)) fault('cr 119.4', `You cannot pay ${amount} life.`);
  if (amount > 0) plan.groups.push([{ verb: 'life', seat, by: -amount, cause: 'pay' }]);
}

/**
 * The objects a player could pay with: in the zones of the filter, in a hand only their own, on the
 * battlefield those they control.
 */
function payable(payer: Payer, filter: Filter, plan: Plan, kinds = zonesOf(filter)): ObjectId[] {
  const { sight, seat, context } = payer;
  const zones = kinds.flatMap((kind) => zonesNamed(sight.state, kind, kind === 'hand' ? [seat] : undefined));
  return cardsOfZones(sight, zones).filter(
    (id) =>
      !plan.used.has(id) &&
      (sight.object(id)?.permanent?.phasedOut ?? 'no') === 'no' &&
      // In a payment 'you' is the payer.
      mayMatch(sight, filter, id, { ...context, controller: seat }),
  );
}

/** The chosen objects fit. An unnamed card gets a fitting name before anything is paid (pentaland 705.5). */
function fits({ sight, seat, context }: Payer, filter: Filter, chosen: readonly ObjectId[]): void {
  if (sight.state.naming === null) return;
  const want = { filter, context: { ...context, controller: seat } };
  for (const object of chosen) {
    const isOne = unlessUnknown(() => matchesAlone(sight, filter, object, want.context), undefined);
    if (isOne === undefined) needsIdentity({ object, owner: seat, occasion: 'chosen', chooser: seat, want });
    else if (!isOne) fault('cr 118.3', 'That cannot be used to pay.');
  }
}

/**
 * A card moved to a zone where it needs a name, or may have one, gets the name the action states (pentaland
 * 705.2).
 */
function namedAsItGoes(payer: Payer, chosen: readonly ObjectId[], kind: Zone['kind']): void {
  const { sight, seat, pick } = payer;
  for (const { object } of pick.choices.names ?? [])
    if (chosen.includes(object) && unnamedCard(sight.state, object) !== undefined)
      needsIdentity({
        object,
        owner: seat,
        occasion: 'moving',
        chooser: null,
        want: null,
        to: zoneFor(payer, object, kind),
      });
}

const controlled = ({ sight, seat }: Payer, ids: readonly ObjectId[]): ObjectId[] =>
  ids.filter((id) => sight.known(id)?.controller === seat);

/** The owner's zone that the object is moved to. */
const zoneFor = ({ sight, seat }: Payer, object: ObjectId, kind: Zone['kind']): Zone =>
  ZONE_OF[kind](sight.state, sight.object(object)?.owner ?? seat);

const byWeight = (ids: readonly ObjectId[], weight: (id: ObjectId) => number): ObjectId[] =>
  [...ids].sort((one, other) => weight(other) - weight(one));

/** How many cards the cost takes from whose library. */
function takenFromTop(effect: Effect): { readonly whose: Players; readonly count: Value } | undefined {
  if (effect.kind === 'mill') return { whose: effect.who, count: effect.count };
  return effect.kind === 'move' && effect.what.kind === 'top' ? effect.what : undefined;
}

/** cr 118.3, 701.17b: the cards must be in one library. If only one of several has enough, it is that one. */
function takeFromTop(payer: Payer, effect: Effect, plan: Plan): void {
  const taken = takenFromTop(effect);
  if (taken === undefined) return;
  const { sight, context } = payer;
  const { state } = sight;
  const count = amountOf(payer, taken.count);
  for (const seat of playersOf(sight, taken.whose, context)) {
    const sizes = librariesOf(state, seat).map((zone) => sight.zone(zoneKey(zone)).length);
    const enough = sizes.flatMap((size, index) => (size >= count ? [index] : []));
    const [only] = enough;
    if (only === undefined) return unpayable('The library has too few cards.');
    if (sizes.length > 1 && enough.length === 1) plan.binds[zoneBinding('library', seat)] = { amount: only };
  }
}

const READERS: Readers = {
  mana: (_, { cost }, plan) => void plan.symbols.push(...knownCost(cost)),
  'mana-value'(payer, { amount, colour }, plan) {
    const count = amountOf(payer, amount);
    const named = colour === undefined ? undefined : colourOf(payer.sight, colour, payer.context);
    if (named === undefined) plan.symbols.push({ kind: 'generic', amount: count });
    else {
      if (plan.symbols.length + count > BOUNDS.cost) return notEnoughMana();
      for (let nth = 0; nth < count; nth += 1)
        plan.symbols.push({ kind: 'coloured', colour: LETTERS[named] as 'W' | 'U' | 'B' | 'R' | 'G' });
    }
  },
  'mana-of'(payer, { what, less }, plan) {
    const [id] = objectsOf(payer.sight, what, payer.context);
    const text = id === undefined ? null : (payer.sight.remembered(id)?.cost ?? null);
    // cr 118.6: a card without a mana cost cannot be cast for it.
    if (text === null) return unpayable('It has no mana cost.');
    let reduction = less === undefined ? 0 : amountOf(payer, less);
    const item = id === undefined ? undefined : payer.sight.object(id)?.item;
    // An object cast for this cost has an X of its own.
    const isCast = id === payer.context.source && item !== undefined;
    for (const symbol of knownCost(text)) {
      // cr 107.3h.
      const amount = symbol.kind === 'generic' ? symbol.amount : (item?.x ?? 0);
      if (symbol.kind !== 'generic' && (symbol.kind !== 'variable' || isCast)) plan.symbols.push(symbol);
      else {
        const left = Math.max(0, amount - reduction);
        reduction -= amount - left;
        plan.symbols.push({ kind: 'generic', amount: left });
      }
    }
  },
  tap: (payer, _, plan) => tapThis(payer, plan, true),
  untap: (payer, _, plan) => tapThis(payer, plan, false),
  life: (payer, { amount }, plan) => payLife(payer.sight, payer.seat, amountOf(payer, amount), plan),
  'tap-others'(payer, { filter, count, total, bind }, plan) {
    const { sight } = payer;
    const least = amountOf(payer, count);
    const untapped = controlled(payer, payable(payer, filter, plan)).filter(
      (id) => sight.object(id)?.permanent?.tapped === false && !plan.tapped.has(id),
    );
    const sum = (ids: readonly ObjectId[]): number =>
      total === undefined
        ? ids.length
        : ids.reduce((all, id) => all + Math.max(0, statOf(sight, id, total)), 0);
    const chosen =
      total === undefined
        ? chooseToPay(payer, untapped, { least, most: least })
        : chooseToPay(
            payer,
            byWeight(untapped, (id) => sum([id])),
            {
              least: 0,
              most: untapped.length,
              enough: (ids) => sum(ids) >= least,
            },
          );
    for (const id of chosen) {
      plan.tapped.add(id);
      plan.used.add(id);
    }
    bindPaid(plan, ['paid:tap', bind], chosen);
    plan.groups.push(chosen.map((object) => ({ verb: 'tap', object, tapped: true })));
  },
  'untap-others'(payer, { filter, count }, plan) {
    const tapped = controlled(payer, payable(payer, filter, plan)).filter(
      (id) => payer.sight.object(id)?.permanent?.tapped === true,
    );
    const number = amountOf(payer, count);
    const chosen = chooseToPay(payer, tapped, { least: number, most: number });
    plan.groups.push(chosen.map((object) => ({ verb: 'tap', object, tapped: false })));
  },
  move(payer, { filter, count, to, cause, random, all, position, link, bind }, plan) {
    const { sight, seat, context } = payer;
    const fromHand = cause === 'discard' || cause === 'cycle';
    const kinds = fromHand ? (['hand'] as const) : zonesOf(filter);
    let fitting = payable(payer, filter, plan, kinds);
    if (cause === 'sacrifice')
      fitting = controlled(payer, fitting).filter((id) => canBeSacrificed(sight, id));
    const verb = (object: ObjectId): Verb => ({
      verb: 'move',
      object,
      to: zoneFor(payer, object, to),
      position: position === undefined ? null : position === 'top' ? 0 : -1,
      cause,
      by: seat,
      ...(link === undefined ? {} : { link: { on: context.source, as: linkOf(link, context) } }),
    });
    const names = [`paid:${cause}`, ...(bind === undefined ? [] : [bind])];
    const number = all === undefined ? amountOf(payer, count) : fitting.length;
    if (fitting.length < number) return unpayable('There is not enough to pay the cost.');
    if (random !== undefined) {
      plan.random.push({ from: fitting, count: number, verb, binds: names });
      return;
    }
    const chosen = all === undefined ? chooseToPay(payer, fitting, { least: number, most: number }) : fitting;
    fits(payer, filter, chosen);
    namedAsItGoes(payer, chosen, to);
    // cr 406.4.
    const { seen, piles } = splitByPile(sight.state, seat, chosen, fitting);
    for (const id of [...seen, ...piles.flatMap(({ from }) => from)]) plan.used.add(id);
    for (const { from, count: drawn } of piles) plan.random.push({ from, count: drawn, verb, binds: names });
    bindPaid(plan, names, seen);
    if (seen.length > 0) plan.groups.push(seen.map(verb));
  },
  'move-this'(payer, { to, cause }, plan) {
    const { sight, seat, context } = payer;
    const id = context.source;
    const object = sight.object(id);
    if (object === undefined || plan.used.has(id)) return unpayable('The object is no longer there.');
    if (
      cause === 'sacrifice' &&
      (object.permanent === undefined || controlled(payer, [id]).length === 0 || !canBeSacrificed(sight, id))
    )
      return unpayable('It cannot be sacrificed.');
    plan.used.add(id);
    bindPaid(plan, [`paid:${cause}`], [id]);
    plan.groups.push([
      { verb: 'move', object: id, to: zoneFor(payer, id, to), position: null, cause, by: seat },
    ]);
  },
  reveal(payer, { filter, count, bind }, plan) {
    const number = amountOf(payer, count);
    const chosen = chooseToPay(payer, payable(payer, filter, plan, ['hand']), {
      least: number,
      most: number,
    });
    fits(payer, filter, chosen);
    plan.reveals.push(...chosen);
    bindPaid(plan, ['paid:reveal', bind], chosen);
  },
  'reveal-this': ({ context }, _, plan) => void plan.reveals.push(context.source),
  'remove-counters'(payer, cost, plan) {
    const { count, from } = cost;
    const candidates =
      from === undefined ? [payer.context.source] : controlled(payer, payable(payer, from, plan));
    const removed = countersToRemove(payer, cost, candidates, amountOf(payer, count));
    if (removed.length > 0) plan.groups.push(removed);
  },
  'add-counters'(payer, { counter, count, on }, plan) {
    const candidates =
      on === undefined ? [payer.context.source] : controlled(payer, payable(payer, on, plan));
    const chosen = chooseToPay(payer, candidates, { least: 1, most: 1 });
    const by = amountOf(payer, count);
    plan.groups.push(chosen.map((id) => ({ verb: 'counters', on: id, counter, by, asCost: true })));
  },
  loyalty(payer, { change, sign }, plan) {
    const { sight, context } = payer;
    const number = amountOf(payer, change);
    const has = countersOn(sight, context.source)['loyalty'] ?? 0;
    // cr 606.6.
    if (sign === 'minus' && has < number) fault('cr 606.6', 'It does not have enough loyalty.');
    if (number > 0)
      plan.groups.push([
        {
          verb: 'counters',
          on: context.source,
          counter: 'loyalty',
          by: sign === 'plus' ? number : -number,
          asCost: true,
        },
      ]);
  },
  'player-counters'(payer, { counter, count }, plan) {
    const number = amountOf(payer, count);
    if ((payer.sight.state.seats[payer.seat]?.counters[counter] ?? 0) < number)
      return unpayable(`There are not so many ${counter} counters.`);
    if (number > 0) plan.groups.push([{ verb: 'counters', on: payer.seat, counter, by: -number }]);
  },
  'unattach-this'({ sight, context }, _, plan) {
    if ((sight.object(context.source)?.permanent?.attachedTo ?? null) === null)
      return unpayable('It is not attached to anything.');
    plan.groups.push([{ verb: 'attach', object: context.source, to: null }]);
  },
  draw(payer, { who, count }, plan) {
    const number = amountOf(payer, count);
    for (const seat of playersOf(payer.sight, who, payer.context)) {
      if (!canDraw(payer.sight.state, seat, number)) return unpayable('You cannot draw that many cards.');
      for (let nth = 0; nth < boundedTimes(number); nth += 1) plan.groups.push([{ verb: 'draw', seat }]);
    }
  },
  'gain-life'(payer, { who, amount }, plan) {
    const by = amountOf(payer, amount);
    const seats = playersOf(payer.sight, who, payer.context);
    if (by > 0) plan.groups.push(seats.map((seat) => ({ verb: 'life', seat, by, cause: 'gain' })));
  },
  /** cr 710: no rule lets a player flip anything at will. */
  flip: () => unpayable('It cannot be flipped to pay.'),
  effect(payer, { if: condition, effect }, plan, at) {
    const { sight, context } = payer;
    if (condition !== undefined && !holds(sight, condition, context))
      return unpayable('That cannot be done now.');
    takeFromTop(payer, effect, plan);
    plan.effects.push(childRef(at, 'effect'));
  },
  either(payer, { of }, plan, at) {
    const chosen = chooseEither(
      payer,
      of.map((_, nth) => `cost ${nth + 1}`),
    );
    const cost = of[chosen];
    if (cost === undefined) return cannotPay('cr 601.2b', 'There is no such cost to choose.');
    readCost(payer, cost, plan, childRef(at, 'of', chosen));
  },
  parameter: () => undefined,
};
