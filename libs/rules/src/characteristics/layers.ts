// Continuous effects in their layers (cr 613): every change there is, layer by layer, within one in the order of
// dependencies and timestamps. Objects nothing changes are not in the result.
import { COLOURS, type Change, type ColourName } from '#abilities';
import type { GameObject, GameState } from '../state/game-state.js';
import { BATTLEFIELD, objectNumber, zoneKey, type NodeRef, type ObjectId, type Seat } from '../state/ids.js';
import { contextOf, type Context } from '../state/context.js';
import { matches } from '../reading/filters.js';
import { holds } from '../reading/conditions.js';
import { valueOf } from '../reading/values.js';
import { objectsOf } from '../reading/references.js';
import { playersOf } from '../reading/players.js';
import { colourOf, wordOf } from '../reading/words.js';
import { baseOf, instancesOf, landAbility, type AbilityInstance, type Characteristics } from './base.js';
import { BASIC_LAND_TYPES } from './given.js';
import { childRef } from './node-ref.js';

/** An object's values while the layers are applied to them. */
export interface Layered extends Characteristics {
  controller: Seat;
}
type Draft = { -readonly [K in keyof Layered]: Layered[K] };

/** One change, whom it affects and from where. */
interface Applied {
  readonly change: Change;
  readonly ref: NodeRef;
  readonly timestamp: number;
  readonly context: Context;
  /** Fixed when the effect began (cr 611.2c); null: whatever fits `fits`, asked when the layer is reached. */
  readonly affects: readonly ObjectId[] | null;
  readonly fits: ((state: GameState, id: ObjectId) => boolean) | null;
}

/** cr 613.1, 613.4: 1, 2, 3, 4, 5, 6, 7a to 7d. Counters change power and toughness in 7c. */
const LAYER: { readonly [K in Change['kind']]: number } = {
  copy: 10,
  'face-down': 11,
  control: 20,
  words: 30,
  'set-name': 30,
  'add-name': 30,
  'add-types': 40,
  'remove-types': 40,
  'set-types': 40,
  'every-creature-type': 40,
  'set-colours': 50,
  'add-colours': 50,
  'gain-ability': 60,
  'lose-ability': 60,
  'lose-all-abilities': 60,
  'gain-abilities-of': 60,
  'cannot-have': 60,
  'set-stat': 71,
  'modify-stats': 72,
  'switch-stats': 73,
  cannot: 60,
  must: 60,
  may: 60,
  quality: 60,
  goaded: 60,
  parameter: 60,
};

/** While layers are being applied, what is asked about objects is answered from the drafts. */
const working = new WeakMap<GameState, ReadonlyMap<ObjectId, Layered>>();
export const draftOf = (state: GameState, id: ObjectId): Layered | undefined => working.get(state)?.get(id);

export function layered(state: GameState): ReadonlyMap<ObjectId, Layered> {
  const drafts = new Map<ObjectId, Draft>();
  const ids = state.zones[zoneKey(BATTLEFIELD)] ?? [];
  for (const id of ids) {
    const object = state.objects[objectNumber(id)];
    if (object?.permanent !== undefined)
      drafts.set(id, { ...baseOf(state, object.identity), controller: object.permanent.controller });
  }
  working.set(state, drafts);
  try {
    applyAll(state, drafts);
  } finally {
    working.delete(state);
  }
  return drafts;
}

function applyAll(state: GameState, drafts: Map<ObjectId, Draft>): void {
  const done = new Set<Applied>();
  const begun = new Map<string, readonly ObjectId[]>();
  for (const layer of [10, 11, 20, 30, 40, 50, 60, 70, 71, 72, 73]) {
    if (layer === 72) for (const [id, draft] of drafts) addCounters(state.objects[objectNumber(id)], draft);
    // Abilities gained or lost in this layer can bring or take effects of the same one: collected anew each time.
    for (;;) {
      const next = collect(state, drafts)
        .filter((one) => layerOf(one) === layer && !isDone(done, one))
        .sort((one, other) => one.timestamp - other.timestamp)[0];
      if (next === undefined) break;
      done.add(next);
      apply(state, drafts, next, begun);
    }
  }
}

const layerOf = ({ change, ref }: Applied): number =>
  change.kind === 'set-stat' && ref.includes('/defines') ? 70 : LAYER[change.kind];

