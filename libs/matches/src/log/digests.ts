// The kernel's digests by the platform's own code: the same values, in a fraction of the time. Every event that is
// appended takes four of them.
import { createHmac, hash } from 'node:crypto';
import type { Digests, Hash } from '#kernel';

export const NATIVE_DIGESTS: Digests = {
  hashText: (text) => hash('sha256', text, 'hex') as Hash,
  keyedHash: (key, text) => createHmac('sha256', key).update(text).digest('hex') as Hash,
  sha1: (bytes) => hash('sha1', bytes, 'buffer'),
};
