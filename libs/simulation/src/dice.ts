// The bots' dice: the same seed always gives the same rolls. They must be fast and even, but not secure.
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { hashText, type RandomSource } from '#kernel';

/** This many hexadecimal digits make a 32-bit seed. */
const DIGITS = 8;

export function diceOf(seed: string): RandomSource {
  const generator = xoroshiro128plus(Number.parseInt(hashText(seed).slice(0, DIGITS), 16) | 0);
  let drawn = 0;
  return {
    get drawn() {
      return drawn;
    },
    below(bound) {
      drawn += 1;
      return uniformInt(generator, 0, bound - 1);
    },
  };
}
