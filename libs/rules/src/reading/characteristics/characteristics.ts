// The characteristics of objects now (cr 613): their copiable values with every effect applied. Computed once
// per epoch of the state; the state itself stores none of it.
import { memoByIdentity, memoOfLatest } from '#kernel';
import {
  forgetEpoch,
  momentToken,
  perBattlefieldShape,
  perEpoch,
  perShape,
} from '../../fold/journal/epoch.js';
import { hasVariant } from '../../model/printed/keyword-variants.js';
import { needsIdentity } from '../language/needs-identity.js';
import { READERS } from '../language/readers.js';
import { currentIncarnation } from '../language/references.js';
import { isUnknownInExile } from '../language/any-card-as-land.js';
import type { Sight } from '../language/sight.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import { BATTLEFIELD, objectNumber, zoneKey, type ObjectId, type Seat } from '../../model/basics/ids.js';
import { definedOf, definesByMoment } from './effects/defined.js';
import { isStillValid, type Layered } from './layers/layers.js';
import { layersNow } from './layers/results.js';
import { countedOf, plainOf } from './alone/plain.js';
import { recalled } from './alone/recalled.js';
import { reportingSight, unnamedCard } from './alone/unnamed.js';
import { forgetZones } from './alone/zone-contents.js';
import { NO_CHARACTERISTICS, type AbilityInstance, type Known } from '../../model/printed/shape.js';

export type { AbilityInstance, Characteristics, Known } from '../../model/printed/shape.js';

interface Latest {
  layers: Layered;
  /** When it was computed, or last found unchanged. */
  moment: object;
}

const ofShape = perShape((state): Latest => ({ layers: layersNow(state), moment: momentToken(state) }));

const ofMoment = perEpoch((state): Layered => {
  const latest = ofShape(state);
  const now = momentToken(state);
  if (latest.moment !== now && !isAsItWas(state, latest.layers)) latest.layers = layersNow(state);
  latest.moment = now;
  return latest.layers;
});

/** True if only conditions can have changed while no object did, and all have the same result as before. */
const isAsItWas = (state: GameState, layers: Layered): boolean =>
  !layers.momentary && state.naming === null && isStillValid(state, layers);

function layersOf(state: GameState): Layered {
  const { layers } = ofShape(state);
  return layers.momentary || layers.asked.length > 0 ? ofMoment(state) : layers;
}

/** All objects that effects change individually; usually none. */
export const changed = (state: GameState): Layered['objects'] => layersOf(state).objects;

/** Nameless cards of which a continuous effect would need to know more. */
export const namesWantedByEffects = (state: GameState): ReadonlySet<ObjectId> => layersOf(state).wanted;

interface Slot<T> {
  of: Layered['objects'] | null;
  value: T | null;
}

/** A reading that is recomputed only when an object may have been replaced or changed. */
export const perLayers = <T>(make: (state: GameState) => T): ((state: GameState) => T) =>
  underEffects(
    perShape((): Slot<T> => ({ of: null, value: null })),
    make,
  );

/** A reading of the battlefield alone, with all effects applied. Changes elsewhere keep its memo. */
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
    // Called many times at the same moment.
    const moment = momentToken(state);
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

/**
 * Objects outside the battlefield that effects change: they may have been given abilities that function
 * there.
 */
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

/** The object as it is; undefined if it is gone. */
export function known(state: GameState, id: ObjectId): Known | undefined {
  const found = settled(state, id);
  if (found !== undefined) return found;
  const object = state.objects[objectNumber(id)];
  if (object === undefined) return undefined;
  const { objects, wide } = layersOf(state);
  const now = objects.get(id) ?? wide.of(state, object) ?? byItself(state, object);
  if (object.permanent !== undefined) settledInPlay(state).set(id, now);
  // Its own definition may depend on more than objects.
  else if (!definesByMoment(plainOf(state, object).abilities)) settledElsewhere(state).set(id, now);
  return now;
}

/**
 * A token object that is replaced whenever an object's characteristics may have changed; but see `followsAppearances`.
 */
export const appearanceToken = perLayers((): object => ({}));

/**
 * Whether the object stays the same as long as `appearanceToken` does; false if its own definition depends on the
 * moment.
 */
