// JSON Patch (RFC 6902) from one published view to the next, with `add`, `remove` and `replace` only. Values that both
// share (`===`) are not looked into: whoever keeps what did not change gets a patch for the price of what did.
import type { Json, JsonObject } from '#kernel';

export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string };

/** Empty if they are equal. Items of a list are recognised by their ids, others by their places. */
export function jsonPatch(before: Json, after: Json): PatchOperation[] {
  const operations: PatchOperation[] = [];
  compare(before, after, '', operations);
  return operations;
}

function compare(was: Json, now: Json, path: string, into: PatchOperation[]): void {
  if (was === now) return;
  if (isList(was) && isList(now)) compareLists(was, now, path, into);
  else if (isObject(was) && isObject(now) && kindOf(was) === kindOf(now))
    compareObjects(was, now, path, into);
  else into.push({ op: 'replace', path, value: now });
}

function compareObjects(was: JsonObject, now: JsonObject, path: string, into: PatchOperation[]): void {
  for (const key of Object.keys(was))
    if (!Object.hasOwn(now, key)) into.push({ op: 'remove', path: below(path, key) });
  for (const key of Object.keys(now)) {
    const value = now[key] as Json;
    const old = member(was, key);
    if (old === value) continue;
    if (old === undefined) into.push({ op: 'add', path: below(path, key), value });
    else compare(old, value, below(path, key), into);
  }
}

function compareLists(
  was: readonly Json[],
  now: readonly Json[],
  path: string,
  into: PatchOperation[],
): void {
  const from = sharedStart(was, now);
  const ending = sharedEnd(was, now, from);
  for (let place = 0; place < from; place += 1)
    compare(itemAt(was, place), itemAt(now, place), below(path, place), into);
  const [old, middle] = [was.slice(from, was.length - ending), now.slice(from, now.length - ending)];
  if ([...old, ...middle].every((item) => keyOf(item) !== undefined))
    rearrange(old, middle, { path, from }, into);
  else byPlace(old, middle, { path, from }, into);
  for (let back = ending; back > 0; back -= 1)
    compare(
      itemAt(was, was.length - back),
      itemAt(now, now.length - back),
      below(path, now.length - back),
      into,
    );
}

interface Stretch {
  readonly path: string;
  readonly from: number;
}

/** Each operation is applied to what the ones before it left. */
function rearrange(
  old: readonly Json[],
  now: readonly Json[],
  { path, from }: Stretch,
  into: PatchOperation[],
): void {
  const stays = new Set(now.map(keyOf));
  const left = [...old];
  const remove = (place: number): void => {
    into.push({ op: 'remove', path: below(path, from + place) });
    left.splice(place, 1);
  };
  for (let place = left.length - 1; place >= 0; place -= 1)
    if (!stays.has(keyOf(itemAt(left, place)))) remove(place);
  for (const [place, item] of now.entries()) {
    const key = keyOf(item);
    const isHere = (at: number): boolean => at < left.length && keyOf(itemAt(left, at)) === key;
    if (!isHere(place) && isHere(place + 1)) remove(place);
    if (isHere(place)) {
      compare(itemAt(left, place), item, below(path, from + place), into);
      left[place] = item;
      continue;
    }
    const elsewhere = left.findIndex((_, at) => at > place && isHere(at));
    if (elsewhere !== -1) remove(elsewhere);
    into.push({ op: 'add', path: below(path, from + place), value: item });
    left.splice(place, 0, item);
  }
  while (left.length > now.length) remove(left.length - 1);
}

function byPlace(
  old: readonly Json[],
  now: readonly Json[],
  { path, from }: Stretch,
  into: PatchOperation[],
): void {
  const both = Math.min(old.length, now.length);
  for (let place = 0; place < both; place += 1)
    compare(itemAt(old, place), itemAt(now, place), below(path, from + place), into);
  for (let place = old.length - 1; place >= both; place -= 1)
    into.push({ op: 'remove', path: below(path, from + place) });
  for (let place = both; place < now.length; place += 1)
    into.push({ op: 'add', path: below(path, from + place), value: itemAt(now, place) });
}

function sharedStart(one: readonly Json[], other: readonly Json[]): number {
  const most = Math.min(one.length, other.length);
  let place = 0;
  while (place < most && isSame(itemAt(one, place), itemAt(other, place))) place += 1;
  return place;
}

function sharedEnd(one: readonly Json[], other: readonly Json[], from: number): number {
  const most = Math.min(one.length, other.length) - from;
  let back = 0;
  while (back < most && isSame(itemAt(one, one.length - back - 1), itemAt(other, other.length - back - 1)))
    back += 1;
  return back;
}

function isSame(one: Json, other: Json): boolean {
  if (one === other) return true;
  const key = keyOf(one);
  return key !== undefined && key === keyOf(other);
}

const IDS = ['objectId', 'id', 'attacker', 'blocker', 'seat'] as const;

/** What an item of a list is known by, among its neighbours: itself, or its object's id. */
function keyOf(item: Json): string | undefined {
  if (isList(item)) return undefined;
  if (!isObject(item)) return JSON.stringify(item);
  const card = member(item, 'card');
  if (card !== undefined && isObject(card)) return keyOf(card);
  for (const name of IDS) {
    const id = member(item, name);
    if (typeof id === 'string' || typeof id === 'number') return `#${id}`;
  }
  return undefined;
}

/** Callers stay within the list. */
const itemAt = (list: readonly Json[], place: number): Json => list[place] as Json;

/** RFC 6901. */
const below = (path: string, name: string | number): string =>
  `${path}/${typeof name === 'number' ? name : name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value);

/** Own members only: what an object inherits is not JSON. */
const member = (of: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(of, key) ? of[key] : undefined;

/** Of a value that can be of several types. */
function kindOf(value: JsonObject): string | undefined {
  const name = member(value, '__typename');
  return typeof name === 'string' ? name : undefined;
}
