// 'Return target permanent to its owner's hand. That player discards a card': 'that player' is an owner or controller
// that the text named before. Example: Recoil.
import { isNode, partAt, walk, type AnyNode } from '#abilities';
import { meaningOf } from '../trees/meaning.js';
import { alongPath, type Path } from '../trees/tree.js';

const isHolder = ({ kind, of }: AnyNode): boolean =>
  (kind === 'controller' || kind === 'owner') && isNode(of);
const isOpen = (node: AnyNode): boolean => JSON.stringify(node).includes('"kind":"parameter"');
/** True for a single known object, false for a group. */
const isKnown = (what: unknown): what is AnyNode =>
  isNode(what) && ['target', 'subject', 'agent', 'host'].includes(what.kind);
const HELD: readonly unknown[] = ['hand', 'library', 'graveyard'];

/** Every player whom the text before a place calls the controller or owner of something, each once. */
export function holdersBefore(tree: unknown, path: Path): readonly AnyNode[] {
  const found: AnyNode[] = [];
  const around = alongPath(tree, path);
  // One mode says nothing about another mode; players in an event have names of their own.
  const within = around.findLast(({ node }) => node.kind === 'mode')?.path ?? [];
  for (const { node, path: at } of walk('ability', tree)) {
    if (at.length === path.length && at.every((step, index) => step === path[index])) break;
    const isHere = within.every((step, index) => step === at[index]) && !at.includes('when');
    if (isNode(node) && isHere) found.push(...holdersIn(node, at));
  }
  // The effect of 'unless they pay' is named before 'they' are.
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
