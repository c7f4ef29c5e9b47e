// The sources of mana that use up a permanent: the source itself, or another one. They come last.
import type { Cost } from '#abilities';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import type { GameState } from '../../model/state/game-state.js';
import { permanents, sightOf } from '../../reading/characteristics/characteristics.js';
import { contextOfAbility } from '../../reading/characteristics/effects/continuous.js';
import { canBeSacrificed } from '../../reading/in-force/sacrificing.js';
import { matches } from '../../reading/language/filters.js';
import type { Rules } from '../proposal/proposal.js';
import { costOnAnother, isSacrifice } from './abilities.js';
import type { ManaSource } from './auto-payer.js';
import { makersOf, rankOf, isForMore, type Maker } from './makers.js';
import { makingsIn } from './makings.js';
import type { ManaAbility, PricedAbility } from './mana-ability.js';
import type { Purpose } from './purpose.js';
import { bansOn, canTap, works } from './usable.js';

/** The sources that cost more than {T} and mana, potential fighters last. A permanent is used in one way. */
export function costlySources(
  state: GameState,
  seat: Seat,
  purpose: Purpose | null,
  taken: Taken,
  rules: Rules,
): ManaSource<ManaAbility>[] {
  const { tapped, used } = taken;
  const all = makersOf(state, seat);
  if (!all.some(isCostly)) return [];
  const makers = all.filter(({ sacrificed }) => sacrificed.length > 0);
  const byOthers = all.flatMap((maker) => maker.byOthers);
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

const isCostly = ({ sacrificed, byOthers }: Maker): boolean => sacrificed.length + byOthers.length > 0;

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
  abilities: readonly PricedAbility[],
  { tapped, used }: Taken,
  paidFor: ObjectId | null,
  rules: Rules,
): ManaSource<ManaAbility>[] {
  const sight = sightOf(state);
  const makings = makingsIn(state, seat, rules);
  const found: ManaSource<ManaAbility>[] = [];
  for (const another of permanents(state)) {
    const known = sight.known(another);
    if (known?.controller !== seat || used.has(another) || another === paidFor) continue;
    const isUntapped = sight.object(another)?.permanent?.tapped === false && !tapped.has(another);
    let rank = rankOf(known.types, known.abilities.some(isForMore));
    const ways = abilities.flatMap((one) => {
      const asked = costOnAnother(one.ability.costs[0] ?? NO_COST);
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
  own: readonly ManaSource<T>[],
  others: readonly ManaSource<T>[],
  uses: (tag: T) => ObjectId,
): ManaSource<T>[] {
  const byObject = new Map<ObjectId, ManaSource<T>>();
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
