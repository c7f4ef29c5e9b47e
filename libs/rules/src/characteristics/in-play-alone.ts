// What looks at the battlefield alone: what happens elsewhere has no bearing on it.
import { isNode, walk, type SortName } from '#abilities';

/** What reads nothing but objects on the battlefield and whose they are. A kind that is not named may read anything. */
const KINDS: Readonly<Partial<Record<SortName, ReadonlySet<string>>>> = {
  filter: new Set([
    ...['anything', 'all', 'any', 'not', 'is', 'controller', 'type', 'permanent', 'supertype', 'subtype'],
    ...['colour', 'colours', 'name', 'has', 'stat', 'counter', 'status'],
  ]),
  reference: new Set(['this', 'host']),
  players: new Set(['you', 'all', 'opponents']),
  value: new Set(['count', 'counters', 'stat']),
  condition: new Set(['always', 'all', 'any', 'not', 'matches', 'exists', 'compare']),
};

const memo = new WeakMap<object, boolean>();

/** Of the node and everything in it. */
export function looksInPlay(sort: SortName, node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return true;
  let found = memo.get(node);
  if (found === undefined) {
    found = [...walk(sort, node)].every(
      ({ sort: of, node: part }) => !isNode(part) || KINDS[of]?.has(part.kind) === true,
    );
    memo.set(node, found);
  }
  return found;
}