const isDone = (done: ReadonlySet<Applied>, one: Applied): boolean =>
  [...done].some((other) => other.ref === one.ref && other.context.source === one.context.source && other.timestamp === one.timestamp);

/** Every change that is in force, from static abilities on the battlefield and from effects that last. */
function collect(state: GameState, drafts: ReadonlyMap<ObjectId, Draft>): Applied[] {
  const found: Applied[] = [];
  for (const [id, draft] of drafts) {
    const object = state.objects[objectNumber(id)];
    if (object?.permanent === undefined) continue;
    for (const instance of draft.abilities) collectStatic(state, object, instance, draft.controller, found);
  }
  for (const effect of state.lasting) {
    if (effect.kind !== 'continuous') continue;
    effect.changes.forEach((change, index) =>
      found.push({
        change: change as unknown as Change,
        ref: childRef(effect.at, 'changes', index),
        timestamp: effect.timestamp,
        context: effect.context,
        affects: effect.affects,
        fits: null,
      }),
    );
  }
  return found;
}

function collectStatic(
  state: GameState,
  { id, permanent }: GameObject,
  { ref, ability }: AbilityInstance,
  controller: Seat,
  found: Applied[],
): void {
  if (ability.kind !== 'static' || permanent === undefined) return;
  if (ability.zone !== undefined && ability.zone !== 'battlefield' && ability.zone !== 'any') return;
  const context = contextOf(id, controller);
  if (ability.while !== undefined && !holds(state, ability.while, context)) return;
  ability.effects.forEach((effect, index) => {
    if (!('changes' in effect)) return;
    const at = childRef(ref, 'effects', index);
    effect.changes.forEach((change, nth) =>
      found.push({
        change,
        ref: childRef(at, effect.kind === 'defines' ? 'defines' : 'changes', nth),
        timestamp: permanent.timestamp,
        context,
        affects:
          effect.kind === 'modify'
            ? null
            : effect.kind === 'modify-host'
              ? typeof permanent.attachedTo === 'string'
                ? [permanent.attachedTo]
                : []
              : [id],
        fits: effect.kind === 'modify' ? (now, other) => matches(now, effect.what, other, context) : null,
      }),
    );
  });
}

function apply(
  state: GameState,
  drafts: Map<ObjectId, Draft>,
  applied: Applied,
  begun: Map<string, readonly ObjectId[]>,
): void {
  // cr 613.6: an effect that began to apply goes on applying to the same objects in later layers.
  const key = `${applied.ref.slice(0, applied.ref.lastIndexOf('/'))} ${applied.context.source} ${applied.timestamp}`;
  let affected = applied.affects ?? begun.get(key);
  if (affected === undefined) {
    affected = [...drafts.keys()].filter((id) => applied.fits?.(state, id) ?? false);
    begun.set(key, affected);
  }
  for (const id of affected) {
    const draft = drafts.get(id);
    if (draft !== undefined) CHANGES[applied.change.kind](state, draft, applied.change as never, applied);
  }
}

type Apply<K extends Change['kind']> = (
  state: GameState,
  draft: Draft,
  change: Extract<Change, { kind: K }>,
  applied: Applied,
) => void;

const setAbilities = (draft: Draft, abilities: readonly AbilityInstance[]): void => {
  draft.abilities = abilities;
  draft.keywords = new Set(abilities.flatMap(({ keyword }) => keyword ?? []));
};

const union = <T>(one: readonly T[], other: readonly T[]): readonly T[] => [...new Set([...one, ...other])];
const nothing = (): void => undefined;

