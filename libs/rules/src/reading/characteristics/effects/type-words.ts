// Which words of a type line an effect reads, and which it writes in the layer of types. An effect that makes creatures
// of lands cannot affect one that asks only for lands, so nothing has to be tried out (cr 613.8a).
import { memoByIdentity } from '#kernel';
import { isNode, PERMANENT_TYPES, walk, type Change, type Filter, type SortName } from '#abilities';
import { aspectsOfNode } from './aspects.js';
import { readIn } from './change-reads.js';

/** Words of the type line. */
export interface TypeWords {
  /** Card types and supertypes. */
  readonly types: ReadonlySet<string>;
  readonly subtypes: ReadonlySet<string>;
  /** Also subtypes that are not known here: chosen ones, or every creature type. */
  readonly anySubtype: boolean;
  /** Any word. */
  readonly any: boolean;
}

interface Gathered {
  types: Set<string>;
  subtypes: Set<string>;
  anySubtype: boolean;
  any: boolean;
}

const nothing = (): Gathered => ({ types: new Set(), subtypes: new Set(), anySubtype: false, any: false });

export const NO_WORDS: TypeWords = nothing();

const isNone = ({ types, subtypes, anySubtype, any }: TypeWords): boolean =>
  !any && !anySubtype && types.size === 0 && subtypes.size === 0;

export function together(all: readonly TypeWords[]): TypeWords {
  const found = nothing();
  for (const one of all) {
    for (const word of one.types) found.types.add(word);
    for (const word of one.subtypes) found.subtypes.add(word);
    found.anySubtype ||= one.anySubtype;
    found.any ||= one.any;
  }
  return found;
}

/** Whether writing the ones can change what is read of the others. */
export function meet(written: TypeWords, read: TypeWords): boolean {
  if (isNone(written) || isNone(read)) return false;
  if (written.any || read.any) return true;
  if (written.anySubtype && (read.anySubtype || read.subtypes.size > 0)) return true;
  if (read.anySubtype && written.subtypes.size > 0) return true;
  const shares = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
    [...some].some((word) => others.has(word));
  return shares(written.types, read.types) || shares(written.subtypes, read.subtypes);
}

function readInNode(sort: SortName, whole: unknown): TypeWords {
  const found = nothing();
  for (const { sort: of, node } of walk(sort, whole)) {
    if (!isNode(node)) continue;
    const { kind, is } = node;
    if (of === 'filter' && kind === 'subtype') {
      if (typeof is === 'string') found.subtypes.add(is);
      else found.anySubtype = true;
    } else if (of === 'filter' && (kind === 'type' || kind === 'supertype')) found.types.add(String(is));
    else if (of === 'filter' && kind === 'permanent')
      for (const type of PERMANENT_TYPES) found.types.add(type);
    else if (aspectsOfNode(of, node).includes('types')) found.any = true;
  }
  return found;
}

const memo = memoByIdentity<object, TypeWords>();

/** The words that the node and all nodes in it read. */
export function typeWordsReadIn(sort: SortName, node: unknown): TypeWords {
  if (typeof node !== 'object' || node === null) return NO_WORDS;
  let found = memo.get(node);
  if (found === undefined) memo.set(node, (found = readInNode(sort, node)));
  return found;
}

interface Reading {
  readonly parts: readonly { readonly change: Change; readonly layer: number }[];
  readonly affects: Filter | readonly unknown[];
  readonly while: unknown;
}

const isListed = (affects: Reading['affects']): affects is readonly unknown[] => Array.isArray(affects);

/** Those that decide whether the effect exists, what it affects, or what it does. */
export const typeWordsReadBy = ({ parts, affects, while: condition }: Reading): TypeWords =>
  together([
    typeWordsReadIn('condition', condition),
    isListed(affects) ? NO_WORDS : typeWordsReadIn('filter', affects),
    ...parts.flatMap(({ change }) => readIn(change).map(({ sort, node }) => typeWordsReadIn(sort, node))),
  ]);

function writtenBy(change: Change): TypeWords {
  const found = nothing();
  if (change.kind === 'every-creature-type') found.anySubtype = true;
  else if (change.kind === 'add-types') {
    for (const word of [...(change.supertypes ?? []), ...(change.types ?? [])]) found.types.add(word);
    for (const word of change.subtypes ?? [])
      if (typeof word === 'string') found.subtypes.add(word);
      else found.anySubtype = true;
  } else found.any = true;
  return found;
}

/** Those that the effect writes in the layer of types. */
export const typeWordsWrittenBy = ({ parts }: Pick<Reading, 'parts'>, layer: number): TypeWords =>
  together(parts.filter((part) => part.layer === layer).map(({ change }) => writtenBy(change)));
