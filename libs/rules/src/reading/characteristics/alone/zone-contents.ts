// Memo of each zone's objects with the abilities they have by themselves there (cr 113.6), so that unchanged
// objects are not read again. Libraries are left out: only definitions function there. A search reads only
// the new objects where nothing else changed. Without that, each of 1,600 triggers put on the stack caused
// about five searches of everything; on ordinary boards it saves nothing measurable (2026-11-28). `zone-contents.spec.ts` compares this with full searches.
import { memoByIdentity, memoByText } from '#kernel';
import type { ZoneName } from '#abilities';
import { perBattlefieldShape, perGrowth, perShape } from '../../../fold/journal/epoch.js';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import {
  BATTLEFIELD,
  objectNumber,
  STACK,
  zoneKey,
  type ObjectId,
  type Zone,
  type ZoneKey,
} from '../../../model/basics/ids.js';
import { isBestowed } from './bestowed.js';
import { plainOf } from './plain.js';
import type { Known } from '../../../model/printed/shape.js';

/** An object in its zone, with everything that decides its own abilities there. */
export interface ZonedObject {
  readonly object: GameObject;
  readonly number: number;
  readonly identity: GameObject['identity'];
  readonly item: GameObject['item'];
  /** A card put onto the stack becomes a spell only once it is cast. */
  readonly stacked: string | undefined;
  readonly faceDown: string | null | undefined;
  readonly flipped: boolean | undefined;
  readonly phasedOut: string | undefined;
  readonly bestowed: boolean;
  readonly plain: Known;
}

export interface ZoneContents {
  readonly state: GameState;
  readonly zone: ZoneName;
  readonly key: ZoneKey;
  readonly all: readonly ZonedObject[];
  /** Memos of readings of it. */
  readonly read: Map<object, unknown>;
  readonly since: Since;
}

/** How the contents of a zone differ from the previous ones. */
interface Since {
  readonly readBefore: ReadonlyMap<object, unknown>;
  /** The objects that are new or changed, in the order of the zone. */
  readonly fresh: readonly ZonedObject[];
  /** All earlier objects are still there unchanged, and the new ones are on top. */
  readonly hasGrown: boolean;
}

const remembered = memoByIdentity<readonly ObjectId[], ZoneContents>();

function contentsOf(state: GameState, key: ZoneKey, zone: ZoneName, ids: readonly ObjectId[]): ZoneContents {
  const found = remembered.get(ids);
  if (found !== undefined && isSame(state, ids, found.all)) return found;
  const contents: ZoneContents = { state, zone, key, read: new Map(), ...lookAgain(state, ids, found) };
  remembered.set(ids, contents);
  return contents;
}

/** For a state that nobody will read again. */
export function forgetZones({ zones }: GameState): void {
  for (const ids of Object.values(zones)) remembered.delete(ids);
}

const NOTHING_READ: ReadonlyMap<object, unknown> = new Map();

/** Objects that stay keep their order; new ones usually come last. */
function lookAgain(
  state: GameState,
  ids: readonly ObjectId[],
  earlier: ZoneContents | undefined,
): Pick<ZoneContents, 'all' | 'since'> {
  const before = earlier?.all ?? [];
  const fresh: ZonedObject[] = [];
  let at = 0;
  let below = 0;
  const all = ids.map((id) => {
    const place = placeOf(before, id, at);
    const lying = place === -1 ? undefined : before[place];
    if (place !== -1) at = place + 1;
    if (lying !== undefined && isUnchanged(state, lying)) {
      if (fresh.length === 0) below += 1;
      return lying;
    }
    const now = look(state, id);
    fresh.push(now);
    return now;
  });
  const hasGrown = below === before.length && below + fresh.length === all.length;
  return { all, since: { readBefore: earlier?.read ?? NOTHING_READ, fresh, hasGrown } };
}

function placeOf(before: readonly ZonedObject[], id: ObjectId, from: number): number {
  for (let at = from; at < before.length; at += 1) if (before[at]?.object.id === id) return at;
  return -1;
}

function isSame(state: GameState, ids: readonly ObjectId[], all: readonly ZonedObject[]): boolean {
  if (ids.length !== all.length) return false;
  for (let index = 0; index < all.length; index += 1) {
    const lying = all[index];
    if (lying === undefined || lying.object.id !== ids[index] || !isUnchanged(state, lying)) return false;
  }
  return true;
}

function isUnchanged({ objects }: GameState, lying: ZonedObject): boolean {
  const { object } = lying;
  if (objects[lying.number] !== object) return false;
  const { permanent, item } = object;
  // An ability on the stack does not change, and has no characteristics.
  if (item !== undefined && item === lying.item && item.kind !== 'spell') return true;
  return (
    object.identity === lying.identity &&
    item === lying.item &&
    item?.kind === lying.stacked &&
    faceDownAs(object) === lying.faceDown &&
    permanent?.flipped === lying.flipped &&
    permanent?.phasedOut === lying.phasedOut &&
    isBestowed(object) === lying.bestowed
  );
}

