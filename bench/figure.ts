// What one measurement of the budget says: our number, what it is held against, and what it must reach.

export interface Figure {
  /** What was measured, in words: 'append through the SQLite adapter, 64 games at once'. */
  readonly name: string;
  /** The unit of `ours` and `baseline`: 'events/s', 'ms', 'KB'. */
  readonly unit: string;
  readonly ours: number;
  /** The same unit, measured in the same run; null where the budget names an absolute number. */
  readonly baseline: number | null;
  /** ours / baseline; null without a baseline. */
  readonly ratio: number | null;
  /** What the ratio must reach (0.6 for 60 %); without a baseline, what `ours` must reach. */
  readonly target: number;
  /** Whether the target is the least or the most that is good enough; the least where it is not said. */
  readonly bound?: 'at-least' | 'at-most';
  readonly note?: string;
}

/** One figure measured once. Undefined: what it needs is not there (no server to talk to, say). */
export type Measure = () => Promise<Figure | undefined>;

/** The number that is held against the target. */
export const judged = (figure: Figure): number => figure.ratio ?? figure.ours;

export const meetsTarget = (figure: Figure): boolean =>
  figure.bound === 'at-most' ? judged(figure) <= figure.target : judged(figure) >= figure.target;
