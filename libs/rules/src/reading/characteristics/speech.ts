// The rules one object states that are no change in a layer (cr 604, 611.3, 613.11): by its static abilities
// where they function, and by effects on it.
import { memoByIdentity } from '#kernel';
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
import { aspectsOf } from './effects/aspects.js';
import { contextOfAbility, timestampOf } from './effects/continuous.js';
import { functions } from '../../model/printed/functioning.js';
import { conditionsAmong, heldNow, staticsAmong, type AskedConditions, type StaticInstance } from './held.js';
import { childRef } from '../../model/printed/node-ref.js';
import type { Known, ObjectEffect } from '../../model/printed/shape.js';
import type { Sight } from '../language/sight.js';

export interface InForce<K extends Static['kind'] = Static['kind']> {
  readonly effect: Extract<Static, { kind: K }>;
  /** The place of the static node. */
  readonly ref: NodeRef;
  readonly context: Context;
  readonly timestamp: number;
  readonly source: ObjectId;
}

/** A prohibition or requirement. */
export interface ActionRule<K extends Action['kind'] = Action['kind']> {
  readonly action: Extract<Action, { kind: K }>;
  readonly context: Context;
  /** The only object it applies to; null: it is not about one object. */
  readonly object: ObjectId | null;
  readonly unless?: readonly Cost[];
  /**
   * cr 508.1c: a condition on each player who would be attacked: the rule applies to attacks on players for
   * whom it is true.
   */
  readonly while?: Condition;
  /** The place of the action node. */
  readonly ref: NodeRef;
}

export interface PermissionRule<K extends Permission['kind'] = Permission['kind']> {
  readonly permission: Extract<Permission, { kind: K }>;
  readonly context: Context;
  readonly object: ObjectId | null;
  /** The place of the permission node. */
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

/** Who goads the creature (cr 701.15b). */
export interface Goading {
  readonly by: Players;
  readonly context: Context;
}

/** One statement, with the key to look it up. */
export type Said =
  | { readonly in: 'statics'; readonly key: Static['kind']; readonly value: InForce }
  | { readonly in: 'cannots' | 'musts'; readonly key: Action['kind']; readonly value: ActionRule }
  | { readonly in: 'permissions'; readonly key: Permission['kind']; readonly value: PermissionRule }
  | { readonly in: 'qualities'; readonly key: ObjectId; readonly value: QualityOf }
  | { readonly in: 'goaded'; readonly key: ObjectId; readonly value: Goading };

/** 'This creature': a filter that means its own object and no other. */
const isThis = (filter: Filter | undefined): boolean => filter?.kind === 'is' && filter.of.kind === 'this';

/** The object that an action or permission applies to, by the field that names it. */
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
/** Kinds that apply to no object, only to players or damage. */
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

/** The statement of a static effect in force, and what follows from its kind. */
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

/** The statement of an effect about this object (cr 613.11). */
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

const asking = memoByIdentity<Condition, boolean>();

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

/**
 * There is no defending player before attacks are declared, so a rule about attacking is stated for each
 * player who could be attacked.
 */
function* saidOfDefenders(said: Iterable<Said>, condition: Condition, holds: boolean): Generator<Said> {
  for (const one of said)
    if ((one.in === 'cannots' || one.in === 'musts') && one.key === 'attack')
      yield { ...one, value: { ...one.value, while: condition } };
    else if (holds) yield one;
}

/**
 * cr 113.6e: a card's statement about its own cost as a spell is read as it is cast, and concerns nothing
 * else.
 */
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

/**
 * The statements of an object as it is; `momentary`: valid only now, because a condition reads more than
 * objects.
 */
export interface Speech {
  readonly said: readonly Said[];
  readonly momentary: boolean;
}

interface Kept {
  readonly timestamp: number;
  /** The results of its conditions. */
  readonly held: readonly boolean[];
  readonly speech: Speech;
}

const SILENCE: Speech = { said: [], momentary: false };
/** Memo: the statements stay valid as long as the object and the results of its conditions do. */
const kept = memoByIdentity<Known, Kept>();

export function speechOf(sight: Sight, object: GameObject, now: Known, asked?: AskedConditions): Speech {
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
