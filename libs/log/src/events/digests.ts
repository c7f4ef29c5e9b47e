// The kernel's digests, computed by Node's crypto: the same values in a fraction of the time. Every appended
// event takes four of them. Measured on 2026-11-28: a text of 400 characters takes 0.6 µs, in the kernel 3.8; a keyed
// hash of a short text 0.9 µs, in the kernel 3.9, with `createHmac` 1.4. digests.spec.ts compares the values.
import { createHmac, hash } from 'node:crypto';
import type { Digests, Hash } from '#kernel';
import { Recent } from './recent.js';

const BLOCK = 64;
const DIGEST = 32;
/** Texts longer than this many UTF-16 code units are rarely hashed under a key. */
const SHORT = 100;
/** A UTF-16 code unit takes at most this many bytes of UTF-8. */
const WIDEST = 3;

const INNER = Buffer.alloc(BLOCK + SHORT * WIDEST);
const OUTER = Buffer.alloc(BLOCK + DIGEST);

/**
 * HMAC-SHA256 (RFC 2104) of short texts under one key. Two one-shot digests are faster than one incremental
 * digest.
 */
class Keyed {
  private readonly inner = Buffer.alloc(BLOCK, 0x36);
  private readonly outer = Buffer.alloc(BLOCK, 0x5c);

  constructor(key: string) {
    const bytes = Buffer.from(key);
    const block = bytes.length > BLOCK ? Buffer.from(hash('sha256', bytes, 'hex'), 'hex') : bytes;
    for (const [at, byte] of block.entries()) {
      this.inner.writeUInt8(0x36 ^ byte, at);
      this.outer.writeUInt8(0x5c ^ byte, at);
    }
  }

  of(text: string): Hash {
    INNER.set(this.inner);
    OUTER.set(this.outer);
    const length = BLOCK + INNER.write(text, BLOCK);
    OUTER.write(hash('sha256', INNER.subarray(0, length), 'binary'), BLOCK, 'binary');
    return hash('sha256', OUTER, 'hex') as Hash;
  }
}

/** The keys used last. Each game has one, and its events arrive batch after batch. */
const keyed = new Recent((key: string) => new Keyed(key));

function keyedHash(key: string, text: string): Hash {
  if (text.length > SHORT) return createHmac('sha256', key).update(text).digest('hex') as Hash;
  return keyed.of(key).of(text);
}

export const NATIVE_DIGESTS: Digests = {
  hashText: (text) => hash('sha256', text, 'hex') as Hash,
  keyedHash,
  sha1: (bytes) => hash('sha1', bytes, 'hex'),
  hashPair: (left, right) => hash('sha256', Buffer.from(`01${left}${right}`, 'hex'), 'hex') as Hash,
};
