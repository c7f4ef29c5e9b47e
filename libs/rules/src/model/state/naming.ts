// The names that cards were given in a game in which they are not what is printed on them.
import { z } from 'zod';
import { objectId, seat } from '../basics/ids.js';

/** What everyone takes for granted of a card without a name: that it is no land where it has a mana cost, or nothing. */
export const TAKEN_FOR_GRANTED = ['nonland-where-it-costs', 'nothing'] as const;

export const givenName = z.strictObject({
  name: z.string(),
  by: seat,
  /** What was named, as it was then. */
  object: objectId,
  /** The turn it was given in; 0: before the first. */
  turn: z.int(),
});
export type GivenName = z.infer<typeof givenName>;

export interface Naming {
  readonly granted: (typeof TAKEN_FOR_GRANTED)[number];
  /** In the order in which they were given: what has a name here is used up, if the ruleset has names used up. */
  readonly names: GivenName[];
}
