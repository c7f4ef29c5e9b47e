// 'Return target permanent to its owner's hand. That player discards a card': 'that player' is an owner or controller
// that the text named before. Example: Recoil.
import { isNode, partAt, walk, type AnyNode } from '#abilities';
import { meaningOf } from '../trees/meaning.js';
import { alongPath, type Path } from '../trees/tree.js';

const isHolder = ({ kind, of }: AnyNode): boolean =>
  (kind === 'controller' || kind === 'owner') && isNode(of);
const isOpen = (node: AnyNode): boolean => JSON.stringify(node).includes('"kind":"parameter"');
/** One thing that is known, and nothing that many are. */
const isKnown = (what: unknown): what is AnyNode =>
  isNode(what) && ['target', 'subject', 'agent', 'host'].includes(what.kind);
const HELD: readonly unknown[] = ['hand', 'library', 'graveyard'];

/** Whoever is said to control or to own something before a place, each once. */
export function holdersBefore(tree: unknown, path: Path): readonly AnyNode[] {
  const found: AnyNode[] = [];
  const around = alongPath(tree, path);
  // Of one mode nothing is said in another, and of who is part of an event there is another word.
  const within = around.findLast(({ node }) => node.kind === 'mode')?.path ?? [];
  for (const { node, path: at } of walk('ability', tree)) {
    if (at.length === path.length && at.every((step, index) => step === path[index])) break;
    const isHere = within.every((step, index) => step === at[index]) && !at.includes('when');
    if (isNode(node) && isHere) found.push(...holdersIn(node, at));
  }
  // What is done 'unless they pay' is said before they are.
  for (const { node, path: at } of around)
    if (node.kind === 'pay' && path[at.length] === 'who')
      for (const part of walk('effect', node['unpaid']))
        if (isNode(part.node)) found.push(...holdersIn(part.node, []));
  const known = new Map(found.filter((who) => !isOpen(who)).map((who) => [meaningOf(who), who]));
  return [...known.values()].map(({ kind, of }) => ({ kind, of }));

  function holdersIn(node: AnyNode, at: Path): readonly AnyNode[] {
    if (isHolder(node)) return [node];
    if (
      node.kind === 'move' &&
      HELD.includes(node['to']) &&
      node['by'] === undefined &&
      isKnown(node['what'])
    )
      return [{ kind: 'owner', of: node['what'] }];
    const slot = at.at(-1);
    const isAimed = node.kind === 'target' && at.at(-2) === 'targets' && typeof slot === 'number';
    return isAimed && isOfOpponent(partAt(tree, [...at, 'filter']))
      ? [{ kind: 'controller', of: { kind: 'target', slot } }]
      : [];
  }
}
/** 'A creature an opponent controls' */
const isOfOpponent = (filter: unknown): boolean =>
  isNode(filter) &&
  (filter.kind === 'all' ? (filter['of'] as readonly unknown[]) : [filter]).some(
    (part) =>
      isNode(part) && part.kind === 'controller' && isNode(part['is']) && part['is'].kind === 'opponents',
  );
