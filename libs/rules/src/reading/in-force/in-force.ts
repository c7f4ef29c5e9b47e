// All static effects in force that are no change in a layer (cr 604, 611.3, 613.11), by kind: from static
// abilities where they function, from lasting effects on the rules, and from effects on single objects.
import { memoByIdentity } from '#kernel';
import type { Action, Permission, QualityName, Static } from '#abilities';
import { perEpoch, perGame } from '../../fold/journal/epoch.js';
import { contextOf, type Context } from '../../model/state/context.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { Lasting } from '../../model/state/lasting.js';
import {
  changed,
  changedElsewhere,
  known,
  lastKnownOf,
  perBattlefield,
  perLayers,
  sightOf,
} from '../characteristics/characteristics.js';
import { contextOfAbility, rulesAt } from '../characteristics/effects/continuous.js';
import { functioningElsewhere } from '../characteristics/alone/elsewhere.js';
import { functions, isThere } from '../../model/printed/functioning.js';
import { isUnconditional, type AskedConditions } from '../characteristics/held.js';
import { heardBy } from '../characteristics/ignored.js';
import {
  bearing,
  allZoneContents,
  perZone,
  type ZonedObject,
} from '../characteristics/alone/zone-contents.js';
import { childRef } from '../../model/printed/node-ref.js';
import { haveCountersEffect } from '../characteristics/alone/plain.js';
import type { AbilityInstance, Known } from '../../model/printed/shape.js';
import {
  saidByStatic,
  speechOf,
  type ActionRule,
  type Goading,
  type InForce,
  type PermissionRule,
  type QualityOf,
  type Said,
  type Speech,
} from '../characteristics/speech.js';

export type { ActionRule, InForce, PermissionRule, QualityOf } from '../characteristics/speech.js';

/** The statements, by lookup key. */
type Index = { readonly [I in Said['in']]: Map<string, Extract<Said, { in: I }>['value'][]> };

interface Rules {
  readonly index: Index;
  /** Some depend on a condition that may become true without any object changing. */
  readonly momentary: boolean;
}

/** Objects with static abilities of their own. */
const withStatics = perZone(
  (contents): ReadonlySet<ZonedObject> =>
    new Set(
      bearing(contents).filter(({ plain }) =>
        plain.abilities.some(({ ability }) => ability.kind === 'static'),
      ),
    ),
);

/** The statements of an object; null: they depend on conditions and are evaluated each time. */
interface Speaker {
  readonly object: GameObject;
  readonly now: Known;
  readonly speech: Speech | null;
}

/** An object without static abilities, counters and effects on it states nothing. */
const speakersInPlay = perBattlefield((state): readonly Speaker[] => {
  const effects = changed(state);
  const found: Speaker[] = [];
  for (const contents of allZoneContents(state)) {
    if (contents.zone !== 'battlefield') continue;
    const speaking = withStatics(contents);
    for (const lying of contents.all) {
      const { object } = lying;
      const speaks = speaking.has(lying) || haveCountersEffect(object) || effects.has(object.id);
      if (speaks && isThere(object)) found.push(...speaker(state, object));
    }
  }
  return found;
});

function speaker(state: GameState, object: GameObject): readonly Speaker[] {
  const now = known(state, object.id);
  if (now === undefined) return [];
  if (!isUnconditional(now)) return [{ object, now, speech: null }];
  const speech = speechOf(sightOf(state), object, now);
  return isSilent(speech) ? [] : [{ object, now, speech }];
}

const isSilent = ({ said, momentary }: Speech): boolean => said.length === 0 && !momentary;

const askedNow = perEpoch((): AskedConditions => new Map());

/** The statements of all objects, in order. */
function speechesNow(state: GameState): readonly Speech[] {
  const sight = sightOf(state);
  const asked = askedNow(state);
  const speeches: Speech[] = [];
  const hear = ({ object, now, speech: always }: Speaker): void => {
    const speech = always ?? speechOf(sight, object, now, asked);
    if (!isSilent(speech)) speeches.push(speech);
  };
  const hearNow = (object: GameObject): void => {
    const now = known(state, object.id);
    if (now !== undefined) hear({ object, now, speech: null });
  };
  for (const one of speakersInPlay(state)) hear(one);
  const functioning = functioningElsewhere(state);
  for (const object of functioning) hearNow(object);
  for (const object of changedElsewhere(state)) if (!functioning.includes(object)) hearNow(object);
  return speeches;
}

const isHeeded = ({ kind }: Lasting): boolean => kind === 'rule' || kind === 'ignoring';

interface Heard {
  speeches: readonly Speech[];
  lasting: readonly Lasting[];
  rules: Rules | null;
}

const lastHeard = perGame((): Heard => ({ speeches: [], lasting: [], rules: null }));

const areTheSame = <T>(some: readonly T[], others: readonly T[]): boolean =>
  some.length === others.length && some.every((one, nth) => one === others[nth]);

