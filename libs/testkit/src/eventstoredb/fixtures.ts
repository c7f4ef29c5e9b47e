// Helpers for the fault tests: a double, a store on it with short times, and access to its log.
import { randomUUID } from 'node:crypto';
import { eventId, streamName, type Json, type StreamName } from '#kernel';
import {
  StoreUnavailable,
  type AppendResult,
  type EventStore,
  type NewEvent,
  type StoredEvent,
  type SubscriptionMessage,
} from '../../../event-store/src/port/port.js';
import { openEventStoreDb, type Times } from '#event-store/eventstoredb';
import { startDouble, type Double } from './double.js';
import type { Proposed } from './log.js';

const SHORT: Times = {
  append: 10_000,
  answer: 400,
  silence: 400,
  read: 10_000,
  connect: 500,
  confirm: 500,
  health: 600,
  firstPause: 10,
  longestPause: 60,
};
const SHORT_KEEP_ALIVE = 'keepAliveInterval=300&keepAliveTimeout=300&gossipTimeout=1';

/** Closes everything a test started, whatever happened in the test. */
export class Stage {
  readonly #ends: (() => Promise<void>)[] = [];

  async double(...args: Parameters<typeof startDouble>): Promise<Double> {
    const double = await startDouble(...args);
    this.#ends.push(() => double.stop());
    return double;
  }

  /** A store on a double, or on a connection string. */
  async store(on: Double | string, times: Partial<Times> = {}): Promise<EventStore> {
    const url = typeof on === 'string' ? on : on.url;
    const joint = url.includes('?') ? '&' : '?';
    const store = await openEventStoreDb({
      url: `${url}${joint}${SHORT_KEEP_ALIVE}`,
      times: { ...SHORT, ...times },
    });
    this.#ends.push(() => store.close());
    return store;
  }

  later(end: () => Promise<void>): void {
    this.#ends.push(end);
  }

  async clear(): Promise<void> {
    for (const end of this.#ends.splice(0).reverse()) await end();
  }
}

export const newStream = (): StreamName => streamName(`faults-${randomUUID()}`);

export const newEvents = (count: number, type = 'Tested', data: Json = {}): NewEvent[] =>
  Array.from({ length: count }, () => ({ id: eventId(randomUUID()), type, data, metadata: { by: 'test' } }));

export const idsOf = (events: readonly { readonly id: string }[]): string[] => events.map(({ id }) => id);

/** An event as another process or tool would write it into the log. */
export const asProposed = ({ id, type, data, metadata }: NewEvent): Proposed => ({
  id,
  type,
  contentType: 'application/json',
  data: Buffer.from(JSON.stringify(data)),
  metadata: Buffer.from(JSON.stringify(metadata)),
});

/** The ids in a stream of the double's log. */
export const idsIn = (double: Double, stream: StreamName): string[] =>
  idsOf(double.log.all.filter((record) => record.stream === stream));

export const timesArrived = (double: Double, events: readonly NewEvent[]): number =>
  double.appending.arrived.filter((append) => append.events[0]?.id === events[0]?.id).length;

export async function eventsOf(store: EventStore, stream: StreamName): Promise<readonly StoredEvent[]> {
  const read = await store.read(stream, { max: 100_000 });
  return read.kind === 'found' ? read.events : [];
}

/** The error a promise was rejected with. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('it was not rejected');
}

/** An append with little time, sent again until it is done: a machine may stand still for as long as that. */
export async function done(append: () => Promise<AppendResult>): Promise<AppendResult> {
  for (;;)
    try {
      return await append();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
}

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
}

type Subscribed = AsyncIterableIterator<SubscriptionMessage>;

/** The next `count` events of a subscription. */
export async function take(subscription: Subscribed, count: number): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  while (events.length < count) {
    const message = await nextMessage(subscription);
    if (message.kind === 'event') events.push(message.event);
  }
  return events;
}

/** The events until the subscription says that it has caught up. */
export async function takeHistory(subscription: Subscribed): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for (;;) {
    const message = await nextMessage(subscription);
    if (message.kind === 'caught-up') return events;
    events.push(message.event);
  }
}

async function nextMessage(subscription: Subscribed): Promise<SubscriptionMessage> {
  const answer = await subscription.next();
  if (answer.done === true) throw new Error('the subscription ended');
  return answer.value;
}
