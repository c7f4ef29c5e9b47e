// What an object is now (cr 613): its copiable values under every effect on them. Worked out once for each epoch of
// the state and thrown away with it; the state itself keeps none of it.
import { momentOf, perBattlefieldShape, perEpoch, perGame, perShape } from '../../fold/journal/epoch.js';
import { hasVariant } from '../../model/printed/keyword-variants.js';
import { needsIdentity } from '../language/needs-identity.js';
import { READERS } from '../language/readers.js';
import { presentOf } from '../language/references.js';
import { isCovered } from '../language/any-card-as-land.js';
import type { Sight } from '../language/sight.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import { BATTLEFIELD, objectNumber, zoneKey, type ObjectId, type Seat } from '../../model/basics/ids.js';
import { definedOf, definesByMoment } from './defined.js';
import { areTheSame } from './as-before.js';
import { layered, stillHolds, type Layered } from './layers.js';
import { changingByThemselves } from './elsewhere.js';
import { countedOf, plainOf } from './plain.js';
import { recalled } from './recalled.js';
import { seenThrough, unnamedCard } from './unnamed.js';
import { Wide } from './wide.js';
import { NO_CHARACTERISTICS, type AbilityInstance, type Known } from '../../model/printed/shape.js';

export type { AbilityInstance, Characteristics, Known } from '../../model/printed/shape.js';

const NOTHING: Layered = {
  objects: new Map(),
  wide: new Wide(),
  momentary: false,
  asked: [],
  inPlay: true,
  wanted: new Set(),
};

/** What the layers came to while the battlefield was as it is, and what made them. */
interface OfBattlefield {
  layers: Layered | null;
  sources: readonly GameObject[];
  lasting: readonly unknown[];
}
const ofBattlefield = perBattlefieldShape((): OfBattlefield => ({ layers: null, sources: [], lasting: [] }));

const lastTime = perGame((): { objects: Layered['objects']; wide: Wide } => ({
  objects: NOTHING.objects,
  wide: NOTHING.wide,
}));

function workedOut(state: GameState): Layered {
  const sources = changingByThemselves(state);
  const lasting = state.lasting.flatMap((one) =>
    one.kind === 'continuous' || one.kind === 'rule' ? [one, one.affects] : [],
  );
  if (sources.length === 0 && lasting.length === 0) return NOTHING;
  const kept = ofBattlefield(state);
  if (
    kept.layers !== null &&
    areEach(kept.sources, sources) &&
    areEach(kept.lasting, lasting) &&
    stillHolds(state, kept.layers)
  )
    return kept.layers;
  const layers = goneThrough(state, sources);
  kept.layers = layers.inPlay && !layers.momentary ? layers : null;
  kept.sources = sources;
  kept.lasting = lasting;
  return layers;
}

const areEach = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, nth) => one === others[nth]);

function goneThrough(state: GameState, sources: readonly GameObject[]): Layered {
  const last = lastTime(state);
  const now = layered(state, sources, (id) => recalled(state, id), last.objects);
  const isSame = last.wide.isSame(now.wide);
  const wide = isSame ? last.wide : now.wide;
  // All of it is as it was: so is what was read off it.
  const objects = isSame && areTheSame(now.objects, last.objects) ? last.objects : now.objects;
  last.objects = objects;
  last.wide = wide;
  return { ...now, objects, wide };
}

interface Latest {
  layers: Layered;
  /** When that was worked out, or seen to be the same. */
  moment: object;
}

const ofShape = perShape((state): Latest => ({ layers: workedOut(state), moment: momentOf(state) }));

const ofMoment = perEpoch((state): Layered => {
  const latest = ofShape(state);
  const now = momentOf(state);
  if (latest.moment !== now && !isAsItWas(state, latest.layers)) latest.layers = workedOut(state);
  latest.moment = now;
  return latest.layers;
});

/** Where nothing but conditions may come to hold while no object changes, and they hold as they did. */
const isAsItWas = (state: GameState, layers: Layered): boolean =>
  !layers.momentary && state.naming === null && stillHolds(state, layers);

function layersOf(state: GameState): Layered {
  const { layers } = ofShape(state);
  return layers.momentary || layers.asked.length > 0 ? ofMoment(state) : layers;
}

/** Everything that effects change one by one; most of the time nothing. */
export const changed = (state: GameState): Layered['objects'] => layersOf(state).objects;

/** The cards without a name of which some continuous effect would have to know more. */
export const wantedByEffects = (state: GameState): ReadonlySet<ObjectId> => layersOf(state).wanted;

interface Slot<T> {
  of: Layered['objects'] | null;
  value: T | null;
}

/** A reading that is made anew only when some object may have become another or other than it was. */
export const perLayers = <T>(make: (state: GameState) => T): ((state: GameState) => T) =>
  underEffects(
    perShape((): Slot<T> => ({ of: null, value: null })),
    make,
  );

/** A reading of nothing but what is on the battlefield, as it is under all effects: it outlasts what happens elsewhere. */
export const perBattlefield = <T>(make: (state: GameState) => T): ((state: GameState) => T) =>
  underEffects(
    perBattlefieldShape((): Slot<T> => ({ of: null, value: null })),
    make,
  );

function underEffects<T>(
  slots: (state: GameState) => Slot<T>,
  make: (state: GameState) => T,
): (state: GameState) => T {
  let lastMoment: object | undefined;
  let lastValue: T | null = null;
  return (state) => {
    // It is asked again and again at one moment.
    const moment = momentOf(state);
    if (moment === lastMoment) return lastValue as T;
    const slot = slots(state);
    const now = changed(state);
    if (slot.of !== now) {
      slot.value = make(state);
      slot.of = now;
    }
    lastMoment = moment;
    lastValue = slot.value;
    return slot.value as T;
  };
}

