// Collects the continuous effects at some point of the layers (cr 611): from static abilities, and lasting
// effects.
import { memoByIdentity } from '#kernel';
import type { Change, Condition, Filter, Static } from '#abilities';
import type { Sight } from '../../language/sight.js';
import { contextOf, type Context } from '../../../model/state/context.js';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import type { NodeRef, ObjectId } from '../../../model/basics/ids.js';
import type { Lasting } from '../../../model/state/lasting.js';
import { aspectsOf } from './aspects.js';
import type { Origin } from '../alone/changes.js';
import { changingAmong, isChanging, type Changing } from '../../../model/printed/changing.js';
import { functions, isThere } from '../../../model/printed/functioning.js';
import { looksInPlay } from './in-play-alone.js';
import { childRef, nodeAt } from '../../../model/printed/node-ref.js';
import type { AbilityInstance, Known } from '../../../model/printed/shape.js';

/** One change of an effect, in its layer. */
export interface EffectPart extends Origin {
  readonly change: Change;
  readonly layer: number;
}

export interface Continuous {
  /** The same effect always has the same key. */
  readonly key: string;
  /** cr 613.3: of a characteristic-defining ability. */
  /** From a static ability (cr 604.7); otherwise from something that resolved. */
  readonly isStatic?: true;
  readonly defines: boolean;
  readonly timestamp: number;
  readonly context: Context;
  readonly parts: readonly EffectPart[];
  /**
   * A fixed list (cr 611.2c, or this and its host), or a filter evaluated when the effect begins to apply
   * (cr 611.3a).
   */
  readonly affects: readonly ObjectId[] | Filter;
  /** The name of the affected object while its change is evaluated. */
  readonly each?: string;
  /** The condition for its existence. */
  readonly while: Condition | undefined;
  /** cr 611.2c-d: it was fully evaluated when it began, so nothing else affects it. */
  readonly settled?: true;
}

/** A condition that reads nothing that effects can change: it has the same result in all layers. */
export interface AskedCondition {
  readonly condition: Condition;
  readonly context: Context;
  readonly held: boolean;
}

/** Everything that decides which effects an object's static abilities make. */
interface Spoken {
  readonly statics: readonly AbilityInstance[];
  readonly controller: Known['controller'];
  /** Undefined on the battlefield, where abilities function whatever the types. */
  readonly types: Known['types'] | undefined;
}

const spokenBy = (
  { zone }: Pick<GameObject, 'zone'>,
  { abilities, controller, owner, types }: Known,
): Spoken => ({
  statics: changingAmong(abilities),
  controller: controller ?? owner,
  types: zone.kind === 'battlefield' ? undefined : types,
});

/** Whether the object may make other effects than it did when they were collected. */
export function mayMakeOtherEffects({ from }: Collected, id: ObjectId, known: Known | undefined): boolean {
  const before = from.get(id);
  if (known === undefined) return before !== undefined;
  const statics = changingAmong(known.abilities);
  if (before === undefined) return statics.length > 0;
  return (
    before.controller !== (known.controller ?? known.owner) ||
    (before.types !== undefined && before.types !== known.types) ||
    !sameItems(before.statics, statics)
  );
}

const sameItems = <T>(some: readonly T[], others: readonly T[]): boolean =>
  some === others || (some.length === others.length && some.every((one, nth) => one === others[nth]));

export interface Collected {
  readonly effects: Continuous[];
  /** The objects whose static abilities were read, and what was read of each. */
  readonly from: Map<ObjectId, Spoken>;
  /** Whether some effects depend on a condition that effects may change... */
  conditional: boolean;
  /** ... and that may become true without any object changing. */
  momentary: boolean;
  /** The conditions that may become true that way and that no effect can change. */
  readonly asked: AskedCondition[];
  /** Whether all their conditions look at the battlefield alone. */
  inPlay: boolean;
}

export const newlyCollected = (): Collected => ({
  effects: [],
  from: new Map(),
  conditional: false,
  momentary: false,
  asked: [],
  inPlay: true,
});

/** Evaluates a condition now, and records what the result depends on. */
function holdsNow(sight: Sight, condition: Condition, context: Context, found: Collected): boolean {
  const held = sight.read.holds(sight, condition, context);
  found.inPlay &&= looksInPlay('condition', condition);
  const aspects = aspectsOf('condition', condition);
  const ofMoment = aspects.has('moment');
  if (aspects.size > Number(ofMoment)) {
    found.conditional = true;
    found.momentary ||= ofMoment;
  } else if (ofMoment) found.asked.push({ condition, context, held });
  return held;
}

