// The store in one SQLite file: a writer thread, a reader on the main thread, and the tail of the log in memory.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StreamName } from '#kernel';
import { checkBatch, checkWhole } from '../port/batch.js';
import { Bell } from '../port/bell.js';
import {
  StoreUnavailable,
  type AppendResult,
  type Direction,
  type EventStore,
  type Expected,
  type NewEvent,
  type ReadAllOptions,
  type ReadOptions,
  type ReadResult,
  type StoredEvent,
  type StoreHealth,
  type SubscribeOptions,
  type SubscriptionMessage,
  type SubscriptionSource,
} from '../port/port.js';
import { placeOf, startOf } from '../port/position.js';
import { Subscription } from '../port/subscription.js';
import { Reader, type Slice } from './reader.js';
import type { Durability } from './schema.js';
import { describeError } from './sqlite-errors.js';
import { Tail } from './tail.js';
import { AllTap, StreamTap, type LogTap } from './taps.js';
import { WriterThread, type Committed, type WriterStatistics } from './writer-thread.js';

export interface SqliteOptions {
  readonly file: string;
  /** How long an append waits while another process writes to the file. */
  readonly busyTimeoutMs?: number;
  /** How often subscriptions look for events of other processes. */
  readonly pollMs?: number;
  /** The maximum size of the file. */
  readonly maxBytes?: number;
}

const BUSY_TIMEOUT_MS = 5_000;
/** A read runs on the main thread: failing is better than blocking everything. */
const READ_TIMEOUT_MS = 250;
const POLL_MS = 20;
const TAIL = { events: 8_192, units: 8 * 1024 * 1024 };
/**
 * While our own commits are under way, every change looks like another process's. A look at the file waits
 * this many polls.
 */
const POLLS_TO_WAIT = 5;
const HEALTH_TIMEOUT_MS = 1_000;

export class SqliteEventStore implements EventStore {
  readonly #writer: WriterThread;
  readonly #reader: Reader;
  readonly #bell = new Bell();
  readonly #tail = new Tail(0, TAIL);
  readonly #subscriptions = new Map<Subscription, LogTap>();
  readonly #pollMs: number;
  #poll: NodeJS.Timeout | undefined;
  #dataVersion = -1;
  #pollsWaited = 0;
  #closing: Promise<void> | undefined;

