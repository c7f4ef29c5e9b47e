// Walks through any node by its table: lists its parts, or returns it with parts replaced.
import { memoByIdentity } from '#kernel';
import type { Field, SortName } from '../notation/field.js';
import { SORTS, type Sorts } from './sorts.js';

export type AnyNode = { readonly kind: string } & Readonly<Record<string, unknown>>;

/** A node, a plain value or a list, with its sort; `path` leads to it from the start of the walk. */
export interface Visited {
  readonly sort: SortName;
  readonly node: unknown;
  readonly path: readonly (string | number)[];
}

export const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as AnyNode).kind === 'string';

const fieldsOf = (sort: SortName, kind: string): Readonly<Record<string, Field>> =>
  SORTS[sort].kinds[kind] ?? {};

type Entries = readonly (readonly [string, Field])[];
const ENTRIES = memoByIdentity<object, Entries>();
/** The fields of a kind, listed once. */
export function entriesOf(sort: SortName, kind: string): Entries {
  const fields = fieldsOf(sort, kind);
  let entries = ENTRIES.get(fields);
  if (entries === undefined) ENTRIES.set(fields, (entries = Object.entries(fields)));
  return entries;
}

/** Every node and plain value inside `node`, itself first, in the order of the text. */
export function* walk(
  sort: SortName,
  node: unknown,
  path: readonly (string | number)[] = [],
): Generator<Visited> {
  yield { sort, node, path };
  if (!isNode(node)) return;
  for (const [name, field] of entriesOf(sort, node.kind))
    if (node[name] !== undefined) yield* walkField(field, node[name], [...path, name]);
}

function* walkField(field: Field, value: unknown, path: readonly (string | number)[]): Generator<Visited> {
  switch (field.is) {
    case 'node':
      yield* walk(field.sort, value, path);
      return;
    case 'list':
      for (const [index, item] of (value as readonly unknown[]).entries())
        yield* walkField(field.of as Field, item, [...path, index]);
      return;
    case 'optional':
      yield* walkField(field.of as Field, value, path);
      return;
    case 'word':
    case 'int':
    case 'text':
      return;
  }
}

/** What a part becomes: itself, another node of its sort, or several inside a list. */
export type Rewrite = (
  sort: SortName,
  node: unknown,
  within?: 'list',
) => { readonly becomes: readonly unknown[] } | undefined;

/** The node with every part rewritten for which `rewrite` returns something; other parts are walked further. */
export function rewritten<S extends SortName>(sort: S, node: Sorts[S], rewrite: Rewrite): Sorts[S];
export function rewritten(sort: SortName, node: unknown, rewrite: Rewrite): unknown;
export function rewritten(sort: SortName, node: unknown, rewrite: Rewrite): unknown {
  return rewrittenPart(sort, node, rewrite)[0];
}

function rewrittenPart(sort: SortName, node: unknown, rewrite: Rewrite, within?: 'list'): readonly unknown[] {
  const change = rewrite(sort, node, within);
  if (change !== undefined) return change.becomes;
  if (!isNode(node)) return [node];
  let copy: Record<string, unknown> | undefined;
  for (const [name, field] of entriesOf(sort, node.kind)) {
    const before = node[name];
    if (before === undefined) continue;
    const after = rewrittenField(field, before, rewrite);
    if (after !== before) (copy ??= { ...node })[name] = after;
  }
  return [copy ?? node];
}

function rewrittenField(field: Field, value: unknown, rewrite: Rewrite): unknown {
  switch (field.is) {
    case 'node':
      return rewrittenPart(field.sort, value, rewrite)[0];
    case 'list': {
      const items = value as readonly unknown[];
      const of = field.of as Field;
      const after =
        of.is === 'node'
          ? items.flatMap((item) => rewrittenPart(of.sort, item, rewrite, 'list'))
          : items.map((item) => rewrittenField(of, item, rewrite));
      return after.length === items.length && after.every((item, index) => item === items[index])
        ? items
        : after;
    }
    case 'optional':
      return rewrittenField(field.of as Field, value, rewrite);
    case 'word':
    case 'int':
    case 'text':
      return value;
  }
}

/** The part of a node at a path; undefined if there is none. */
export function partAt(node: unknown, path: readonly (string | number)[]): unknown {
  let part: unknown = node;
  for (const step of path) {
    if (typeof part !== 'object' || part === null) return undefined;
    part = (part as Readonly<Record<string, unknown>>)[step];
  }
  return part;
}