const CHANGES: { readonly [K in Change['kind']]: Apply<K> } = {
  copy(state, draft, { of }, { context }) {
    const [original] = objectsOf(state, of, context);
    const object = original === undefined ? undefined : state.objects[objectNumber(original)];
    if (object !== undefined) Object.assign(draft, baseOf(state, object.identity));
  },
  'face-down': (_, draft, { face }) => {
    Object.assign(draft, { name: face.name, cost: null, manaValue: 0, colours: [], types: face.types, subtypes: [], supertypes: [] });
    setAbilities(draft, []);
    draft.power = typeof face.power === 'number' ? face.power : 2;
    draft.toughness = typeof face.toughness === 'number' ? face.toughness : 2;
  },
  control(state, draft, { to }, { context }) {
    const [seat] = playersOf(state, to, context);
    if (seat !== undefined) draft.controller = seat;
  },
  words: nothing,
  'set-name'(state, draft, { name }, { context }) {
    draft.name = wordOf(state, name, context) ?? draft.name;
  },
  'add-name': nothing,
  'add-types'(state, draft, { supertypes = [], types = [], subtypes = [] }, { context }) {
    draft.supertypes = union(draft.supertypes, supertypes);
    draft.types = union<string>(draft.types, types);
    const added = subtypes.flatMap((word) => wordOf(state, word, context) ?? []);
    draft.subtypes = union(draft.subtypes, added);
    gainLandAbilities(draft, added);
  },
  'remove-types'(state, draft, { supertypes = [], types = [], subtypes = [] }, { context }) {
    const words = subtypes.map((word) => wordOf(state, word, context));
    draft.supertypes = draft.supertypes.filter((word) => !supertypes.some((other) => other === word));
    draft.types = draft.types.filter((word) => !types.some((other) => other === word));
    draft.subtypes = draft.subtypes.filter((word) => !words.includes(word));
  },
  'set-types'(state, draft, { supertypes, types, subtypes }, { context }) {
    if (supertypes !== undefined) draft.supertypes = supertypes;
    if (types !== undefined) draft.types = types;
    if (subtypes === undefined) return;
    const words = subtypes.flatMap((word) => wordOf(state, word, context) ?? []);
    draft.subtypes = words;
    // cr 305.7: a land whose type is set to a basic one loses its abilities and has the mana abilities of those.
    if (words.some((word) => BASIC_LAND_TYPES.has(word))) {
      setAbilities(draft, []);
      gainLandAbilities(draft, words);
    }
  },
  'every-creature-type': (_, draft) => setAbilities(draft, draft.abilities),
  'set-colours'(state, draft, { colours }, { context }) {
    const named = colours.flatMap((colour) => colourOf(state, colour, context) ?? []);
    draft.colours = COLOURS.filter((colour) => named.includes(colour));
  },
  'add-colours'(state, draft, { colours }, { context }) {
    const named: readonly ColourName[] = colours.flatMap((colour) => colourOf(state, colour, context) ?? []);
    draft.colours = COLOURS.filter((colour) => named.includes(colour) || draft.colours.includes(colour));
  },
  'gain-ability': (_, draft, { ability }, { ref }) => {
    setAbilities(draft, [...draft.abilities, ...instancesOf(ability, childRef(ref, 'ability'))]);
  },
  'lose-ability': (_, draft, { keyword }) => {
    setAbilities(draft, draft.abilities.filter((instance) => instance.keyword !== keyword));
  },
  'lose-all-abilities': (_, draft) => setAbilities(draft, []),
  'gain-abilities-of': nothing,
  'cannot-have': (_, draft, { keyword }) => {
    setAbilities(draft, draft.abilities.filter((instance) => instance.keyword !== keyword));
  },
  'set-stat'(state, draft, { stat, value }, { context }) {
    const number = valueOf(state, value, context);
    if (stat === 'power') draft.power = number;
    if (stat === 'toughness') draft.toughness = number;
  },
  'modify-stats'(state, draft, { power, toughness }, { context }) {
    draft.power = (draft.power ?? 0) + valueOf(state, power, context);
    draft.toughness = (draft.toughness ?? 0) + valueOf(state, toughness, context);
  },
  'switch-stats': (_, draft) => {
    [draft.power, draft.toughness] = [draft.toughness, draft.power];
  },
  cannot: nothing,
  must: nothing,
  may: nothing,
  quality: nothing,
  goaded: nothing,
  parameter: nothing,
};

function gainLandAbilities(draft: Draft, words: readonly string[]): void {
  const gained = words.filter((word) => BASIC_LAND_TYPES.has(word)).map(landAbility);
  if (gained.length > 0) setAbilities(draft, [...draft.abilities, ...gained]);
}

/** cr 613.4c, 122.1a. */
function addCounters(object: GameObject | undefined, draft: Draft): void {
  for (const [counter, count] of Object.entries(object?.permanent?.counters ?? {})) {
    const [, power, toughness] = /^([+-]\d+)\/([+-]\d+)$/.exec(counter) ?? [];
    if (power === undefined || toughness === undefined) continue;
    draft.power = (draft.power ?? 0) + Number(power) * count;
    draft.toughness = (draft.toughness ?? 0) + Number(toughness) * count;
  }
}
