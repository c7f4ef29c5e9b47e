// Finds and replaces parts of a tree by their paths; finds its holes.
import { isNode, partAt, walk, type AnyNode, type SortName } from '#abilities';
import type { Hole } from '../parsing/holes.js';
import type { Scan } from '../parsing/scan.js';

export type Path = readonly (string | number)[];
export interface HoleInTree {
  readonly sort: SortName;
  readonly path: Path;
  readonly hole: Hole;
}

/** A way to fill a hole: returns the tree with the hole filled, and perhaps a step given a name. */
export interface Filling {
  (tree: unknown): unknown;
  /** Applied to the tree once every hole with the same meaning is filled. */
  readonly last?: (tree: unknown) => unknown;
}

/** Every hole of a tree, in the order of the text. */
export const holesIn = (tree: unknown, scan: Scan): readonly HoleInTree[] =>
  [...walk('ability', tree)]
    .flatMap(({ sort, node, path }) => {
      if (!isNode(node) || node.kind !== 'parameter') return [];
      const hole = scan.holeCalled(node['name'] as string);
      return hole === undefined ? [] : [{ sort, path, hole }];
    })
    .sort((one, other) => one.hole.at - other.hole.at);

/** The tree with another part at this path. */
export function withPart(tree: unknown, path: Path, part: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return part;
  if (Array.isArray(tree))
    return tree.map((item, index) => (index === step ? withPart(item, rest, part) : (item as unknown)));
  const node = tree as Readonly<Record<string, unknown>>;
  return { ...node, [step]: withPart(node[step], rest, part) };
}

/** The nodes a path leads through, from the whole to the part. */
export const alongPath = (
  tree: unknown,
  path: Path,
): readonly { readonly node: AnyNode; readonly path: Path }[] =>
  path.flatMap((_, length) => {
    const node = partAt(tree, path.slice(0, length));
    return isNode(node) ? [{ node, path: path.slice(0, length) }] : [];
  });
