// The bots' dice: from a seed always the same throws. They need not be fair in the face of anyone, only fast and even.
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { hashText, type RandomSource } from '#kernel';

/** So many hexadecimal digits make a seed of 32 bits. */
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
