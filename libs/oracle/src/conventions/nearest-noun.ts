// A clause after several nouns belongs to the last of them: in 'less than the number of Islands you control', you
// control the Islands.
import { isNode, rewritten, type Ability, type AnyNode } from '#abilities';

/** Clauses about a controller or owner, which follow their noun. */
const isSaidAfter = ({ kind }: AnyNode): boolean => kind === 'controller' || kind === 'owner';

const AFTER: Readonly<Record<string, string>> = {
  stat: 'value',
  targets: 'filter',
  'attached-to': 'filter',
  combat: 'filter',
  count: 'of',
  different: 'among',
  each: 'filter',
};
/** The same part with the clause moved to the noun it ends with, if it ends with one. */
function endingWith(part: AnyNode, said: AnyNode): AnyNode | undefined {
  const field = AFTER[part.kind];
  const last = field === undefined ? undefined : part[field];
  if (field === undefined || !isNode(last)) return undefined;
  if (AFTER[last.kind] !== undefined && last.kind !== 'stat') {
    const within = endingWith(last, said);
    return within === undefined ? undefined : { ...part, [field]: within };
  }
  const isNoun = part.kind !== 'stat' && part.kind !== 'different';
  if (!isNoun) return undefined;
  const of = last.kind === 'all' ? (last['of'] as readonly AnyNode[]) : [last];
  return { ...part, [field]: { kind: 'all', of: [...of.filter(({ kind }) => kind !== 'anything'), said] } };
}

export const toNearestNoun = (ability: Ability): Ability =>
  rewritten('ability', ability, (sort, node) => {
    if (sort !== 'filter' || !isNode(node) || node.kind !== 'all') return undefined;
    const all = node['of'] as readonly AnyNode[];
    // A clause about both nouns would have to be said of each.
    if (all.filter(isSaidAfter).length !== 1) return undefined;
    const parts: AnyNode[] = [];
    let isMoved = false;
    for (const part of all) {
      const before = parts.at(-1);
      const ending = before === undefined || !isSaidAfter(part) ? undefined : endingWith(before, part);
      if (ending === undefined) parts.push(part);
      else {
        parts[parts.length - 1] = ending;
        isMoved = true;
      }
    }
    if (!isMoved) return undefined;
    const [only] = parts;
    return { becomes: [parts.length === 1 && only !== undefined ? only : { ...node, of: parts }] };
  });
