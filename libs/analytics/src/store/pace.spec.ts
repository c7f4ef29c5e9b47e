import { expect, it } from '@jest/globals';
import { IdleCores, idleBetween, restAfter } from './pace.js';

it('work that had the processor for itself needs no rest', () => {
  expect(restAfter({ clock: 100, used: 98 })).toBe(0);
  // Other threads of the process count as well.
  expect(restAfter({ clock: 100, used: 160 })).toBe(0);
});

it('work that had to wait for the processor rests for twice as long, and not for ever', () => {
  expect(restAfter({ clock: 100, used: 40 })).toBe(200);
  expect(restAfter({ clock: 20_000, used: 400 })).toBe(1_000);
});

it('counts the cores that were idle between two readings', () => {
  const before = [
    { idle: 100, all: 1_000 },
    { idle: 500, all: 1_000 },
  ];
  const after = [
    { idle: 125, all: 1_100 },
    { idle: 600, all: 1_100 },
  ];
  expect(idleBetween(before, after)).toBeCloseTo(1.25);
});

it('takes a core for idle whose times say nothing, and a machine that has no times for free', () => {
  expect(idleBetween([{ idle: 5, all: 10 }], [{ idle: 5, all: 10 }])).toBe(1);
  expect(idleBetween([], [])).toBe(Infinity);
  expect(new IdleCores().count()).toBeGreaterThanOrEqual(0);
});
