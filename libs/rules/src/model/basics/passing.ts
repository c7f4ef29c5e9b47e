// A player's settings for passing priority automatically (cr 117.3d).
import { z } from 'zod';
import { STEPS } from './steps.js';

const steps = z.array(z.enum(STEPS)).max(STEPS.length);

export const PASSING_UNTIL = ['something-happens', 'my-turn'] as const;

export const passing = z.strictObject({
  /**
   * Pass everything until then. 'Something happens' means that anything is put on the stack or attackers are
   * declared; the player's own turn ends it too.
   */
  until: z.enum(PASSING_UNTIL).nullable(),
  /**
   * Steps where the player stops with an empty stack, in their own turns and in others' turns; null:
   * everywhere. They always stop in the first main phase of their own turn.
   */
  stops: z.strictObject({ own: steps, others: steps }).nullable(),
});
export type Passing = z.infer<typeof passing>;
