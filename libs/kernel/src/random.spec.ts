import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  commitTo,
  opens,
  randomKey,
  randomSource,
  drawnFrom,
  shuffled,
  type RandomKey,
  type RandomSource,
} from './random.js';

const KEY = randomKey('seed', ['one', 'two']);

/** Word n of a key, computed from the definition. */
const wordOf = (key: RandomKey, n: number): number =>
  createHmac('sha256', key)
    .update(`pentaland/draw/1/${String(Math.floor(n / 8))}`)
    .digest()
    .readUInt32BE((n % 8) * 4);

const draws = (source: RandomSource, bound: number, count: number): number[] =>
  Array.from({ length: count }, () => source.below(bound));

/** Pearson's statistic against equal shares, and the limit that a fair source exceeds once in a million. */
function chiSquare(counts: readonly number[]): { statistic: number; limit: number } {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expected = total / counts.length;
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const degrees = counts.length - 1;
  const spread = 2 / (9 * degrees);
  return { statistic, limit: degrees * (1 - spread + 4.753 * Math.sqrt(spread)) ** 3 }; // Wilson and Hilferty.
}

function tally(values: Iterable<number>, bound: number): number[] {
  const counts = Array.from({ length: bound }, () => 0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** A source that returns the given numbers and records the requests. */
function scripted(values: number[]): RandomSource & { readonly asked: number[] } {
  const asked: number[] = [];
  return {
    asked,
    get drawn() {
      return asked.length;
    },
    below(bound) {
      asked.push(bound);
      return values.shift() ?? 0;
    },
  };
}

describe('the random source', () => {
  it('draws the words of its definition', () => {
    const source = randomSource(KEY, 0);
    expect(draws(source, 2 ** 32, 40)).toEqual(Array.from({ length: 40 }, (_, n) => wordOf(KEY, n)));
    expect(source.drawn).toBe(40);
  });

  it('resumes after any number of words as if it had never stopped', () => {
    const whole = draws(randomSource(KEY, 0), 2 ** 32, 60);
    fc.assert(
      fc.property(fc.nat(50), (drawn) => {
        expect(draws(randomSource(KEY, drawn), 2 ** 32, 10)).toEqual(whole.slice(drawn, drawn + 10));
      }),
    );
  });

  it('resumes from its own count of words under any bounds, rejections included', () => {
    const bounds = fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(bounds, fc.nat(), (asked, cut) => {
        const through = randomSource(KEY, 0);
        const at = cut % asked.length;
        const all = asked.map((bound) => through.below(bound));
        const first = randomSource(KEY, 0);
        const before = asked.slice(0, at).map((bound) => first.below(bound));
        const second = randomSource(KEY, first.drawn);
        const rest = asked.slice(at).map((bound) => second.below(bound));
        expect([...before, ...rest]).toEqual(all);
        expect(second.drawn).toBe(through.drawn);
      }),
    );
  });

  it('stays below its bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.nat(10_000), (bound, drawn) => {
        const value = randomSource(KEY, drawn).below(bound);
        expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true);
      }),
    );
  });

  it('uses up a word even if there is nothing to choose', () => {
    const source = randomSource(KEY, 3);
    expect(source.below(1)).toBe(0);
    expect(source.drawn).toBe(4);
  });

  it.each([0, -1, 1.5, NaN, Infinity, 2 ** 32 + 1])('refuses %d as a bound', (bound) => {
    expect(() => randomSource(KEY, 0).below(bound)).toThrow(RangeError);
  });

  it('draws again when a word would favour the small numbers, and counts it', () => {
    // The words from 3 * 2^30 on are past the last multiple of this bound: a quarter of all words.
    const bound = 3 * 2 ** 30;
    const refused = Array.from({ length: 400 }, (_, n) => n).filter((n) => wordOf(KEY, n) >= bound);
    expect(refused.length).toBeGreaterThan(50);
    const kept = Array.from({ length: 400 }, (_, n) => wordOf(KEY, n)).filter((word) => word < bound);
    const source = randomSource(KEY, 0);
    expect(draws(source, bound, 200)).toEqual(kept.slice(0, 200));
    expect(source.drawn).toBeGreaterThan(230);
  });

  it('never draws again when no word is unfair', () => {
    const source = randomSource(KEY, 0);
    for (const bound of [1, 2, 256, 2 ** 31, 2 ** 32]) source.below(bound);
    expect(source.drawn).toBe(5);
  });

  it.each([2, 3, 6, 7, 20, 60, 300])('makes every integer below %d equally likely', (bound) => {
    for (const seed of ['a', 'b', 'c']) {
      const values = draws(randomSource(randomKey(seed, []), 0), bound, 30_000);
      const { statistic, limit } = chiSquare(tally(values, bound));
      expect(statistic).toBeLessThan(limit);
    }
  });

  it('makes every third of its largest unfair bound equally likely, unlike a bare remainder', () => {
    const bound = 3 * 2 ** 30;
    const thirds = (values: readonly number[]) =>
      chiSquare(
        tally(
          values.map((value) => Math.floor(value / 2 ** 30)),
          3,
        ),
      );
    const fair = thirds(draws(randomSource(KEY, 0), bound, 6_000));
    expect(fair.statistic).toBeLessThan(fair.limit);
    const bare = thirds(Array.from({ length: 6_000 }, (_, n) => wordOf(KEY, n) % bound));
    expect(bare.statistic).toBeGreaterThan(bare.limit);
  });

  it('makes neighbours independent of each other', () => {
    const values = draws(randomSource(KEY, 0), 10, 40_000);
    const pairs = Array.from(
      { length: 20_000 },
      (_, n) => (values[2 * n] ?? 0) * 10 + (values[2 * n + 1] ?? 0),
    );
    const { statistic, limit } = chiSquare(tally(pairs, 100));
    expect(statistic).toBeLessThan(limit);
  });
});