export const followsAppearances = (state: GameState, id: ObjectId): boolean =>
  settled(state, id) !== undefined || (known(state, id) !== undefined && settled(state, id) !== undefined);

function byItself(state: GameState, object: GameObject): Known {
  if (object.permanent !== undefined) return countedOf(state, object);
  return definedOf(quietSightOf(state), object, plainOf(state, object));
}

/** The object, or its last known information (cr 113.7a, 608.2h). */
export const lastKnownOf = (state: GameState, id: ObjectId): Known | undefined =>
  known(state, id) ?? recalled(state, id) ?? knownLater(state, id);

/**
 * cr 400.7j: an object that left a hidden zone is found where the same effect put it, because nothing was
 * remembered of it there.
 */
function knownLater(state: GameState, id: ObjectId): Known | undefined {
  const became = state.gone[String(objectNumber(id))]?.became ?? null;
  return became === null ? undefined : lastKnownOf(state, became);
}

const NOBODY: readonly ObjectId[] = [];
/** Most calls ask for the same sight as the last one. */
const sights = memoOfLatest<GameState, Sight>();
const asking = memoByIdentity<GameState, Sight>();

/**
 * The game as it is, for filters, values and conditions. Reading something unknown of a nameless card throws.
 */
export function sightOf(state: GameState): Sight {
  if (state.naming === null) return quietSightOf(state);
  let found = asking.get(state);
  if (found === undefined) {
    const { granted } = state.naming;
    const quiet = quietSightOf(state);
    const breakOff = (id: ObjectId): void => {
      const object = currentIncarnation(quiet, id);
      // An object that is gone for good stays as last seen; a face-down card has nothing to know (cr 406.3).
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
    asking.set(state, (found = reportingSight(quiet, granted, breakOff)));
  }
  return found;
}

/**
 * Drops what is memoized of a state that nobody will read again. Until the next collection of all memory, memos
 * would keep it from being collected.
 */
export function forgetReadings(state: GameState): void {
  forgetEpoch(state);
  forgetZones(state);
  sights.delete(state);
  asking.delete(state);
}

/** cr 406.3a: a card exiled face down has no characteristics that anything could ask for. */
function asItLies(state: GameState, id: ObjectId, now: Known | undefined): Known | undefined {
  const object = state.objects[objectNumber(id)];
  return now === undefined || object?.faceDown === undefined || !isUnknownInExile(object)
    ? now
    : { ...now, ...NO_CHARACTERISTICS };
}

/** The same, but nameless cards have only what is printed on them. */
function quietSightOf(state: GameState): Sight {
  let found = sights.get(state);
  if (found === undefined) {
    found = {
      state,
      object: (id) => state.objects[objectNumber(id)],
      zone: (key) => state.zones[key] ?? NOBODY,
      known: (id) => asItLies(state, id, known(state, id)),
      remembered: (id) => asItLies(state, id, lastKnownOf(state, id)),
      read: READERS,
    };
    sights.set(state, found);
  }
  return found;
}

export const objectOf = (state: GameState, id: ObjectId): GameObject | undefined =>
  state.objects[objectNumber(id)];

/** cr 110.1, 702.26b: the objects on the battlefield that are not phased out, in the order they entered. */
export const permanents = perBattlefieldShape((state): ObjectId[] =>
  (state.zones[zoneKey(BATTLEFIELD)] ?? []).filter(
    (id) => state.objects[objectNumber(id)]?.permanent?.phasedOut === 'no',
  ),
);

export const hasType = (state: GameState, id: ObjectId, type: string): boolean =>
  lastKnownOf(state, id)?.types.includes(type) ?? false;

/** cr 702.1: the keyword, or a variant of it. */
export function hasKeyword(state: GameState, id: ObjectId, keyword: string): boolean {
  const keywords = lastKnownOf(state, id)?.keywords;
  return keywords !== undefined && (keywords.has(keyword) || hasVariant(keywords, keyword));
}

export const controllerOf = (state: GameState, id: ObjectId): Seat | null =>
  lastKnownOf(state, id)?.controller ?? null;

/** All of its abilities, whether or not they function. */
export const abilitiesOf = (state: GameState, id: ObjectId): readonly AbilityInstance[] =>
  lastKnownOf(state, id)?.abilities ?? [];
