// How bots draw from what they may choose. How many dice each function rolls is part of it: the games of a seed
// depend on that.
import { drawnFrom, type RandomSource } from '#kernel';

export function oneOf<T>(items: readonly T[], random: RandomSource): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new RangeError('drew from nothing');
  return item;
}

/** Undefined if there are no items. */
export const oneIfAny = <T>(items: readonly T[], random: RandomSource): T | undefined =>
  items[random.below(Math.max(1, items.length))];

/** A number from `least` to `most`; `least` if `most` is below it. */
export const between = (least: number, most: number, random: RandomSource): number =>
  least + random.below(Math.max(0, most - least) + 1);

/** Between `least` and `most` of the items, in random order. */
export const someOf = <T>(items: readonly T[], least: number, most: number, random: RandomSource): T[] =>
  drawnFrom(items, between(least, Math.min(most, items.length), random), random);
