// The outline of a position: the game without what can grow forever and change nothing (cr 731.4): life,
// counters, mana, and equal tokens and effects. The outline says which of these exist; the amounts stand
// beside it.
import type { Hash } from '#kernel';
import type { GameObject, GameState, SeatState } from './game-state.js';
import { BATTLEFIELD, objectNumber, zoneKey } from '../basics/ids.js';
import { hashOf, standingOf } from './position.js';

export interface Outline {
  readonly hash: Hash;
  /** Always in the same order for the same outline. */
  readonly amounts: readonly number[];
}

/** Counters that end a player or a creature when they grow, which also ends the loop. */
const FATAL = /^(poison|.*-\d+)$/;

export function outlineOf(state: GameState): Outline {
  const amounts: number[] = [];
  const key = zoneKey(BATTLEFIELD);
  const battlefield = (state.zones[key] ?? []).flatMap((id) => state.objects[objectNumber(id)] ?? []);
  const kept = firstOfEach(battlefield, likeness, amounts);
  const objects: GameState['objects'] = {};
  for (const object of Object.values(state.objects))
    if (object.permanent === undefined) objects[objectNumber(object.id)] = object;
  for (const object of kept) objects[objectNumber(object.id)] = bare(object, amounts);
  const plain: GameState = {
    ...state,
    objects,
    zones: { ...state.zones, [key]: kept.map(({ id }) => id) },
    lasting: firstOfEach(state.lasting, asEffect, amounts),
    seats: state.seats.map((seat) => emptied(seat, amounts)),
  };
  return { hash: hashOf(standingOf(plain)), amounts };
}

/** What has grown, if nothing else changed and nothing shrank; null otherwise. */
export function growth(before: Outline, after: Outline): readonly number[] | null {
  if (before.hash !== after.hash || before.amounts.length !== after.amounts.length) return null;
  const by = after.amounts.map((amount, place) => amount - (before.amounts[place] ?? 0));
  return by.every((one) => one >= 0) ? by : null;
}

/** The first of each group of equal ones; the size of each group is counted. */
function firstOfEach<T>(all: readonly T[], keyOf: (one: T) => string, amounts: number[]): T[] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  for (const group of groups.values()) amounts.push(group.length);
  return [...groups.values()].flatMap(([first]) => first ?? []);
}

/** Tokens are equal if only their ids and ages differ; a card is equal to nothing else. */
function likeness(object: GameObject): string {
  const { id, token, permanent } = object;
  if (token !== true) return id;
  return JSON.stringify({ ...object, id: '', timestamp: 0, permanent: { ...permanent, timestamp: 0 } });
}

const asEffect = (effect: GameState['lasting'][number]): string =>
  JSON.stringify({ ...effect, id: '', timestamp: 0, context: '' });

function counted(counters: Record<string, number>, amounts: number[]): Record<string, number> {
  const names = Object.keys(counters).sort();
  const grow = names.filter((name) => !FATAL.test(name));
  for (const name of grow) amounts.push(counters[name] ?? 0);
  return Object.fromEntries(names.map((name) => [name, grow.includes(name) ? 0 : (counters[name] ?? 0)]));
}

function bare(object: GameObject, amounts: number[]): GameObject {
  const { permanent } = object;
  if (permanent === undefined) return object;
  return { ...object, permanent: { ...permanent, counters: counted(permanent.counters, amounts) } };
}

function emptied(seat: SeatState, amounts: number[]): SeatState {
  amounts.push(seat.life);
  const mana = firstOfEach(seat.mana, (unit) => JSON.stringify(unit), amounts);
  return { ...seat, life: 0, mana, counters: counted(seat.counters, amounts) };
}
