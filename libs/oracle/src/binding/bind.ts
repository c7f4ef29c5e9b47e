// Fills the holes of a tree in every possible way and returns the trees that result.
import { isNode, partAt } from '#abilities';
import type { Scan } from '../parsing/scan.js';
import { antecedents } from './antecedents.js';
import { gatherTargets } from './targets.js';
import { holesIn, withPart, type HoleInTree } from '../trees/tree.js';

/** A tree with more readings than this counts as unreadable. */
const MOST = 200;

export function bindings(tree: unknown, scan: Scan): readonly unknown[] {
  const whole = gatherTargets(tree, scan);
  if (whole === undefined) return [];
  let trees: readonly unknown[] = [whole];
  for (;;) {
    const [first] = trees;
    const [place] = first === undefined ? [] : holesIn(first, scan);
    if (place === undefined) return trees;
    const name = nameAt(first, place);
    trees = trees
      .flatMap((each) => {
        // If a group was given a name, the place of the hole has moved.
        const own = nameAt(each, place) === name ? place : holesIn(each, scan)[0];
        return own === undefined ? [] : filledWays(each, own, scan);
      })
      .filter((each) => each !== undefined)
      .slice(0, MOST);
  }
}
const nameAt = (tree: unknown, { path }: HoleInTree): unknown => {
  const part = partAt(tree, path);
  return isNode(part) && part.kind === 'parameter' ? part['name'] : undefined;
};
const filledWays = (tree: unknown, place: HoleInTree, scan: Scan): readonly unknown[] =>
  antecedents(tree, place).map((fill) => {
    const filled = alike(fill(tree), place, scan);
    return filled === undefined || fill.last === undefined ? filled : fill.last(filled);
  });

/** Fills every hole that the same word of the text made in the same way. */
function alike(tree: unknown, { sort, path, hole }: HoleInTree, scan: Scan): unknown {
  if (tree === undefined) return undefined;
  const part = partAt(tree, path);
  return holesIn(tree, scan)
    .filter((other) => other.sort === sort && other.hole.at === hole.at && other.hole.is === hole.is)
    .reduce<unknown>((whole, other) => withPart(whole, other.path, part), tree);
}