/** cr 613.1, 613.4: 1a, 1b, 2, 3, 4, 5, 6, 7a to 7d. */
const LAYER: { readonly [K in Change['kind']]: number } = {
  copy: 10,
  'face-down': 11,
  control: 20,
  words: 30,
  'set-name': 30,
  'add-name': 30,
  'every-creature-name': 30,
  'full-text': 30,
  'add-types': 40,
  'remove-types': 40,
  'set-types': 40,
  'every-creature-type': 40,
  'set-colours': 50,
  'add-colours': 50,
  'gain-ability': 60,
  'lose-ability': 60,
  'lose-all-abilities': 60,
  'lose-this-ability': 60,
  'gain-abilities-of': 60,
  'cannot-have': 60,
  'set-stat': 71,
  'modify-stats': 72,
  'switch-stats': 73,
  // cr 613.11: after all characteristics.
  cannot: 80,
  must: 80,
  may: 80,
  quality: 80,
  goaded: 80,
  parameter: 80,
};
export const LAYERS = [10, 11, 20, 30, 40, 50, 60, 70, 71, 72, 73, 80] as const;
export const COUNTERS_LAYER = 72;

export const layerOf = (change: Change, defines: boolean): number =>
  defines && change.kind === 'set-stat' ? 70 : LAYER[change.kind];

function partsOf(
  changes: readonly Change[],
  at: NodeRef,
  origin: Omit<Origin, 'ref'>,
  defines: boolean,
): EffectPart[] {
  return changes.map((change, index) => ({
    ...origin,
    change,
    ref: childRef(at, 'changes', index),
    layer: layerOf(change, defines),
  }));
}

/** The context of an object's own abilities: the effect that gave them, and its context (cr 611.2d). */
export const contextOfAbility = (
  id: ObjectId,
  controller: Context['controller'],
  { given, acquired }: Pick<AbilityInstance, 'given' | 'acquired'>,
): Context => {
  const own = acquired === undefined ? {} : { acquired };
  if (given === undefined) return { ...contextOf(id, controller), ...own };
  const { context, granter } = given;
  return {
    ...context,
    source: id,
    stack: null,
    controller,
    bindings: { ...context.bindings, granter: { objects: [granter] } },
    ...own,
  };
};

/** cr 613.7a, 613.7d. */
export const timestampOf = ({ permanent, timestamp }: GameObject, { given }: AbilityInstance): number =>
  Math.max(permanent?.timestamp ?? timestamp ?? 0, given?.timestamp ?? 0);

/** The effects of an object's static abilities that function now. */
export function collectStatics(sight: Sight, object: GameObject, known: Known, found: Collected): void {
  const statics = changingAmong(known.abilities);
  if (statics.length === 0 || !isThere(object)) return;
  found.from.set(object.id, spokenBy(object, known));
  const controller = known.controller ?? known.owner;
  if (controller === null) return;
  const seen = new Map<string, number>();
  for (const instance of statics) {
    const { ability, ref } = instance;
    if (ability.kind !== 'static') continue;
    const context = contextOfAbility(object.id, controller, instance);
    if (ability.while !== undefined && !holdsNow(sight, ability.while, context, found)) continue;
    // The same ability may have been given several times.
    const nth = seen.get(ref) ?? 0;
    seen.set(ref, nth + 1);
    found.effects.push(...ofAbility(object, known, instance, context, nth));
  }
}

/** What decides the effects of an object without any change, besides its characteristics. */
interface OfPlain {
  readonly object: GameObject;
  readonly timestamp: number;
  readonly host: unknown;
  readonly zone: string;
  readonly effects: readonly Continuous[];
}
const ofPlainOnes = memoByIdentity<Known, OfPlain>();

