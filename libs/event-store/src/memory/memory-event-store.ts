// The whole log as arrays. Everything happens synchronously within the call, so nothing can interleave.
import type { EventId, Json, StreamName } from '#kernel';
import { checkBatch, checkWhole, type EventText } from '../port/batch.js';
import { Bell } from '../port/bell.js';
import {
  revision,
  StoreUnavailable,
  type AppendResult,
  type EventStore,
  type Expected,
  type Landed,
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
import { positionOf, placeOf, startOf } from '../port/position.js';
import { Subscription, type Tap } from '../port/subscription.js';

interface Kept {
  readonly event: StoredEvent;
  /** The event's index in its batch. */
  readonly nth: number;
}

interface Stream {
  readonly kept: Kept[];
  readonly ids: Map<EventId, number>;
}

const STRETCH = 256;

export class MemoryEventStore implements EventStore {
  readonly #log: StoredEvent[] = [];
  readonly #streams = new Map<StreamName, Stream>();
  readonly #bell = new Bell();
  readonly #subscriptions = new Set<Subscription>();
  #closed = false;

  append(stream: StreamName, expected: Expected, events: readonly NewEvent[]): Promise<AppendResult> {
    return this.#answer(() => {
      const batch = checkBatch(stream, expected, events);
      if (batch.kind === 'refused') return batch;
      const found = this.#streams.get(stream);
      const before = found === undefined ? undefined : earlierOutcome(found, batch.events);
      if (before !== undefined) return before;
      const last = (found?.kept.length ?? 0) - 1;
      if (!isAsExpected(expected, last))
        return { kind: 'conflict', actual: last < 0 ? 'no-stream' : revision(last) };
      return this.#land(stream, found ?? this.#newStream(stream), batch.events);
    });
  }

  read(stream: StreamName, options: ReadOptions): Promise<ReadResult> {
    return this.#answer(() => {
      checkWhole('max', options.max, 1);
      if (options.from !== undefined) checkWhole('from', options.from, 0);
      const found = this.#streams.get(stream);
      if (found === undefined) return { kind: 'absent' };
      const { direction = 'forwards', max, types } = options;
      const last = found.kept.length - 1;
      const from = direction === 'forwards' ? (options.from ?? 0) : Math.min(options.from ?? last, last);
      const events = walk(from, direction, max, types, (at) => found.kept[at]?.event);
      return { kind: 'found', events };
    });
  }

  readAll({ direction = 'forwards', after, max, types }: ReadAllOptions): Promise<readonly StoredEvent[]> {
    return this.#answer(() => {
      checkWhole('max', max, 1);
      const start = after === undefined ? undefined : placeOf(after);
      const from = direction === 'forwards' ? (start ?? 0) : (start ?? this.#log.length + 1) - 2;
      return walk(from, direction, max, types, (at) => this.#log[at]);
    });
  }

  subscribe(
    source: SubscriptionSource,
    options: SubscribeOptions,
  ): AsyncIterableIterator<SubscriptionMessage> {
    const subscription = new Subscription(this.#tap(source, options), this.#bell, options.signal, (ended) =>
      this.#subscriptions.delete(ended),
    );
    if (this.#closed) subscription.end();
    else if (!subscription.ended) this.#subscriptions.add(subscription);
    return subscription;
  }

  health(): Promise<StoreHealth> {
    return Promise.resolve(
      this.#closed
        ? { status: 'down', detail: 'the store is closed' }
        : { status: 'ok', detail: 'in memory: nothing outlives this process' },
    );
  }

  close(): Promise<void> {
    this.#closed = true;
    for (const subscription of [...this.#subscriptions]) subscription.end();
    return Promise.resolve();
  }

  #answer<T>(work: () => T): Promise<T> {
    return new Promise((resolve) => {
      if (this.#closed) throw new StoreUnavailable('the store is closed', 'not-done');
      resolve(work());
    });
  }

  #newStream(name: StreamName): Stream {
    const stream: Stream = { kept: [], ids: new Map() };
    this.#streams.set(name, stream);
    return stream;
  }

  #land(name: StreamName, stream: Stream, events: readonly EventText[]): AppendResult {
    let landed: Landed | undefined;
    events.forEach(({ id, type, data, metadata }, nth) => {
      const event: StoredEvent = Object.freeze({
        id,
        type,
        data: parseFrozen(data),
        metadata: parseFrozen(metadata),
        stream: name,
        revision: revision(stream.kept.length),
        position: positionOf(this.#log.length + 1),
      });
      stream.ids.set(id, event.revision);
      stream.kept.push({ event, nth });
      this.#log.push(event);
      landed = event;
    });
    this.#bell.ring([name]);
    if (landed === undefined) throw new RangeError('a batch of no events');
    return { kind: 'appended', revision: landed.revision, position: landed.position };
  }

  #tap(source: SubscriptionSource, { after, types }: SubscribeOptions): Tap {
    const events = (): readonly { event: StoredEvent }[] =>
      source.kind === 'stream' ? (this.#streams.get(source.stream)?.kept ?? []) : [];
    const at = (index: number): StoredEvent | undefined =>
      source.kind === 'stream' ? events()[index]?.event : this.#log[index];
    let next = startOf(source, after);
    return {
      topic: source.kind === 'stream' ? source.stream : undefined,
      next: () => {
        const passing: StoredEvent[] = [];
        const stop = next + STRETCH;
        let event = at(next);
        for (; event !== undefined && next < stop; event = at(next)) {
          if (passes(event, types)) passing.push(event);
          next += 1;
        }
        return { events: passing, end: event === undefined };
      },
    };
  }
}

const passes = (event: StoredEvent, types: readonly string[] | undefined): boolean =>
  types === undefined || types.includes(event.type);

function isAsExpected(expected: Expected, last: number): boolean {
  switch (expected) {
    case 'any':
      return true;
    case 'no-stream':
      return last < 0;
    case 'stream-exists':
      return last >= 0;
    default:
      return expected === last;
  }
}

/** The answer to a batch some of whose ids are already in the stream. */
function earlierOutcome(stream: Stream, events: readonly EventText[]): AppendResult | undefined {
  const first = events.findIndex(({ id }) => stream.ids.has(id));
  if (first < 0) return undefined;
  const at = stream.ids.get(events[0]?.id ?? ('' as EventId)) ?? -1;
  const same = events.every((event, nth) => {
    const kept = stream.kept[at + nth];
    return kept?.nth === nth && saysTheSame(kept.event, event);
  });
  const last = stream.kept[at + events.length - 1];
  const next = stream.kept[at + events.length];
  if (!same || last === undefined || (next !== undefined && next.nth > 0))
    return { kind: 'refused', reason: 'overlap' };
  return { kind: 'duplicate', original: { revision: last.event.revision, position: last.event.position } };
}

const saysTheSame = (kept: StoredEvent, { id, type, data, metadata }: EventText): boolean =>
  kept.id === id &&
  kept.type === type &&
  JSON.stringify([kept.data, kept.metadata]) === JSON.stringify([JSON.parse(data), JSON.parse(metadata)]);

function walk(
  from: number,
  direction: 'forwards' | 'backwards',
  max: number,
  types: readonly string[] | undefined,
  at: (index: number) => StoredEvent | undefined,
): StoredEvent[] {
  const step = direction === 'forwards' ? 1 : -1;
  const events: StoredEvent[] = [];
  let event = at(from);
  for (let index = from; event !== undefined && events.length < max; event = at(index)) {
    if (passes(event, types)) events.push(event);
    index += step;
  }
  return events;
}

/** Freezes the event, so that no reader can change it for the others. */
function parseFrozen(text: string): Json {
  return JSON.parse(text, (_key, value: Json) =>
    typeof value === 'object' && value !== null ? Object.freeze(value) : value,
  ) as Json;
}
