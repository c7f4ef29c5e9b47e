// EventStoreDB as an event store: checks each call as every adapter does, then passes it to the part that
// does the work.
import type { StreamName } from '#kernel';
import { checkBatch, checkWhole } from '../port/batch.js';
import {
  StoreUnavailable,
  type AppendResult,
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
import { AppendLane } from './append-lane.js';
import { Appender } from './appender.js';
import { Connection } from './connection.js';
import { Health } from './health.js';
import { clusterNodesIn } from './nodes.js';
import type { Times } from './options.js';
import { logPositionOf } from './position.js';
import { Reader, type Verdict } from './reader.js';
import { StreamKnowledge } from './stream-knowledge.js';
import { Subscription } from './subscription.js';
import { requestFor } from './subscription-request.js';
import { inFuture } from './time.js';
import { passes, typeExpression } from './type-filter.js';
import { storedEvent, typeOf, type Recorded } from './wire.js';

/** The largest possible count of events. */
const ALL = Number.MAX_SAFE_INTEGER;
const CLOSED = 'the store is closed';

export class EventStoreDb implements EventStore {
  readonly #connection: Connection;
  readonly #reader: Reader;
  readonly #lane: AppendLane;
  readonly #knowledge: StreamKnowledge;
  readonly #appender: Appender;
  readonly #health: Health;
  readonly #times: Times;
  readonly #subscriptions = new Set<Subscription>();
  readonly #underWay = new Set<Promise<unknown>>();
  #closing: Promise<void> | undefined;

  constructor(url: string, times: Times) {
    this.#times = times;
    this.#connection = new Connection(url, times);
    this.#reader = new Reader(this.#connection, times);
    this.#lane = new AppendLane(this.#connection);
    this.#knowledge = new StreamKnowledge(this.#reader);
    this.#appender = new Appender(this.#lane, this.#reader, this.#knowledge, times);
    this.#health = new Health(this.#reader, this.#appender, clusterNodesIn(url), times);
  }

  append(stream: StreamName, expected: Expected, events: readonly NewEvent[]): Promise<AppendResult> {
    return this.#whileOpen(async () => {
      const batch = checkBatch(stream, expected, events);
      if (batch.kind === 'refused') return batch;
      return this.#appender.append(stream, expected, batch.events);
    });
  }

  read(stream: StreamName, options: ReadOptions): Promise<ReadResult> {
    return this.#whileOpen(async () => {
      const { direction = 'forwards', from, max, types } = options;
      checkWhole('max', max, 1);
      if (from !== undefined) checkWhole('from', from, 0);
      // No server filters a stream: read all of it until enough events have passed.
      const count = types === undefined ? max : ALL;
      const read = await this.#reader.stream(
        { stream, direction, from, count },
        inFuture(this.#times.read),
        types === undefined ? undefined : firstPassing(types, max),
      );
      if (read === undefined) return { kind: 'absent' };
      const found = read.map(storedEvent);
      if (types === undefined && direction === 'forwards') this.#knowledge.learn(stream, found);
      return { kind: 'found', events: found };
    });
  }

  readAll({ direction = 'forwards', after, max, types }: ReadAllOptions): Promise<readonly StoredEvent[]> {
    return this.#whileOpen(async () => {
      checkWhole('max', max, 1);
      const from = after === undefined ? undefined : logPositionOf(after);
      if (types?.length === 0) return [];
      // Forwards, the server starts with the event at the position itself.
      const count = Math.min(ALL, from === undefined || direction === 'backwards' ? max : max + 1);
      const read = await this.#reader.all(
        { direction, from, count, expression: typeExpression(types) },
        inFuture(this.#times.read),
      );
      const events = read.filter((recorded) => passes(typeOf(recorded), types)).map(storedEvent);
      return events.filter(({ position }) => position !== after).slice(0, max);
    });
  }

  subscribe(
    source: SubscriptionSource,
    { after, types, signal }: SubscribeOptions,
  ): AsyncIterableIterator<SubscriptionMessage> {
    const request = requestFor(this.#reader, this.#times.read, source, after, types);
    const subscription = new Subscription(this.#connection, this.#times, request, signal, (ended) =>
      this.#subscriptions.delete(ended),
    );
    if (this.#closing !== undefined) subscription.end();
    else if (!subscription.ended) this.#subscriptions.add(subscription);
    return subscription;
  }

  async health(): Promise<StoreHealth> {
    if (this.#closing !== undefined) return { status: 'down', detail: CLOSED };
    return this.#health.now();
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    for (const subscription of [...this.#subscriptions]) subscription.end();
    await Promise.allSettled(this.#underWay);
    this.#lane.close();
    this.#connection.close();
  }

  async #whileOpen<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closing !== undefined) throw new StoreUnavailable(CLOSED, 'not-done');
    const answer = work();
    this.#underWay.add(answer);
    try {
      return await answer;
    } finally {
      this.#underWay.delete(answer);
    }
  }
}

/** A judge that takes the first `max` events of these types. */
function firstPassing(types: readonly string[], max: number): () => (recorded: Recorded) => Verdict {
  return () => {
    let taken = 0;
    return (recorded) => {
      if (!passes(typeOf(recorded), types)) return 'leave';
      taken += 1;
      return taken < max ? 'take' : 'take-and-stop';
    };
  };
}
