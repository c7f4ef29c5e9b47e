// Checkpoints: the signed length and Merkle root of the log at a moment. Anyone who kept one can later find
// out whether an event it covers was removed or changed (docs/verification.md).
import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { keyedBytes, merkleLeaf, type Hash, type Instant, type Rooted, type StreamName } from '#kernel';
import type { StoredEvent } from '#event-store';
import type { Keys } from '#ports';
import { z } from 'zod';
import { NATIVE_DIGESTS } from '../events/digests.js';
import { envelopeOf } from '../events/envelope.js';

/** A hash or a key, in hexadecimal. */
export const digest = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .transform((text) => text as Hash);
export const checkpointSchema = z.strictObject({
  pentaland: z.literal('checkpoint'),
  version: z.literal(1),
  /** The number of events covered, in log order. */
  size: z.int().nonnegative(),
  root: digest,
  /** In milliseconds since 1970. */
  at: z.int(),
  /** The public key of the installation (Ed25519, 32 bytes) and its signature, in hexadecimal. */
  key: digest,
  signature: z.string().regex(/^[0-9a-f]{128}$/),
});
export type Checkpoint = z.infer<typeof checkpointSchema>;

/** RFC 8410: the DER prefix before the 32 bytes of a key. */
const PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC = Buffer.from('302a300506032b6570032100', 'hex');

function signingKey(keys: Keys): KeyObject {
  const seed = keyedBytes(keys.data.secret, 'pentaland/checkpoint-key/1');
  return createPrivateKey({ key: Buffer.concat([PRIVATE, seed]), format: 'der', type: 'pkcs8' });
}

export const publicKeyOf = (keys: Keys): Hash =>
  createPublicKey(signingKey(keys))
    .export({ format: 'der', type: 'spki' })
    .subarray(PUBLIC.length)
    .toString('hex') as Hash;

const signedText = ({ size, root, at }: Pick<Checkpoint, 'at' | 'root' | 'size'>): Buffer =>
  Buffer.from(`pentaland checkpoint 1\n${size}\n${root}\n${at}\n`);

export function signCheckpoint(keys: Keys, { size, root }: Rooted, at: Instant): Checkpoint {
  const signature = sign(null, signedText({ size, root, at }), signingKey(keys)).toString('hex');
  return { pentaland: 'checkpoint', version: 1, size, root, at, key: publicKeyOf(keys), signature };
}

/** Verifies the signature from the checkpoint alone; its reader has to know whose key it is. */
export function isSigned(checkpoint: Checkpoint): boolean {
  const key = Buffer.concat([PUBLIC, Buffer.from(checkpoint.key, 'hex')]);
  const publicKey = createPublicKey({ key, format: 'der', type: 'spki' });
  return verify(null, signedText(checkpoint), publicKey, Buffer.from(checkpoint.signature, 'hex'));
}

/**
 * A leaf: the salted chain link of an event, and its place. It reveals nothing about the event, and covers
 * everything earlier in its stream. JSON.stringify writes such a list as canonical JSON, and faster: every event
 * becomes a leaf.
 */
export const leafAt = (stream: StreamName, revision: number, link: string): Hash =>
  merkleLeaf(JSON.stringify([stream, revision, link]), NATIVE_DIGESTS);
export const leafOf = (stored: StoredEvent): Hash =>
  leafAt(stored.stream, stored.revision, envelopeOf(stored)?.hash ?? '');
