import { describe, expect, it } from '@jest/globals';
import { logPositionOf, positionOf } from './position.js';

const at = (commit: string, prepare = commit): string => positionOf({ commit, prepare });

describe('a position', () => {
  it('sorts as text in the order of the log, up to the largest number', () => {
    const places = ['0', '9', '10', '999', '1000', '9007199254740993', '18446744073709551615'];
    const positions = places.map((place) => at(place));
    expect([...positions].sort()).toEqual(positions);
    expect(at('10', '9') < at('10', '10')).toBe(true);
    expect(at('10', '10') < at('11', '9')).toBe(true);
  });

  it('reads back as the same two numbers', () => {
    for (const [commit, prepare] of [
      ['0', '0'],
      ['1005', '900'],
      ['18446744073709551615', '18446744073709551614'],
    ] as const)
      expect(logPositionOf(at(commit, prepare))).toEqual({ commit, prepare });
  });

  it.each(['', '12', '0000000000000017', 'a'.repeat(41), 7, undefined])('is not %p', (text) => {
    expect(() => logPositionOf(text)).toThrow(RangeError);
  });
});