const faceDownAs = ({ permanent, item, faceDown }: GameObject): ZonedObject['faceDown'] =>
  permanent === undefined ? (item?.faceDown ?? faceDown) : permanent.faceDown;

function look(state: GameState, id: ObjectId): ZonedObject {
  const number = objectNumber(id);
  const object = state.objects[number];
  if (object === undefined) throw new Error(`${id} lies in a zone and is not there`);
  const { identity, item, permanent } = object;
  return {
    object,
    number,
    identity,
    item,
    stacked: item?.kind,
    faceDown: faceDownAs(object),
    flipped: permanent?.flipped,
    phasedOut: permanent?.phasedOut,
    bestowed: isBestowed(object),
    plain: plainOf(state, object),
  };
}

const IN_PLAY = zoneKey(BATTLEFIELD);
const LEFT_OUT: ReadonlySet<string> = new Set<ZoneName>(['library', 'outside']);
const kinds = memoByText<ZoneName>(10_000);

function kindOf(key: string): ZoneName {
  let kind = kinds.get(key);
  if (kind === undefined) kinds.set(key, (kind = key.slice(0, key.indexOf('/')) as ZoneName));
  return kind;
}

/** The battlefield need not be compared again after a change elsewhere. */
const inPlay = perBattlefieldShape((state): ZoneContents => {
  const ids = state.zones[IN_PLAY] ?? [];
  return contentsOf(state, IN_PLAY, 'battlefield', ids);
});

function lookThrough(state: GameState): readonly ZoneContents[] {
  const found: ZoneContents[] = [];
  for (const key in state.zones) {
    const zone = kindOf(key);
    const ids = state.zones[key as ZoneKey];
    if (ids !== undefined && ids.length > 0 && !LEFT_OUT.has(zone))
      found.push(key === IN_PLAY ? inPlay(state) : contentsOf(state, key as ZoneKey, zone, ids));
  }
  return found;
}

/** The last result, valid as long as objects are only added to the stack. */
const foundLast = perGrowth((): { zones: readonly ZoneContents[] | null } => ({ zones: null }));

const STACK_KEY = zoneKey(STACK);

/**
 * Adds what has been put on the stack since and reads nothing else. Undefined if the stack did not grow from
 * there.
 */
function grown(state: GameState, before: readonly ZoneContents[]): readonly ZoneContents[] | undefined {
  const ids = state.zones[STACK_KEY] ?? [];
  const stack = before.find(({ key }) => key === STACK_KEY);
  const top = stack?.all.at(-1);
  if (stack === undefined || top === undefined) return ids.length === 0 ? before : undefined;
  // An added object may have been taken back since, and another put in its place.
  const count = stack.all.length;
  if (ids[count - 1] !== top.object.id || state.objects[top.number] !== top.object) return undefined;
  if (ids.length === count) return before;
  const fresh = ids.slice(count).map((id) => look(state, id));
  const since = { readBefore: stack.read, fresh, hasGrown: true };
  const now: ZoneContents = { ...stack, state, all: stack.all.concat(fresh), read: new Map(), since };
  remembered.set(ids, now);
  return before.map((contents) => (contents === stack ? now : contents));
}

/** In the order of the zones. */
export const allZoneContents = perShape((state): readonly ZoneContents[] => {
  const last = foundLast(state);
  last.zones = (last.zones === null ? undefined : grown(state, last.zones)) ?? lookThrough(state);
  return last.zones;
});

/** Undefined if the zone is empty. */
export const zoneContents = (state: GameState, zone: Zone): ZoneContents | undefined => {
  const key = zoneKey(zone);
  return allZoneContents(state).find((contents) => contents.key === key);
};

/** A reading of the contents of a zone, memoized with them. */
export function perZone<T>(read: (contents: ZoneContents) => T): (contents: ZoneContents) => T {
  return (contents) => {
    const found = contents.read.get(read) as T | undefined;
    if (found !== undefined) return found;
    const made = read(contents);
    contents.read.set(read, made);
    return made;
  };
}

/** The objects of the contents of a zone that fit. The test may depend only on the object and its zone. */
export function filteredPerZone(
  fits: (lying: ZonedObject, zone: ZoneName) => boolean,
): (contents: ZoneContents) => readonly ZonedObject[] {
  const read = ({ zone, all, since }: ZoneContents): readonly ZonedObject[] => {
    const before = since.readBefore.get(read) as readonly ZonedObject[] | undefined;
    const fitting = (some: readonly ZonedObject[]): readonly ZonedObject[] =>
      some.filter((one) => fits(one, zone));
    if (before === undefined || (before.length > 0 && !since.hasGrown)) return fitting(all);
    const found = fitting(since.fresh);
    return found.length === 0 ? before : before.concat(found);
  };
  return perZone(read);
}

/** The objects with abilities of their own. */
export const bearing = filteredPerZone(({ plain }) => plain.abilities.length > 0);
