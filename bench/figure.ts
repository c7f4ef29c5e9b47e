// What one measurement of the budget says: our number, what it is held against, and what it must reach.
import { z } from 'zod';

export const figureSchema = z
  .strictObject({
    /** What was measured, in words: 'append through the SQLite adapter, 64 games at once'. */
    name: z.string().min(1),
    /** The unit of `ours` and `baseline`: 'events/s', 'ms', 'KB'. */
    unit: z.string().min(1),
    ours: z.number(),
    /** The same unit, measured in the same run; null where the budget names an absolute number. */
    baseline: z.number().positive().nullable(),
    /** ours / baseline; null without a baseline. */
    ratio: z.number().nullable(),
    /** What the ratio must reach (0.6 for 60 %); without a baseline, what `ours` must reach. */
    target: z.number(),
    /** Whether the target is the least or the most that is good enough; the least where it is not said. */
    bound: z.enum(['at-least', 'at-most']).optional(),
    note: z.string().optional(),
  })
  .refine(({ baseline, ratio }) => (baseline === null) === (ratio === null), {
    message: 'a ratio stands with a baseline, and only with one',
  })
  .readonly();
export type Figure = z.infer<typeof figureSchema>;

/** One figure measured once. Undefined: what it needs is not there (no server to talk to, say). */
export type Measure = () => Promise<Figure | undefined>;

/** The number that is held against the target. */
export const judged = (figure: Figure): number => figure.ratio ?? figure.ours;

export const meetsTarget = (figure: Figure): boolean =>
  figure.bound === 'at-most' ? judged(figure) <= figure.target : judged(figure) >= figure.target;
