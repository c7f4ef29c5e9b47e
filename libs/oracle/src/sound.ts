// Trees that are written back as the text and yet do not say what it says: 'other' is other than what is spoken of,
// and what is done to 'that creature' hangs on whether anything was done to it before.
import { isNode, walk, type Ability, type AnyNode } from '#abilities';
import type { Self } from './parsing/parser.js';

export function unsoundness(ability: Ability, self: Self): string | undefined {
  for (const { node, path } of walk('ability', ability)) {
    if (!isNode(node)) continue;
    if (isPump(node) && counts(node).some(isOther)) return "'other' than what gets it";
    // What is given an ability speaks of itself in it.
    const isGiven = path.slice(1).includes('ability') && path.includes('changes');
    if (node.kind === 'all' && !isGiven && isOtherThan(node, self)) return "'other' than what";
    if (node.kind === 'sequence' && hangsOnChoice(node)) return 'whether anything was done to it';
  }
  return undefined;
}

const nodesIn = (part: unknown): readonly AnyNode[] => {
  if (Array.isArray(part)) return part.flatMap(nodesIn);
  if (typeof part !== 'object' || part === null) return [];
  return [...(isNode(part) ? [part] : []), ...Object.values(part).flatMap(nodesIn)];
};
const isOther = (node: AnyNode): boolean =>
  node.kind === 'not' &&
  isNode(node['of']) &&
  node['of'].kind === 'is' &&
  isNode(node['of']['of']) &&
  node['of']['of'].kind === 'this';

/** What gets +1/+1 for each other creature is not the card that says so. */
const isPump = (node: AnyNode): boolean =>
  node.kind === 'modify' ||
  node.kind === 'modify-host' ||
  (node.kind === 'continuous' && isNode(node['what']) && node['what'].kind !== 'this');
const counts = (node: AnyNode): readonly AnyNode[] =>
  (node['changes'] as readonly AnyNode[]).flatMap((change) =>
    change.kind === 'modify-stats' ? nodesIn([change['power'], change['toughness']]) : [],
  );

/** Other creatures than a sorcery or an Aura are all creatures: the text means others than something else. */
function isOtherThan(node: AnyNode, { types, subtypes }: Self): boolean {
  const parts = Array.isArray(node['of']) ? (node['of'] as readonly AnyNode[]) : [];
  if (!parts.some(isOther)) return false;
  const isAny = (...kinds: readonly string[]) =>
    parts.some((part) => kinds.includes(part.kind) || kinds.includes(String(part['is'])));
  if (types.includes('instant') || types.includes('sorcery')) return !isAny('spell', 'in');
  if (types.includes('creature')) return false;
  if (subtypes.includes('Aura')) return !isAny('Aura', 'enchantment', 'permanent');
  return subtypes.includes('Equipment') && !isAny('Equipment', 'artifact', 'permanent');
}

const isChoice = (step: AnyNode): boolean =>
  step.kind === 'may' || step.kind === 'if' || (step.kind === 'pay' && step['paid'] !== undefined);
/** 'If you do, tap target creature. That creature …': the last is not done to what was not tapped. */
function hangsOnChoice(node: AnyNode): boolean {
  const before = new Set<unknown>();
  const within = new Set<unknown>();
  for (const step of node['steps'] as readonly AnyNode[]) {
    const slots = nodesIn(step).flatMap((part) => (part.kind === 'target' ? [part['slot']] : []));
    if (isChoice(step)) for (const slot of slots) within.add(slot);
    else {
      if (slots.some((slot) => within.has(slot) && !before.has(slot))) return true;
      for (const slot of slots) before.add(slot);
    }
  }
  return false;
}