/** What effects change outside of the battlefield: it may have been given what functions there. */
export const changedElsewhere = perLayers((state): readonly GameObject[] => {
  const found: GameObject[] = [];
  for (const id of changed(state).keys()) {
    const object = state.objects[objectNumber(id)];
    if (object !== undefined && object.permanent === undefined) found.push(object);
  }
  return found;
});

const settledInPlay = perBattlefield((): Map<ObjectId, Known> => new Map());
const settledElsewhere = perLayers((): Map<ObjectId, Known> => new Map());

const settled = (state: GameState, id: ObjectId): Known | undefined =>
  settledInPlay(state).get(id) ?? settledElsewhere(state).get(id);

/** The object as it is; undefined for what is not there any more. */
export function known(state: GameState, id: ObjectId): Known | undefined {
  const found = settled(state, id);
  if (found !== undefined) return found;
  const object = state.objects[objectNumber(id)];
  if (object === undefined) return undefined;
  const { objects, wide } = layersOf(state);
  const now = objects.get(id) ?? wide.of(state, object) ?? byItself(state, object);
  if (object.permanent !== undefined) settledInPlay(state).set(id, now);
  // What defines itself may do so by more than objects.
  else if (!definesByMoment(plainOf(state, object).abilities)) settledElsewhere(state).set(id, now);
  return now;
}

/** Something that is another thing whenever an object may have become other than it was; but see `isSettled`. */
export const appearances = perLayers((): object => ({}));

/** Whether the object is the same as long as the appearances are: what defines itself by a moment is not. */
export const isSettled = (state: GameState, id: ObjectId): boolean =>
  known(state, id) !== undefined && settled(state, id) !== undefined;

function byItself(state: GameState, object: GameObject): Known {
  if (object.permanent !== undefined) return countedOf(state, object);
  return definedOf(quietSightOf(state), object, plainOf(state, object));
}

/** The object, or what was last known of it (cr 113.7a, 608.2h). */
export const lastKnown = (state: GameState, id: ObjectId): Known | undefined =>
  known(state, id) ?? recalled(state, id) ?? cameTo(state, id);

/** cr 400.7j: what left a hidden zone is looked for where the same effect put it: nothing of it was kept there. */
function cameTo(state: GameState, id: ObjectId): Known | undefined {
  const became = state.gone[String(objectNumber(id))]?.became ?? null;
  return became === null ? undefined : lastKnown(state, became);
}

const NOBODY: readonly ObjectId[] = [];
const sights = new WeakMap<GameState, Sight>();
const asking = new WeakMap<GameState, Sight>();

/** The game as it is, for filters, values and conditions. What is read of a card without a name breaks off. */
export function sightOf(state: GameState): Sight {
  if (state.naming === null) return quietSightOf(state);
  let found = asking.get(state);
  if (found === undefined) {
    const { granted } = state.naming;
    const quiet = quietSightOf(state);
    const breakOff = (id: ObjectId): void => {
      const object = presentOf(quiet, id);
      // What is gone for good stays what it was last seen as; what lies face down has nothing to know (cr 406.3).
      const card = object === undefined ? undefined : unnamedCard(state, object);
      if (object !== undefined && card !== undefined && card.object.faceDown === undefined)
        needsIdentity({
          object,
          owner: card.object.owner,
          occasion: 'asked-about',
          chooser: null,
          want: null,
        });
    };
    asking.set(state, (found = seenThrough(quiet, granted, breakOff)));
  }
  return found;
}

/** cr 406.3a: what was exiled face down has no characteristics that anything could ask for. */
function asItLies(state: GameState, id: ObjectId, now: Known | undefined): Known | undefined {
  const object = state.objects[objectNumber(id)];
  return now === undefined || object?.faceDown === undefined || !isCovered(object)
    ? now
    : { ...now, ...NO_CHARACTERISTICS };
}

/** The sight that was asked for last is asked for again most of the time. */
let lastSight: Sight | undefined;

/** The same, in which what has no name has nothing but what is printed. */
function quietSightOf(state: GameState): Sight {
  if (lastSight?.state === state) return lastSight;
  let found = sights.get(state);
  if (found === undefined) {
    found = {
      state,
      object: (id) => state.objects[objectNumber(id)],
      zone: (key) => state.zones[key] ?? NOBODY,
      known: (id) => asItLies(state, id, known(state, id)),
      remembered: (id) => asItLies(state, id, lastKnown(state, id)),
      read: READERS,
    };
    sights.set(state, found);
  }
  lastSight = found;
  return found;
}

export const objectOf = (state: GameState, id: ObjectId): GameObject | undefined =>
  state.objects[objectNumber(id)];

/** cr 110.1, 702.26b: what is on the battlefield and not phased out, in the order it came. */
export const permanents = perBattlefieldShape((state): ObjectId[] =>
  (state.zones[zoneKey(BATTLEFIELD)] ?? []).filter(
    (id) => state.objects[objectNumber(id)]?.permanent?.phasedOut === 'no',
  ),
);

export const hasType = (state: GameState, id: ObjectId, type: string): boolean =>
  lastKnown(state, id)?.types.includes(type) ?? false;

/** cr 702.1: the keyword, or a variant of it. */
export function hasKeyword(state: GameState, id: ObjectId, keyword: string): boolean {
  const keywords = lastKnown(state, id)?.keywords;
  return keywords !== undefined && (keywords.has(keyword) || hasVariant(keywords, keyword));
}

export const controllerOf = (state: GameState, id: ObjectId): Seat | null =>
  lastKnown(state, id)?.controller ?? null;

/** All it has, functioning or not. */
export const abilitiesOf = (state: GameState, id: ObjectId): readonly AbilityInstance[] =>
  lastKnown(state, id)?.abilities ?? [];
