// How often an ability may be activated, and what prohibits activating it (cr 602.5, 606.3).
import type { Ability } from '#abilities';
import type { AbilityInstance } from '../../model/printed/shape.js';
import { cannots } from './in-force.js';
import { childRef, parentRef } from '../../model/printed/node-ref.js';
import { matches } from '../language/filters.js';
import { isInMeantZone } from '../language/meant-where.js';
import { playersOf } from '../language/players.js';
import type { Sight } from '../language/sight.js';
import { isManaAbility } from '../language/mana-made.js';
import type { GameState } from '../../model/state/game-state.js';
import { located, type Located } from '../../model/printed/located.js';
import { objectNumber, type NodeRef, type ObjectId, type Seat } from '../../model/basics/ids.js';

type Activated = Extract<Ability, { kind: 'activated' }>;
type Limit = NonNullable<Activated['limit']>;

const MOST: Readonly<Record<Limit, number>> = {
  'once-each-turn': 1,
  'twice-each-turn': 2,
  'three-times-each-turn': 3,
  once: 1,
};
const ALL_LOYALTY = 'loyalty' as NodeRef;

/** An ability as the object has it: abilities with the same text are counted separately (cr 602.5c). */
export type Counted = Pick<AbilityInstance, 'ref' | 'acquired'>;
const placeOf = ({ ref, acquired }: Counted): NodeRef =>
  acquired === undefined ? ref : (`${ref}@${acquired}` as NodeRef);

/** The keys under which an object counts uses: this turn, or as long as it is in its zone (cr 400.7). */
const thisTurn = ({ turn }: GameState, ref: NodeRef): NodeRef => `${ref}@${turn?.number ?? 0}` as NodeRef;
export const countedAs = (state: GameState, one: Counted, limit: Limit): NodeRef =>
  limit === 'once' ? placeOf(one) : thisTurn(state, placeOf(one));

function used({ objects }: GameState, object: ObjectId, key: NodeRef): number {
  const found = objects[objectNumber(object)];
  return (found?.permanent ?? found)?.activations?.[key] ?? 0;
}

export const isUsedUp = (state: GameState, object: ObjectId, one: Counted, limit: Limit): boolean =>
  used(state, object, countedAs(state, one, limit)) >= MOST[limit];

/** cr 606.3: how many of its loyalty abilities were activated this turn. */
export const loyaltyUses = (state: GameState, object: ObjectId): number =>
  used(state, object, thisTurn(state, ALL_LOYALTY));

type Fresh = NonNullable<Extract<Activated['body'], { kind: 'modal' }>['fresh']>;

const modeKey = (state: GameState, one: Counted, fresh: Fresh, mode: number): NodeRef => {
  const key = `${placeOf(one)}/mode/${mode}` as NodeRef;
  return fresh === 'ever' ? key : thisTurn(state, key);
};

/** cr 700.2: whether that mode was chosen before, this turn or ever. */
export const isModeUsed = (
  state: GameState,
  object: ObjectId,
  one: Counted,
  fresh: Fresh,
  mode: number,
): boolean => used(state, object, modeKey(state, one, fresh, mode)) > 0;

/** The keys under which the chosen modes are recorded. */
export const modeCounts = (
  state: GameState,
  one: Counted,
  { body }: Activated,
  modes: readonly number[],
): NodeRef[] =>
  body.kind !== 'modal' || body.fresh === undefined
    ? []
    : modes.map((mode) => modeKey(state, one, body.fresh ?? 'ever', mode));

/** The keys under which an activation is counted. */
export function activationRefs(
  state: GameState,
  one: Counted,
  { limit }: Activated,
  isLoyalty: boolean,
): NodeRef[] {
  return [
    ...(limit === undefined ? [] : [countedAs(state, one, limit)]),
    ...(isLoyalty ? [thisTurn(state, ALL_LOYALTY)] : []),
  ];
}

export const isLoyalty = ({ loyalty, costs }: Activated): boolean =>
  loyalty !== undefined || costs.some(({ kind }) => kind === 'loyalty');

type Rule = ReturnType<typeof cannots<'activate'>>[number];

function speaksOf(
  sight: Sight,
  { action, context, object: alone }: Rule,
  seat: Seat,
  object: ObjectId,
  ability: Activated,
): boolean {
  if (action.except === 'mana' && isManaAbility(ability)) return false;
  if (action.which === 'loyalty' && !isLoyalty(ability)) return false;
  if (action.which === 'tap-cost' && !ability.costs.some(({ kind }) => kind === 'tap' || kind === 'untap'))
    return false;
  if (!playersOf(sight, action.who, context).includes(seat)) return false;
  if (action.of !== undefined)
    return isInMeantZone(sight, action.of, object) && matches(sight, action.of, object, context);
  return alone === null || alone === object;
}

/**
 * cr 602.5: whether an effect prohibits that player from activating it. `free`: prohibitions that a payment
 * lifts count too.
 */
export const isBarred = (
  sight: Sight,
  state: GameState,
  seat: Seat,
  object: ObjectId,
  ability: Activated,
  how: 'at-all' | 'free' = 'at-all',
): boolean => barsOf(sight, state, seat, object, ability, how).next().done !== true;

/** The places of the prohibitions. */
export function* barsOf(
  sight: Sight,
  state: GameState,
  seat: Seat,
  object: ObjectId,
  ability: Activated,
  how: 'at-all' | 'free' = 'at-all',
): Generator<NodeRef> {
  for (const rule of cannots(state, 'activate'))
    if ((how === 'free' || rule.unless === undefined) && speaksOf(sight, rule, seat, object, ability))
      yield rule.ref;
}

/** cr 118.12a: the additional costs of prohibitions with 'unless'. */
export const activationPrices = (
  sight: Sight,
  state: GameState,
  seat: Seat,
  object: ObjectId,
  ability: Activated,
): Located[] =>
  cannots(state, 'activate').flatMap((rule) =>
    rule.unless !== undefined && speaksOf(sight, rule, seat, object, ability)
      ? located(rule.unless, childRef(parentRef(rule.ref), 'unless'))
      : [],
  );
