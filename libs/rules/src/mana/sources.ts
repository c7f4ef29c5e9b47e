// What a player could activate for mana now without a thought (cr 605.3a): abilities that cost {T} and mana alone.
import { cannots, inForce } from '../characteristics/in-force.js';
import { permanents, sightOf } from '../characteristics/characteristics.js';
import { childRef } from '../characteristics/node-ref.js';
import { perEpoch } from '../engine/epoch.js';
import { holds } from '../reading/conditions.js';
import { isSummoningSick, matches } from '../reading/filters.js';
import { playersOf } from '../reading/players.js';
import type { Sight } from '../reading/sight.js';
import { contextOf, type Context } from '../state/context.js';
import type { GameState } from '../state/game-state.js';
import { objectNumber, type NodeRef, type ObjectId, type Seat } from '../state/ids.js';
import type { ManaUnit } from '../state/turn-state.js';
import { isBarred, isUsedUp } from '../casting/activation-limits.js';
import { nodeAt } from '../characteristics/node-ref.js';
import type { Filter } from '#abilities';
import { outputsOf, simpleOf, type Activated, type Simple } from './abilities.js';
import type { Made, Making, Source } from './auto-payer.js';
import { billsOf, sortOf, type Bill } from './bill.js';

/** What an activation for mana is of. */
export interface ManaAbility {
  readonly object: ObjectId;
  readonly ref: NodeRef;
  readonly ability: Activated;
  readonly simple: Simple;
}

interface Known extends ManaAbility {
  readonly controller: Seat;
  readonly isCreature: boolean;
  readonly isSnow: boolean;
  readonly bills: readonly Bill[];
  readonly rank: number;
}

/** Lands first, then other permanents, then creatures, that might rather fight. */
const rankOf = (types: readonly string[]): number =>
  types.includes('creature') ? 3 : types.includes('land') ? 1 : 2;

/** Of all permanents, by object: what does not change within an epoch. */
const plainAbilities = perEpoch((state): readonly (readonly Known[])[] => {
  const sight = sightOf(state);
  return permanents(state).flatMap((object) => {
    const known = sight.known(object);
    if (known?.controller === null || known === undefined) return [];
    const { controller, types, supertypes } = known;
    const found = known.abilities.flatMap(({ ability, ref }): Known[] => {
      if (ability.kind !== 'activated' || (ability.zone ?? 'battlefield') !== 'battlefield') return [];
      const simple = simpleOf(ability);
      if (simple?.plain !== true) return [];
      return [
        {
          object,
          ref,
          ability,
          simple,
          controller,
          isCreature: types.includes('creature'),
          isSnow: supertypes.includes('snow'),
          bills: [...billsOf(simple.pays, { x: 0, life: 0 })],
          rank: rankOf(types),
        },
      ];
    });
    return found.length === 0 ? [] : [found];
  });
});

/** cr 614: where making mana is replaced, what would be made is not for the auto-payer to foresee. */
const isManaReplaced = perEpoch((state): boolean =>
  inForce(state, 'replace').some(
    ({ effect: { replacement } }) =>
      replacement.kind === 'replace' &&
      (replacement.event.kind === 'adds-mana' || replacement.event.kind === 'taps-for-mana'),
  ),
);

/** What mana is for: a spell as it would be on the stack, or the source of an ability. */
export interface Purpose {
  readonly sight: Sight;
  readonly object: ObjectId;
}

/** cr 106.6: whether mana of that restriction may be spent on it. */
function allows(
  { sight, object }: Purpose,
  restriction: Filter | undefined,
  source: ObjectId | undefined,
  seat: Seat,
): boolean {
  if (restriction === undefined) return true;
  return matches(sight, restriction, object, contextOf(source ?? object, seat));
}

export function canTap(sight: Sight, object: ObjectId, isCreature: boolean): boolean {
  const permanent = sight.state.objects[objectNumber(object)]?.permanent;
  if (permanent?.tapped !== false) return false;
  return !isCreature || !isSummoningSick(sight, object);
}

/** `without`: tapped for something else already. */
export function manaSources(
  state: GameState,
  seat: Seat,
  purpose: Purpose | null,
  without: ReadonlySet<ObjectId>,
): Source<ManaAbility>[] {
  if (isManaReplaced(state)) return [];
  const sight = sightOf(state);
  const rules = cannots(state, 'activate').filter(
    ({ action }) => action.except !== 'mana' && action.which !== 'loyalty',
  );
  const sources: Source<ManaAbility>[] = [];
  for (const found of plainAbilities(state)) {
    const [first] = found;
    if (first === undefined || first.controller !== seat || without.has(first.object)) continue;
    const tappable = canTap(sight, first.object, first.isCreature);
    const ways = found.flatMap((one) =>
      one.simple.taps && !tappable ? [] : waysOf(sight, state, one, seat, purpose, rules.length > 0),
    );
    if (ways.length > 0) sources.push({ rank: first.rank, ways });
  }
  return sources;
}

function waysOf(
  sight: Sight,
  state: GameState,
  one: Known,
  seat: Seat,
  purpose: Purpose | null,
  areRules: boolean,
): Making<ManaAbility>[] {
  const { ability, object, simple, ref } = one;
  const context: Context = contextOf(object, seat);
  if (ability.by !== undefined && !playersOf(sight, ability.by, context).includes(seat)) return [];
  if (ability.only !== undefined && !holds(sight, ability.only, context)) return [];
  if (ability.limit !== undefined && isUsedUp(state, object, ref, ability.limit)) return [];
  if (areRules && isBarred(sight, state, seat, object, ability)) return [];
  const { restriction } = simple.adds;
  if (purpose !== null && !allows(purpose, restriction, object, seat)) return [];
  const restricted = restriction !== undefined;
  return outputsOf(sight, simple.adds, context).flatMap((sorts) =>
    one.bills.map((pays) => ({
      pays,
      makes: sorts.map((sort): Made => ({ sorts: sort, snow: one.isSnow, restricted })),
      tag: one,
    })),
  );
}

/** The pool as the auto-payer sees it, each unit with its place there; what may not be spent on this is left out. */
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

/** A unit that an ability adds (cr 106.3-106.6). */
export function unitOf(
  { object, ref, simple: { adds } }: Omit<ManaAbility, 'ability'>,
  type: ManaUnit['type'],
  snow: boolean,
): ManaUnit {
  const effect = childRef(ref, 'body', 'effect');
  return {
    type,
    source: object,
    ...(snow ? { snow } : {}),
    ...(adds.restriction === undefined ? {} : { only: childRef(effect, 'restriction') }),
    ...(adds.rider === undefined ? {} : { rider: childRef(effect, 'rider') }),
    ...(adds.until === undefined ? {} : { keeps: adds.until }),
  };
}
