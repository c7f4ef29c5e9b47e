// Proofs by the checkpoints of a log: a proof verifies on its own, and any change to it makes it fail.
import { beforeEach, describe, expect, it } from '@jest/globals';
import { gameId, hashText, type Hash, type JsonObject } from '#kernel';
import { SomeLog } from '../fixtures/some-log.js';
import { KEYS, OTHER_KEYS } from '#testkit/log/world';
import { gameStream } from '../streams/streams.js';
import { CheckpointBook } from './book.js';
import { publicKeyOf, signCheckpoint, type Checkpoint } from './checkpoint.js';
import { checkpointNow } from './maker.js';
import { consistencyFault, gameProofFault, gameProofSchema, type ConsistencyProof } from './proof.js';
import { storedCheckpoints, TILE_SIZE } from './stream.js';

const A = gameId('a');
let log: SomeLog;
let book: CheckpointBook;
beforeEach(() => {
  log = new SomeLog();
  book = new CheckpointBook(log.store, () => true);
});

async function linkOf(game: ReturnType<typeof gameId>, events: number): Promise<string> {
  const all = await log.all();
  const stored = all.find(({ stream, revision }) => stream === gameStream(game) && revision === events - 1);
  return (stored!.metadata as JsonObject)['hash'] as string;
}
const changed = (hash: Hash): Hash => `${hash.slice(0, -1)}${hash.endsWith('0') ? '1' : '0'}` as Hash;
const made = async (): Promise<Checkpoint> => (await checkpointNow(log.world))!;

describe('the proof that a game is in the log', () => {
  it.each([1, 3, 50, TILE_SIZE, TILE_SIZE * 3 + 100])(
    'holds in a log of %i events and more',
    async (size) => {
      await log.write(size);
      const checkpoint = await made();
      await log.write(5);
      const proof = (await book.proofOf(A))!;
      expect(proof.checkpoint).toEqual(checkpoint);
      expect(proof.events).toBe(Math.ceil(size / 3));
      const link = await linkOf(A, proof.events);
      expect(gameProofFault(proof, { game: A, link, key: publicKeyOf(KEYS) })).toBeUndefined();
    },
  );

  it('covers the game’s last event under the checkpoint, wherever that event is in the log', async () => {
    await log.write(TILE_SIZE + 10, ['account-x', 'account-y']);
    await log.write(7, ['game-a']);
    await log.write(TILE_SIZE * 2, ['account-x', 'game-c']);
    await made();
    await log.write(150, ['game-a']);
    const proof = (await book.proofOf(A))!;
    expect(proof).toMatchObject({ events: 7, index: TILE_SIZE + 16 });
    expect(gameProofFault(proof, { game: A, link: await linkOf(A, 7) })).toBeUndefined();
    await made();
    const later = (await book.proofOf(A))!;
    expect(later.events).toBe(157);
    expect(gameProofFault(later, { game: A, link: await linkOf(A, 157) })).toBeUndefined();
  });

  it('does not exist for a game that no checkpoint covers, nor without a checkpoint', async () => {
    await log.write(3, ['account-x']);
    expect(await book.proofOf(A)).toBeUndefined();
    await made();
    await log.write(3, ['game-a']);
    expect(await book.proofOf(A)).toBeUndefined();
    expect(await book.proofOf(gameId('never'))).toBeUndefined();
  });

  it('holds for no other game, event, place, path, size or key', async () => {
    await log.write(500);
    await made();
    const proof = (await book.proofOf(A))!;
    const link = await linkOf(A, proof.events);
    const own = { game: A, link };
    expect(gameProofFault(proof, own)).toBeUndefined();
    const { path, checkpoint } = proof;
    const proves = (change: Partial<typeof proof>) => gameProofFault({ ...proof, ...change }, own);
    expect(gameProofFault(proof, { ...own, game: gameId('c') })).toBe('proves-nothing');
    expect(gameProofFault((await book.proofOf(gameId('c')))!, own)).toBe('proves-nothing');
    expect(gameProofFault(proof, { ...own, link: await linkOf(A, 3) })).toBe('proves-nothing');
    expect(gameProofFault(proof, { ...own, key: publicKeyOf(OTHER_KEYS) })).toBe('signed-by-another');
    expect(proves({ events: proof.events - 1 })).toBe('proves-nothing');
    expect(proves({ index: proof.index - 1 })).toBe('proves-nothing');
    expect(proves({ path: path.slice(0, -1) })).toBe('proves-nothing');
    expect(proves({ path: path.slice(1) })).toBe('proves-nothing');
    expect(proves({ path: [...path, path[0]!] })).toBe('proves-nothing');
    for (const [nth, hash] of path.entries())
      expect(proves({ path: path.with(nth, changed(hash)) })).toBe('proves-nothing');
    expect(proves({ checkpoint: { ...checkpoint, size: checkpoint.size + 1 } })).toBe('not-signed');
    expect(proves({ checkpoint: { ...checkpoint, root: changed(checkpoint.root) } })).toBe('not-signed');
    // A forger can sign anything with another key: only the key shows it.
    const forged = signCheckpoint(OTHER_KEYS, checkpoint, log.now);
    expect(proves({ checkpoint: forged })).toBeUndefined();
    expect(gameProofFault({ ...proof, checkpoint: forged }, { ...own, key: publicKeyOf(KEYS) })).toBe(
      'signed-by-another',
    );
    expect(gameProofSchema.safeParse({ ...proof, path: ['not a hash'] }).success).toBe(false);
  });

  it('is not given if the log no longer supports it', async () => {
    await log.write(TILE_SIZE * 2);
    await made();
    const all = await log.all();
    const gone = new SomeLog();
    // What was left, under the checkpoint of the whole log.
    for (const [nth, { stream, ...event }] of all.entries())
      if (nth !== 100) await gone.store.append(stream, 'any', [event]);
    expect(await new CheckpointBook(gone.store, () => true).proofOf(A)).toBeUndefined();
  });
});

