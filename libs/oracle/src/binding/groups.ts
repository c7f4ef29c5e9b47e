// 'Tap all creatures target player controls. Those creatures don't untap …': 'those creatures' are the ones that were
// meant, whatever happened to them. The group gets a name before the step that mentions it first.
import { isNode, partAt, walk } from '#abilities';
import { freshName } from './fresh.js';
import { alongPath, withPart, type Filling, type Path } from '../trees/tree.js';

/** Steps that leave objects where they are, and the field that says which objects. */
const TELLING: Readonly<Record<string, string>> = {
  continuous: 'what',
  tap: 'what',
  untap: 'what',
  'add-counters': 'on',
  damage: 'to',
};

/** The steps before a place that affect a group, the latest first. */
export function groupsBefore(tree: unknown, path: Path): readonly Path[] {
  const steps: Path[] = [];
  for (const { sort, node, path: at } of walk('ability', tree)) {
    if (at.length === path.length && at.every((step, index) => step === path[index])) break;
    if (sort !== 'effect' || !isNode(node) || at.every((step, index) => step === path[index])) continue;
    if (tellsGroup(node)) steps.push(at);
  }
  const otherwise = alongPath(tree, path).flatMap(({ node, path: at }) =>
    node.kind === 'if' && node['said'] !== undefined && path[at.length] === 'then' && tellsGroup(node['else'])
      ? [[...at, 'else']]
      : [],
  );
  return [...otherwise, ...steps.reverse()];
}
function tellsGroup(step: unknown): boolean {
  const told = isNode(step) ? step[TELLING[step.kind] ?? ''] : undefined;
  return isNode(told) && (told.kind === 'each' || told.kind === 'union');
}

/** Gives the group a name before the step, and lets both the step and the hole refer to it. */
export function referToGroup(step: Path, hole: Path, said: 'name' | 'it' | 'card'): Filling {
  const fill = (tree: unknown) => withPart(tree, hole, { kind: 'bound', name: freshName(tree), said });
  const last = (tree: unknown): unknown => {
    const does = partAt(tree, step);
    const field = isNode(does) ? TELLING[does.kind] : undefined;
    if (!isNode(does) || field === undefined) return undefined;
    const name = freshName(tree);
    const kept = { kind: 'let-objects', what: does[field], bind: name, said: 'group' };
    const told = withPart(tree, step, { ...does, [field]: { kind: 'bound', name } });
    return placedBefore(told, keptAt(told, step, hole), kept);
  };
  return Object.assign(fill, { last });
}

/** 'They get -1/-1. If this was kicked, those creatures get -2/-2 instead': the group is named before the choice. */
const keptAt = (tree: unknown, step: Path, hole: Path): Path =>
  alongPath(tree, step).find(
    ({ node, path }) =>
      node.kind === 'if' &&
      node['said'] !== undefined &&
      step[path.length] === 'else' &&
      path.every((part, index) => part === hole[index]),
  )?.path ?? step;

function placedBefore(tree: unknown, at: Path, step: unknown): unknown {
  const index = at.at(-1);
  const list = at.slice(0, -1);
  const steps = partAt(tree, list);
  if (Array.isArray(steps) && typeof index === 'number')
    return withPart(tree, list, (steps as readonly unknown[]).toSpliced(index, 0, step));
  return withPart(tree, at, { kind: 'sequence', steps: [step, partAt(tree, at)] });
}
