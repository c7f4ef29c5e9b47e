// The ways of a creature that can block several attackers: one for each set of attackers that counts
// differently.
import type { DeclarationWay } from './requirements.js';

/**
 * Beyond this many sets, sets of more attackers are left out, except one of maximum size. The best
 * declaration may then obey less than possible, but no legal one is refused.
 */
const MOST_SETS = 2_000;

export interface Union<T> {
  readonly of: readonly T[];
  readonly way: DeclarationWay;
}

export function unionsOf<T>(
  items: readonly T[],
  ways: readonly DeclarationWay[],
  most: number,
): readonly Union<T>[] {
  const single = items.map((item, index): Union<T> => ({ of: [item], way: ways[index] ?? [] }));
  if (most <= 1) return single;
  // Items that raise the same counts are interchangeable, and two of them count no more than one.
  const different = [
    ...new Map([...single].reverse().map((one) => [one.way.join(), one])).values(),
  ].reverse();
  const found: Union<T>[] = [...different];
  let layer: readonly { readonly union: Union<T>; readonly last: number }[] = different.map(
    (union, last) => ({
      union,
      last,
    }),
  );
  for (let size = 2; size <= most && layer.length > 0 && found.length < MOST_SETS; size += 1) {
    layer = layer.flatMap(({ union, last }) =>
      different
        .slice(last + 1)
        .map((added, index) => ({ union: joined(union, added), last: last + 1 + index })),
    );
    found.push(...layer.slice(0, MOST_SETS - found.length).map(({ union }) => union));
  }
  if (found.length >= MOST_SETS) found.push(different.slice(0, most).reduce(joined));
  return found;
}

const joined = <T>(one: Union<T>, other: Union<T>): Union<T> => ({
  of: [...one.of, ...other.of],
  way: [...new Set([...one.way, ...other.way])],
});