  private constructor(
    readonly file: string,
    options: SqliteOptions,
  ) {
    this.#pollMs = options.pollMs ?? POLL_MS;
    this.#writer = new WriterThread(
      {
        file,
        create: true,
        busyTimeoutMs: options.busyTimeoutMs ?? BUSY_TIMEOUT_MS,
        ...(options.maxBytes === undefined ? {} : { maxBytes: options.maxBytes }),
      },
      (headBefore, committed) => this.#landed(headBefore, committed),
    );
    this.#reader = new Reader(file, READ_TIMEOUT_MS);
  }

  /**
   * Opens the log in the file, or creates one. Throws `LogFileError` if the file is something else, or newer
   * than this program. If the file just cannot be written to now, the store is down until it can.
   */
  static async open(options: SqliteOptions): Promise<SqliteEventStore> {
    mkdirSync(dirname(options.file), { recursive: true });
    const store = new SqliteEventStore(options.file, options);
    try {
      await store.#writer.open();
    } catch (error) {
      await store.close();
      throw error;
    }
    return store;
  }

  /** The settings of the writing connection, as it reported them. */
  get durability(): Durability | undefined {
    return this.#writer.durability;
  }

  /** The number of commits, and how much they carried. */
  get statistics(): WriterStatistics {
    return this.#writer.statistics;
  }

  async append(stream: StreamName, expected: Expected, events: readonly NewEvent[]): Promise<AppendResult> {
    this.#stillOpen();
    const batch = checkBatch(stream, expected, events);
    return batch.kind === 'refused' ? batch : this.#writer.append(stream, expected, batch.events);
  }

  async read(stream: StreamName, options: ReadOptions): Promise<ReadResult> {
    this.#stillOpen();
    const { direction = 'forwards', from, max, types } = options;
    checkWhole('max', max, 1);
    if (from !== undefined) checkWhole('from', from, 0);
    // A caller that reads in a loop until an event is there must not keep it from arriving.
    await nextTurn();
    this.#stillOpen();
    const id = this.#reader.streamId(stream);
    if (id === undefined) return { kind: 'absent' };
    const first = direction === 'forwards' ? (from ?? 0) : this.#lastWanted(id, from);
    const events = await this.#collect(first, max, (next, most) =>
      this.#reader.ofStream(id, next, direction, most, types),
    );
    return { kind: 'found', events };
  }

  async readAll(options: ReadAllOptions): Promise<readonly StoredEvent[]> {
    this.#stillOpen();
    const { direction = 'forwards', after, max, types } = options;
    checkWhole('max', max, 1);
    const first = after === undefined ? outermost(direction) : placeOf(after);
    return this.#collect(first, max, (next, most) => this.#reader.ofAll(next, direction, most, types));
  }

  subscribe(
    source: SubscriptionSource,
    { after, types, othersOnly = false, signal }: SubscribeOptions,
  ): AsyncIterableIterator<SubscriptionMessage> {
    const from = startOf(source, after);
    const log = { reader: this.#reader, tail: this.#tail };
    const tap =
      source.kind === 'all'
        ? new AllTap(log, from, types, othersOnly)
        : new StreamTap(log, source.stream, from, types);
    const subscription = new Subscription(tap, this.#bell, signal, (ended) => this.#leave(ended));
    if (this.#closing !== undefined) subscription.end();
    else if (!subscription.ended) this.#enter(subscription, tap);
    return subscription;
  }

  async health(): Promise<StoreHealth> {
    if (this.#closing !== undefined) return { status: 'down', detail: 'the store is closed' };
    const late = `the writer has not answered for ${String(HEALTH_TIMEOUT_MS)} ms`;
    const problem = await within(HEALTH_TIMEOUT_MS, this.#writer.probe(), late);
    if (problem !== undefined)
      return { status: problem === late ? 'degraded' : 'down', detail: `cannot write: ${problem}` };
    try {
      const events = this.#reader.head();
      return { status: 'ok', detail: `${String(events)} events in the file` };
    } catch (error) {
      return { status: 'down', detail: describeError(error) };
    }
  }

  close(): Promise<void> {
    this.#closing ??= (async () => {
      for (const subscription of [...this.#subscriptions.keys()]) subscription.end();
      // Close the writer last: the last connection to close tidies the log into one file.
      this.#reader.close();
      await this.#writer.close();
    })();
    return this.#closing;
  }

  #stillOpen(): void {
    if (this.#closing !== undefined) throw new StoreUnavailable('the store is closed', 'not-done');
  }

  #lastWanted(stream: number, from: number | undefined): number {
    const last = this.#reader.lastRevision(stream);
    return from === undefined ? last : Math.min(from, last);
  }

  /** Reads slice after slice until there are enough; before each slice the rest of the process runs. */
  async #collect(
    from: number,
    max: number,
    read: (next: number, most: number) => Slice,
  ): Promise<StoredEvent[]> {
    const events: StoredEvent[] = [];
    let next = from;
    let end = false;
    while (!end && events.length < max) {
      await nextTurn();
      this.#stillOpen();
      const slice = read(next, max - events.length);
      events.push(...slice.events);
      ({ next, end } = slice);
    }
    return events;
  }

  #landed(headBefore: number, committed: readonly Committed[]): void {
    if (this.#subscriptions.size === 0) return;
    this.#tail.drop(this.#takenByAll());
    // Other processes may have written to any stream before this commit, and the next poll does not see it any more.
    const passesOthers = headBefore > this.#tail.head;
    this.#tail.skipTo(headBefore);
    for (const append of committed) this.#tail.land(append);
    // Writers get their answers before subscribers are woken, so that projections do not delay the answers.
    if (passesOthers) setImmediate(() => this.#bell.ring());
    else if (committed.length > 0) setImmediate(() => this.#bell.ring(streamsOf(committed)));
  }

  /** The place up to which every live subscription has taken the tail's events. */
  #takenByAll(): number {
    let least = Infinity;
    for (const { taken = Infinity } of this.#subscriptions.values()) least = Math.min(least, taken);
    return least;
  }

  #enter(subscription: Subscription, tap: LogTap): void {
    this.#subscriptions.set(subscription, tap);
    this.#poll ??= setInterval(() => this.#lookForOthers(), this.#pollMs).unref();
  }

  #leave(subscription: Subscription): void {
    this.#subscriptions.delete(subscription);
    if (this.#subscriptions.size > 0) return;
    clearInterval(this.#poll);
    this.#poll = undefined;
  }

  /** Moves the tail past events of other processes; subscriptions then find these in the file. */
  #lookForOthers(): void {
    try {
      const dataVersion = this.#reader.dataVersion();
      if (dataVersion === this.#dataVersion) return;
      this.#pollsWaited += 1;
      if (this.#writer.waiting > 0 && this.#pollsWaited < POLLS_TO_WAIT) return;
      this.#pollsWaited = 0;
      this.#dataVersion = dataVersion;
      const head = this.#reader.head();
      if (head <= this.#tail.head) return;
      this.#tail.skipTo(head);
      this.#bell.ring();
    } catch (error) {
      // The subscriptions get the same error themselves, and continue when it is over.
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }
}

const outermost = (direction: Direction): number => (direction === 'forwards' ? 0 : Number.MAX_SAFE_INTEGER);

function* streamsOf(committed: readonly Committed[]): Iterable<StreamName> {
  for (const { stream } of committed) yield stream;
}

async function within<T>(ms: number, answer: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
