// Which part of a filter depends on the ability that has the filter: a hundred lords ask the same of every
// object, except for 'another'.
import { memoByIdentity } from '#kernel';
import { isNode, walk, type Filter, type SortName } from '#abilities';

/**
 * Kinds of nodes that read nothing of their ability except its controller. Any other kind may read anything.
 */
const OF_CONTROLLER: Readonly<Partial<Record<SortName, ReadonlySet<string>>>> = {
  filter: new Set([
    ...['anything', 'all', 'any', 'not', 'type', 'permanent', 'supertype', 'subtype', 'colour', 'colours'],
    ...['name', 'has', 'has-ability', 'spell', 'controller', 'owner', 'in'],
  ]),
  players: new Set(['you', 'all', 'opponents']),
};

const isShared = (filter: Filter): boolean =>
  [...walk('filter', filter)].every(
    ({ sort, node }) => !isNode(node) || OF_CONTROLLER[sort]?.has(node.kind) === true,
  );

/**
 * A filter in two parts: one has the same result for all abilities of one player; each ability must evaluate
 * the other.
 */
export interface Split {
  readonly shared: readonly Filter[];
  readonly own: readonly Filter[];
}

const memo = memoByIdentity<Filter, Split>();

export function splitByContext(filter: Filter): Split {
  let found = memo.get(filter);
  if (found === undefined) {
    const parts = filter.kind === 'all' ? filter.of : [filter];
    found = { shared: parts.filter(isShared), own: parts.filter((part) => !isShared(part)) };
    memo.set(filter, found);
  }
  return found;
}
