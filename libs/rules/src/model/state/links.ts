// Under what an object keeps things for its linked abilities (cr 607).
import type { Context } from './context.js';

/** cr 607.1d: what made a token, where its abilities speak of that. */
export const MAKER = 'maker';

/** cr 607.5: abilities that some effect gave it find what they kept themselves, and its own find theirs. */
export const linkOf = (name: string, { acquired }: Pick<Context, 'acquired'>): string =>
  acquired === undefined ? name : `${name}@${acquired}`;
