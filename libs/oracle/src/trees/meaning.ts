// What a tree means, without the hints (`said`) on how its text puts it.
import { isNode, walk, type Ability } from '#abilities';
import { withPart, type Path } from './tree.js';

/** The hints of a tree: where it says how its text puts something. */
export const hintsIn = (tree: Ability): readonly { readonly path: Path; readonly said: string }[] =>
  [...walk('ability', tree)].flatMap(({ node, path }) =>
    isNode(node) && typeof node['said'] === 'string' ? [{ path, said: node['said'] }] : [],
  );
export const withoutHint = (tree: Ability, path: Path): Ability =>
  withPart(tree, [...path, 'said'], undefined) as Ability;

/** Equal for two trees that mean the same: hints are left out, and steps within steps are one list. */
export const meaningOf = (tree: unknown): string => JSON.stringify(plain(tree, (node) => node));

/**
 * Equal for two readings that differ only in what an 'it' refers to where a hint forces that word. The first of them
 * is kept: antecedents come the nearest first.
 */
export const claimOf = (tree: unknown): string =>
  withoutIdleNames(JSON.stringify(plain(tree, (node, said) => (FORCED.has(said) ? { kind: 'it' } : node))));
/** Drops the name of a step to which only such an 'it' refers. */
const withoutIdleNames = (claim: string): string =>
  claim.replace(/,"bind":("[^"]*")/g, (bind, name: string) =>
    claim.split(name).length > claim.split(`"bind":${name}`).length ? bind : '',
  );

/** Hints that let anything be called so. */
export const FORCED: ReadonlySet<unknown> = new Set(['it', 'they', 'card']);

type Plain = Readonly<Record<string, unknown>>;
function plain(part: unknown, told: (node: Plain, said: unknown) => Plain): unknown {
  if (Array.isArray(part)) return part.map((item) => plain(item, told));
  if (typeof part !== 'object' || part === null) return part;
  const { said, ...rest } = part as Plain;
  const node = told(
    Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, plain(value, told)])),
    said,
  );
  if (node['kind'] !== 'sequence') return node;
  const steps = (node['steps'] as readonly unknown[]).flatMap((step) =>
    isNode(step) && step.kind === 'sequence' ? (step['steps'] as readonly unknown[]) : [step],
  );
  return { ...node, steps };
}
