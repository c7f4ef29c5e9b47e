// Every node in a part of a tree.
import { isNode, type AnyNode } from '#abilities';

export const isList = (part: unknown): part is readonly unknown[] => Array.isArray(part);
export const nodesIn = (part: unknown): readonly AnyNode[] => {
  if (Array.isArray(part)) return part.flatMap(nodesIn);
  if (typeof part !== 'object' || part === null) return [];
  return [...(isNode(part) ? [part] : []), ...Object.values(part).flatMap(nodesIn)];
};
/** True if the change permits playing a card from exile. */
export const isAllowance = ({ changes }: AnyNode): boolean =>
  changes !== undefined && nodesIn(changes).some(({ kind, from }) => kind === 'play' && from === 'exile');
