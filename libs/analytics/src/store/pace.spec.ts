import { expect, it } from '@jest/globals';
import { restAfter } from './pace.js';

it('work that had the processor for itself needs no rest', () => {
  expect(restAfter({ clock: 100, used: 98 })).toBe(0);
  // Other threads of the process count as well.
  expect(restAfter({ clock: 100, used: 160 })).toBe(0);
});

it('work that had to wait for the processor rests for twice as long, and not for ever', () => {
  expect(restAfter({ clock: 100, used: 40 })).toBe(200);
  expect(restAfter({ clock: 20_000, used: 400 })).toBe(1_000);
});
