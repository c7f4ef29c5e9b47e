// Every way the holes of a tree can be filled.
import type { Scan } from '../parsing/parser.js';
import { antecedents } from './antecedents.js';
import { targetsGathered } from './targets.js';
import { holesIn } from './tree.js';

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
      .flatMap((each) => antecedents(each, place).map((fill) => fill(each)))
      .filter((each) => each !== undefined)
      .slice(0, MOST);
  }
}
