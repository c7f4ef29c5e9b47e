// The sources a player could activate for mana now without a decision (cr 605.3a): abilities that cost only
// {T} and mana. Sources that use up a permanent are listed separately, because they come last.
import { cannots } from '../../reading/in-force/in-force.js';
import {
  perBattlefield,
  permanents,
  sightOf,
  type Known as Characteristics,
} from '../../reading/characteristics/characteristics.js';
import { contextOfAbility } from '../../reading/characteristics/continuous.js';
import { childRef } from '../../model/printed/node-ref.js';
import type { Rules } from '../proposal/proposal.js';
import { perEpoch } from '../../fold/journal/epoch.js';
import { holds } from '../../reading/language/conditions.js';
import { matches } from '../../reading/language/filters.js';
import { isSummoningSick } from '../../reading/language/statuses.js';
import { playersOf } from '../../reading/language/players.js';
import type { AbilityInstance } from '../../model/printed/shape.js';
import type { Sight } from '../../reading/language/sight.js';
import { contextOf, type Context } from '../../model/state/context.js';
import type { GameState } from '../../model/state/game-state.js';
import type { NodeRef, ObjectId, Seat } from '../../model/basics/ids.js';
import type { ManaUnit } from '../../model/state/turn-state.js';
import { isBarred, isUsedUp } from '../../reading/in-force/activation-limits.js';
import { canBeSacrificed } from '../../reading/in-force/sacrificing.js';
import { nodeAt } from '../../model/printed/node-ref.js';
import type { Cost, Filter } from '#abilities';
import {
  anotherFor,
  isFixed,
  isSacrifice,
  outputsOf,
  simpleOf,
  type Activated,
  type Simple,
} from './abilities.js';
import type { Made, Making, Source } from './auto-payer.js';
import { billsOf, sortOf, type Bill, type Sorts } from './bill.js';
import { hears, isHeard, outcomesOf, type Heard } from './heard.js';
import { runsOf } from './runs.js';

/** Identifies the mana ability that is activated. */
export interface ManaAbility extends Pick<AbilityInstance, 'ref' | 'given' | 'acquired'> {
  readonly object: ObjectId;
  readonly ability: Activated;
  readonly simple: Simple;
  /** One possible outcome, if something in force reacts to the mana. */
  readonly heard?: Heard;
  /** The other permanent that is sacrificed or tapped to pay for it. */
  readonly another?: ObjectId;
}

interface Known extends ManaAbility {
  readonly isSnow: boolean;
  readonly bills: readonly Bill[];
}
/** The mana abilities of one permanent. */
interface Maker {
  readonly object: ObjectId;
  readonly controller: Seat;
  readonly isCreature: boolean;
  readonly rank: number;
  readonly abilities: readonly Known[];
  /** The abilities that sacrifice the permanent, or put counters on it. */
  readonly sacrificed: readonly Known[];
  /** The abilities that sacrifice or tap other permanents. */
  readonly byOthers: readonly Known[];
  readonly taps: boolean;
  /** The source it is whenever it is untapped, if nothing else affects what it makes. */
  readonly always: Source<ManaAbility> | null;
}

/**
 * Lands without other abilities come first, then other lands, other permanents, and finally creatures, which
 * may be needed to fight.
 */
function rankOf(types: readonly string[], doesMore: boolean): number {
  if (types.includes('creature')) return 3;
  if (!types.includes('land')) return 2;
  return doesMore ? 1 : 0;
}

/** The permanent whose ability is being paid for may be needed untapped. */
const PAID_FOR = 4;

const isForMore = ({ ability }: AbilityInstance): boolean =>
  ability.kind === 'activated' &&
  (ability.zone ?? 'battlefield') === 'battlefield' &&
  simpleOf(ability) === null;

const makerOfKnown = new WeakMap<Characteristics, Maker | null>();

/** Memoized as long as the object's characteristics are the same. */
function makerOf(sight: Sight, object: ObjectId): Maker | null {
  const known = sight.known(object);
  if (known === undefined) return null;
  let found = makerOfKnown.get(known);
  if (found === undefined) makerOfKnown.set(known, (found = workedOut(sight, object, known)));
  return found;
}

