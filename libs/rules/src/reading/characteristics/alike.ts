// What an effect does to each of those it affects is worked out once for all that are alike: four hundred creatures of
// three kinds are counted three times. It must look at nothing but what they are, so that two of them could change
// places without anything being counted otherwise.
import { walk, type Change, type Filter } from '#abilities';
import { readIn } from './bearing.js';
import type { Known } from '../../model/printed/shape.js';

/** Nodes that read an object's types, colours, controller and owner, and nothing else of the game. */
const PLAIN: ReadonlySet<string> = new Set([
  'count',
  'sum',
  'product',
  'all',
  'any',
  'not',
  'type',
  'subtype',
  'supertype',
  'colour',
  'permanent',
  'is',
  'shares',
  'bound',
]);
const TRAITS: ReadonlySet<string> = new Set<Extract<Filter, { kind: 'shares' }>['what']>([
  'type',
  'subtype',
  'creature-type',
  'land-type',
  'colour',
  'controller',
  'owner',
]);

interface Node {
  readonly kind?: unknown;
  readonly name?: unknown;
  readonly what?: unknown;
}

function isPlain(node: unknown, each: string): boolean {
  if (typeof node !== 'object' || node === null) return true;
  const { kind, name, what } = node as Node;
  if (typeof kind !== 'string' || !PLAIN.has(kind)) return false;
  if (kind === 'bound') return name === each;
  return kind !== 'shares' || TRAITS.has(String(what));
}

const memo = new WeakMap<Change, boolean>();

/** Whether the change comes to the same for two objects that are alike; `each`: the name each of them goes by in it. */
export function isAlikeForAlike(change: Change, each: string): boolean {
  let found = memo.get(change);
  if (found === undefined) {
    found =
      change.kind === 'modify-stats' &&
      readIn(change).every(({ sort, node }) => [...walk(sort, node)].every((one) => isPlain(one.node, each)));
    memo.set(change, found);
  }
  return found;
}

/** The same for objects that are alike. */
export const likeness = ({ types, subtypes, supertypes, colours, controller, owner }: Known): string =>
  [types, subtypes, supertypes, colours, [controller], [owner]].map((one) => one.join()).join('|');
