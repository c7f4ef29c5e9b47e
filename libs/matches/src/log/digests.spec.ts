import { describe, expect, it } from '@jest/globals';
import { PURE_DIGESTS } from '#kernel';
import fc from 'fast-check';
import { NATIVE_DIGESTS } from './digests.js';

describe('the digests of the platform', () => {
  it('are those of the kernel, of any text and any key', () => {
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

  it('are those of the kernel, of half a character too', () => {
    const half = 'x\ud800y';
    expect(NATIVE_DIGESTS.hashText(half)).toBe(PURE_DIGESTS.hashText(half));
  });
});
