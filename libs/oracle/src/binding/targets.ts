// Gathers targets where they are announced: in the body or mode that contains their words, in the order of the text
// (cr 601.2c). 'Any target' is one target, though its filter has two parts.
import { isNode, walk, type Condition, type Filter, type TargetSpec } from '#abilities';
import type { Scan } from '../parsing/scan.js';
import { alongPath, holesIn, withPart, type Path, type HoleInTree } from '../trees/tree.js';

export function gatherTargets(tree: unknown, scan: Scan): unknown {
  const byBody = new Map<string, { readonly path: Path; readonly places: HoleInTree[] }>();
  for (const place of holesIn(tree, scan)) {
    if (place.hole.is !== 'target') continue;
    const path = bodyOf(tree, place.path);
    if (
      path === undefined ||
      (isOnlyIfPaid(tree, place.path) && !isOtherwise(tree, place) && !hasPrice(tree, place))
    )
      return undefined;
    const key = path.join('/');
    const group = byBody.get(key) ?? { path, places: [] };
    byBody.set(key, group);
    group.places.push(place);
  }
  let whole = tree;
  for (const { path, places } of byBody.values()) {
    const specs: TargetSpec[] = [];
    const slots = new Map<number, number>();
    for (const place of places) {
      const { path: at, hole } = place;
      if (hole.is !== 'target') continue;
      let slot = slots.get(hole.at);
      if (slot === undefined) {
        slot = specs.length;
        slots.set(hole.at, slot);
        const when = isOtherwise(tree, place) ? undefined : priceOf(tree, at);
        const spec = ofItself(apart(hole.spec, slot), slot);
        specs.push({ ...spec, ...(when === undefined ? {} : { if: when }) });
      }
      whole = withPart(whole, at, { kind: 'target', slot });
    }
    whole = withPart(whole, [...path, 'targets'], specs);
  }
  return whole;
}

/** A condition on everything chosen for one target (`THOSE`) refers to the slot that target gets. */
const ofItself = (spec: TargetSpec, slot: number): TargetSpec =>
  spec.kind === 'target' && spec.together?.kind === 'share-among' && spec.together.among.kind === 'target'
    ? { ...spec, together: { ...spec.together, among: { kind: 'target', slot } } }
    : spec;

/** cr 702.33d: the condition under which a spell has a target at all: a cost was paid. */
function priceOf(tree: unknown, path: Path): Condition | undefined {
  const around = alongPath(tree, path);
  if (around[0]?.node.kind !== 'spell') return undefined;
  const when = around.find(({ node, path: at }) => node.kind === 'if' && path[at.length] === 'then')?.node;
  const condition = when?.['said'] === undefined ? (when?.['condition'] as Condition | undefined) : undefined;
  if (condition?.kind !== 'paid') return undefined;
  const { kind, cost, times, of } = condition;
  return { kind, cost, ...(times === undefined ? {} : { times }), ...(of === undefined ? {} : { of }) };
}
const hasPrice = (tree: unknown, { path }: HoleInTree): boolean => priceOf(tree, path) !== undefined;

/** True if the part is only carried out if a cost was paid. */
const isOnlyIfPaid = (tree: unknown, path: Path): boolean =>
  alongPath(tree, path).some(
    ({ node, path: at }) =>
      node.kind === 'if' &&
      path[at.length] !== 'condition' &&
      [...walk('condition', node['condition'])].some(
        ({ node: part }) => isNode(part) && part.kind === 'paid',
      ),
  );

/** 'Do this to target creature. If this was kicked, do that instead': the same target in either case. */
function isOtherwise(tree: unknown, { path, hole }: HoleInTree): boolean {
  return alongPath(tree, path).some(
    ({ node, path: at }) =>
      node.kind === 'if' &&
      node['said'] !== undefined &&
      (path[at.length] === 'else' || JSON.stringify(node['else'] ?? null).includes(`\\"at\\":${hole.at},`)),
  );
}

/** The body or mode that contains a part. The targets of a delayed effect were chosen before (cr 603.7c). */
function bodyOf(tree: unknown, path: Path): Path | undefined {
  const around = alongPath(tree, path);
  return around
    .filter(
      ({ node }, index) =>
        (node.kind === 'plain' && around[index - 1]?.node.kind !== 'delayed') ||
        (node.kind === 'mode' && around[index - 1]?.node.kind === 'modal'),
    )
    .at(-1)?.path;
}

/**
 * 'Another target creature' after a target is other than that target (cr 601.2c); without one it is other than this.
 */
function apart(spec: TargetSpec, slot: number): TargetSpec {
  if (spec.kind !== 'target' || slot === 0 || spec.filter?.kind !== 'all') return spec;
  const [first, ...others] = spec.filter.of;
  if (!isOther(first)) return spec;
  return {
    ...spec,
    filter: others.length === 1 && others[0] !== undefined ? others[0] : { kind: 'all', of: others },
    different: Array.from({ length: slot }, (_, index) => index),
  };
}
const isOther = (filter: Filter | undefined): boolean =>
  filter?.kind === 'not' && filter.of.kind === 'is' && filter.of.of.kind === 'this';
