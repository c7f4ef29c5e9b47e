// The part of a game's terms that says how thinking time is measured. Times are in seconds.
import { z } from 'zod';

const DAY = 86_400;
/**
 * What happens when a player's time runs out: they lose the game, or the question gets the smallest legal
 * answer.
 */
export const FLAGS = ['loses', 'passes'] as const;

export const clockTerms = z.discriminatedUnion('kind', [
  /** Chess clock: each player has a total for the whole game, and gains an increment for each answer. */
  z.strictObject({
    kind: z.literal('chess'),
    initial: z
      .int()
      .min(10)
      .max(30 * DAY),
    increment: z.int().min(0).max(DAY),
    flag: z.enum(FLAGS),
  }),
  /** War-zone: a limit for each question, which is shorter from some time of the game on. */
  z.strictObject({
    kind: z.literal('thinking'),
    each: z.int().min(5).max(DAY),
    late: z
      .strictObject({
        from: z
          .int()
          .min(0)
          .max(30 * DAY),
        each: z.int().min(5).max(DAY),
      })
      .nullable(),
    flag: z.enum(FLAGS),
  }),
]);
export type ClockTerms = z.infer<typeof clockTerms>;
