// Every static effect that functions now and is no change in a layer (cr 604, 611.3, 613.11), by its kind: of static
// abilities where they function, of rules that last, and of what effects say about single objects.
import type { Ability, Action, Cost, Filter, Permission, QualityName, Static } from '#abilities';
import { perEpoch } from '../engine/epoch.js';
import { contextOf, type Context } from '../state/context.js';
import type { GameObject, GameState } from '../state/game-state.js';
import { BATTLEFIELD, objectNumber, zoneKey, type NodeRef, type ObjectId, type Seat } from '../state/ids.js';
import { aspectsOf } from './aspects.js';
import { known, lastKnown, perLayers, sightOf } from './characteristics.js';
import { contextOfAbility, rulesAt } from './continuous.js';
import { functioningElsewhere } from './elsewhere.js';
import { functions, isThere } from './functioning.js';
import { childRef } from './node-ref.js';
import type { AbilityInstance, Known } from './shape.js';

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

interface Rules {
  readonly statics: Map<Static['kind'], InForce[]>;
  readonly cannots: Map<Action['kind'], ActionRule[]>;
  readonly musts: Map<Action['kind'], ActionRule[]>;
  readonly permissions: Map<Permission['kind'], PermissionRule[]>;
  readonly qualities: Map<ObjectId, QualityOf[]>;
  readonly goaded: Map<ObjectId, Seat[]>;
  /** Some of it hangs on a condition that may come to hold without any object changing. */
  momentary: boolean;
}

const put = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
};

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

function rulesOf(state: GameState): Rules {
  const rules: Rules = {
    statics: new Map(),
    cannots: new Map(),
    musts: new Map(),
    permissions: new Map(),
    qualities: new Map(),
    goaded: new Map(),
    momentary: false,
  };
  const add = (one: InForce): void => addStatic(rules, one);
  const battlefield = state.zones[zoneKey(BATTLEFIELD)] ?? [];
  for (const id of battlefield) {
    const object = state.objects[objectNumber(id)];
    if (object !== undefined && isThere(object)) ofObject(state, object, rules, add);
  }
  for (const object of functioningElsewhere(state)) ofObject(state, object, rules, add);
  for (const { kind, at, context, timestamp, source } of state.lasting)
    if (kind === 'rule')
      rulesAt(state, at).forEach((effect, index) =>
        add({ effect, ref: childRef(at, 'effects', index), context, timestamp, source }),
      );
  for (const list of rules.statics.values()) list.sort((one, other) => one.timestamp - other.timestamp);
  return rules;
}

const ofLayers = perLayers(rulesOf);
const ofMoment = perEpoch(rulesOf);
function rulesNow(state: GameState): Rules {
  const steady = ofLayers(state);
  return steady.momentary ? ofMoment(state) : steady;
}

function ofObject(state: GameState, object: GameObject, rules: Rules, add: (one: InForce) => void): void {
  const now = known(state, object.id);
  if (now === undefined) return;
  ofAbilities(state, object, now, rules, add);
  for (const { change, ref, context } of now.effects) {
    const { id } = object;
    switch (change.kind) {
      case 'cannot':
        put(rules.cannots, change.action.kind, {
          action: change.action,
          context,
          object: id,
          ref: childRef(ref, 'action'),
        });
        break;
      case 'must':
        put(rules.musts, change.action.kind, {
          action: change.action,
          context,
          object: id,
          ref: childRef(ref, 'action'),
        });
        break;
      case 'may':
        put(rules.permissions, change.permission.kind, {
          permission: change.permission,
          context,
          object: id,
          ref: childRef(ref, 'permission'),
        });
        break;
      case 'quality':
        put(rules.qualities, id, { name: change.is, node: change, context, ref, label: null });
        break;
      case 'goaded':
        for (const seat of sightOf(state).read.playersOf(sightOf(state), change.by, context))
          put(rules.goaded, id, seat);
        break;
    }
  }
}

function ofAbilities(
  state: GameState,
  object: GameObject,
  now: Known,
  rules: Rules,
  add: (one: InForce) => void,
): void {
  const controller = now.controller ?? now.owner;
  if (controller === null) return;
  for (const { instance, ability } of staticsAmong(now.abilities)) {
    const { ref } = instance;
    const effects = ability.effects.flatMap((effect, index) =>
      functions(ability, effect, object, now) ? [{ effect, at: childRef(ref, 'effects', index) }] : [],
    );
    if (effects.length === 0) continue;
    const context = contextOfAbility(object.id, controller, instance);
    if (ability.while !== undefined) {
      const sight = sightOf(state);
      rules.momentary ||= aspectsOf('condition', ability.while).has('moment');
      if (!sight.read.holds(sight, ability.while, context)) continue;
    }
    const timestamp = Math.max(
      object.permanent?.timestamp ?? object.timestamp ?? 0,
      instance.given?.timestamp ?? 0,
    );
    for (const { effect, at } of effects) {
      add({ effect, ref: at, context, timestamp, source: object.id });
      if (effect.kind === 'quality')
        put(rules.qualities, object.id, {
          name: effect.is,
          node: effect,
          context,
          ref: at,
          label: instance.keyword,
        });
    }
  }
}

