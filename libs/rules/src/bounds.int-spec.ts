import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  BOUNDS,
  COMMAND_BUDGET,
  PROPOSAL_BOUNDS,
  PROPOSAL_BUDGET,
  QUERY_BUDGET,
  saturated,
  boundedTimes,
} from './model/basics/bounds.js';

const page = readFileSync(join(import.meta.dirname, '../../../docs/bounds.md'), 'utf8');
const written = (most: number | undefined): string => (most === undefined ? '' : most.toLocaleString('en'));
const rowsOf = (names: readonly string[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    page
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, name = '', ...cells]) => [name.slice(1, -1), cells] as const)
      .filter(([name]) => names.includes(name)),
  );

describe('the bounds', () => {
  it('are those that docs/bounds.md names', () => {
    const rows = rowsOf(Object.keys(BOUNDS));
    expect(Object.keys(rows)).toEqual(Object.keys(BOUNDS));
    for (const [name, most] of Object.entries(BOUNDS)) {
      const proposed = (PROPOSAL_BOUNDS as Readonly<Record<string, number | undefined>>)[name];
      expect(rows[name]?.slice(0, 2)).toEqual([written(most), written(proposed)]);
    }
    const budget = rowsOf(Object.keys(COMMAND_BUDGET));
    expect(Object.keys(budget)).toEqual(Object.keys(COMMAND_BUDGET));
    for (const [name, most] of Object.entries(COMMAND_BUDGET)) {
      const proposed = (PROPOSAL_BUDGET as Readonly<Record<string, number | undefined>>)[name];
      expect(budget[name]?.slice(0, 2)).toEqual([written(most), written(proposed)]);
    }
    expect(page).toContain(`may look ${written(QUERY_BUDGET.looks)} times`);
  });

  it('leave room within 32 bits for the sum of two quantities', () => {
    expect(2 * BOUNDS.quantity).toBeLessThan(2 ** 31);
  });

  it('saturate on either side of zero, and turn NaN into 0', () => {
    expect([1e18, -1e18, Infinity, NaN, 7].map(saturated)).toEqual([1e9, -1e9, 1e9, 0, 7]);
    expect([1e18, -3, 7].map((number) => boundedTimes(number))).toEqual([1_000, 0, 7]);
    expect(boundedTimes(1e18, PROPOSAL_BOUNDS)).toBe(100);
  });
});