describe('a shuffle', () => {
  const order = (items: readonly number[]): string => items.join('');

  it.each([
    [2, 2],
    [3, 6],
    [4, 24],
    [5, 120],
  ])('of %i items makes each of the %i orders equally likely', (length, orders) => {
    const items = Array.from({ length }, (_, index) => index);
    const random = randomSource(KEY, 0);
    const counts = new Map<string, number>();
    for (let round = 0; round < orders * 200; round += 1) {
      const found = order(shuffled(items, random));
      counts.set(found, (counts.get(found) ?? 0) + 1);
    }
    expect(counts.size).toBe(orders);
    const { statistic, limit } = chiSquare([...counts.values()]);
    expect(statistic).toBeLessThan(limit);
  });

  it('reaches every order in exactly one way', () => {
    const found = new Set<string>();
    for (let a = 0; a < 4; a += 1)
      for (let b = 0; b < 3; b += 1)
        for (let c = 0; c < 2; c += 1) {
          const source = scripted([a, b, c]);
          found.add(order(shuffled([0, 1, 2, 3], source)));
          expect(source.asked).toEqual([4, 3, 2]);
        }
    expect(found.size).toBe(24);
  });

  it('keeps every item, leaves the given list unchanged, and is the same for the same draws', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(1_000), (items, drawn) => {
        const before = [...items];
        const once = shuffled(items, randomSource(KEY, drawn));
        expect(items).toEqual(before);
        expect([...once].sort()).toEqual([...items].sort());
        expect(shuffled(items, randomSource(KEY, drawn))).toEqual(once);
      }),
    );
  });

  it('of one item or none draws nothing', () => {
    const source = scripted([]);
    expect(shuffled([], source)).toEqual([]);
    expect(shuffled(['x'], source)).toEqual(['x']);
    expect(source.asked).toEqual([]);
  });
});

describe('drawing without replacement', () => {
  it('reaches every choice in exactly one way, and asks once per item', () => {
    const found = new Set<string>();
    for (let a = 0; a < 4; a += 1)
      for (let b = 0; b < 3; b += 1) {
        const source = scripted([a, b]);
        found.add(drawnFrom([0, 1, 2, 3], 2, source).join());
        expect(source.asked).toEqual([4, 3]);
      }
    expect(found.size).toBe(12);
  });

  it('returns every item if more are asked for, and leaves the given list unchanged', () => {
    const items = ['a', 'b', 'c'];
    const drawn = drawnFrom(items, 5, randomSource(KEY, 0));
    expect(items).toEqual(['a', 'b', 'c']);
    expect(drawn.sort()).toEqual(items);
    expect(drawnFrom([], 2, scripted([]))).toEqual([]);
  });
});

describe('the key of a game', () => {
  it('changes with the seed, the entropy and the order of the seats', () => {
    const keys = [
      randomKey('seed', ['one', 'two']),
      randomKey('seed', ['two', 'one']),
      randomKey('seed', ['one']),
      randomKey('seed', []),
      randomKey('sood', ['one', 'two']),
      randomKey('seed', ['one', 'two', '']),
    ];
    expect(new Set(keys).size).toBe(6);
  });

  it('keeps its parts apart', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), fc.string(), fc.string(), (a, b, s, t) => {
        const same = s === t && a.length === b.length && a.every((part, at) => part === b[at]);
        expect(randomKey(s, a) === randomKey(t, b)).toBe(same);
      }),
    );
    expect(randomKey('a|1:b', [])).not.toBe(randomKey('a', ['b']));
    expect(randomKey('s', ['a', 'b'])).not.toBe(randomKey('s', ['ab']));
  });

  it('is the same in every release', () => {
    expect(KEY).toBe('d32d3e986cfa5790cb462c86c63766a1b4be0b1542a8c142fd65ac09aeaed552');
  });
});

describe('a commitment', () => {
  it('is opened by its secret and by nothing else', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (secret, other) => {
        expect(opens(commitTo(secret), secret)).toBe(true);
        expect(opens(commitTo(secret), other)).toBe(other === secret);
      }),
    );
  });

  it('is the SHA-256 of its secret, so that anyone can check it', () => {
    expect(commitTo('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