function workedOut(sight: Sight, object: ObjectId, known: Characteristics): Maker | null {
  const { controller, types, supertypes } = known;
  if (controller === null) return null;
  const all = known.abilities.flatMap((instance): Known[] => {
    const { ability, ref, given, acquired } = instance;
    if (ability.kind !== 'activated' || (ability.zone ?? 'battlefield') !== 'battlefield') return [];
    const simple = simpleOf(ability);
    if (simple === null || simple.price === 'more') return [];
    const bills = [...billsOf(simple.pays, { x: 0, life: 0 })];
    const how = {
      ...(given === undefined ? {} : { given }),
      ...(acquired === undefined ? {} : { acquired }),
    };
    return [{ object, ref, ability, ...how, simple, isSnow: supertypes.includes('snow'), bills }];
  });
  if (all.length === 0) return null;
  const abilities = all.filter(({ simple }) => simple.price === 'plain');
  const sacrificed = all.filter(({ simple }) => simple.price === 'by-itself');
  const byOthers = all.filter(({ simple }) => simple.price === 'by-another');
  const rank = rankOf(types, known.abilities.some(isForMore));
  const always =
    abilities.length > 0 && abilities.every(isUnconditional)
      ? {
          rank,
          ways: abilities.flatMap((one) => makingsOf(sight, one, contextOfAbility(object, controller, one))),
        }
      : null;
  const taps = abilities.every(({ simple }) => simple.taps);
  return {
    object,
    controller,
    isCreature: types.includes('creature'),
    rank,
    abilities,
    sacrificed,
    byOthers,
    taps,
    always,
  };
}

/** The makers by controller. */
const makers = perBattlefield((state): ReadonlyMap<Seat, readonly Maker[]> => {
  const sight = sightOf(state);
  const bySeat = new Map<Seat, Maker[]>();
  for (const object of permanents(state)) {
    const maker = makerOf(sight, object);
    if (maker === null) continue;
    const others = bySeat.get(maker.controller);
    if (others === undefined) bySeat.set(maker.controller, [maker]);
    else others.push(maker);
  }
  return bySeat;
});

const NO_MAKERS: readonly Maker[] = [];
const makersOf = (state: GameState, seat: Seat): readonly Maker[] => makers(state).get(seat) ?? NO_MAKERS;

/**
 * The ability `ref` of a permanent, if it makes mana for the player by tapping alone, whatever else is in the
 * game.
 */
export function alwaysMadeBy(
  state: GameState,
  seat: Seat,
  object: ObjectId,
  ref: NodeRef,
): (ManaAbility & { readonly isSnow: boolean }) | undefined {
  const maker = makersOf(state, seat).find((one) => one.object === object);
  if (maker === undefined || maker.always === null || !maker.taps) return undefined;
  if (!canTap(sightOf(state), object, maker.isCreature)) return undefined;
  return maker.abilities.find((one) => one.ref === ref && one.simple.pays.length === 0);
}

const isUnconditional = ({ ability, simple: { adds } }: Known): boolean =>
  ability.by === undefined &&
  ability.only === undefined &&
  ability.limit === undefined &&
  adds.restriction === undefined &&
  isFixed(adds);

function makingsOf(sight: Sight, one: Known, context: Context): Making<ManaAbility>[] {
  const restricted = one.simple.adds.restriction !== undefined;
  return outputsOf(sight, one.simple.adds, context).flatMap((sorts) =>
    one.bills.map((pays) => ({
      pays,
      makes: sorts.map((sort): Made => ({ sorts: sort, snow: one.isSnow, restricted })),
      tag: one,
    })),
  );
}

const heardNow = perEpoch(() => new Map<Rules['variants'], Map<string, readonly Heard[]>>());

/** The outcomes, if something in force reacts to the mana. */
export function heardOf(
  state: GameState,
  seat: Seat,
  one: Omit<ManaAbility, 'ability'>,
  isSnow: boolean,
  outputs: readonly (readonly Sorts[])[],
  rules: Rules,
): readonly Heard[] {
  const { object, ref, simple } = one;
  const byVariants = heardNow(state);
  let found = byVariants.get(rules.variants);
  if (found === undefined) byVariants.set(rules.variants, (found = new Map<string, readonly Heard[]>()));
  const key = `${seat} ${object} ${ref} ${JSON.stringify(outputs)}`;
  let heard = found.get(key);
  if (heard === undefined) {
    heard = runsOf(outputs).flatMap((run) => {
      const units = run.map((type) => unitOf(one, type, isSnow));
      return outcomesOf(state, seat, { object, taps: simple.taps, units }, rules);
    });
    found.set(key, heard);
  }
  return heard;
}

function heardMakings(state: GameState, one: Known, context: Context, rules: Rules): Making<ManaAbility>[] {
  const outputs = outputsOf(sightOf(state), one.simple.adds, context);
  return heardOf(state, context.controller, one, one.isSnow, outputs, rules).flatMap((heard) =>
    one.bills.map((pays) => ({ pays, makes: heard.units.map(madeOf), tag: { ...one, heard } })),
  );
}

const madeOf = ({ type, snow = false, only }: ManaUnit): Made => ({
  sorts: sortOf(type),
  snow,
  restricted: only !== undefined,
});

/**
 * What the mana is spent on: a spell as it would be on the stack, or the source of an ability; null for
 * anything else.
 */
