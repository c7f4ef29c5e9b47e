// Checkpoints: how long the log was and what its Merkle root came to, signed. Whoever kept one finds out later whether
// anything that was there has been removed or changed (docs/verification.md).
import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { canonicalJson, keyedBytes, merkleLeaf, MerkleFrontier, type Hash, type Instant } from '#kernel';
import type { StoredEvent } from '#event-store';
import { z } from 'zod';
import type { Keys } from '../ports/index.js';
import { envelopeOf } from './envelope.js';

const digest = z.string().regex(/^[0-9a-f]{64}$/);
export const checkpointSchema = z.strictObject({
  pentaland: z.literal('checkpoint'),
  version: z.literal(1),
  /** So many events of the log, in its order. */
  size: z.int().nonnegative(),
  root: digest,
  /** In milliseconds since 1970. */
  at: z.int(),
  /** The public key of the installation (Ed25519, 32 bytes) and its signature, in hexadecimal. */
  key: digest,
  signature: z.string().regex(/^[0-9a-f]{128}$/),
});
export type Checkpoint = z.infer<typeof checkpointSchema>;

/** RFC 8410: what stands before the 32 bytes of a key. */
const PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC = Buffer.from('302a300506032b6570032100', 'hex');

function signingKey(keys: Keys): KeyObject {
  const seed = keyedBytes(keys.data.secret, 'pentaland/checkpoint-key/1');
  return createPrivateKey({ key: Buffer.concat([PRIVATE, seed]), format: 'der', type: 'pkcs8' });
}

export const publicKeyOf = (keys: Keys): string =>
  createPublicKey(signingKey(keys))
    .export({ format: 'der', type: 'spki' })
    .subarray(PUBLIC.length)
    .toString('hex');

const signedText = ({ size, root, at }: Pick<Checkpoint, 'at' | 'root' | 'size'>): Buffer =>
  Buffer.from(`pentaland checkpoint 1\n${size}\n${root}\n${at}\n`);

export function signCheckpoint(
  keys: Keys,
  { size, root }: { size: number; root: Hash },
  at: Instant,
): Checkpoint {
  const signature = sign(null, signedText({ size, root, at }), signingKey(keys)).toString('hex');
  return { pentaland: 'checkpoint', version: 1, size, root, at, key: publicKeyOf(keys), signature };
}

/** Needs the checkpoint alone; whose key it is, its reader has to know. */
export function isSigned(checkpoint: Checkpoint): boolean {
  const key = Buffer.concat([PUBLIC, Buffer.from(checkpoint.key, 'hex')]);
  const publicKey = createPublicKey({ key, format: 'der', type: 'spki' });
  return verify(null, signedText(checkpoint), publicKey, Buffer.from(checkpoint.signature, 'hex'));
}

/** A salted link of a chain and its place: it tells nothing of the event, and covers all that its stream had before. */
export const leafOf = (stored: StoredEvent): Hash =>
  merkleLeaf(canonicalJson([stored.stream, stored.revision, envelopeOf(stored)?.hash ?? '']));

export type CheckpointFault =
  | 'not-signed'
  | 'signed-by-another'
  /** The log is shorter than it was: something at its end was removed. */
  | 'log-shorter'
  /** Something that was there is gone, or is another. */
  | 'log-otherwise';

/** Holds a log, event by event in its order, against a checkpoint that somebody kept. */
export class CheckpointCheck {
  private readonly frontier = new MerkleFrontier();
  private came: Hash | undefined;

  /** `key`: the public key of the installation. */
  constructor(
    private readonly kept: Checkpoint,
    private readonly key: string,
  ) {
    this.reach();
  }

  add(stored: StoredEvent): void {
    if (this.came !== undefined) return;
    this.frontier.add(leafOf(stored));
    this.reach();
  }

  fault(): CheckpointFault | undefined {
    const { kept, key, came } = this;
    if (kept.key !== key) return 'signed-by-another';
    if (!isSigned(kept)) return 'not-signed';
    if (came === undefined) return 'log-shorter';
    return came === kept.root ? undefined : 'log-otherwise';
  }

  private reach(): void {
    if (this.frontier.size === this.kept.size) this.came = this.frontier.root();
  }
}

export async function checkpointOf(
  events: AsyncIterable<StoredEvent>,
  keys: Keys,
  at: Instant,
): Promise<Checkpoint> {
  const frontier = new MerkleFrontier();
  for await (const stored of events) frontier.add(leafOf(stored));
  return signCheckpoint(keys, { size: frontier.size, root: frontier.root() }, at);
}
