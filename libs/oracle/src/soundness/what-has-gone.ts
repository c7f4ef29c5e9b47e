// Finds trees that ask about or change an object that has left its zone (cr 400.7, 506.4, 608.2h).
import { isNode, type AnyNode } from '#abilities';
import { meaningOf } from '../trees/meaning.js';
import { isAllowance, isList, nodesIn } from '../trees/nodes-in.js';

const isDeath = (when: unknown): boolean =>
  isNode(when) &&
  when.kind === 'moves' &&
  isList(when['from']) &&
  isList(when['to']) &&
  when['from'].includes('battlefield') &&
  !when['to'].includes('battlefield');
/** cr 122.2: an object that died can't get a counter. */
export const marksGone = ({ when, body }: AnyNode): boolean =>
  isDeath(when) &&
  nodesIn(body).some(({ kind, on }) => kind === 'add-counters' && isNode(on) && on.kind === 'subject');
/** cr 506.4: 'when this dies, destroy all creatures blocking it': combat no longer knows which those were. */
export const foughtGone = ({ when, body }: AnyNode): boolean =>
  isDeath(when) &&
  nodesIn(body).some(
    ({ kind, relation, filter }) =>
      kind === 'combat' &&
      (relation === 'blocking' || relation === 'blocked-by') &&
      nodesIn(filter).some((part) => part.kind === 'this' || part.kind === 'subject'),
  );

const changed = (step: AnyNode): readonly unknown[] =>
  step.kind === 'if' && isNode(step['else']) && step['said'] === undefined
    ? changed(step['else'])
    : step.kind === 'continuous' && !isAllowance(step)
      ? [step['what']]
      : [];
/** 'Exile it. Return it at the beginning of the next end step. It gains haste': a card in exile gains nothing. */
export function changesGone(node: AnyNode): boolean {
  const gone = new Set<unknown>();
  for (const step of node['steps'] as readonly AnyNode[]) {
    if (changed(step).some((what) => gone.has(meaningOf(what)))) return true;
    for (const { kind, to, what, bind } of nodesIn(step)) {
      // A card that is only revealed is not a permanent either.
      if (kind === 'reveal' && isNode(what) && what.kind === 'top')
        gone.add(meaningOf({ kind: 'bound', name: bind }));
      if (kind !== 'move' || to === 'battlefield') continue;
      gone.add(meaningOf(what));
      if (bind !== undefined) gone.add(meaningOf({ kind: 'bound', name: bind }));
    }
  }
  return false;
}
/** cr 400.7: 'Exile it, then return it. Put a counter on it' must affect the new object. */
export function changesOld(node: AnyNode): boolean {
  const was = new Map<string, unknown>();
  const old = new Set<unknown>();
  for (const step of node['steps'] as readonly AnyNode[]) {
    const parts = nodesIn(step);
    if (parts.some((part) => actedOn(part).some((what) => old.has(meaningOf(what))))) return true;
    for (const { kind, to, what, bind } of parts) {
      if (kind !== 'move' || !isNode(what)) continue;
      if (to === 'exile' && typeof bind === 'string') was.set(bind, what);
      if (to !== 'battlefield') continue;
      if (what.kind === 'target' || what.kind === 'subject') old.add(meaningOf(what));
      if (what.kind === 'bound') old.add(meaningOf(what)).add(meaningOf(was.get(String(what['name']))));
    }
  }
  return false;
}
/** The objects that a step changes, marks, attaches, looks at, watches or sacrifices. */
const actedOn = (part: AnyNode): readonly unknown[] => {
  const { kind, on, what, to, of, who } = part;
  if (kind === 'sacrifice-these')
    return [what, ...(isNode(who) && who.kind === 'controller' ? [who['of']] : [])];
  if (['add-counters', 'continuous', 'matches'].includes(kind)) return [on ?? what];
  if (kind === 'attach') return [what, to];
  return kind === 'is' ? [of] : [];
};
/**
 * 'Sacrifice it. If you do, it deals 4 damage to each creature blocking it': combat no longer knows which those were.
 */
export function foughtSacrificed(node: AnyNode): boolean {
  const [first, then] = node['steps'] as readonly AnyNode[];
  return (
    first?.kind === 'sacrifice-these' &&
    then?.kind === 'if' &&
    nodesIn(then['then']).some(({ kind, relation }) => kind === 'combat' && relation !== 'attacks')
  );
}
/** cr 608.2h: what was sacrificed as a cost is asked about by last known information, not as a card. */
export function asksOfCard({ costs, body }: AnyNode): boolean {
  const paid = new Set<string>(
    nodesIn(costs).flatMap(({ kind, cause, bind }) =>
      kind === 'move' && cause === 'sacrifice' && typeof bind === 'string' ? [bind] : [],
    ),
  );
  return nodesIn(body).some(
    ({ kind, what }) =>
      kind === 'matches' && isNode(what) && what.kind === 'bound' && paid.has(String(what['name'])),
  );
}
