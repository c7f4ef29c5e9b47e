import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { execute, parse, buildSchema } from 'graphql';
import { AT_ONCE, someAtATime } from './some-at-a-time.js';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, nth) => nth);

describe('a list that is answered in parts', () => {
  it('is complete at once if it is short', () => {
    expect(someAtATime(numbers(AT_ONCE), (one) => one * 2)).toEqual(numbers(AT_ONCE).map((one) => one * 2));
  });

  it('is complete and in order, and only a part of it is made in one turn', async () => {
    const count = 7 * AT_ONCE + 3;
    const schema = buildSchema('type Query { list: [One!]! } type One { number: Int! }');
    let turns = 0;
    const made: number[] = [];
    const ended: true[] = [];
    const turning = (async () => {
      while (ended.length === 0) {
        await nextTurn();
        turns += 1;
      }
    })();
    const result = await execute({
      schema,
      document: parse('{ list { number } }'),
      rootValue: {
        list: () =>
          someAtATime(numbers(count), (number) => {
            made[turns] = (made[turns] ?? 0) + 1;
            return { number };
          }),
      },
    });
    ended.push(true);
    await turning;
    expect(result).toEqual({ data: { list: numbers(count).map((number) => ({ number })) } });
    expect(Math.max(...made.filter((some) => some > 0))).toBeLessThanOrEqual(2 * AT_ONCE);
    expect(made.filter((some) => some > 0).length).toBeGreaterThan(3);
  });
});
