// Decides where 'it' may be the object the text belongs to. A spell calls itself 'it' only where it does something
// else instead; next to a noun of some kind, 'it' is an object of that kind.
import { isNode, walk, type AnyNode } from '#abilities';
import type { alongPath, Path } from '../trees/tree.js';

type Around = ReturnType<typeof alongPath>;

export function canBeItself(around: Around, path: Path): boolean {
  const isGiven = around.some(({ node: { kind } }) => kind === 'gain-ability' || kind === 'face');
  if (!isGiven && !isSourceAgain(around, path) && around.some(({ node }) => node.kind === 'spell'))
    return false;
  return !around.some(({ node, path: at }) => isOneOfThem(node, path[at.length]));
}

/**
 * 'This spell deals 2 damage to any target. If you control a Mountain, it deals 4 damage to it instead', 'If this
 * spell was kicked, it deals 5 damage to target player': the spell was named last, so it is 'it'.
 */
const isSourceAgain = (around: Around, path: Path): boolean =>
  around.at(-1)?.node.kind === 'damage' &&
  path.at(-1) === 'from' &&
  around.some(
    ({ node: { kind, said, condition } }) =>
      kind === 'if' && (said === 'instead' || (isNode(condition) && condition.kind === 'paid')),
  );

/** 'Creatures with toughness greater than its power', 'each creature deals damage to its controller'. */
function isOneOfThem(node: AnyNode, step: unknown): boolean {
  if (node.kind === 'stat' && node['compare'] !== undefined) return true;
  if (node.kind === 'damage') return isNode(node['from']) && node['from'].kind === 'each';
  if (node.kind !== 'static' || step !== 'while' || node['said'] !== 'condition-last') return false;
  return (node['effects'] as readonly AnyNode[]).some(({ kind }) => kind === 'modify');
}
/**
 * The object this is attached to is 'it' if the text names it; it comes before this where the sentence is about the
 * host.
 */
export const speaksOfHost = (tree: unknown): boolean =>
  [...walk('ability', tree)].some(
    ({ node }) => isNode(node) && (node.kind === 'host' || node.kind === 'modify-host'),
  );
/** 'Return the exiled card to the battlefield under its owner's control' */
export const speaksOfExiled = (tree: unknown): boolean =>
  [...walk('ability', tree)].some(
    ({ sort, node }) =>
      sort === 'effect' && isNode(node) && isNode(node['what']) && node['what'].kind === 'linked',
  );
export const isOfHost = (around: Around): boolean => around.some(({ node }) => node.kind === 'modify-host');
