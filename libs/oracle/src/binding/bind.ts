// Every way the holes of a tree can be filled.
import { partAt } from '#abilities';
import type { Scan } from '../parsing/parser.js';
import { antecedents } from './antecedents.js';
import { targetsGathered } from './targets.js';
import { holesIn, withPart, type Place } from './tree.js';

/** More ways than this are no reading. */
const MOST = 200;

export function bound(tree: unknown, scan: Scan): readonly unknown[] {
  const whole = targetsGathered(tree, scan);
  if (whole === undefined) return [];
  let trees: readonly unknown[] = [whole];
  for (;;) {
    const [first] = trees;
    const [place] = first === undefined ? [] : holesIn(first, scan);
    if (place === undefined) return trees;
    trees = trees
      .flatMap((each) => antecedents(each, place).map((fill) => alike(fill(each), place, scan)))
      .filter((each) => each !== undefined)
      .slice(0, MOST);
  }
}

/** One word of the text means one thing, wherever the tree has it. */
function alike(tree: unknown, { sort, path, hole }: Place, scan: Scan): unknown {
  if (tree === undefined) return undefined;
  const part = partAt(tree, path);
  return holesIn(tree, scan)
    .filter((other) => other.sort === sort && other.hole.at === hole.at && other.hole.is === hole.is)
    .reduce<unknown>((whole, other) => withPart(whole, other.path, part), tree);
}
