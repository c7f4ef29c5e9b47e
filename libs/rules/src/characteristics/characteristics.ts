// What an object is now (cr 613): its copiable values under every effect on them. Worked out once for each epoch of
// the state and thrown away with it; the state itself keeps none of it.
import type { GameObject, GameState } from '../state/game-state.js';
import { BATTLEFIELD, objectNumber, zoneKey, type ObjectId, type Seat } from '../state/ids.js';
import { baseOf, type Characteristics } from './base.js';
import { layered, type Layered } from './layers.js';

/** An object as it is, or as it last was (cr 608.2h). */
export interface Known extends Characteristics {
  readonly controller: Seat | null;
  readonly owner: Seat | null;
}

interface Epoch {
  epoch: number;
  known: Map<ObjectId, Known>;
  layered: ReadonlyMap<ObjectId, Layered> | undefined;
}

const epochs = new WeakMap<GameState, Epoch>();

function epochOf(state: GameState): Epoch {
  let found = epochs.get(state);
  if (found === undefined) epochs.set(state, (found = { epoch: state.epoch, known: new Map(), layered: undefined }));
  else if (found.epoch !== state.epoch) {
    found.epoch = state.epoch;
    found.known = new Map();
    found.layered = undefined;
  }
  return found;
}

/** After events were taken back the same epoch may come again with other content. */
export function forgetEpoch(state: GameState): void {
  epochs.delete(state);
}

/** The object as it is; undefined for what is not there any more. */
export function known(state: GameState, id: ObjectId): Known | undefined {
  const epoch = epochOf(state);
  const found = epoch.known.get(id);
  if (found !== undefined) return found;
  const object = state.objects[objectNumber(id)];
  if (object === undefined) return undefined;
  const now = worked(state, object, epoch);
  epoch.known.set(id, now);
  return now;
}

function worked(state: GameState, object: GameObject, epoch: Epoch): Known {
  epoch.layered ??= layered(state);
  const changed = epoch.layered.get(object.id);
  const base = changed ?? baseOf(state, object.identity);
  const controller =
    changed?.controller ?? object.permanent?.controller ?? object.item?.controller ?? null;
  return { ...base, controller, owner: object.owner };
}

/** The object, or what was last known of it (cr 113.7a). */
export function lastKnown(state: GameState, id: ObjectId): Known | undefined {
  const now = known(state, id);
  if (now !== undefined) return now;
  const was = state.gone[String(objectNumber(id))]?.was;
  if (was === undefined || was === null) return undefined;
  return { ...baseOf(state, was.identity), ...characteristicsOfMemory(was) };
}

function characteristicsOfMemory(was: NonNullable<GameState['gone'][string]['was']>): Omit<Known, 'abilities' | 'keywords'> {
  const { name, cost, manaValue, supertypes, types, subtypes, power, toughness, loyalty, controller, owner } = was;
  return {
    name,
    cost,
    manaValue,
    colours: was.colours as Known['colours'],
    supertypes,
    types,
    subtypes,
    power,
    toughness,
    loyalty,
    defense: null,
    controller,
    owner,
  };
}

export const objectOf = (state: GameState, id: ObjectId): GameObject | undefined => state.objects[objectNumber(id)];

/** cr 110.1, 702.26b: what is on the battlefield and not phased out, in the order it came. */
export function permanents(state: GameState): ObjectId[] {
  return (state.zones[zoneKey(BATTLEFIELD)] ?? []).filter(
    (id) => state.objects[objectNumber(id)]?.permanent?.phasedOut === 'no',
  );
}

export const hasType = (state: GameState, id: ObjectId, type: string): boolean =>
  lastKnown(state, id)?.types.includes(type) ?? false;

export const hasKeyword = (state: GameState, id: ObjectId, keyword: string): boolean =>
  lastKnown(state, id)?.keywords.has(keyword) ?? false;

export const controllerOf = (state: GameState, id: ObjectId): Seat | null => lastKnown(state, id)?.controller ?? null;
