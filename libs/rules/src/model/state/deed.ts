// What a player answered in this step, for who proposes to do it again (cr 731.2).
import { z } from 'zod';
import { answer } from '../decisions/answer.js';
import { seat } from '../basics/ids.js';

export const deed = z.strictObject({
  seat,
  answer,
  /** How many objects the game had made before: what it speaks of above that, it or what followed made. */
  made: z.int(),
});
export type Deed = z.infer<typeof deed>;

/** More are not kept: the oldest half goes. */
export const MOST_DEEDS = 64;
/** cr 731.3: of so many choices it is known how the game stood when they were made. */
export const MOST_CHOICES = 16;
