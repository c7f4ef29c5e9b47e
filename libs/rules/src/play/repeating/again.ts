// Repeats earlier choices (cr 731.2a). Each object in them is replaced by the object that now has its place.
import type { Answer } from '../../model/decisions/answer.js';
import type { Deed } from '../../model/state/deed.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import { objectNumber, sameZone, type ObjectId } from '../../model/basics/ids.js';

const AN_OBJECT = /^o\d+$/;

/**
 * The choices of a new round. An object that the round itself made is replaced by the one made this time. An
 * older object is still there, has become another, or is replaced by a similar one. Null: there is no
 * replacement.
 */
export function again(state: GameState, round: readonly Deed[]): readonly Deed[] | null {
  const before = round[0]?.made ?? 0;
  const meant = new Map<string, ObjectId | null>();
  const now = (id: ObjectId): ObjectId | null => {
    const known = meant.get(id);
    if (known !== undefined) return known;
    const made = objectNumber(id) - before;
    const found =
      made > 0 ? (`o${String(state.objectsMade + made)}` as ObjectId) : standsFor(state, id, meant);
    meant.set(id, found);
    return found;
  };
  const deeds = round.map(({ seat, answer, made }) => ({
    seat,
    answer: renamed(answer, now) as Answer,
    made: state.objectsMade + made - before,
  }));
  return [...meant.values()].includes(null) ? null : deeds;
}

/** All objects in the choice that exist. */
export function spokenOf({ objects }: GameState, round: readonly Deed[]): readonly GameObject[] {
  const found: GameObject[] = [];
  const note = (id: ObjectId): ObjectId => {
    const object = objects[objectNumber(id)];
    if (object !== undefined) found.push(object);
    return id;
  };
  for (const { answer } of round) renamed(answer, note);
  return found;
}

function renamed(value: unknown, now: (id: ObjectId) => ObjectId | null): unknown {
  if (typeof value === 'string') return AN_OBJECT.test(value) ? now(value as ObjectId) : value;
  if (Array.isArray(value)) return value.map((one) => renamed(one, now));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, renamed(part, now)]));
}

function standsFor(
  state: GameState,
  id: ObjectId,
  meant: ReadonlyMap<string, ObjectId | null>,
): ObjectId | null {
  if (state.objects[objectNumber(id)] !== undefined) return id;
  let gone = state.gone[objectNumber(id)];
  while (gone !== undefined && gone.became !== null) {
    if (state.objects[objectNumber(gone.became)] !== undefined) return gone.became;
    gone = state.gone[objectNumber(gone.became)];
  }
  const was = state.gone[objectNumber(id)];
  if (was === undefined) return null;
  const taken = new Set(meant.values());
  const like = Object.values(state.objects).filter((object) => isLike(object, was) && !taken.has(object.id));
  return like.at(-1)?.id ?? null;
}

/** A token or ability made like one that is gone, in the same state. */
function isLike({ identity, zone, permanent, item }: GameObject, { from, was }: GameState['gone'][string]) {
  if (was === null || !sameZone(zone, from)) return false;
  const sameMake = JSON.stringify(identity) === JSON.stringify(was.identity);
  const sameHands = (permanent ?? item)?.controller === (was.permanent ?? was.item)?.controller;
  return sameMake && sameHands && permanent?.tapped === was.permanent?.tapped;
}
