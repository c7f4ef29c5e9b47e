// The kernel's digests by the platform's own code: the same values, in a fraction of the time. Every event that is
// appended takes four of them.
import { createHmac, hash } from 'node:crypto';
import type { Digests, Hash } from '#kernel';

const BLOCK = 64;
const DIGEST = 32;
/** Longer texts than these many UTF-16 code units are rarely hashed under a key. */
const SHORT = 100;
/** No UTF-16 code unit takes more bytes of UTF-8. */
const WIDEST = 3;

/** HMAC-SHA256 (RFC 2104) under one key, of short texts: two digests at once are done sooner than one in steps. */
class Keyed {
  private readonly inner = Buffer.alloc(BLOCK + SHORT * WIDEST, 0x36);
  private readonly outer = Buffer.alloc(BLOCK + DIGEST, 0x5c);

  constructor(readonly key: string) {
    const bytes = Buffer.from(key);
    const block = bytes.length > BLOCK ? Buffer.from(hash('sha256', bytes, 'hex'), 'hex') : bytes;
    for (const [at, byte] of block.entries()) {
      this.inner.writeUInt8(0x36 ^ byte, at);
      this.outer.writeUInt8(0x5c ^ byte, at);
    }
  }

  of(text: string): Hash {
    const length = BLOCK + this.inner.write(text, BLOCK);
    this.outer.write(hash('sha256', this.inner.subarray(0, length), 'binary'), BLOCK, 'binary');
    return hash('sha256', this.outer, 'hex') as Hash;
  }
}

/** The key last used: the events of a batch are salted with the same one. */
let last: Keyed | undefined;

function keyedHash(key: string, text: string): Hash {
  if (text.length > SHORT) return createHmac('sha256', key).update(text).digest('hex') as Hash;
  if (last?.key !== key) last = new Keyed(key);
  return last.of(text);
}

export const NATIVE_DIGESTS: Digests = {
  hashText: (text) => hash('sha256', text, 'hex') as Hash,
  keyedHash,
  sha1: (bytes) => hash('sha1', bytes, 'hex'),
};
