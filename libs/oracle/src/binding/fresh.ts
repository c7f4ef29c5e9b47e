// Makes a name for a step that a later step refers to.
import { isNode, walk } from '#abilities';

export function freshName(tree: unknown): string {
  const used = new Set<unknown>();
  for (const { node } of walk('ability', tree)) if (isNode(node)) used.add(node['bind']);
  let name = 'it';
  for (let number = 2; used.has(name); number += 1) name = `it${number}`;
  return name;
}
