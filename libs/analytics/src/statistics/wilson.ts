// How sure a rate is: the interval of Wilson's score, which stays between 0 and 1 and is right for small numbers too.

export interface Rate {
  readonly n: number;
  readonly rate: number;
  /** The rate of a very long row of games lies between the two 95 times in 100. */
  readonly low: number;
  readonly high: number;
}

/** The standard normal distribution has 95 % between minus this and this. */
const Z = 1.959963984540054;

/** E. B. Wilson 1927. `n` is at least 1. */
export function wilson(successes: number, n: number): Rate {
  const rate = successes / n;
  const z2 = Z * Z;
  const middle = (rate + z2 / (2 * n)) / (1 + z2 / n);
  const spread = (Z / (1 + z2 / n)) * Math.sqrt((rate * (1 - rate)) / n + z2 / (4 * n * n));
  return { n, rate, low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) };
}
