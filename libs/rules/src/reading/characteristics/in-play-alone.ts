// What looks at the battlefield alone: what happens elsewhere has no bearing on it.
import { isNode, walk, type SortName } from '#abilities';

/** What reads nothing but objects on the battlefield and whose they are. A kind that is not named may read anything. */
const KINDS: Readonly<Partial<Record<SortName, ReadonlySet<string>>>> = {
  filter: new Set([
    ...['anything', 'all', 'any', 'not', 'is', 'controller', 'type', 'permanent', 'supertype', 'subtype'],
    ...['colour', 'colours', 'name', 'has', 'stat', 'counter', 'status', 'shares'],
  ]),
  reference: new Set(['this', 'host']),
  players: new Set(['you', 'all', 'opponents']),
  value: new Set(['count', 'counters', 'stat', 'sum', 'difference', 'product', 'half', 'least', 'greatest']),
  condition: new Set(['always', 'all', 'any', 'not', 'matches', 'exists', 'compare']),
};

/** Of the node and everything in it; `each`: a name that is given to what is on the battlefield alone. */
export function looksInPlay(sort: SortName, node: unknown, each?: string): boolean {
  if (typeof node !== 'object' || node === null) return true;
  let found = memo.get(node);
  if (found === undefined || found.each !== each) {
    const looks = [...walk(sort, node)].every(
      ({ sort: of, node: part }) => !isNode(part) || KINDS[of]?.has(part.kind) === true || isEach(part, each),
    );
    memo.set(node, (found = { each, looks }));
  }
  return found.looks;
}

const memo = new WeakMap<object, { readonly each: string | undefined; readonly looks: boolean }>();

const isEach = (
  part: { readonly kind: string; readonly name?: unknown },
  each: string | undefined,
): boolean => part.kind === 'bound' && each !== undefined && part.name === each;
