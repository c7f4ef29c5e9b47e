// JSON as a type, and its canonical text, which is the same for all equal values: keys sorted, no spaces (RFC
// 8785).
import { configure } from 'safe-stable-stringify';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Refuses numbers that JSON has no text for. */
const stringify = configure({ deterministic: true, strict: true });

/** Plain data as JSON: an interface has no index signature that would say so. */
export const plainData = (value: object): JsonObject => value as JsonObject;

/** The canonical text. Leaves out `undefined` members, as JSON.stringify does. */
export const canonicalJson = (value: Json): string => stringify(value);

/** Makes `__proto__` a plain member, as JSON.parse does, instead of setting the prototype. */
const asMember = (of: object, key: string, value: unknown) =>
  Object.defineProperty(of, key, { value, enumerable: true, writable: true, configurable: true });

/** A deep copy of plain data; much faster than structuredClone. */
export function cloned<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cloned) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value)
    if (key === '__proto__') asMember(copy, key, cloned(value[key]));
    else copy[key] = cloned(value[key]);
  return copy as T;
}

/** True if both are the same plain data: same members, same values. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [members, others] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const names = Object.keys(members);
  return (
    names.length === Object.keys(others).length &&
    names.every((name) => Object.hasOwn(others, name) && isSameData(members[name], others[name]))
  );
}
