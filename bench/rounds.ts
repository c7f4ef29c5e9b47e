// Rounds of two sides that take turns: how fast the machine is changes from one minute to the next.
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Of each round the one rate as a share of the other's beside it. */
export const sideBySide = (ours: readonly number[], theirs: readonly number[]): readonly number[] =>
  ours.map((rate, round) => rate / (theirs[round] ?? NaN));

/** Milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
