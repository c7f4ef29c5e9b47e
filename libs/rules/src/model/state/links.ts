// The keys under which an object stores things for its linked abilities (cr 607).
import type { Context } from './context.js';

/** cr 607.1d: the maker of a token, for abilities of the token that refer to it. */
export const MAKER = 'maker';

/**
 * cr 607.5: abilities that an effect gave it find only what they stored, and its own abilities only theirs.
 */
export const linkOf = (name: string, { acquired }: Pick<Context, 'acquired'>): string =>
  acquired === undefined ? name : `${name}@${acquired}`;
