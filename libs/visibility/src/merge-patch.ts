// JSON Merge Patch (RFC 7396): computes the change from one view to the next, and applies it. Clients fold a
// feed with `applyPatch`, or with any standard library.
import type { Json, JsonObject } from '#kernel';

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Own members only: what an object inherits is not JSON. */
const member = (of: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(of, key) ? of[key] : undefined;

/** The patch from `before` to `after`; undefined if they are equal. Neither may contain a null. */
export function patchBetween(before: JsonObject, after: JsonObject): JsonObject | undefined {
  let patch: Record<string, Json> | undefined;
  let kept = 0;
  const note = (key: string, value: Json): void => {
    patch ??= {};
    patch[key] = value;
  };
  for (const key of Object.keys(after)) {
    const now = after[key];
    if (now === undefined) continue;
    // Most members are identical. Inherited members are not JSON.
    if (before[key] === now) {
      kept += 1;
      continue;
    }
    const was = member(before, key);
    if (was !== undefined) kept += 1;
    const change = changeBetween(was, now);
    if (change !== undefined) note(key, change);
  }
  const were = Object.keys(before);
  if (were.length === kept) return patch;
  for (const key of were) if (before[key] !== undefined && member(after, key) === undefined) note(key, null);
  return patch;
}

/** A member's entry in the patch; undefined if it did not change. */
export function changeBetween(was: Json | undefined, now: Json | undefined): Json | undefined {
  if (was === now) return undefined;
  if (now === undefined) return null;
  if (isObject(was) && isObject(now)) return patchBetween(was, now);
  return equal(was, now) ? undefined : now;
}

function equal(one: Json | undefined, other: Json): boolean {
  if (one === other) return true;
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  return one.every((item: Json, index) => {
    const against = other[index] as Json;
    return isObject(item) && isObject(against)
      ? patchBetween(item, against) === undefined
      : equal(item, against);
  });
}

/** The patched value; neither argument is modified. */
export function applyPatch(target: Json, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const result: Record<string, Json> = {};
  if (isObject(target))
    for (const key of Object.keys(target)) if (target[key] !== undefined) result[key] = target[key];
  for (const key of Object.keys(patch)) {
    const change = patch[key];
    if (change === undefined) continue;
    if (change === null) Reflect.deleteProperty(result, key);
    else result[key] = applyPatch(member(result, key) ?? null, change);
  }
  return result;
}
