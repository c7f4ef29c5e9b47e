// Test doubles that have only the members that the code under test uses. What it uses beside them is undefined.
import type { Json } from '#kernel';

/** Some members of each object. Branded texts and numbers are written plainly. */
export type Part<T> = Json extends T ? T : PartOf<T>;
type PartOf<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends (...given: never[]) => unknown
      ? T
      : T extends object
        ? { readonly [K in keyof T]?: Part<T[K]> | undefined }
        : T;

export const partOf = <T>(members: Part<T>): T =>
  // The cast: the rest is left out on purpose; what the members are is checked.
  members as unknown as T;
