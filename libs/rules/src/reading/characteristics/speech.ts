// What one object says that is no change in a layer (cr 604, 611.3, 613.11): by its static abilities where they
// function, and by what effects say about it.
import {
  walk,
  type Action,
  type Condition,
  type Cost,
  type Filter,
  type Permission,
  type Players,
  type QualityName,
  type Static,
} from '#abilities';
import type { Context } from '../../model/state/context.js';
import type { GameObject } from '../../model/state/game-state.js';
import type { NodeRef, ObjectId } from '../../model/basics/ids.js';
import { aspectsOf } from './aspects.js';
import { contextOfAbility, timestampOf } from './continuous.js';
import { functions } from '../../model/printed/functioning.js';
import { conditionsAmong, heldNow, staticsAmong, type Asked, type StaticInstance } from './held.js';
import { childRef } from '../../model/printed/node-ref.js';
import type { Known, ObjectEffect } from '../../model/printed/shape.js';
import type { Sight } from '../language/sight.js';

export interface InForce<K extends Static['kind'] = Static['kind']> {
  readonly effect: Extract<Static, { kind: K }>;
  /** Of the static node. */
  readonly ref: NodeRef;
  readonly context: Context;
  readonly timestamp: number;
  readonly source: ObjectId;
}

/** What is forbidden or required. */
export interface ActionRule<K extends Action['kind'] = Action['kind']> {
  readonly action: Extract<Action, { kind: K }>;
  readonly context: Context;
  /** It speaks of this object alone. */
  readonly object: ObjectId | null;
  readonly unless?: readonly Cost[];
  /** cr 508.1c: what is true or not of each player who would be attacked: it is said while this holds of that player. */
  readonly while?: Condition;
  /** Of the action node. */
  readonly ref: NodeRef;
}

export interface PermissionRule<K extends Permission['kind'] = Permission['kind']> {
  readonly permission: Extract<Permission, { kind: K }>;
  readonly context: Context;
  readonly object: ObjectId | null;
  /** Of the permission node. */
  readonly ref: NodeRef;
}

type QualityNode = Extract<Static, { kind: 'quality' }>;
export interface QualityOf {
  readonly name: QualityName;
  readonly node: QualityNode;
  readonly context: Context;
  readonly ref: NodeRef;
  /** The keyword it came from. */
  readonly label: string | null;
}

/** Who goads whom (cr 701.15b). */
export interface Goading {
  readonly by: Players;
  readonly context: Context;
}

/** One thing said, and under what it is looked up. */
export type Said =
  | { readonly in: 'statics'; readonly key: Static['kind']; readonly value: InForce }
  | { readonly in: 'cannots' | 'musts'; readonly key: Action['kind']; readonly value: ActionRule }
  | { readonly in: 'permissions'; readonly key: Permission['kind']; readonly value: PermissionRule }
  | { readonly in: 'qualities'; readonly key: ObjectId; readonly value: QualityOf }
  | { readonly in: 'goaded'; readonly key: ObjectId; readonly value: Goading };

/** 'This creature': a filter that means its own object and no other. */
const isThis = (filter: Filter | undefined): boolean => filter?.kind === 'is' && filter.of.kind === 'this';

/** Whom an action or permission speaks of, by the field that says it. */
const subjectOf = (
  node: Action | Permission,
): { readonly filter: Filter | undefined; readonly named: boolean } => {
  const { who, what, players } = node as { who?: { kind: string }; what?: Filter; players?: unknown };
  const whoIsFilter = WHO_IS_FILTER.has(node.kind);
  if (whoIsFilter) return { filter: who as Filter | undefined, named: true };
  return { filter: what, named: what !== undefined || (who === undefined && players === undefined) };
};

const WHO_IS_FILTER: ReadonlySet<string> = new Set<Action['kind'] | Permission['kind']>([
  'attack',
  'block',
  'be-blocked',
  'assign-damage',
  'attack-as-though',
  'block-as-though',
]);
/** What speaks of no object at all, only of players or of damage. */
const OF_NO_OBJECT: ReadonlySet<string> = new Set<Action['kind'] | Permission['kind']>([
  'prevent-damage',
  'cause-triggers',
  'activate-as-instant',
]);

function objectMeant(node: Action | Permission, own: ObjectId): ObjectId | null {
  if (OF_NO_OBJECT.has(node.kind)) return null;
  const { filter, named } = subjectOf(node);
  return named && (filter === undefined || isThis(filter)) ? own : null;
}

/** A static effect in force, and what follows from its kind. */
export function* saidByStatic(one: InForce): Generator<Said> {
  const { effect, ref, context, source } = one;
  yield { in: 'statics', key: effect.kind, value: one };
  if (effect.kind === 'cannot' || effect.kind === 'must') {
    const { action } = effect;
    const unless = effect.kind === 'cannot' ? effect.unless : undefined;
    yield {
      in: effect.kind === 'cannot' ? 'cannots' : 'musts',
      key: action.kind,
      value: {
        action,
        context,
        object: objectMeant(action, source),
        ...(unless === undefined ? {} : { unless }),
        ref: childRef(ref, 'action'),
      },
    };
  } else if (effect.kind === 'may') {
    const { permission } = effect;
    yield {
      in: 'permissions',
      key: permission.kind,
      value: {
        permission,
        context,
        object: objectMeant(permission, source),
        ref: childRef(ref, 'permission'),
      },
    };
  }
}

