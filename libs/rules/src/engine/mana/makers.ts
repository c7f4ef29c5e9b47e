// The permanents that make mana, each with its mana abilities, by controller.
import { memoByIdentity } from '#kernel';
import type { NodeRef, ObjectId, Seat } from '../../model/basics/ids.js';
import type { AbilityInstance } from '../../model/printed/shape.js';
import type { GameState } from '../../model/state/game-state.js';
import {
  perBattlefield,
  permanents,
  sightOf,
  type Known as Characteristics,
} from '../../reading/characteristics/characteristics.js';
import { contextOfAbility } from '../../reading/characteristics/effects/continuous.js';
import type { Sight } from '../../reading/language/sight.js';
import { isConstantMana, plainManaAbility } from './abilities.js';
import type { ManaSource } from './auto-payer.js';
import { billsOf } from './bill.js';
import { makingsOf } from './makings.js';
import type { ManaAbility, PricedAbility } from './mana-ability.js';
import { canTap } from './usable.js';

/** The mana abilities of one permanent. */
export interface Maker {
  readonly object: ObjectId;
  readonly controller: Seat;
  readonly isCreature: boolean;
  readonly rank: number;
  readonly abilities: readonly PricedAbility[];
  /** The abilities that sacrifice the permanent, or put counters on it. */
  readonly sacrificed: readonly PricedAbility[];
  /** The abilities that sacrifice or tap other permanents. */
  readonly byOthers: readonly PricedAbility[];
  readonly taps: boolean;
  /** Some mana it makes has a restriction on its use. */
  readonly isRestricted: boolean;
  /** The source it is whenever it is untapped, if nothing else affects what it makes. */
  readonly always: ManaSource<ManaAbility> | null;
}

/**
 * Lands without other abilities come first, then other lands, other permanents, and finally creatures, which
 * may be needed to fight.
 */
export function rankOf(types: readonly string[], doesMore: boolean): number {
  if (types.includes('creature')) return 3;
  if (!types.includes('land')) return 2;
  return doesMore ? 1 : 0;
}

export const isForMore = ({ ability }: AbilityInstance): boolean =>
  ability.kind === 'activated' &&
  (ability.zone ?? 'battlefield') === 'battlefield' &&
  plainManaAbility(ability) === null;

const makerOfKnown = memoByIdentity<Characteristics, Maker | null>();

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
  const all = known.abilities.flatMap((instance): PricedAbility[] => {
    const { ability, ref, given, acquired } = instance;
    if (ability.kind !== 'activated' || (ability.zone ?? 'battlefield') !== 'battlefield') return [];
    const simple = plainManaAbility(ability);
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
    isRestricted: all.some(({ simple }) => simple.adds.restriction !== undefined),
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
export const makersOf = (state: GameState, seat: Seat): readonly Maker[] =>
  makers(state).get(seat) ?? NO_MAKERS;

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

const isUnconditional = ({ ability, simple: { adds } }: PricedAbility): boolean =>
  ability.by === undefined &&
  ability.only === undefined &&
  ability.limit === undefined &&
  adds.restriction === undefined &&
  isConstantMana(adds);
