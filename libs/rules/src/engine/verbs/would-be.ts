// An entering object as it would be on the battlefield (cr 614.12): under all effects that would apply to it,
// its own included, and with the replacements applied so far. Nothing of this is in the game's state.
import type { Static } from '#abilities';
import { known, sightOf } from '../../reading/characteristics/characteristics.js';
import type { Known } from '../../model/printed/shape.js';
import type { CreateToken, Entering, Move, Verb } from './verb.js';
import { newPermanent } from '../../fold/evolve/in-zones.js';
import { holds } from '../../reading/language/conditions.js';
import type { Sight } from '../../reading/language/sight.js';
import type { Context } from '../../model/state/context.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import {
  BATTLEFIELD,
  objectNumber,
  zoneKey,
  type NodeRef,
  type ObjectId,
  type Seat,
} from '../../model/basics/ids.js';
import type { Identity } from '../../model/state/objects.js';
import { contextOfAbility } from '../../reading/characteristics/effects/continuous.js';
import { childRef } from '../../model/printed/node-ref.js';
import { TO_BE } from './prospects.js';

export type Coming = (Move & { readonly entering: Entering }) | CreateToken;

/** True if the verb puts something onto the battlefield. */
export const isComing = (verb: Verb): verb is Coming =>
  verb.verb === 'token' ||
  (verb.verb === 'move' && verb.to.kind === 'battlefield' && verb.entering !== undefined);

export const idOf = (verb: Coming): ObjectId => (verb.verb === 'token' ? TO_BE : verb.object);

/** The identity it would have (cr 707.9, 712). */
export function identityOf(state: GameState, verb: Coming): Identity | undefined {
  const { entering } = verb;
  const { copy, melded } = entering;
  if (copy !== undefined || melded !== undefined) return copy ?? melded;
  if (verb.verb === 'token') return verb.identity;
  const object = state.objects[objectNumber(verb.object)];
  if (object === undefined) return undefined;
  const card = object.card ?? object.identity;
  return { ...card, face: entering.face ?? (object.token === true ? card.face : 0) };
}

export interface WouldBe {
  readonly id: ObjectId;
  readonly known: Known;
  /** The current game, except that this one object is seen as it would be. */
  readonly sight: Sight;
}

export function asItWouldBe(state: GameState, verb: Coming): WouldBe | undefined {
  const identity = identityOf(state, verb);
  if (identity === undefined) return undefined;
  const id = idOf(verb);
  const there = objectThere(state, verb, id, identity);
  const objects = { ...state.objects, [objectNumber(id)]: there };
  const ghost: GameState = { ...state, objects, zones: zonesWith(state, verb, id) };
  const seen = known(ghost, id);
  if (seen === undefined) return undefined;
  const now = sightOf(state);
  const sight: Sight = {
    state,
    // It is counted in its present zone: it has not entered when others are counted.
    object: (other) => (other === id ? there : now.object(other)),
    zone: now.zone,
    known: (other) => (other === id ? seen : now.known(other)),
    remembered: (other) => (other === id ? seen : now.remembered(other)),
    read: now.read,
  };
  return { id, known: seen, sight };
}

function objectThere(state: GameState, verb: Coming, id: ObjectId, identity: Identity): GameObject {
  const before = verb.verb === 'token' ? undefined : state.objects[objectNumber(verb.object)];
  const { under, tapped = false, faceDown = null, counters = {}, castAs = null, attachedTo } = verb.entering;
  const permanent = newPermanent(state, { controller: under, tapped, faceDown, counters, castAs });
  // cr 614.12a: the choices already made for it.
  const links =
    verb.entering.links === undefined ? before?.links : { ...before?.links, ...verb.entering.links };
  return {
    id,
    identity,
    owner: before === undefined ? (verb.verb === 'token' ? verb.who : null) : before.owner,
    zone: BATTLEFIELD,
    permanent: attachedTo === undefined ? permanent : { ...permanent, attachedTo },
    ...(verb.verb === 'token' || before?.token === true ? { token: true } : {}),
    ...(links === undefined ? {} : { links }),
  };
}

function zonesWith(state: GameState, verb: Coming, id: ObjectId): GameState['zones'] {
  const battlefield = zoneKey(BATTLEFIELD);
  const zones: GameState['zones'] = {
    ...state.zones,
    [battlefield]: [...(state.zones[battlefield] ?? []), id],
  };
  const from = verb.verb === 'token' ? undefined : state.objects[objectNumber(verb.object)]?.zone;
  if (from === undefined) return zones;
  const key = zoneKey(from);
  return { ...zones, [key]: (zones[key] ?? []).filter((other) => other !== id) };
}

export interface OwnStatic {
  readonly effect: Static;
  readonly ref: NodeRef;
  readonly context: Context;
}

/** The effects of its own static abilities that would work on the battlefield. */
export function ownStatics({ id, known: { abilities }, sight }: WouldBe, controller: Seat): OwnStatic[] {
  return abilities.flatMap((instance) => {
    const { ability, ref } = instance;
    if (ability.kind !== 'static') return [];
    if (ability.zone !== undefined && ability.zone !== 'battlefield' && ability.zone !== 'any') return [];
    const context = contextOfAbility(id, controller, instance);
    if (ability.while !== undefined && !holds(sight, ability.while, context)) return [];
    return ability.effects.map((effect, index) => ({
      effect,
      ref: childRef(ref, 'effects', index),
      context,
    }));
  });
}
