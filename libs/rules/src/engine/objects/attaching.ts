// What can be attached to what (cr 301.5, 303.4, 702.5, 702.16c-d). Effects, entering objects and state-based
// actions ask it.
import type { Filter, Players } from '#abilities';
import { baseOf } from '../../reading/characteristics/alone/base.js';
import { asBestowed } from '../../reading/characteristics/alone/bestowed.js';
import { known, sightOf } from '../../reading/characteristics/characteristics.js';
import { cannots, qualities } from '../../reading/in-force/in-force.js';
import { matches, zonesOf } from '../../reading/language/filters.js';
import { inTheGame, playersOf } from '../../reading/language/players.js';
import { isEitherInRange } from '../../reading/language/range.js';
import { cardsOfZones, zonesNamed } from '../../reading/language/references.js';
import { contextOf, type Context } from '../../model/state/context.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type NodeRef, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { Identity } from '../../model/state/objects.js';
import type { Characteristics, Known } from '../../model/printed/shape.js';
import { isPlayerProtected, isProtected, type Doing } from './protection.js';

/** One enchant ability: it can enchant an object that fits, or one of those players. */
interface Enchant {
  readonly filter: Filter | undefined;
  readonly players: Players | undefined;
  readonly context: Context;
}

/** The characteristics of the attachment that matter here. */
type Attachment = Pick<Known, 'types' | 'subtypes' | 'abilities' | 'controller' | 'owner'>;

/**
 * An object that is not on the battlefield yet: who will control it, and its identity there if that is not
 * the card's own.
 */
export interface AttachedComing {
  readonly under: Seat;
  readonly as?: Identity | undefined;
  /** The cost for which the spell was cast. */
  readonly castFor?: string | null | undefined;
}

/** Stands for a token that is about to be made and is no object yet. */
export const NO_OBJECT = 'o0' as ObjectId;

const comingAs = (state: GameState, as: Identity, { castFor }: AttachedComing): Characteristics =>
  castFor === 'bestow' ? asBestowed(state, baseOf(state, as)) : baseOf(state, as);

function attachmentOf(
  state: GameState,
  object: ObjectId,
  coming: AttachedComing | undefined,
): Attachment | undefined {
  const now = known(state, object);
  if (coming === undefined) return now;
  const own = coming.as === undefined ? now : comingAs(state, coming.as, coming);
  return own === undefined
    ? undefined
    : { ...own, owner: now?.owner ?? coming.under, controller: coming.under };
}

/** True if the object can legally be attached to that object or player. */
export const canAttach = (
  state: GameState,
  object: ObjectId,
  to: ObjectId | Seat,
  coming?: AttachedComing,
): boolean => fits(state, object, to, 'anew', coming);

/** cr 704.5m-n, 702.16n: true if an attached object may stay attached. */
export const mayStayOn = (state: GameState, object: ObjectId, to: ObjectId | Seat): boolean =>
  fits(state, object, to, 'stays');

function fits(
  state: GameState,
  object: ObjectId,
  to: ObjectId | Seat,
  doing: Doing,
  coming?: AttachedComing,
): boolean {
  const own = attachmentOf(state, object, coming);
  // cr 303.4d, 301.5c: it cannot be attached to itself.
  if (own === undefined || object === to) return false;
  if (state.range !== undefined && !isWithinRange(state, own, to)) return false;
  if (typeof to === 'number') return own.subtypes.includes('Aura') && enchantsPlayer(state, object, own, to);
  const host = state.objects[objectNumber(to)];
  if (host === undefined || (host.permanent !== undefined && host.permanent.phasedOut !== 'no')) return false;
  return (
    fitsHost(state, object, own, to) && !isProtected(state, object, to, doing) && !isBarred(state, object, to)
  );
}

/** cr 801.8-9. */
const isWithinRange = (state: GameState, { controller, owner }: Attachment, to: ObjectId | Seat): boolean =>
  isEitherInRange(sightOf(state), controller ?? owner ?? (0 as Seat), to);

