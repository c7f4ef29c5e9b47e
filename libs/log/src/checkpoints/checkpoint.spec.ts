// A kept checkpoint reveals what was removed from the log since, or changed in it.
import { describe, expect, it } from '@jest/globals';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { canonicalJson, hashText, instant, streamName, type JsonObject } from '#kernel';
import type { StoredEvent } from '#event-store';
import { CheckpointCheck } from './check.js';
import { publicKeyOf, signCheckpoint, type Checkpoint } from './checkpoint.js';
import { LogTree } from './tree.js';
import { batchOf, stored, type SampleEvent } from '#testkit/log/samples';
import { KEYS, OTHER_KEYS } from '#testkit/log/world';

const NOTES: SampleEvent[] = ['a', 'b', 'c'].map((text) => ({ type: 'Noted', text }));
const STREAMS = [
  'installation-key',
  'name-ann',
  'account-ann',
  'secret-g1',
  'game-g1',
  'audit-g1',
  'game-g2',
];
const LOG: StoredEvent[] = STREAMS.map(streamName).flatMap((stream) =>
  stored(batchOf(NOTES, { stream, secret: `of ${stream}` }).events, 0, stream),
);

function checkpoint(log: readonly StoredEvent[] = LOG): Checkpoint {
  const tree = new LogTree();
  for (const event of log) tree.add(event);
  return signCheckpoint(KEYS, { size: tree.size, root: tree.root() }, instant(1_000));
}
function faultOf(kept: Checkpoint, log: readonly StoredEvent[], keys = KEYS) {
  const check = new CheckpointCheck(kept, publicKeyOf(keys));
  for (const event of log) check.add(event);
  return check.fault();
}

/** Computed with Node's own functions, by RFC 6962 alone. */
function rootOf(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 1) return leaves[0]!;
  let k = 1;
  while (k * 2 < leaves.length) k *= 2;
  const both = [rootOf(leaves.slice(0, k)), rootOf(leaves.slice(k))];
  return createHash('sha256').update('\u0001').update(Buffer.concat(both)).digest();
}

describe('a checkpoint', () => {
  it('holds for its log, and for whatever was appended since', () => {
    const kept = checkpoint();
    expect(kept.size).toBe(LOG.length);
    expect(faultOf(kept, LOG)).toBeUndefined();
    expect(faultOf(kept, [...LOG, ...LOG])).toBeUndefined();
    expect(faultOf(checkpoint([]), LOG)).toBeUndefined();
  });

  it('can be checked by a stranger who has the public key and the log', () => {
    const { size, root, at, key, signature } = checkpoint();
    const leaves = LOG.map(({ stream, revision, metadata }) => {
      const entry = canonicalJson([stream, revision, (metadata as JsonObject)['hash']!]);
      return createHash('sha256').update(`\0${entry}`).digest();
    });
    expect(rootOf(leaves).toString('hex')).toBe(root);
    const x = Buffer.from(key, 'hex').toString('base64url');
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    const text = Buffer.from(`pentaland checkpoint 1\n${size}\n${root}\n${at}\n`);
    expect(verify(null, text, publicKey, Buffer.from(signature, 'hex'))).toBe(true);
  });

  it.each(STREAMS)('finds that the tail of %s is gone, or all of it', (stream) => {
    const kept = checkpoint();
    const last = LOG.findLastIndex((event) => event.stream === stream);
    expect(faultOf(kept, LOG.toSpliced(last, 1))).toBe('log-shorter');
    expect(
      faultOf(
        kept,
        LOG.filter((event) => event.stream !== stream),
      ),
    ).toBe('log-shorter');
    // Later events do not compensate for them.
    expect(faultOf(kept, [...LOG.toSpliced(last, 1), ...LOG])).toBe('log-otherwise');
  });

  it('finds that the last events of the log are gone, or a game with its secret', () => {
    const kept = checkpoint();
    expect(faultOf(kept, LOG.slice(0, -5))).toBe('log-shorter');
    const rest = LOG.filter(({ stream }) => !stream.endsWith('-g1'));
    expect(faultOf(kept, [...rest, ...LOG])).toBe('log-otherwise');
  });

  it('finds another link, place or stream of any event', () => {
    const kept = checkpoint();
    for (const [nth, event] of LOG.entries()) {
      const metadata = { ...(event.metadata as JsonObject), hash: 'f'.repeat(64) };
      const others: Partial<StoredEvent>[] = [{ metadata }, { stream: streamName('game-g3') }];
      for (const other of others)
        expect(faultOf(kept, LOG.with(nth, { ...event, ...other }))).toBe('log-otherwise');
    }
  });

  it('does not hold with another size, root, time, key or signature', () => {
    const kept = checkpoint();
    expect(faultOf({ ...kept, size: kept.size - 1 }, LOG)).toBe('not-signed');
    expect(faultOf({ ...kept, root: hashText('other') }, LOG)).toBe('not-signed');
    expect(faultOf({ ...kept, at: 2 }, LOG)).toBe('not-signed');
    expect(faultOf({ ...kept, signature: 'f'.repeat(128) }, LOG)).toBe('not-signed');
    expect(faultOf(kept, LOG, OTHER_KEYS)).toBe('signed-by-another');
  });
});
