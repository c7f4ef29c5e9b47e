// Compares two values as JSON. Views share most of their parts, so one comparison of references is usually enough.
import type { Json, JsonObject } from '#kernel';

export function isSameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) return areSameLists(one, other);
  const [these, those] = [one as JsonObject, other as JsonObject];
  // Without lists of their names: views are compared for every event. What JSON inherits cannot be enumerated.
  for (const key in these) if (!isSameJson(these[key], own(those, key))) return false;
  for (const key in those) if (those[key] !== undefined && !Object.hasOwn(these, key)) return false;
  return true;
}

const areSameLists = (one: Json, other: Json): boolean =>
  Array.isArray(one) &&
  Array.isArray(other) &&
  one.length === other.length &&
  one.every((item: Json, at) => isSameJson(item, other[at] as Json));

const own = (of: JsonObject, key: string): Json | undefined => (Object.hasOwn(of, key) ? of[key] : undefined);

/**
 * Puts the old members that are the same JSON in place of the new ones, so that whoever compares them later sees it at
 * once. True if that is all of them.
 */
export function keepsAll(old: JsonObject, now: Record<string, Json>): boolean {
  let isSame = true;
  for (const key in now) {
    const before = own(old, key);
    if (before !== undefined && isSameJson(before, now[key])) now[key] = before;
    else isSame = false;
  }
  for (const key in old) if (!Object.hasOwn(now, key)) isSame = false;
  return isSame;
}
