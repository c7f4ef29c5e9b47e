// The names given to cards, in a game in which cards are not what is printed on them.
import { z } from 'zod';
import { objectId, seat } from '../basics/ids.js';

/** What everyone knows of a nameless card: that it is no land if it has a mana cost, or nothing. */
export const TAKEN_FOR_GRANTED = ['nonland-where-it-costs', 'nothing'] as const;

export const givenName = z.strictObject({
  name: z.string(),
  by: seat,
  /** The card that was named, as it was then. */
  object: objectId,
  /** The turn in which the name was given; 0: before the first. */
  turn: z.int(),
});
export type GivenName = z.infer<typeof givenName>;

export interface Naming {
  readonly granted: (typeof TAKEN_FOR_GRANTED)[number];
  /** In the order in which they were given. These names are used up, if the ruleset uses names up. */
  readonly names: GivenName[];
}
