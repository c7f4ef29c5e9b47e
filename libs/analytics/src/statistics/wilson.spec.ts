import { expect, it } from '@jest/globals';
import { wilson } from './wilson.js';

// Counted by hand with z = 1.96, z² = 3.8416.
it.each([
  // (0.5 + 0.19208) / 1.38416 = 0.5; 1.96 / 1.38416 * sqrt(0.025 + 0.009604) = 0.26341
  [5, 10, 0.5, 0.2366, 0.7634],
  // (0.8 + 0.0192080) / 1.038416 = 0.788902; 1.96 / 1.038416 * sqrt(0.0016 + 0.00009604) = 0.077733
  [80, 100, 0.8, 0.7112, 0.8666],
  // One of one: (1 + 1.9208) / 4.8416 = 0.603272; 1.96 / 4.8416 * sqrt(0.9604) = 0.396728
  [1, 1, 1, 0.2065, 1],
  // None of four: 0.4802 / 1.9604 = 0.244950; 1.96 / 1.9604 * sqrt(0.060025) = 0.244950
  [0, 4, 0, 0, 0.4899],
])('%i of %i is %f, between %f and %f', (successes, n, rate, low, high) => {
  const found = wilson(successes, n);
  expect(found).toMatchObject({ n, rate });
  expect(found.low).toBeCloseTo(low, 4);
  expect(found.high).toBeCloseTo(high, 4);
});

it('is narrower the more games there are, and never leaves 0 to 1', () => {
  const widths = [1, 10, 100, 1_000, 1_000_000].map((n) => wilson(n, n)).map(({ low, high }) => high - low);
  expect(widths).toEqual([...widths].sort((one, other) => other - one));
  for (const n of [1, 2, 3, 1_000_000])
    for (const successes of [0, n]) {
      const { low, high } = wilson(successes, n);
      expect([low >= 0, high <= 1, low <= high]).toEqual([true, true, true]);
    }
});
