import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Hash } from './hash.js';
import {
  consistencyProof,
  EMPTY_ROOT,
  inclusionProof,
  isConsistent,
  isIncluded,
  merkleLeaf,
  merkleRoot,
} from './merkle.js';

const LEAVES = Array.from({ length: 18 }, (_, nth) => merkleLeaf(`entry ${nth}`));
const SIZES = LEAVES.map((_, nth) => nth + 1);
const rooted = (size: number) => ({ size, root: merkleRoot(LEAVES.slice(0, size)) });
const changed = (hash: Hash): Hash => `${hash.slice(0, -1)}${hash.endsWith('0') ? '1' : '0'}` as Hash;

/** RFC 6962, section 2.1, word for word. */
function definition(entries: readonly string[]): Buffer {
  const sha = (...parts: (string | Buffer)[]) =>
    parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
  if (entries.length === 0) return sha('');
  if (entries.length === 1) return sha('\0', entries[0]!);
  let k = 1;
  while (k * 2 < entries.length) k *= 2;
  return sha('\u0001', definition(entries.slice(0, k)), definition(entries.slice(k)));
}

describe('the root of a list', () => {
  it('rfc 6962, 2.1: matches the definition for every size', () => {
    expect(merkleRoot([])).toBe(EMPTY_ROOT);
    for (const size of [0, ...SIZES]) {
      const entries = Array.from({ length: size }, (_, nth) => `entry ${nth}`);
      expect(merkleRoot(LEAVES.slice(0, size))).toBe(definition(entries).toString('hex'));
    }
  });
});

describe('a proof of inclusion', () => {
  it('holds for each entry of lists of every size, and for no other entry, place, size or root', () => {
    for (const size of SIZES)
      for (let index = 0; index < size; index += 1) {
        const leaves = LEAVES.slice(0, size);
        const proof = inclusionProof(leaves, index);
        const { root } = rooted(size);
        const leaf = LEAVES[index]!;
        expect(isIncluded(leaf, { index, size }, proof, root)).toBe(true);
        expect(isIncluded(changed(leaf), { index, size }, proof, root)).toBe(false);
        expect(isIncluded(leaf, { index: size, size }, proof, root)).toBe(false);
        expect(isIncluded(leaf, { index, size }, [...proof, leaf], root)).toBe(false);
        expect(isIncluded(leaf, { index, size }, proof, changed(root))).toBe(false);
        for (const [nth, one] of proof.entries())
          expect(isIncluded(leaf, { index, size }, proof.with(nth, changed(one)), root)).toBe(false);
      }
  });
});

describe('a proof of consistency', () => {
  it('holds for lists of any two sizes, and fails once one of its hashes changes', () => {
    for (const size of SIZES)
      for (let before = 1; before <= size; before += 1) {
        const proof = consistencyProof(LEAVES.slice(0, size), before);
        const [earlier, later] = [rooted(before), rooted(size)];
        expect(isConsistent(earlier, later, proof)).toBe(true);
        expect(isConsistent({ ...earlier, root: changed(earlier.root) }, later, proof)).toBe(false);
        expect(isConsistent(earlier, { ...later, root: changed(later.root) }, proof)).toBe(false);
        expect(isConsistent(earlier, later, [...proof, later.root])).toBe(false);
        for (const [nth, one] of proof.entries())
          expect(isConsistent(earlier, later, proof.with(nth, changed(one)))).toBe(false);
      }
  });

  it('never holds for an earlier list that is longer than the later one', () => {
    expect(isConsistent(rooted(5), rooted(4), [])).toBe(false);
  });
});
