// Holds a log, event by event in its order, against checkpoints: one that somebody kept, and those that stand in it.
import { canonicalJson, MerkleFrontier, type Hash } from '#kernel';
import type { StoredEvent } from '#event-store';
import { NATIVE_DIGESTS } from '../digests.js';
import { isSigned, leafOf, type Checkpoint } from './checkpoint.js';
import { CHECKPOINT_EVENTS, CHECKPOINTS, type StoredCheckpoint } from './stream.js';
import { goesWithItsPeaks, LogTree } from './tree.js';

export type CheckpointFault =
  | 'not-signed'
  | 'signed-by-another'
  /** The log is shorter than it was: something at its end was removed. */
  | 'log-shorter'
  /** Something that was there is gone, or is another. */
  | 'log-otherwise';

/** Holds a log, event by event in its order, against a checkpoint that somebody kept. */
export class CheckpointCheck {
  private readonly frontier = new MerkleFrontier([], NATIVE_DIGESTS);
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

export type StoredCheckpointFault =
  | CheckpointFault
  /** It covers no more than the one before. */
  | 'out-of-order'
  /** What stands beside it (subtrees, tiles, the last event) is not of this log. */
  | 'tree-otherwise';

/** Holds a log against all the checkpoints that stand in it, one after another: so they are consistent. */
export class StoredCheckpointsCheck {
  private readonly tree = new LogTree();
  private found: StoredFinding | undefined;
  private good = 0;

  private constructor(
    private readonly stored: AsyncIterator<StoredCheckpoint>,
    private next: StoredCheckpoint | undefined,
    private readonly key: string,
  ) {}

  /** `key`: the public key of the installation. */
  static async begin(stored: AsyncIterable<StoredCheckpoint>, key: string): Promise<StoredCheckpointsCheck> {
    const iterator = stored[Symbol.asyncIterator]();
    return new StoredCheckpointsCheck(iterator, await nextOf(iterator), key);
  }

  /** Every event of the log, in its order; what it returns is to be awaited before the next. */
  add(event: StoredEvent): Promise<void> | undefined {
    if (this.found !== undefined) return undefined;
    this.found = event.stream === CHECKPOINTS ? this.misplaced(event) : undefined;
    if (this.found !== undefined) return undefined;
    this.tree.add(event);
    const { next } = this;
    return next === undefined || this.tree.size < next.made.checkpoint.size ? undefined : this.reached(next);
  }

  /** How many were found true. */
  get held(): number {
    return this.good;
  }

  /** The first fault, once all events were added. */
  fault(): StoredFinding | undefined {
    const { found, next } = this;
    return found ?? (next === undefined ? undefined : { revision: next.revision, reason: 'log-shorter' });
  }

  private async reached(checkpoint: StoredCheckpoint): Promise<void> {
    const reason = this.faultOf(checkpoint);
    if (reason !== undefined) this.found = { revision: checkpoint.revision, reason };
    else this.good += 1;
    this.tree.letGoOfTiles();
    this.next = await nextOf(this.stored);
  }

  /** All that a checkpoint covers stands before it. */
  private misplaced({ data, revision }: StoredEvent): StoredFinding | undefined {
    const read = CHECKPOINT_EVENTS.CheckpointMade.schema.safeParse(data);
    return read.success && read.data.checkpoint.size > this.tree.size
      ? { revision, reason: 'log-otherwise' }
      : undefined;
  }

  private faultOf({ made }: StoredCheckpoint): StoredCheckpointFault | undefined {
    const { checkpoint, tiles, last } = made;
    if (checkpoint.key !== this.key) return 'signed-by-another';
    if (!isSigned(checkpoint)) return 'not-signed';
    if (checkpoint.size < this.tree.size) return 'out-of-order';
    if (checkpoint.root !== this.tree.root()) return 'log-otherwise';
    const here = { tiles: this.tree.tiles, last: this.tree.last ?? null };
    const isOfThisLog = canonicalJson(here) === canonicalJson({ tiles, last });
    return isOfThisLog && goesWithItsPeaks(made) ? undefined : 'tree-otherwise';
  }
}

export interface StoredFinding {
  /** Of the checkpoint, in the stream of all. */
  readonly revision: number;
  readonly reason: StoredCheckpointFault;
}

async function nextOf(stored: AsyncIterator<StoredCheckpoint>): Promise<StoredCheckpoint | undefined> {
  const next = await stored.next();
  return next.done === true ? undefined : next.value;
}
