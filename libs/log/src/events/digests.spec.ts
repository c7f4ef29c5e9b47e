import { describe, expect, it } from '@jest/globals';
import { merkleLeaf, PURE_DIGESTS } from '#kernel';
import fc from 'fast-check';
import { NATIVE_DIGESTS } from './digests.js';

describe('the digests of the platform', () => {
  it('equal those of the kernel, for any text and any key', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 });
    const property = fc.property(text, text, (key, told) => {
      const bytes = new TextEncoder().encode(told);
      return (
        NATIVE_DIGESTS.hashText(told) === PURE_DIGESTS.hashText(told) &&
        NATIVE_DIGESTS.keyedHash(key, told) === PURE_DIGESTS.keyedHash(key, told) &&
        NATIVE_DIGESTS.sha1(bytes) === PURE_DIGESTS.sha1(bytes)
      );
    });
    fc.assert(property, { numRuns: 500 });
  });

  it.each(['k', 'ß', '€', '🙂'])(
    'equal those of the kernel, for keys and texts of any length of %s',
    (unit) => {
      const lengths = [0, 1, 2, 16, 21, 22, 31, 32, 33, 63, 64, 65, 99, 100, 101, 128, 299, 300, 301];
      for (const length of lengths)
        for (const key of [1, 63, 64, 65, length]) {
          const [named, told] = [unit.repeat(key), unit.repeat(length)];
          expect(NATIVE_DIGESTS.keyedHash(named, told)).toBe(PURE_DIGESTS.keyedHash(named, told));
        }
    },
  );

  it('equal those of the kernel, for half a character too', () => {
    const half = 'x\ud800y';
    expect(NATIVE_DIGESTS.hashText(half)).toBe(PURE_DIGESTS.hashText(half));
    expect(merkleLeaf(half, NATIVE_DIGESTS)).toBe(merkleLeaf(half));
  });

  it('equal those of the kernel, for leaves and nodes of a Merkle tree', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 });
    const property = fc.property(text, text, (one, other) => {
      const [left, right] = [merkleLeaf(one), merkleLeaf(other)];
      return (
        merkleLeaf(one, NATIVE_DIGESTS) === left &&
        NATIVE_DIGESTS.hashPair(left, right) === PURE_DIGESTS.hashPair(left, right)
      );
    });
    fc.assert(property, { numRuns: 300 });
  });
});
