// The salted hash chain over a stream's events. Each link covers the one before, so a log cannot be edited.
// The salt prevents guessing a hidden event from its link until the game opens.
import { hashText, PURE_DIGESTS, type Digests, type Hash } from './hash.js';
import { canonicalJson, type Json } from './json.js';

/** The link before the first event of a stream. */
export const CHAIN_START: Hash = hashText('pentaland/chain/1');

/** The salt of the event at a revision, derived from the stream's secret. */
export const saltAt = (secret: string, revision: number, digests: Digests = PURE_DIGESTS): Hash =>
  digests.keyedHash(secret, `pentaland/salt/1/${String(revision)}`);

export const chainLink = (previous: Hash, salt: Hash, event: Json, digests: Digests = PURE_DIGESTS): Hash =>
  linkOver(previous, salt, canonicalJson(event), digests);

/** Like `chainLink`, for an event that is already canonical JSON. */
export const linkOver = (previous: Hash, salt: Hash, event: string, digests: Digests): Hash =>
  digests.hashText(`${previous}${salt}${event}`);