/** The same for an object that no effect has changed; memoized if no condition is evaluated. */
export function collectPlain(sight: Sight, object: GameObject, plain: Known, found: Collected): void {
  const statics = changingAmong(plain.abilities);
  if (statics.some(isConditional) || !isThere(object) || object.faceDown !== undefined) {
    collectStatics(sight, object, plain, found);
    return;
  }
  const timestamp = object.permanent?.timestamp ?? object.timestamp ?? 0;
  const host = object.permanent?.attachedTo;
  const zone = object.zone.kind;
  let kept = ofPlainOnes.get(plain);
  if (kept?.object !== object || kept.timestamp !== timestamp || kept.host !== host || kept.zone !== zone) {
    const made = newlyCollected();
    collectStatics(sight, object, plain, made);
    kept = { object, timestamp, host, zone, effects: made.effects };
    ofPlainOnes.set(plain, kept);
  }
  if (statics.length > 0) found.from.set(object.id, spokenBy(object, plain));
  found.effects.push(...kept.effects);
}

const isConditional = ({ ability }: AbilityInstance): boolean =>
  ability.kind === 'static' && ability.while !== undefined;

function ofAbility(
  object: GameObject,
  known: Known,
  instance: AbilityInstance,
  context: Context,
  nth: number,
): readonly Continuous[] {
  const { ability, ref } = instance;
  if (ability.kind !== 'static') return [];
  const timestamp = timestampOf(object, instance);
  return ability.effects.flatMap((effect, index) => {
    if (!isChanging(effect) || !functions(ability, effect, object, known)) return [];
    const at = childRef(ref, 'effects', index);
    // cr 604.3a: a granted ability, or one with a condition, is not characteristic-defining.
    const defines = effect.kind === 'defines' && instance.given === undefined && ability.while === undefined;
    const key = `${object.id} ${at} ${String(nth)}`;
    return [
      {
        key,
        isStatic: true,
        defines,
        timestamp,
        context,
        parts: partsOf(effect.changes, at, { effect: key, context, timestamp }, defines),
        affects: affectedBy(effect, object),
        ...eachOf(effect),
        while: ability.while,
      },
    ];
  });
}

const eachOf = (effect: Changing): Pick<Continuous, 'each'> =>
  effect.kind === 'modify' && effect.bind !== undefined ? { each: effect.bind } : {};

function affectedBy(effect: Changing, { id, permanent }: GameObject): Continuous['affects'] {
  switch (effect.kind) {
    case 'modify':
      return effect.what;
    case 'modify-this':
    case 'defines':
      return [id];
    case 'modify-host': {
      const host = permanent?.attachedTo;
      return typeof host === 'string' ? [host] : [];
    }
  }
}

/** cr 611.2: the lasting effects that spells and abilities made. */
export function collectLasting(state: GameState, found: Collected): void {
  for (const lasting of state.lasting) {
    const { id, kind, at, context, timestamp } = lasting;
    if (kind === 'continuous') found.effects.push(settledBy(lasting));
    else if (kind === 'rule') ofRule(id, rulesAt(state, at), { ref: at, context, timestamp }, found);
  }
}

const settled = memoByIdentity<Lasting, Continuous>();

/** Only the affected objects can change (cr 400.7a), so the rest is built once. */
export function settledBy(lasting: Lasting): Continuous {
  const { id, at, context, timestamp, changes } = lasting;
  const affects = lasting.affects ?? NOTHING;
  const before = settled.get(lasting);
  if (before?.affects === affects) return before;
  const made: Continuous = {
    key: id,
    defines: false,
    timestamp,
    context,
    parts: partsOf(changes, at, { effect: id, context, timestamp }, false),
    affects,
    while: undefined,
    settled: true,
  };
  settled.set(lasting, made);
  return made;
}

const NOTHING: readonly ObjectId[] = [];

export const rulesAt = (state: GameState, at: NodeRef): readonly Static[] => {
  const { effects = [] } = nodeAt(state, at) as { readonly effects?: readonly Static[] };
  return effects;
};

/** cr 611.2c: an effect on the rules affects whatever fits at each moment. */
function ofRule(
  id: string,
  effects: readonly Static[],
  { ref, context, timestamp }: Omit<Origin, 'effect'>,
  found: Collected,
): void {
  effects.forEach((effect, index) => {
    if (!isChanging(effect)) return;
    const key = `${id} ${String(index)}`;
    found.effects.push({
      key,
      defines: false,
      timestamp,
      context,
      parts: partsOf(
        effect.changes,
        childRef(ref, 'effects', index),
        { effect: key, context, timestamp },
        false,
      ),
      affects: effect.kind === 'modify' ? effect.what : [context.source],
      ...eachOf(effect),
      while: undefined,
    });
  });
}