interface StaticInstance {
  readonly instance: AbilityInstance;
  readonly ability: Extract<Ability, { kind: 'static' }>;
}

const statics = new WeakMap<readonly AbilityInstance[], readonly StaticInstance[]>();

/** Found once for each list of abilities. */
function staticsAmong(abilities: readonly AbilityInstance[]): readonly StaticInstance[] {
  let found = statics.get(abilities);
  if (found === undefined) {
    found = abilities.flatMap((instance) =>
      instance.ability.kind === 'static' ? [{ instance, ability: instance.ability }] : [],
    );
    statics.set(abilities, found);
  }
  return found;
}

function addStatic(rules: Rules, one: InForce): void {
  const { effect, ref, context, source } = one;
  put(rules.statics, effect.kind, one);
  if (effect.kind === 'cannot' || effect.kind === 'must') {
    const { action } = effect;
    put(effect.kind === 'cannot' ? rules.cannots : rules.musts, action.kind, {
      action,
      context,
      object: objectMeant(action, source),
      ...(effect.kind === 'cannot' && effect.unless !== undefined ? { unless: effect.unless } : {}),
      ref: childRef(ref, 'action'),
    });
  } else if (effect.kind === 'may') {
    const { permission } = effect;
    put(rules.permissions, permission.kind, {
      permission,
      context,
      object: objectMeant(permission, source),
      ref: childRef(ref, 'permission'),
    });
  }
}

const NONE: readonly never[] = [];

/** Static effects of a kind, by timestamp (cr 613.10-11). */
export const inForce = <K extends Static['kind']>(state: GameState, kind: K): readonly InForce<K>[] =>
  (rulesNow(state).statics.get(kind) as unknown as readonly InForce<K>[] | undefined) ?? NONE;

/** cr 101.2. */
export const cannots = <K extends Action['kind']>(state: GameState, kind: K): readonly ActionRule<K>[] =>
  (rulesNow(state).cannots.get(kind) as unknown as readonly ActionRule<K>[] | undefined) ?? NONE;

/** cr 508.1d, 509.1c. */
export const musts = <K extends Action['kind']>(state: GameState, kind: K): readonly ActionRule<K>[] =>
  (rulesNow(state).musts.get(kind) as unknown as readonly ActionRule<K>[] | undefined) ?? NONE;

export const permissions = <K extends Permission['kind']>(
  state: GameState,
  kind: K,
): readonly PermissionRule<K>[] =>
  (rulesNow(state).permissions.get(kind) as unknown as readonly PermissionRule<K>[] | undefined) ?? NONE;

/** cr 701.15b: who has goaded it. */
export const goadersOf = (state: GameState, id: ObjectId): readonly Seat[] =>
  rulesNow(state).goaded.get(id) ?? NONE;

/** cr 702.2f, 702.15f, 702.80d, 702.90d: these work from any zone the damage comes from. */
const FROM_ANYWHERE: ReadonlySet<QualityName> = new Set<QualityName>([
  'deathtouch',
  'lifelink',
  'wither',
  'infect',
]);

/** What the core alone can do of what the object's abilities and effects on it say; of what is gone as it last was. */
export function qualities(state: GameState, id: ObjectId, name?: QualityName): readonly QualityOf[] {
  const found = qualitiesOf(state, id);
  return name === undefined || found.length === 0 ? found : found.filter((one) => one.name === name);
}

function qualitiesOf(state: GameState, id: ObjectId): readonly QualityOf[] {
  const object = state.objects[objectNumber(id)];
  if (object?.permanent !== undefined) return rulesNow(state).qualities.get(id) ?? NONE;
  const functioning = rulesNow(state).qualities.get(id);
  if (functioning !== undefined && object?.item === undefined) return functioning;
  const now = lastKnown(state, id);
  return now === undefined ? NONE : offBattlefield(now, id, object);
}

/** Of a spell or card: what functions where it is; of what is gone all that it had. */
function offBattlefield(now: Known, id: ObjectId, object: GameObject | undefined): readonly QualityOf[] {
  const context = contextOf(id, now.controller ?? now.owner ?? (0 as Seat));
  const own = now.abilities.flatMap((instance) => qualitiesIn(instance, id, now, context, object));
  const others = now.effects.flatMap(({ change, ref, context: from }) =>
    change.kind === 'quality' ? [{ name: change.is, node: change, context: from, ref, label: null }] : [],
  );
  return [...own, ...others];
}

function qualitiesIn(
  instance: AbilityInstance,
  id: ObjectId,
  now: Known,
  { controller }: Context,
  object: GameObject | undefined,
): readonly QualityOf[] {
  const { ability, ref, keyword } = instance;
  if (ability.kind !== 'static') return NONE;
  return ability.effects.flatMap((effect, index) => {
    if (effect.kind !== 'quality') return [];
    const works =
      object === undefined || FROM_ANYWHERE.has(effect.is) || functions(ability, effect, object, now);
    if (!works) return [];
    const context = contextOfAbility(id, controller, instance);
    return [{ name: effect.is, node: effect, context, ref: childRef(ref, 'effects', index), label: keyword }];
  });
}

export const hasQuality = (state: GameState, id: ObjectId, name: QualityName): boolean =>
  qualitiesOf(state, id).some((one) => one.name === name);