function fitsHost(state: GameState, object: ObjectId, own: Attachment, to: ObjectId): boolean {
  const host = known(state, to);
  if (host === undefined) return false;
  if (own.subtypes.includes('Aura') && own.types.includes('enchantment'))
    // cr 303.4d: an Aura that is a creature cannot enchant anything.
    return !own.types.includes('creature') && enchantsObject(state, object, own, to);
  if (state.objects[objectNumber(to)]?.permanent === undefined) return false;
  // cr 301.5c, 301.6: Equipment and Fortifications that are creatures cannot be attached either.
  if (own.types.includes('creature')) return false;
  if (own.subtypes.includes('Equipment')) return host.types.includes('creature');
  return own.subtypes.includes('Fortification') && host.types.includes('land');
}

function enchantsObject(state: GameState, object: ObjectId, own: Attachment, to: ObjectId): boolean {
  const groups = enchantsOf(state, object, own);
  const zone = state.objects[objectNumber(to)]?.zone.kind;
  const fits = ({ filter, context }: Enchant): boolean =>
    filter !== undefined &&
    zonesOf(filter).some((kind) => kind === zone) &&
    matches(sightOf(state), filter, to, context);
  return groups.length > 0 && groups.every((group) => group.some(fits));
}

function enchantsPlayer(state: GameState, object: ObjectId, own: Attachment, seat: Seat): boolean {
  if (own.types.includes('creature')) return false;
  if (!inTheGame({ state }).some((other) => other.seat === seat)) return false;
  const groups = enchantsOf(state, object, own);
  const fits = ({ players, context }: Enchant): boolean =>
    players !== undefined && playersOf(sightOf(state), players, context).includes(seat);
  return (
    groups.length > 0 && groups.every((group) => group.some(fits)) && !isPlayerProtected(state, seat, object)
  );
}

const isOnBattlefield = (state: GameState, object: ObjectId): boolean =>
  state.objects[objectNumber(object)]?.permanent !== undefined;

/** cr 702.5c: all enchant abilities apply. Each group holds the alternatives that one ability offers. */
function enchantsOf(state: GameState, object: ObjectId, own: Attachment): Enchant[][] {
  const groups = new Map<string, Enchant[]>();
  const add = (ref: NodeRef, enchant: Enchant): void => {
    if (enchant.filter === undefined && enchant.players === undefined) return;
    const key = ref.split('/~')[0] ?? ref;
    groups.set(key, [...(groups.get(key) ?? []), enchant]);
  };
  if (isOnBattlefield(state, object))
    for (const { node, context, ref } of qualities(state, object, 'enchant'))
      add(ref, { filter: node.filter, players: node.players, context });
  else {
    const context = contextOf(object, own.controller ?? own.owner ?? (0 as Seat));
    for (const { ref, ability } of own.abilities)
      if (ability.kind === 'static')
        for (const effect of ability.effects)
          if (effect.kind === 'quality' && effect.is === 'enchant')
            add(ref, { filter: effect.filter, players: effect.players, context });
  }
  return [...groups.values()];
}

/** cr 101.2: true if an effect says it cannot be enchanted, equipped or attached to. */
function isBarred(state: GameState, object: ObjectId, to: ObjectId): boolean {
  const sight = sightOf(state);
  return cannots(state, 'be-attached').some(({ action, context, object: only }) => {
    const meant =
      action.what === undefined ? only === null || only === to : matches(sight, action.what, to, context);
    return meant && (action.by === undefined || matches(sight, action.by, object, context));
  });
}

/** True if it enters as an Aura. */
export function isAura(state: GameState, object: ObjectId, coming: AttachedComing): boolean {
  const own = attachmentOf(state, object, coming);
  return own !== undefined && own.subtypes.includes('Aura') && own.types.includes('enchantment');
}

/** cr 303.4f: what an Aura could enchant as it enters the battlefield. */
export function enchantable(state: GameState, object: ObjectId, coming: AttachedComing): (ObjectId | Seat)[] {
  const own = attachmentOf(state, object, coming);
  if (own === undefined) return [];
  const zones = new Set(
    enchantsOf(state, object, own)
      .flat()
      .flatMap(({ filter }) => (filter === undefined ? [] : zonesOf(filter))),
  );
  const objects = [...zones].flatMap((kind) =>
    cardsOfZones(sightOf(state), zonesNamed(state, kind, undefined)),
  );
  const all = [...objects, ...inTheGame({ state }).map(({ seat }) => seat)];
  return all.filter((to) => canAttach(state, object, to, coming));
}
