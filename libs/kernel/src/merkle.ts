// Merkle tree hashing as in certificate transparency (RFC 6962, section 2.1). The root of a list covers all
// of it; a short proof shows that an entry is in it, or that a longer list begins with a shorter one.
import { PURE_DIGESTS, type Digests, type Hash } from './hash.js';

/** The byte 0, written as text. */
const LEAF = '\0';

/** The root of the empty list. */
export const EMPTY_ROOT: Hash = PURE_DIGESTS.hashText('');
export const merkleLeaf = (entry: string, { hashText }: Digests = PURE_DIGESTS): Hash =>
  hashText(`${LEAF}${entry}`);

/** The root over a number of leaves that is a power of two. */
export interface Subtree {
  readonly hash: Hash;
  readonly size: number;
}

/** Grows entry by entry and keeps only one hash per complete subtree: some twenty for a million entries. */
export class MerkleFrontier {
  private readonly trees: Subtree[];
  private count: number;

  /** `trees`: the subtrees of an earlier frontier, which this one continues. */
  constructor(
    trees: readonly Subtree[] = [],
    private readonly digests: Digests = PURE_DIGESTS,
  ) {
    this.trees = [...trees];
    this.count = trees.reduce((sum, { size }) => sum + size, 0);
  }

  get size(): number {
    return this.count;
  }

  /** The complete subtrees in order of their entries: each smaller than the one before. */
  get peaks(): readonly Subtree[] {
    return this.trees;
  }

  add(leaf: Hash): void {
    this.addTree({ hash: leaf, size: 1 });
  }

  /**
   * `tree` covers the entries that come next; the number of entries so far must be a multiple of its size.
   */
  addTree(tree: Subtree): void {
    this.count += tree.size;
    let joined = tree;
    for (let last = this.trees.at(-1); last?.size === joined.size; last = this.trees.at(-1)) {
      this.trees.pop();
      joined = { hash: this.digests.hashPair(last.hash, joined.hash), size: last.size * 2 };
    }
    this.trees.push(joined);
  }

  root(): Hash {
    const hashes = this.trees.map(({ hash }) => hash);
    return hashes.length === 0
      ? EMPTY_ROOT
      : hashes.reduceRight((right, left) => this.digests.hashPair(left, right));
  }
}

export function merkleRoot(leaves: readonly Hash[]): Hash {
  const frontier = new MerkleFrontier();
  for (const leaf of leaves) frontier.add(leaf);
  return frontier.root();
}

/** Adjacent entries of a list: `size` of them from the one at `from` on. */
export interface Span {
  readonly from: number;
  readonly size: number;
}

/** The largest power of two below a size above one. */
const split = (size: number): number => 2 ** Math.ceil(Math.log2(size) - 1);

/**
 * The spans whose roots, in this order, prove that an entry is in a list of this size: upwards from the
 * entry.
 */
export function inclusionSpans(index: number, size: number, from = 0): Span[] {
  if (size <= 1) return [];
  const k = split(size);
  return index < k
    ? [...inclusionSpans(index, k, from), { from: from + k, size: size - k }]
    : [...inclusionSpans(index - k, size - k, from + k), { from, size: k }];
}

/**
 * The spans whose roots, in this order, prove that a list of `size` entries begins with its first `earlier`
 * ones.
 */
export function consistencySpans(earlier: number, size: number, from = 0, whole = true): Span[] {
  if (earlier === size) return whole ? [] : [{ from, size }];
  const k = split(size);
  return earlier <= k
    ? [...consistencySpans(earlier, k, from, whole), { from: from + k, size: size - k }]
    : [...consistencySpans(earlier - k, size - k, from + k, false), { from, size: k }];
}

const rootsIn =
  (leaves: readonly Hash[]) =>
  ({ from, size }: Span): Hash =>
    merkleRoot(leaves.slice(from, from + size));

/** The sibling hashes on the path from an entry to the root, from the entry on. */
export const inclusionProof = (leaves: readonly Hash[], index: number): Hash[] =>
  inclusionSpans(index, leaves.length).map(rootsIn(leaves));

/** Proves that the list began with its first `earlier` entries. */
export const consistencyProof = (leaves: readonly Hash[], earlier: number): Hash[] =>
  consistencySpans(earlier, leaves.length).map(rootsIn(leaves));

const join = PURE_DIGESTS.hashPair;

/** True if the proof shows the entry in the list; needs only its arguments (RFC 9162, section 2.1.3.2). */
export function isIncluded(
  leaf: Hash,
  at: { readonly index: number; readonly size: number },
  proof: readonly Hash[],
  root: Hash,
): boolean {
  if (at.index < 0 || at.index >= at.size) return false;
  let [place, last, hash] = [at.index, at.size - 1, leaf];
  for (const beside of proof) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      hash = join(beside, hash);
      while (place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else hash = join(hash, beside);
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 && hash === root;
}

export interface Rooted {
  readonly size: number;
  readonly root: Hash;
}

/** True if the later list begins with the earlier one (RFC 9162, section 2.1.4.2). */
export function isConsistent(earlier: Rooted, later: Rooted, proof: readonly Hash[]): boolean {
  if (earlier.size > later.size || earlier.size < 1) return false;
  if (earlier.size === later.size) return proof.length === 0 && earlier.root === later.root;
  const isWhole = Number.isInteger(Math.log2(earlier.size));
  const [first, ...rest] = isWhole ? [earlier.root, ...proof] : proof;
  if (first === undefined) return false;
  let [place, last] = [earlier.size - 1, later.size - 1];
  while (place % 2 === 1) [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  let [before, after] = [first, first];
  for (const beside of rest) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      before = join(beside, before);
      after = join(beside, after);
      while (place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else after = join(after, beside);
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 && before === earlier.root && after === later.root;
}
