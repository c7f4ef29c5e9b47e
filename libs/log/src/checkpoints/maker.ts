// Makes checkpoints and appends them to the log. It continues from the newest checkpoint in the log,
// whichever server made that, so no event is read twice. If two servers make one at the same time, the log
// takes one of them.
import { commandId, type Instant } from '#kernel';
import type { EventStore, Position, StoredEvent } from '#event-store';
import type { Clock, Keys } from '#ports';
import { EMPTY_TAIL } from '../events/chain.js';
import { encodeBatch } from '../events/encode.js';
import { streamSecret } from '../streams/stream-secrets.js';
import { isSigned, publicKeyOf, signCheckpoint, type Checkpoint } from './checkpoint.js';
import {
  CHECKPOINT_EVENTS,
  CHECKPOINTS,
  newestCheckpoint,
  type CheckpointMade,
  type StoredCheckpoint,
} from './stream.js';
import { goesWithItsPeaks, LogTree } from './tree.js';

/**
 * True if the event belongs to this installation: a database server may hold the streams of other programs.
 */
export type Counts = (stored: Pick<StoredEvent, 'stream'>) => boolean;

export interface CheckpointWorld {
  readonly store: EventStore;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly counts: Counts;
}

/** The checkpoints in the log cannot be continued: something there was changed or removed. */
export class LogContradicts extends Error {
  override readonly name = 'LogContradicts';
  constructor(readonly reason: 'checkpoint-not-ours' | 'checkpoint-damaged' | 'covered-event-gone') {
    super(`the newest checkpoint of the log cannot be gone on from: ${reason}`);
  }
}

/** The size of the slice of the log that is read and hashed in one turn of the event loop. */
const SLICE = 100;
/** The most new events a checkpoint may cover: its tiles have to fit into one append. */
export const MOST_AT_ONCE = 500_000;

export class CheckpointMaker {
  #base: StoredCheckpoint | undefined;
  #tree = new LogTree();
  #reached: Position | undefined;
  #fresh = 0;
  #since: Instant | undefined;

  constructor(private readonly world: CheckpointWorld) {}

  /** The newest known checkpoint in the log. */
  get newest(): Checkpoint | undefined {
    return this.#base?.made.checkpoint;
  }

  /** The number of events read since that checkpoint, checkpoints excluded. */
  get fresh(): number {
    return this.#fresh;
  }

  /** When the first of those events was read. */
  get since(): Instant | undefined {
    return this.#since;
  }

  /** Continues from the newest checkpoint of the log. True if that one was not known before. */
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

  /** Reads slice by slice while allowed to, up to the end of the log or until a checkpoint is full. */
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

  /**
   * Makes a checkpoint of everything that was read. Undefined if another server was faster: the log then has
   * a newer one.
   */
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

/** A checkpoint of the log as it is now: the newest one if nothing came since, otherwise a new one. */
export async function checkpointNow(world: CheckpointWorld): Promise<Checkpoint | undefined> {
  const maker = new CheckpointMaker(world);
  for (;;) {
    await maker.goOn();
    const reached = await maker.readOn(() => Promise.resolve(true));
    if (maker.fresh > 0) await maker.make();
    else if (reached === 'at-the-end') return maker.newest;
  }
}
