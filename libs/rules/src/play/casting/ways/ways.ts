// The permissions and alternative costs with which a card may be cast or played (cr 118.9, 601.2b, 601.3).
import type { Permission } from '#abilities';
import { sightOf } from '../../../reading/characteristics/characteristics.js';
import { permissions } from '../../../reading/in-force/in-force.js';
import { childRef } from '../../../model/printed/node-ref.js';
import type { Known } from '../../../model/printed/shape.js';
import { holds } from '../../../reading/language/conditions.js';
import { matches } from '../../../reading/language/filters.js';
import { playersOf } from '../../../reading/language/players.js';
import { objectsOf } from '../../../reading/language/references.js';
import type { Sight } from '../../../reading/language/sight.js';
import type { Context } from '../../../model/state/context.js';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import type { NodeRef, ObjectId, Seat } from '../../../model/basics/ids.js';
import { asCast, type CastFace } from './faces.js';
import { located, type Located } from '../../../model/printed/located.js';
import { ownStatics } from './own.js';
import { spellScene } from './scene.js';

export interface Way {
  /** The name of the alternative cost; null: its mana cost. */
  readonly label: string | null;
  /** Paid instead of the mana cost. Null: the mana cost. */
  readonly costs: readonly Located[] | null;
  readonly additional: readonly Located[];
  readonly face?: CastFace;
  /** As though it had flash. */
  readonly instant: boolean;
  /** cr 603.7g: the permission that allows this, if something follows from needing it. */
  readonly follows?: NodeRef;
  readonly as?: 'any-colour' | 'any-type';
  /** The zone it goes to instead of a graveyard. */
  readonly leaves?: 'exile';
}

interface Allowed {
  readonly permission: Extract<Permission, { kind: 'play' }>;
  readonly ref: NodeRef;
  readonly label: string | null;
}

/** The permissions to play that apply to this card and player. */
function allowing(
  sight: Sight,
  state: GameState,
  seat: Seat,
  object: GameObject,
  card: Known,
  context: Context,
): Allowed[] {
  const zone = object.zone.kind;
  const own = ownStatics(sight, card, 'may', context, zone).flatMap(({ effect, ref, label }): Allowed[] =>
    effect.permission.kind === 'play'
      ? [{ permission: effect.permission, ref: childRef(ref, 'permission'), label }]
      : [],
  );
  // cr 109.5: if a card permits playing itself from a zone, 'you' is its owner.
  const mine = own.filter(
    ({ permission }) =>
      (!opensZone(permission) || isOwn(object, seat)) &&
      speaksOf(sight, state, permission, context, seat, object),
  );
  const others = permissions(state, 'play').flatMap(({ permission, context: of, object: alone, ref }) =>
    of.source !== object.id &&
    (alone === null || alone === object.id) &&
    speaksOf(sight, state, permission, of, seat, object)
      ? [{ permission, ref, label: null }]
      : [],
  );
  return [...mine, ...others];
}

function speaksOf(
  sight: Sight,
  state: GameState,
  { who, what, cards, from }: Allowed['permission'],
  context: Context,
  seat: Seat,
  object: GameObject,
): boolean {
  if (!playersOf(sight, who, context).includes(seat)) return false;
  if (from !== undefined && from !== object.zone.kind) return false;
  // Permissions that apply by zone, not by the characteristics of the spell.
  if (cards !== undefined && !objectsOf(sightOf(state), cards, context).includes(object.id)) return false;
  return matches(sight, what, object.id, context);
}

/** cr 400.2, 108.4: the player the card belongs to in that zone. */
export const isOwn = ({ zone, owner }: GameObject, seat: Seat): boolean =>
  zone.seat === null ? owner === seat : zone.seat === seat;

/** Whether a permission changes the zone it may be played from, or only the time or the cost. */
const opensZone = ({ from, cards }: Allowed['permission']): boolean =>
  from !== undefined || cards !== undefined;

/** It changes only the time. */
const isFree = (permission: Allowed['permission']): boolean =>
  !opensZone(permission) &&
  permission.costs === undefined &&
  permission.free === undefined &&
  (permission.additional ?? []).length === 0;

/** The name of a way whose ability has none. Conditional casting from hand needs one, too (cr 601.3c). */
function nameOf(permission: Allowed['permission']): string | null {
  const { costs, free, additional = [] } = permission;
  if (free !== undefined) return 'free';
  if (costs !== undefined) return 'instead';
  return !opensZone(permission) && additional.length > 0 ? 'in-addition' : null;
}

/** Whether it may be cast from that zone for its own cost, and as though it had flash. */
interface Standing {
  readonly allowed: readonly Allowed[];
  readonly open: boolean;
  readonly instant: boolean;
  readonly follows?: NodeRef;
}

