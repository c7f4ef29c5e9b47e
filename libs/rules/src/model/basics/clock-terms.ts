// How time to think is measured, where a game has clocks; in seconds.
import { z } from 'zod';

const DAY = 86_400;
/** What becomes of who runs out of time: the game is lost, or what is asked passes as if they had said the least. */
export const FLAGS = ['loses', 'passes'] as const;

export const clockTerms = z.discriminatedUnion('kind', [
  /** Each player has so much for the whole game, and gets something back for each answer. */
  z.strictObject({
    kind: z.literal('chess'),
    initial: z
      .int()
      .min(10)
      .max(30 * DAY),
    increment: z.int().min(0).max(DAY),
    flag: z.enum(FLAGS),
  }),
  /** War-zone: so much for each question; from some time of the game on, less. */
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
