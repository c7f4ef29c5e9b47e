// Helpers for the conformance suite. Each test uses its own streams and event types, because the store may be
// shared.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { eventId, streamName, type Json, type StreamName } from '#kernel';
import type {
  AppendResult,
  EventStore,
  Landed,
  NewEvent,
  ReadOptions,
  Revision,
  StoredEvent,
  SubscriptionMessage,
} from '../port/port.js';

export interface MadeStore {
  readonly store: EventStore;
  /** Opens the same log as another process would; the caller closes it. */
  another(): Promise<EventStore>;
  dispose(): Promise<void>;
}
export type MakeStore = () => Promise<MadeStore>;
export interface Suite {
  readonly makeStore: MakeStore;
  readonly timeoutMs: number;
}

/** One store for the tests of a `describe`. */
export function useStore({ makeStore, timeoutMs }: Suite): Pick<MadeStore, 'store' | 'another'> {
  let made: MadeStore | undefined;
  beforeAll(async () => {
    made = await makeStore();
  }, timeoutMs);
  afterAll(async () => {
    await made?.dispose();
  }, timeoutMs);
  const there = (): MadeStore => {
    if (made === undefined) throw new Error('the store is not there yet');
    return made;
  };
  return {
    get store() {
      return there().store;
    },
    another: () => there().another(),
  };
}

export const newStream = (): StreamName => streamName(`conformance-${randomUUID()}`);
export const newType = (): string => `Conformance-${randomUUID()}`;
export const newEvent = (data: Json = {}, type = 'Tested', metadata: Json = {}): NewEvent => ({
  id: eventId(randomUUID()),
  type,
  data,
  metadata,
});
export const newEvents = (count: number, type = 'Tested'): NewEvent[] =>
  Array.from({ length: count }, (_, n) => newEvent({ n }, type));

/** Where the append landed; fails the test if it did not land. */
export function landed(result: AppendResult): Landed {
  expect(result).toEqual({
    kind: 'appended',
    revision: expect.any(Number),
    position: expect.any(String),
  });
  if (result.kind !== 'appended') throw new Error('unreachable');
  return { revision: result.revision, position: result.position };
}

/** Makes a stream of these events: the first append creates it, each later one adds to it. */
export async function streamOf(
  store: EventStore,
  ...batches: readonly (readonly NewEvent[])[]
): Promise<{ stream: StreamName; last: Landed; lands: Landed[] }> {
  const stream = newStream();
  const lands: Landed[] = [];
  let expected: Revision | 'no-stream' = 'no-stream';
  for (const batch of batches) {
    const land = landed(await store.append(stream, expected, batch));
    lands.push(land);
    expected = land.revision;
  }
  return { stream, lands, last: lands.at(-1)! };
}

export async function readStream(
  store: EventStore,
  stream: StreamName,
  options: Partial<ReadOptions> = {},
): Promise<readonly StoredEvent[]> {
  const result = await store.read(stream, { max: 100_000, ...options });
  if (result.kind === 'absent') throw new Error(`${stream} is absent`);
  return result.events;
}

/** The position of the newest event in the store, or undefined if the store is empty. */
export async function headOf(store: EventStore): Promise<StoredEvent['position'] | undefined> {
  const [last] = await store.readAll({ direction: 'backwards', max: 1 });
  return last?.position;
}

/** The stored form, with every field, of a batch that landed whole from revision `from` on. */
export const asStored = (stream: StreamName, events: readonly NewEvent[], from: number): unknown[] =>
  events.map((event, nth) => ({ ...event, stream, revision: from + nth, position: expect.any(String) }));

export type Subscribed = AsyncIterableIterator<SubscriptionMessage>;

/** The next `count` events. Each 'caught-up' is recorded as the number of events before it. */
export async function take(
  subscription: Subscribed,
  count: number,
): Promise<{ events: StoredEvent[]; caughtUpAfter: number[] }> {
  const events: StoredEvent[] = [];
  const caughtUpAfter: number[] = [];
  while (events.length < count) {
    const message = await nextMessage(subscription);
    if (message.kind === 'event') events.push(message.event);
    else caughtUpAfter.push(events.length);
  }
  return { events, caughtUpAfter };
}

/** All events until the subscription says that it has caught up. */
export async function takeUntilCaughtUp(subscription: Subscribed): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for (;;) {
    const message = await nextMessage(subscription);
    if (message.kind === 'caught-up') return events;
    events.push(message.event);
  }
}

export async function nextMessage(subscription: Subscribed): Promise<SubscriptionMessage> {
  const answer = await subscription.next();
  if (answer.done === true) throw new Error('the subscription ended');
  return answer.value;
}

export const idsOf = (events: readonly { readonly id: string }[]): string[] => events.map(({ id }) => id);

/** Appends one event to the end of a stream that others append to as well; retries until it lands. */
export async function appendAtEnd(
  store: EventStore,
  stream: StreamName,
  events: readonly NewEvent[],
): Promise<Landed> {
  let expected: Revision | 'no-stream' = 'no-stream';
  for (;;) {
    const result = await store.append(stream, expected, events);
    if (result.kind === 'conflict') expected = result.actual;
    else return landed(result);
  }
}
