// Checks a log, event by event in order, against checkpoints: one that somebody kept, and those stored in the
// log.
import { canonicalJson, MerkleFrontier, type Hash } from '#kernel';
import type { StoredEvent } from '#event-store';
import { NATIVE_DIGESTS } from '../events/digests.js';
import { isSigned, leafOf, type Checkpoint } from './checkpoint.js';
import { CHECKPOINT_EVENTS, CHECKPOINTS, type StoredCheckpoint } from './stream.js';
import { goesWithItsPeaks, LogTree } from './tree.js';

export type CheckpointFault =
  | 'not-signed'
  | 'signed-by-another'
  /** The log is shorter than before: events were removed at its end. */
  | 'log-shorter'
  /** An event was removed or replaced. */
  | 'log-otherwise';

/** Checks a log, event by event in order, against a checkpoint that somebody kept. */
export class CheckpointCheck {
  private readonly frontier = new MerkleFrontier([], NATIVE_DIGESTS);
  private came: Hash | undefined;

  /** `key`: the installation's public key. */
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
  /** It covers no more than the previous checkpoint. */
  | 'out-of-order'
  /** The data stored beside it (subtrees, tiles, the last event) does not belong to this log. */
  | 'tree-otherwise';

/** Checks a log against all the checkpoints stored in it, in order. Together they are then consistent. */
export class StoredCheckpointsCheck {
  private readonly tree = new LogTree();
  private found: StoredFinding | undefined;
  private good = 0;

  private constructor(
    private readonly stored: AsyncIterator<StoredCheckpoint>,
    private next: StoredCheckpoint | undefined,
    private readonly key: string,
  ) {}

  /** `key`: the installation's public key. */
  static async begin(stored: AsyncIterable<StoredCheckpoint>, key: string): Promise<StoredCheckpointsCheck> {
    const iterator = stored[Symbol.asyncIterator]();
    return new StoredCheckpointsCheck(iterator, await nextOf(iterator), key);
  }

  /** Takes every event of the log, in order. Await the result before adding the next event. */
  add(event: StoredEvent): Promise<void> | undefined {
    if (this.found !== undefined) return undefined;
    this.found = event.stream === CHECKPOINTS ? this.misplaced(event) : undefined;
    if (this.found !== undefined) return undefined;
    this.tree.add(event);
    const { next } = this;
    return next === undefined || this.tree.size < next.made.checkpoint.size ? undefined : this.reached(next);
  }

  /** How many checkpoints were found true. */
  get held(): number {
    return this.good;
  }

  /** The first fault, after all events were added. */
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

  /** A checkpoint stands after everything it covers. */
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
  /** The checkpoint's revision in the stream of checkpoints. */
  readonly revision: number;
  readonly reason: StoredCheckpointFault;
}

async function nextOf(stored: AsyncIterator<StoredCheckpoint>): Promise<StoredCheckpoint | undefined> {
  const next = await stored.next();
  return next.done === true ? undefined : next.value;
}