export interface Purpose {
  readonly sight: Sight;
  readonly object: ObjectId | null;
}

/** cr 106.6: true if mana with that restriction may be spent on it. */
function allows(
  { sight, object }: Purpose,
  restriction: Filter | undefined,
  source: ObjectId | undefined,
  seat: Seat,
): boolean {
  if (restriction === undefined) return true;
  if (object === null) return false;
  return matches(sight, restriction, object, contextOf(source ?? object, seat));
}

export function canTap(sight: Sight, object: ObjectId, isCreature: boolean): boolean {
  const permanent = sight.object(object)?.permanent;
  if (permanent?.tapped !== false) return false;
  return !isCreature || !isSummoningSick(sight, object);
}

/** True if no mana the player has or could make has a restriction on its use. */
export const isUnrestricted = (state: GameState, seat: Seat): boolean =>
  (state.seats[seat]?.mana ?? []).every(({ only }) => only === undefined) &&
  makersOf(state, seat).every(({ abilities, sacrificed, byOthers }) =>
    [abilities, sacrificed, byOthers].every((some) =>
      some.every(({ simple }) => simple.adds.restriction === undefined),
    ),
  );

const bansOn = (state: GameState) =>
  cannots(state, 'activate').filter(({ action }) => action.except !== 'mana' && action.which !== 'loyalty');

/** The sources that cost more than {T} and mana, potential fighters last. A permanent is used in one way. */
export function costlySources(
  state: GameState,
  seat: Seat,
  purpose: Purpose | null,
  taken: Taken,
  rules: Rules,
): Source<ManaAbility>[] {
  const { tapped, used } = taken;
  const all = makersOf(state, seat);
  const makers = all.filter(({ sacrificed }) => sacrificed.length > 0);
  const byOthers = all.flatMap((maker) => maker.byOthers);
  if (makers.length + byOthers.length === 0) return [];
  const sight = sightOf(state);
  const makings = makingsIn(state, seat, rules);
  const areBans = bansOn(state).length > 0;
  const ofItself = makers.flatMap(({ object, isCreature, rank, sacrificed }) => {
    if (used.has(object)) return [];
    const isKept = !canBeSacrificed(sight, object);
    const tappable = !tapped.has(object) && canTap(sight, object, isCreature);
    const ways = sacrificed.flatMap((one) =>
      (one.simple.taps && !tappable) ||
      (isKept && one.ability.costs.some(isSacrifice)) ||
      !works(sight, state, one, seat, purpose, areBans)
        ? []
        : makings(one),
    );
    return ways.length === 0 ? [] : [{ rank: SACRIFICED + rank, ways }];
  });
  const working = byOthers.filter((one) => works(sight, state, one, seat, purpose, areBans));
  if (working.length === 0) return ofItself;
  const paidFor = purpose?.object ?? null;
  return together(ofItself, othersFor(state, seat, working, taken, paidFor, rules), usedUp);
}

interface Taken {
  readonly tapped: ReadonlySet<ObjectId>;
  readonly used: ReadonlySet<ObjectId>;
}

/** The permanent it uses up: the other permanent that pays for it, or the source itself. */
export const usedUp = ({ object, another }: ManaAbility): ObjectId => another ?? object;

/** The limit of other permanents considered: no cost needs more. */
const ENOUGH_OTHERS = 60;

/**
 * Each permanent that could be sacrificed or tapped for another permanent's mana ability, in every possible
 * way.
 */
function othersFor(
  state: GameState,
  seat: Seat,
  abilities: readonly Known[],
  { tapped, used }: Taken,
  paidFor: ObjectId | null,
  rules: Rules,
): Source<ManaAbility>[] {
  const sight = sightOf(state);
  const makings = makingsIn(state, seat, rules);
  const found: Source<ManaAbility>[] = [];
  for (const another of permanents(state)) {
    const known = sight.known(another);
    if (known?.controller !== seat || used.has(another) || another === paidFor) continue;
    const isUntapped = sight.object(another)?.permanent?.tapped === false && !tapped.has(another);
    let rank = rankOf(known.types, known.abilities.some(isForMore));
    const ways = abilities.flatMap((one) => {
      const asked = anotherFor(one.ability.costs[0] ?? NO_COST);
      if (asked === null || !matches(sight, asked.filter, another, contextOfAbility(one.object, seat, one)))
        return [];
      if (asked.done === 'tap' ? !isUntapped : !canBeSacrificed(sight, another)) return [];
      if (asked.done === 'sacrifice') rank += SACRIFICED;
      return makings(one).map((making) => ({ ...making, tag: { ...making.tag, another } }));
    });
    if (ways.length > 0) found.push({ rank: SACRIFICED + rank, ways });
  }
  return found.sort((one, other) => one.rank - other.rank).slice(0, ENOUGH_OTHERS);
}

