// Compares two values as JSON. Views share most of their parts, so one comparison of references is usually enough.
import type { Json, JsonObject } from '#kernel';

export function isSameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) return areSameLists(one, other);
  const [these, those] = [one as JsonObject, other as JsonObject];
  for (const key of Object.keys(these)) if (!isSameJson(these[key], own(those, key))) return false;
  return Object.keys(those).every((key) => those[key] === undefined || Object.hasOwn(these, key));
}

const areSameLists = (one: Json, other: Json): boolean =>
  Array.isArray(one) &&
  Array.isArray(other) &&
  one.length === other.length &&
  one.every((item: Json, at) => isSameJson(item, other[at] as Json));

const own = (of: JsonObject, key: string): Json | undefined => (Object.hasOwn(of, key) ? of[key] : undefined);
