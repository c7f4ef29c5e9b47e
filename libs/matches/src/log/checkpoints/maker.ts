// Makes checkpoints and puts them in the log. It goes on from the newest one that stands there, whoever made it, so
// nobody reads the log twice; of two servers that make one at once, the log takes one.
import { commandId, type Instant } from '#kernel';
import type { EventStore, Position, StoredEvent } from '#event-store';
import type { Clock, Keys } from '../../ports/index.js';
import { EMPTY_TAIL } from '../chain.js';
import { encodeBatch } from '../encode.js';
import { streamSecret } from '../stream-secrets.js';
import { isSigned, publicKeyOf, signCheckpoint, type Checkpoint } from './checkpoint.js';
import {
  CHECKPOINT_EVENTS,
  CHECKPOINTS,
  newestCheckpoint,
  type CheckpointMade,
  type StoredCheckpoint,
} from './stream.js';
import { goesWithItsPeaks, LogTree } from './tree.js';

/** Whether the event is of this installation: a database server may hold the streams of other programs. */
export type Counts = (stored: Pick<StoredEvent, 'stream'>) => boolean;

export interface CheckpointWorld {
  readonly store: EventStore;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly counts: Counts;
}

/** What stands in the log cannot be gone on from: something in it was changed, or is gone. */
export class LogContradicts extends Error {
  override readonly name = 'LogContradicts';
  constructor(readonly reason: 'checkpoint-not-ours' | 'checkpoint-damaged' | 'covered-event-gone') {
    super(`the newest checkpoint of the log cannot be gone on from: ${reason}`);
  }
}

/** A slice of the log is read and hashed between two turns of the event loop. */
const SLICE = 100;
/** A checkpoint covers at most so many events more than the one before: its tiles have to fit into one append. */
export const MOST_AT_ONCE = 500_000;

export class CheckpointMaker {
  #base: StoredCheckpoint | undefined;
  #tree = new LogTree();
  #reached: Position | undefined;
  #fresh = 0;
  #since: Instant | undefined;

  constructor(private readonly world: CheckpointWorld) {}

  /** The newest that stands in the log, as far as is known. */
  get newest(): Checkpoint | undefined {
    return this.#base?.made.checkpoint;
  }

  /** So many events were read that it does not cover, checkpoints left out. */
  get fresh(): number {
    return this.#fresh;
  }

  /** When the first of those was read. */
  get since(): Instant | undefined {
    return this.#since;
  }

  /** Goes on from the newest checkpoint of the log. True if it is one that was not known. */
  async goOn(): Promise<boolean> {
    const newest = await newestCheckpoint(this.world.store);
    if (newest === undefined || newest.link === this.#base?.link) return false;
    const { made } = newest;
    if (made.checkpoint.key !== publicKeyOf(this.world.keys)) throw new LogContradicts('checkpoint-not-ours');
    if (!isSigned(made.checkpoint) || !goesWithItsPeaks(made)) throw new LogContradicts('checkpoint-damaged');
    const { stream, revision } = made.last;
    const found = await this.world.store.read(stream, { from: revision, max: 1 });
    const last = found.kind === 'found' ? found.events[0] : undefined;
    if (last?.revision !== revision) throw new LogContradicts('covered-event-gone');
    this.#goOnFrom(newest);
    this.#tree = new LogTree(made);
    this.#reached = last.position;
    return true;
  }

  /** Reads on slice by slice, for as long as it may: to the end of the log or until there is enough for a checkpoint. */
  async readOn(goesOn: () => Promise<boolean>): Promise<'at-the-end' | 'there-is-more'> {
    while (this.#fresh < MOST_AT_ONCE) {
      const after = this.#reached;
      const page = await this.world.store.readAll({ max: SLICE, ...(after === undefined ? {} : { after }) });
      for (const stored of page) this.#add(stored);
      if (page.length < SLICE) return 'at-the-end';
      if (!(await goesOn())) break;
    }
    return 'there-is-more';
  }

  /** Of all that was read. Undefined where somebody else was quicker: the log has a newer one then. */
  async make(): Promise<CheckpointMade | undefined> {
    const { store, keys, clock } = this.world;
    const { last, size } = this.#tree;
    if (last === undefined) return undefined;
    const at = clock.now();
    const made: CheckpointMade = {
      type: 'CheckpointMade',
      checkpoint: signCheckpoint(keys, { size, root: this.#tree.root() }, at),
      last,
      peaks: this.#tree.peaks.map(({ hash }) => hash),
      tiles: [...this.#tree.tiles],
    };
    const base = this.#base;
    const batch = encodeBatch<CheckpointMade>(CHECKPOINT_EVENTS, {
      stream: CHECKPOINTS,
      actor: 'server',
      commandId: commandId(`checkpoint-${size}`),
      at,
      events: [made],
      after: base === undefined ? EMPTY_TAIL : { links: base.revision + 1, hash: base.link },
      secret: streamSecret(keys, CHECKPOINTS),
    });
    const result = await store.append(CHECKPOINTS, base?.revision ?? 'no-stream', batch.events);
    if (result.kind === 'refused') throw new Error(`the store refused a checkpoint: ${result.reason}`);
    if (result.kind === 'conflict') return undefined;
    const { revision } = result.kind === 'appended' ? result : result.original;
    this.#goOnFrom({ made, revision, link: batch.tail.hash });
    return made;
  }

  #goOnFrom(base: StoredCheckpoint): void {
    this.#base = base;
    this.#tree.letGoOfTiles();
    this.#fresh = 0;
    this.#since = undefined;
  }

  #add(stored: StoredEvent): void {
    this.#reached = stored.position;
    if (!this.world.counts(stored)) return;
    this.#tree.add(stored);
    if (stored.stream === CHECKPOINTS) return;
    this.#fresh += 1;
    this.#since ??= this.world.clock.now();
  }
}

/** A checkpoint of the log as it is now: the newest one if nothing came since, or else one that is made. */
export async function checkpointNow(world: CheckpointWorld): Promise<Checkpoint | undefined> {
  const maker = new CheckpointMaker(world);
  for (;;) {
    await maker.goOn();
    const reached = await maker.readOn(() => Promise.resolve(true));
    if (maker.fresh > 0) await maker.make();
    else if (reached === 'at-the-end') return maker.newest;
  }
}
