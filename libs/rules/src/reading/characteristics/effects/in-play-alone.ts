// Finds nodes that look only at the battlefield, so that changes elsewhere cannot affect them. Switched off
// on 2026-11-28, neither self-play nor 40 counting effects became measurably slower. kept.spec.ts compares the
// characteristics it keeps with fresh ones.
import { memoByIdentity } from '#kernel';
import { isNode, walk, type SortName } from '#abilities';

/**
 * Kinds that read only objects on the battlefield, their controllers and owners. Any other kind may read
 * anything.
 */
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

/** Checks the node and all nodes in it; `each`: a name bound only to objects on the battlefield. */
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

const memo = memoByIdentity<object, { readonly each: string | undefined; readonly looks: boolean }>();

const isEach = (
  part: { readonly kind: string; readonly name?: unknown },
  each: string | undefined,
): boolean => part.kind === 'bound' && each !== undefined && part.name === each;
