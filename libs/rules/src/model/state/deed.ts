// A player's answer in this step, recorded so that a shortcut can repeat it (cr 731.2).
import { z } from 'zod';
import { answer } from '../decisions/answer.js';
import { seat } from '../basics/ids.js';

export const deed = z.strictObject({
  seat,
  answer,
  /**
   * How many objects the game had made before it. Objects with higher numbers came from this answer or later.
   */
  made: z.int(),
});
export type Deed = z.infer<typeof deed>;

/** The most deeds kept; beyond that the older half is dropped. */
export const MOST_DEEDS = 64;
/** cr 731.3: the most choices for which the position at that time is kept. */
export const MOST_CHOICES = 16;
