// Merkle tree hashing as certificate transparency has it (RFC 6962, section 2.1): the root of a list says all of it, and
// a short proof shows that an entry is in it, or that a longer list begins with a shorter one.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Hash } from './hash.js';

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);
const hex = (bytes: Uint8Array): Hash => bytesToHex(bytes) as Hash;

/** Of the list without entries. */
export const EMPTY_ROOT: Hash = hex(sha256(new Uint8Array()));
export const merkleLeaf = (entry: string): Hash => hex(sha256(concatBytes(LEAF, utf8ToBytes(entry))));
const nodeOver = (left: Hash, right: Hash): Hash =>
  hex(sha256(concatBytes(NODE, hexToBytes(left), hexToBytes(right))));

/** Grows entry by entry and keeps a hash for each complete subtree alone: some twenty of a million entries. */
export class MerkleFrontier {
  private readonly peaks: { readonly hash: Hash; readonly size: number }[] = [];
  private count = 0;

  get size(): number {
    return this.count;
  }

  add(leaf: Hash): void {
    this.count += 1;
    let peak = { hash: leaf, size: 1 };
    for (let last = this.peaks.at(-1); last?.size === peak.size; last = this.peaks.at(-1)) {
      this.peaks.pop();
      peak = { hash: nodeOver(last.hash, peak.hash), size: last.size * 2 };
    }
    this.peaks.push(peak);
  }

  root(): Hash {
    const hashes = this.peaks.map(({ hash }) => hash);
    return hashes.length === 0 ? EMPTY_ROOT : hashes.reduceRight((right, left) => nodeOver(left, right));
  }
}

export function merkleRoot(leaves: readonly Hash[]): Hash {
  const frontier = new MerkleFrontier();
  for (const leaf of leaves) frontier.add(leaf);
  return frontier.root();
}

/** The largest power of two below a size above one. */
const split = (size: number): number => 2 ** Math.ceil(Math.log2(size) - 1);

/** The hashes beside the way from an entry to the root, from the entry on. */
export function inclusionProof(leaves: readonly Hash[], index: number): Hash[] {
  if (leaves.length <= 1) return [];
  const k = split(leaves.length);
  const [left, right] = [leaves.slice(0, k), leaves.slice(k)];
  return index < k
    ? [...inclusionProof(left, index), merkleRoot(right)]
    : [...inclusionProof(right, index - k), merkleRoot(left)];
}

/** That the list began with its first `size` entries. */
export function consistencyProof(leaves: readonly Hash[], size: number, whole = true): Hash[] {
  if (size === leaves.length) return whole ? [] : [merkleRoot(leaves)];
  const k = split(leaves.length);
  const [left, right] = [leaves.slice(0, k), leaves.slice(k)];
  return size <= k
    ? [...consistencyProof(left, size, whole), merkleRoot(right)]
    : [...consistencyProof(right, size - k, false), merkleRoot(left)];
}

/** Needs nothing but what it is given (RFC 9162, section 2.1.3.2). */
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
      hash = nodeOver(beside, hash);
      while (place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else hash = nodeOver(hash, beside);
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 && hash === root;
}

export interface Rooted {
  readonly size: number;
  readonly root: Hash;
}

/** Whether the later list begins with the earlier one (RFC 9162, section 2.1.4.2). */
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
      before = nodeOver(beside, before);
      after = nodeOver(beside, after);
      while (place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else after = nodeOver(after, beside);
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 && before === earlier.root && after === later.root;
}
