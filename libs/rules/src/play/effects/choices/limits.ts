// How many to choose: one if nothing is said, any number if it is unbounded.
import type { Value } from '#abilities';
import type { Run } from '../../../engine/frames/run.js';

export interface ChoiceLimits {
  readonly least?: Value;
  readonly most?: Value;
  readonly unbounded?: 'unbounded' | 'all';
}

export function limitsOf(
  run: Run,
  { least, most, unbounded }: ChoiceLimits,
): { least: number; most: number } {
  const upTo =
    unbounded !== undefined
      ? Infinity
      : most !== undefined
        ? run.value(most)
        : least === undefined
          ? 1
          : Math.max(1, run.value(least));
  // cr 107.1b: a negative number counts as zero.
  const bounded = Math.max(0, upTo);
  const from = least === undefined ? (unbounded === undefined ? bounded : 0) : run.value(least);
  return { least: Math.min(Math.max(0, from), bounded), most: bounded };
}