function standing(sight: Sight, state: GameState, seat: Seat, object: GameObject, card: Known): Standing {
  const context = plainContext(object.id, seat);
  const fromHand = isInHand(object, seat);
  const allowed = allowing(sight, state, seat, object, card, context).filter(
    ({ permission }) => permission.lands !== 'only',
  );
  const flash = allowed.filter(({ permission }) => permission.speed === 'instant' && isFree(permission));
  return {
    ...followed(flash),
    allowed,
    open: fromHand || allowed.some(({ permission }) => opensZone(permission) && isForManaCost(permission)),
    instant: flash.length > 0,
  };
}

/** Consequences of the time of casting follow even if another permission allows that time. */
const followed = (flash: readonly Allowed[]): { readonly follows?: NodeRef } => {
  const first = flash.find(({ permission }) => permission.effect !== undefined);
  return first === undefined ? {} : { follows: first.ref };
};

const isInHand = (object: GameObject, seat: Seat): boolean =>
  object.zone.kind === 'hand' && isOwn(object, seat);

const isForManaCost = ({ costs, free, additional = [] }: Allowed['permission']): boolean =>
  costs === undefined && free === undefined && additional.length === 0;

/** The ways a player may cast it now, for its mana cost first. */
export function waysToCast(
  sight: Sight,
  state: GameState,
  seat: Seat,
  object: GameObject,
  card: Known,
): Way[] {
  const context: Context = plainContext(object.id, seat);
  const zone = object.zone.kind;
  const asItIs = standing(sight, state, seat, object, card);
  const { allowed, instant, follows } = asItIs;
  const fromHand = isInHand(object, seat);
  const ways: Way[] = fromHand
    ? [{ label: null, costs: null, additional: [], instant, ...(follows === undefined ? {} : { follows }) }]
    : [];
  for (const { permission, ref, label } of allowed) {
    const { costs, additional = [], free, speed, anyMana } = permission;
    if (isFree(permission)) continue;
    if (!opensZone(permission) && !asItIs.open) continue;
    const instead =
      free !== undefined ? [] : costs === undefined ? null : located(costs, childRef(ref, 'costs'));
    addWay(ways, {
      label: label ?? nameOf(permission),
      costs: instead,
      additional: located(additional, childRef(ref, 'additional')),
      instant: instant || speed === 'instant',
      ...(follows === undefined ? {} : { follows }),
      ...(anyMana === undefined ? {} : { as: anyMana }),
      ...(permission.then === undefined ? {} : { leaves: permission.then }),
    });
  }
  for (const { effect, ref } of ownStatics(sight, card, 'alternative-cost', context, zone)) {
    const then = asItWouldBe(asItIs, state, seat, object, card, effect.face);
    const here = effect.from === undefined ? then.open : effect.from === zone && isOwn(object, seat);
    if (!here || (effect.if !== undefined && !holds(sight, effect.if, context))) continue;
    ways.push({
      label: effect.label,
      costs: located(effect.costs, childRef(ref, 'costs')),
      additional: [],
      instant: then.instant || effect.speed === 'instant',
      ...(effect.face === undefined ? {} : { face: effect.face }),
      ...(then.follows === undefined || effect.speed === 'instant' ? {} : { follows: then.follows }),
    });
  }
  return ways;
}

/** Two permissions with the same cost are one way. One with the same name but another cost gets a number. */
function addWay(ways: Way[], way: Way): void {
  const { label } = way;
  const named = ways.filter((other) => other.label?.replace(NUMBER, '') === label);
  const same = named.find((other) => costOf(other) === costOf(way));
  if (label === null || named.length === 0) ways.push(way);
  else if (same !== undefined) ways[ways.indexOf(same)] = { ...same, instant: same.instant || way.instant };
  else ways.push({ ...way, label: `${label} ${String(named.length + 1)}` });
}
const NUMBER = / \d+$/;

/** The cost, and what else comes with it. */
const costOf = ({ costs, additional, as, leaves }: Way): string =>
  JSON.stringify([costs?.map(({ cost }) => cost), additional.map(({ cost }) => cost), as, leaves]);

/** cr 601.3b, 601.3e: effects on spells look at its characteristics as cast that way. */
function asItWouldBe(
  asItIs: Standing,
  state: GameState,
  seat: Seat,
  object: GameObject,
  card: Known,
  face: CastFace | undefined,
): Standing {
  if (face === undefined || (asItIs.allowed.length === 0 && permissions(state, 'play').length === 0))
    return asItIs;
  const spell = asCast(state, object, card, seat, face);
  return spell === card
    ? asItIs
    : standing(spellScene(state, seat, object, spell).sight, state, seat, object, spell);
}

/** cr 305.1, 601.3: true if a land may be played from its zone. */
export function mayPlayLand(
  sight: Sight,
  state: GameState,
  seat: Seat,
  object: GameObject,
  card: Known,
): boolean {
  if (object.zone.kind === 'hand' && isOwn(object, seat)) return true;
  return allowing(sight, state, seat, object, card, plainContext(object.id, seat)).some(
    ({ permission }) => opensZone(permission) && (permission.lands === 'only' || permission.lands === 'too'),
  );
}

const plainContext = (source: ObjectId, controller: Seat): Context => ({
  source,
  stack: null,
  controller,
  targets: [],
  bindings: {},
  x: null,
  event: null,
});