describe('the proof that one checkpoint extends another', () => {
  it('holds for any two of a log, and for any prefix of it that somebody kept', async () => {
    for (const count of [1, 2, 700, TILE_SIZE, 400, 3]) {
      await log.write(count);
      await made();
    }
    const all: Checkpoint[] = [];
    for await (const { made: event } of storedCheckpoints(log.store)) all.push(event.checkpoint);
    for (const [nth, later] of all.entries())
      for (const earlier of all.slice(0, nth + 1)) {
        const path = (await book.consistency(earlier, later))!;
        const proof: ConsistencyProof = { pentaland: 'consistency', version: 1, earlier, later, path };
        expect(consistencyFault(proof, publicKeyOf(KEYS))).toBeUndefined();
        for (const [place, hash] of path.entries())
          expect(consistencyFault({ ...proof, path: path.with(place, changed(hash)) })).toBe(
            'proves-nothing',
          );
        if (path.length > 0)
          expect(consistencyFault({ ...proof, path: path.slice(0, -1) })).toBe('proves-nothing');
        expect(consistencyFault(proof, publicKeyOf(OTHER_KEYS))).toBe('signed-by-another');
      }
  });

  it('does not exist for a log that is not a prefix, or a checkpoint of another log', async () => {
    await log.write(20);
    const earlier = await made();
    await log.write(20);
    const later = await made();
    expect(await book.consistency(earlier, later)).toBeDefined();
    expect(await book.consistency({ ...earlier, root: hashText('other') }, later)).toBeUndefined();
    expect(await book.consistency({ ...earlier, size: earlier.size + 1 }, later)).toBeUndefined();
    expect(await book.consistency(earlier, { ...later, root: hashText('other') })).toBeUndefined();
    expect(await book.consistency(later, earlier)).toBeUndefined();
    expect(await book.consistency({ ...earlier, size: 0 }, later)).toBeUndefined();
  });
});