/** If all statements are unchanged, the previous rules stay valid. */
function rulesOf(state: GameState): Rules {
  const speeches = speechesNow(state);
  const lasting = state.lasting.filter(isHeeded);
  const last = lastHeard(state);
  if (last.rules === null || !areTheSame(last.speeches, speeches) || !areTheSame(last.lasting, lasting)) {
    last.rules = putTogether(state, speeches, lasting);
    last.speeches = speeches;
    last.lasting = lasting;
  }
  return last.rules;
}

function putTogether(state: GameState, speeches: readonly Speech[], lasts: readonly Lasting[]): Rules {
  const index: Index = {
    statics: new Map(),
    cannots: new Map(),
    musts: new Map(),
    permissions: new Map(),
    qualities: new Map(),
    goaded: new Map(),
  };
  const heard = heardBy(state);
  const put = (one: Said): void => {
    const { in: where, key, value } = heard(one);
    const map = index[where] as Map<string, unknown[]>;
    const list = map.get(key);
    if (list === undefined) map.set(key, [value]);
    else list.push(value);
  };
  for (const { said } of speeches) for (const one of said) put(one);
  for (const { kind, at, context, timestamp, source } of lasts)
    if (kind === 'rule')
      for (const [nth, effect] of rulesAt(state, at).entries())
        for (const said of saidByStatic({
          effect,
          ref: childRef(at, 'effects', nth),
          context,
          timestamp,
          source,
        }))
          put(said);
  for (const list of index.statics.values()) list.sort((one, other) => one.timestamp - other.timestamp);
  return { index, momentary: speeches.some(({ momentary }) => momentary) };
}

const ofLayers = perLayers(rulesOf);
const ofMoment = perEpoch(rulesOf);

function indexNow(state: GameState): Index {
  const steady = ofLayers(state);
  return (steady.momentary ? ofMoment(state) : steady).index;
}

/** The rules in force; the same object as long as they are unchanged. */
export interface RulesNow {
  /** They may change without any object changing. */
  readonly momentary: boolean;
  readonly qualities: readonly QualityOf[];
}
const seenFrom = memoByIdentity<Rules, RulesNow>();

export function rulesNow(state: GameState): RulesNow {
  const steady = ofLayers(state);
  const rules = steady.momentary ? ofMoment(state) : steady;
  let found = seenFrom.get(rules);
  if (found === undefined) {
    found = { momentary: rules.momentary, qualities: [...rules.index.qualities.values()].flat() };
    seenFrom.set(rules, found);
  }
  return found;
}

const NONE: readonly never[] = [];

/** What the index has of a kind. It files every rule under the kind of its own node. */
const ofKind = (lists: ReadonlyMap<string, readonly unknown[]>, kind: string): readonly unknown[] =>
  lists.get(kind) ?? NONE;

/** Static effects of a kind, by timestamp (cr 613.10-11). */
export const inForce = <K extends Static['kind']>(state: GameState, kind: K): readonly InForce<K>[] =>
  ofKind(indexNow(state).statics, kind) as readonly InForce<K>[];

/** cr 101.2. */
export const cannots = <K extends Action['kind']>(state: GameState, kind: K): readonly ActionRule<K>[] =>
  ofKind(indexNow(state).cannots, kind) as readonly ActionRule<K>[];

/** cr 508.1d, 509.1c. */
export const musts = <K extends Action['kind']>(state: GameState, kind: K): readonly ActionRule<K>[] =>
  ofKind(indexNow(state).musts, kind) as readonly ActionRule<K>[];

export const permissions = <K extends Permission['kind']>(
  state: GameState,
  kind: K,
): readonly PermissionRule<K>[] => ofKind(indexNow(state).permissions, kind) as readonly PermissionRule<K>[];

/** cr 701.15b: who has goaded it. */
export function goadersOf(state: GameState, id: ObjectId): readonly Seat[] {
  const goadings: readonly Goading[] = indexNow(state).goaded.get(id) ?? NONE;
  const sight = sightOf(state);
  return [...new Set(goadings.flatMap(({ by, context }) => sight.read.playersOf(sight, by, context)))];
}

/** cr 702.2f, 702.15f, 702.80d, 702.90d: these work from any zone the damage comes from. */
const FROM_ANYWHERE: ReadonlySet<QualityName> = new Set<QualityName>([
  'deathtouch',
  'lifelink',
  'wither',
  'infect',
]);

/**
 * The properties of the object that only the core implements, from its abilities and effects on it; for an
 * object that is gone, its last ones.
 */
export function qualities(state: GameState, id: ObjectId, name?: QualityName): readonly QualityOf[] {
  const found = qualitiesOf(state, id);
  return name === undefined || found.length === 0 ? found : found.filter((one) => one.name === name);
}

function qualitiesOf(state: GameState, id: ObjectId): readonly QualityOf[] {
  const object = state.objects[objectNumber(id)];
  if (object?.permanent !== undefined) return indexNow(state).qualities.get(id) ?? NONE;
  const functioning = indexNow(state).qualities.get(id);
  if (functioning !== undefined && object?.item === undefined) return functioning;
  const now = lastKnownOf(state, id);
  return now === undefined ? NONE : offBattlefield(now, id, object);
}

/** For a spell or card: abilities that function in its zone; for one that is gone, all it had. */
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