/** What an effect says about this object (cr 613.11). */
function saidOf({ change, ref, context }: ObjectEffect, id: ObjectId): Said {
  switch (change.kind) {
    case 'cannot':
    case 'must': {
      const { action } = change;
      const value: ActionRule = { action, context, object: id, ref: childRef(ref, 'action') };
      return { in: change.kind === 'cannot' ? 'cannots' : 'musts', key: action.kind, value };
    }
    case 'may': {
      const { permission } = change;
      const value: PermissionRule = { permission, context, object: id, ref: childRef(ref, 'permission') };
      return { in: 'permissions', key: permission.kind, value };
    }
    case 'quality':
      return {
        in: 'qualities',
        key: id,
        value: { name: change.is, node: change, context, ref, label: null },
      };
    case 'goaded':
      return { in: 'goaded', key: id, value: { by: change.by, context } };
  }
}

const asking = new WeakMap<Condition, boolean>();

function asksWhoDefends(condition: Condition): boolean {
  let found = asking.get(condition);
  if (found === undefined) {
    found = [...walk('condition', condition)].some(
      ({ sort, node }) =>
        sort === 'players' && (node as Players).kind === 'defending' && !('of' in (node as Players)),
    );
    asking.set(condition, found);
  }
  return found;
}

/** Nobody defends before attacks are declared: what it says of attacking is said of each who could be attacked. */
function* saidOfDefenders(said: Iterable<Said>, condition: Condition, holds: boolean): Generator<Said> {
  for (const one of said)
    if ((one.in === 'cannots' || one.in === 'musts') && one.key === 'attack')
      yield { ...one, value: { ...one.value, while: condition } };
    else if (holds) yield one;
}

/** cr 113.6e: what a card says of its own cost as a spell is read off it as it is cast, and speaks of nothing else. */
const isOfOwnCost = (effect: Static): boolean =>
  effect.kind === 'costs' && (effect.of ?? 'spells') === 'spells' && isThis(effect.what);

function* saidByAbility(
  { instance, ability }: StaticInstance,
  object: GameObject,
  now: Known,
  context: Context,
): Generator<Said> {
  const timestamp = timestampOf(object, instance);
  for (const [index, effect] of ability.effects.entries()) {
    if (!functions(ability, effect, object, now) || isOfOwnCost(effect)) continue;
    const ref = childRef(instance.ref, 'effects', index);
    yield* saidByStatic({ effect, ref, context, timestamp, source: object.id });
    if (effect.kind === 'quality')
      yield {
        in: 'qualities',
        key: object.id,
        value: { name: effect.is, node: effect, context, ref, label: instance.keyword },
      };
  }
}

/** What an object says as it is; `momentary`: only for now, for a condition of it asks for more than objects. */
export interface Speech {
  readonly said: readonly Said[];
  readonly momentary: boolean;
}

interface Kept {
  readonly timestamp: number;
  /** Which of its conditions held. */
  readonly held: readonly boolean[];
  readonly speech: Speech;
}

const SILENCE: Speech = { said: [], momentary: false };
/** What it says stays said as long as the object stays what it is, and what it says that hangs on conditions as they do. */
const kept = new WeakMap<Known, Kept>();

export function speechOf(sight: Sight, object: GameObject, now: Known, asked?: Asked): Speech {
  if (now.effects.length === 0 && staticsAmong(now.abilities).length === 0) return SILENCE;
  const timestamp = object.permanent?.timestamp ?? object.timestamp ?? 0;
  const held = heldNow(sight, object, now, asked);
  const found = kept.get(now);
  if (found?.timestamp === timestamp && held.every((holds, nth) => holds === found.held[nth]))
    return found.speech;
  const speech = spoken(object, now, held);
  kept.set(now, { timestamp, held, speech });
  return speech;
}

function spoken(object: GameObject, now: Known, held: readonly boolean[]): Speech {
  const said: Said[] = now.effects.map((effect) => saidOf(effect, object.id));
  let momentary = false;
  let conditional = 0;
  const { places } = conditionsAmong(now.abilities);
  const controller = now.controller ?? now.owner;
  if (controller === null) return { said, momentary };
  for (const one of staticsAmong(now.abilities)) {
    const context = contextOfAbility(object.id, controller, one.instance);
    const { while: condition } = one.ability;
    if (condition === undefined) {
      said.push(...saidByAbility(one, object, now, context));
      continue;
    }
    momentary ||= aspectsOf('condition', condition).has('moment');
    const holds = held[places[conditional] ?? -1] === true;
    conditional += 1;
    if (asksWhoDefends(condition))
      said.push(...saidOfDefenders(saidByAbility(one, object, now, context), condition, holds));
    else if (holds) said.push(...saidByAbility(one, object, now, context));
  }
  return { said, momentary };
}
