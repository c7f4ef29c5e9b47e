// What a change reads is memoized: every lasting effect is asked for it each time layers are applied.
import { expect, it } from '@jest/globals';
import { plus } from '#testkit/tables/board';
import { readIn } from './change-reads.js';

it('finds the parts of a change that are read once', () => {
  const change = plus(1, 2);
  expect(readIn(change)).toEqual([
    { sort: 'value', node: 1 },
    { sort: 'value', node: 2 },
  ]);
  expect(readIn(change)).toBe(readIn(change));
});
