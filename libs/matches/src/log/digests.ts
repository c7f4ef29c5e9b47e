// The kernel's digests by the platform's own code: the same values, in a fraction of the time. Every event that is
// appended takes four of them.
import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';
import type { Digests, Hash } from '#kernel';

/** The key last used: the events of a batch are salted with the same one. */
let last: { readonly text: string; readonly key: KeyObject } | undefined;

function keyOf(text: string): KeyObject {
  if (last?.text !== text) last = { text, key: createSecretKey(text, 'utf8') };
  return last.key;
}

export const NATIVE_DIGESTS: Digests = {
  hashText: (text) => hash('sha256', text, 'hex') as Hash,
  keyedHash: (key, text) => createHmac('sha256', keyOf(key)).update(text).digest('hex') as Hash,
  sha1: (bytes) => hash('sha1', bytes, 'hex'),
};
