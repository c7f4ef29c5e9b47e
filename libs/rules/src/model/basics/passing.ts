// What a player leaves to pass by itself (cr 117.3d).
import { z } from 'zod';
import { STEPS } from './steps.js';

const steps = z.array(z.enum(STEPS)).max(STEPS.length);

export const PASSING_UNTIL = ['something-happens', 'my-turn'] as const;

export const passing = z.strictObject({
  /**
   * Everything is passed until then. Something happens when anything is put on the stack or attackers are declared; the
   * player's own turn ends it too.
   */
  until: z.enum(PASSING_UNTIL).nullable(),
  /**
   * Where the player stops with an empty stack, in their own turns and in those of others; null: everywhere. In the first
   * main phase of their own turn they always do.
   */
  stops: z.strictObject({ own: steps, others: steps }).nullable(),
});
export type Passing = z.infer<typeof passing>;
