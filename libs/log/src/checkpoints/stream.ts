// The stream of the checkpoints that servers make. It stores each signed checkpoint with the data needed to
// continue from it and to prove things by it without reading the whole log again.
import { streamName, type Hash, type StreamName } from '#kernel';
import { revision, type EventStore, type ReadOptions, type Revision, type StoredEvent } from '#event-store';
import { z } from 'zod';
import type { EventKind, EventOf } from '../events/codec.js';
import { decode } from '../events/decode.js';
import { pagesOf } from '../events/read.js';
import { checkpointSchema, digest } from './checkpoint.js';

const place = z.strictObject({
  stream: z.string().transform((name) => name as StreamName),
  revision: z
    .int()
    .nonnegative()
    .transform((number) => revision(number)),
});
/**
 * An event's stream and its revision there. Store positions are not used: they differ from store to store.
 */
export type StreamPlace = z.infer<typeof place>;

/**
 * The number of leaves in a tile. The log keeps the roots of the tiles; a proof reads a tile's leaves again.
 */
export const TILE_SIZE = 1_024;
const tile = z.strictObject({ root: digest, last: place });
export type Tile = z.infer<typeof tile>;

export const CHECKPOINT_EVENTS = {
  CheckpointMade: {
    version: 1,
    schema: z.strictObject({
      /** Public: a checkpoint is made to be passed on. */
      checkpoint: checkpointSchema,
      /** For operators only, because it names a stream: the last event that the checkpoint covers. */
      last: place,
      /** The roots of the complete subtrees, the largest first. Parts of it reach players within proofs. */
      peaks: z.array(digest).min(1).max(64),
      /** The tiles completed since the previous checkpoint. Same audience as the peaks; `last` as above. */
      tiles: z.array(tile),
    }),
  },
} satisfies Record<string, EventKind>;
export type CheckpointMade = EventOf<typeof CHECKPOINT_EVENTS>;

export const CHECKPOINTS = streamName('installation-checkpoints');

export interface StoredCheckpoint {
  readonly made: CheckpointMade;
  readonly revision: Revision;
  /** The tail of this stream's chain. */
  readonly link: Hash;
}

function read(stored: StoredEvent): StoredCheckpoint {
  const { event, revision: at, hash } = decode<CheckpointMade>(CHECKPOINT_EVENTS, stored, 'strict');
  return { made: event, revision: at, link: hash };
}

export const newestCheckpoint = (store: EventStore): Promise<StoredCheckpoint | undefined> =>
  one(store, { direction: 'backwards', max: 1 });

export const checkpointAt = (store: EventStore, at: Revision): Promise<StoredCheckpoint | undefined> =>
  one(store, { from: at, max: 1 });

async function one(store: EventStore, options: ReadOptions): Promise<StoredCheckpoint | undefined> {
  const found = await store.read(CHECKPOINTS, options);
  const stored = found.kind === 'found' ? found.events[0] : undefined;
  return stored === undefined ? undefined : read(stored);
}

/** All checkpoints, or those from a revision on, in order. */
export async function* storedCheckpoints(
  store: EventStore,
  from?: Revision,
): AsyncGenerator<StoredCheckpoint> {
  for await (const page of pagesOf(store, CHECKPOINTS, from)) for (const stored of page) yield read(stored);
}