const NO_COST: Cost = { kind: 'flip' };

/** The rank after everything that only taps or helps to pay. */
const SACRIFICED = 10;

/** Merges the ways of each permanent, so that none is used twice. */
export function together<T extends { readonly object: ObjectId }>(
  own: readonly Source<T>[],
  others: readonly Source<T>[],
  uses: (tag: T) => ObjectId,
): Source<T>[] {
  const byObject = new Map<ObjectId, Source<T>>();
  for (const source of [...own, ...others]) {
    const [way] = source.ways;
    if (way === undefined) continue;
    const object = uses(way.tag);
    const before = byObject.get(object);
    byObject.set(
      object,
      before === undefined ? source : { rank: source.rank, ways: [...before.ways, ...source.ways] },
    );
  }
  return [...byObject.values()];
}

/** How the player's mana abilities make mana now, with everything else that affects it. */
function makingsIn(state: GameState, seat: Seat, rules: Rules): (one: Known) => Making<ManaAbility>[] {
  const sight = sightOf(state);
  const isHeardOf = isHeard(state);
  return (one) => {
    const context = contextOfAbility(one.object, seat, one);
    return isHeardOf && hears(state, seat, one.object, one.simple.taps)
      ? heardMakings(state, one, context, rules)
      : makingsOf(sight, one, context);
  };
}

/** `without`: permanents already tapped for something else. */
export function manaSources(
  state: GameState,
  seat: Seat,
  purpose: Purpose | null,
  without: ReadonlySet<ObjectId>,
  rules: Rules,
): Source<ManaAbility>[] {
  const sight = sightOf(state);
  const isHeardOf = isHeard(state);
  const makings = makingsIn(state, seat, rules);
  const bans = bansOn(state);
  const sources: Source<ManaAbility>[] = [];
  for (const { object, isCreature, rank, abilities, taps, always } of makersOf(state, seat)) {
    if (abilities.length === 0 || without.has(object)) continue;
    const tappable = canTap(sight, object, isCreature);
    if (taps && !tappable) continue;
    const isPaidFor = purpose?.object === object;
    if (always !== null && taps && bans.length === 0 && !(isHeardOf && hears(state, seat, object, taps))) {
      if (always.ways.length > 0) sources.push(isPaidFor ? { ...always, rank: PAID_FOR } : always);
      continue;
    }
    const ways = abilities.flatMap((one) =>
      (one.simple.taps && !tappable) || !works(sight, state, one, seat, purpose, bans.length > 0)
        ? []
        : makings(one),
    );
    if (ways.length > 0) sources.push({ rank: isPaidFor ? PAID_FOR : rank, ways });
  }
  return sources;
}

function works(
  sight: Sight,
  state: GameState,
  one: Known,
  seat: Seat,
  purpose: Purpose | null,
  areBans: boolean,
): boolean {
  const { ability, object, simple } = one;
  const context = contextOfAbility(object, seat, one);
  if (ability.by !== undefined && !playersOf(sight, ability.by, context).includes(seat)) return false;
  if (ability.only !== undefined && !holds(sight, ability.only, context)) return false;
  if (ability.limit !== undefined && isUsedUp(state, object, one, ability.limit)) return false;
  if (areBans && isBarred(sight, state, seat, object, ability, 'free')) return false;
  return purpose === null || allows(purpose, simple.adds.restriction, object, seat);
}

/**
 * The pool for the auto-payer, each unit with its index there, without units that may not be spent on this.
 */
export function poolFor(
  state: GameState,
  pool: readonly ManaUnit[],
  seat: Seat,
  purpose: Purpose | null,
): { readonly made: readonly Made[]; readonly places: readonly number[] } {
  const made: Made[] = [];
  const places: number[] = [];
  pool.forEach((unit, place) => {
    const restriction = unit.only === undefined ? undefined : (nodeAt(state, unit.only as NodeRef) as Filter);
    if (purpose !== null && !allows(purpose, restriction, unit.source, seat)) return;
    made.push({ sorts: sortOf(unit.type), snow: unit.snow ?? false, restricted: restriction !== undefined });
    places.push(place);
  });
  return { made, places };
}

/** The unit that an ability adds (cr 106.3-106.6). */
export function unitOf(
  { object, ref, simple: { adds } }: Omit<ManaAbility, 'ability'>,
  type: ManaUnit['type'],
  snow: boolean,
): ManaUnit {
  const unit: ManaUnit = { type, source: object };
  if (snow) unit.snow = true;
  if (adds.restriction !== undefined) unit.only = childRef(ref, 'body', 'effect', 'restriction');
  if (adds.rider !== undefined) unit.rider = childRef(ref, 'body', 'effect', 'rider');
  if (adds.until !== undefined) unit.keeps = adds.until;
  return unit;
}
