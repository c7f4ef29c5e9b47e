// Tests faults of a subscription to EventStoreDB on the double: it resumes after the last event it handed on,
// so that no event is lost or repeated.
import { afterEach, describe, expect, it } from '@jest/globals';
import type { StreamName } from '#kernel';
import { StoreUnavailable, type EventStore, type SubscriptionSource } from '../port/port.js';
import type { ReadFault } from '#testkit/eventstoredb/faults';
import {
  asProposed,
  done,
  idsOf,
  newEvents,
  newStream,
  rejection,
  Stage,
  take,
  takeHistory,
  until,
} from '#testkit/eventstoredb/fixtures';
import type { Double } from '#testkit/eventstoredb/double';
import { StreamTombstoned } from './index.js';

const stage = new Stage();
afterEach(() => stage.clear());

const TYPE = 'Wanted';
/** So many events land between two cuts. */
const BETWEEN_CUTS = 20;

async function write(store: EventStore, stream: StreamName, count: number): Promise<string[]> {
  const events = newEvents(count, TYPE);
  expect(await store.append(stream, 'any', events)).toMatchObject({ kind: 'appended' });
  return idsOf(events);
}

async function start(): Promise<{ double: Double; store: EventStore; stream: StreamName }> {
  const double = await stage.double();
  return { double, store: await stage.store(double), stream: newStream() };
}

const sources: [string, (stream: StreamName) => SubscriptionSource][] = [
  ['all', () => ({ kind: 'all' })],
  ['a stream', (stream) => ({ kind: 'stream', stream })],
];

describe.each(sources)('a subscription to %s of EventStoreDB (on the double)', (_name, sourceOf) => {
  it('goes on after it is dropped as too slow while live', async () => {
    const { double, store, stream } = await start();
    const history = await write(store, stream, 3);
    const subscription = store.subscribe(sourceOf(stream), { types: [TYPE] });
    const seen = idsOf(await takeHistory(subscription));
    for (let round = 0; round < 5; round += 1) {
      const waiting = take(subscription, 2);
      double.reading.dropAll();
      history.push(...(await write(store, stream, 2)));
      seen.push(...idsOf(await waiting));
    }
    expect(seen).toEqual(history);
    expect(double.reading.begun).toBe(6);
    await subscription.return?.();
    await until(() => double.reading.open === 0);
  });

  it.each([1, 7, 30])('goes on after it is dropped as too slow %i events into its history', async (after) => {
    const { double, store, stream } = await start();
    const history = await write(store, stream, 40);
    double.faults.dropCatchUpAfter(after);
    const subscription = store.subscribe(sourceOf(stream), { types: [TYPE] });
    expect(idsOf(await takeHistory(subscription))).toEqual(history);
    expect(double.faults.areSpent).toBe(true);
    expect(double.reading.begun).toBe(2);
    await subscription.return?.();
  });

  it.each<ReadFault>(['not-ready', 'untyped', 'too-slow', 'never-confirmed'])(
    'tries again when it meets %s twice at its start',
    async (fault) => {
      const { double, store, stream } = await start();
      const history = await write(store, stream, 3);
      double.faults.ofReads(fault, 2);
      const subscription = store.subscribe(sourceOf(stream), { types: [TYPE] });
      expect(idsOf(await takeHistory(subscription))).toEqual(history);
      expect(double.faults.areSpent).toBe(true);
      await subscription.return?.();
    },
  );

  it('ends with an error when it is denied', async () => {
    const { double, store, stream } = await start();
    await write(store, stream, 1);
    double.faults.ofReads('denied');
    const subscription = store.subscribe(sourceOf(stream), { types: [TYPE] })[Symbol.asyncIterator]();
    const error = await rejection(subscription.next());
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error).toMatchObject({ message: expect.stringContaining('denies') });
  });

  it('survives cut connections while four writers write', async () => {
    const { double, store, stream } = await start();
    await write(store, stream, 1);
    const subscription = store.subscribe(sourceOf(stream), { types: [TYPE] });
    const before = idsOf(await takeHistory(subscription));
    const racing = { on: true };
    const writing = Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let n = 0; n < 15; n += 1) await write(store, stream, 1 + (n % 4));
      }),
    ).finally(() => (racing.on = false));
    const cutting = (async () => {
      while (racing.on) {
        // By what has landed, not by time: a quick machine has written everything before any time is over.
        const landed = double.log.all.length;
        await until(() => !racing.on || double.log.all.length >= landed + BETWEEN_CUTS);
        double.network.cut();
      }
    })();
    const seen = [...before, ...idsOf(await take(subscription, 4 * 36))];
    await Promise.all([writing, cutting]);
    expect(seen).toEqual(idsOf(double.log.all.filter((record) => record.stream === stream)));
    expect(double.reading.begun).toBeGreaterThan(1);
    await subscription.return?.();
  });

  it('survives an unreachable server and a frozen one', async () => {
    const { double, store, stream } = await start();
    const history = await write(store, stream, 2);
    const subscription = store.subscribe(sourceOf(stream), { types: [TYPE] });
    const seen = idsOf(await takeHistory(subscription));
    for (const [harm, help] of [
      [() => double.network.goAway(), () => double.network.open()],
      [() => double.network.freeze(), () => double.network.thaw()],
    ] as const) {
      const waiting = take(subscription, 2);
      await harm();
      const missed = newEvents(2, TYPE);
      double.log.append(stream, 'any', missed.map(asProposed));
      history.push(...idsOf(missed));
      await new Promise((resolve) => setTimeout(resolve, 800));
      await help();
      seen.push(...idsOf(await waiting));
    }
    expect(seen).toEqual(history);
    await subscription.return?.();
  });

  it('is dropped when its consumer is slower than the server’s buffer, and misses nothing', async () => {
    const { double, store, stream } = await start();
    const subscription = store.subscribe(sourceOf(stream), { types: [TYPE] });
    const wanted = await write(store, stream, 1);
    const seen = idsOf(await take(subscription, 1));
    await until(() => double.reading.open === 1);
    for (let n = 0; n < 16; n += 1) {
      const events = newEvents(8, TYPE, 'x'.repeat(64 * 1024));
      await store.append(stream, 'any', events);
      wanted.push(...idsOf(events));
    }
    seen.push(...idsOf(await take(subscription, wanted.length - 1)));
    expect(seen).toEqual(wanted);
    expect(double.reading.begun).toBeGreaterThan(1);
    await subscription.return?.();
  });

  it('closes its call while its consumer stays away, and reopens it later', async () => {
    const { double, store, stream } = await start();
    const wanted = await write(store, stream, 20);
    const subscription = store.subscribe(sourceOf(stream), { types: [TYPE] });
    const seen = idsOf(await take(subscription, 5));
    await until(() => double.reading.open === 0);
    wanted.push(...(await write(store, stream, 5)));
    seen.push(...idsOf(await take(subscription, 20)));
    expect(seen).toEqual(wanted);
    await subscription.return?.();
  });
});

describe('a stream deleted in EventStoreDB (the double)', () => {
  it('continues its old revisions when it is written again', async () => {
    const { double, store, stream } = await start();
    await write(store, stream, 3);
    const subscription = store.subscribe({ kind: 'stream', stream }, {});
    expect(await takeHistory(subscription)).toHaveLength(3);
    double.log.delete(stream);
    expect(await store.read(stream, { max: 10 })).toEqual({ kind: 'absent' });
    expect(await store.append(stream, 'stream-exists', newEvents(1))).toEqual({
      kind: 'conflict',
      actual: 'no-stream',
    });

    const batch = newEvents(2, TYPE);
    expect(await store.append(stream, 'no-stream', batch)).toMatchObject({ kind: 'appended', revision: 4 });
    expect(await store.append(stream, 'no-stream', batch)).toMatchObject({
      kind: 'duplicate',
      original: { revision: 4 },
    });
    const more = newEvents(1, TYPE);
    expect(await store.append(stream, 'any', more)).toMatchObject({ kind: 'appended', revision: 5 });
    const read = await store.read(stream, { max: 10 });
    expect(read.kind === 'found' && read.events.map(({ revision }) => revision)).toEqual([3, 4, 5]);
    expect(idsOf(await take(subscription, 3))).toEqual(idsOf([...batch, ...more]));
    await subscription.return?.();
  });

  it('can be written again by a process that did not know it, whatever that expects', async () => {
    const { double, store, stream } = await start();
    await write(store, stream, 3);
    double.log.delete(stream);
    const other = await stage.store(double);
    expect(await other.append(stream, 'any', newEvents(2))).toMatchObject({ kind: 'appended', revision: 4 });
    double.log.delete(stream);
    const third = await stage.store(double);
    expect(await third.append(stream, 'no-stream', newEvents(1))).toMatchObject({
      kind: 'appended',
      revision: 5,
    });
  });

  it('is absent, accepts nothing and ends its subscriptions once it is tombstoned', async () => {
    const { double, store, stream } = await start();
    await write(store, stream, 1);
    const subscription = store.subscribe({ kind: 'stream', stream }, {});
    expect(await takeHistory(subscription)).toHaveLength(1);
    double.log.tombstone(stream);
    expect(await store.read(stream, { max: 1 })).toEqual({ kind: 'absent' });
    expect(await rejection(store.append(stream, 'any', newEvents(1)))).toBeInstanceOf(StreamTombstoned);
    double.reading.dropAll();
    expect(await rejection(subscription.next())).toBeInstanceOf(StreamTombstoned);
    expect(await subscription.next()).toEqual({ done: true, value: undefined });
  });
});

describe('an event of another tool in EventStoreDB (the double)', () => {
  it('is read without an error, and its stream accepts appends', async () => {
    const { double, store, stream } = await start();
    const [event, binary, broken] = newEvents(3, TYPE).map(asProposed);
    if (event === undefined || binary === undefined || broken === undefined) throw new Error('no events');
    double.log.append(stream, 'any', [
      { ...event, metadata: new Uint8Array() },
      { ...binary, contentType: 'application/octet-stream', data: Uint8Array.of(1, 2, 255) },
      { ...broken, data: Buffer.from('{"a":') },
    ]);
    const subscription = store.subscribe({ kind: 'all' }, { types: [TYPE] });
    const events = await takeHistory(subscription);
    expect(events.map(({ data, metadata }) => [data, metadata])).toEqual([
      [{}, null],
      ['AQL/', { by: 'test' }],
      ['{"a":', { by: 'test' }],
    ]);
    await subscription.return?.();
    expect(await store.append(stream, 'any', newEvents(1))).toMatchObject({ kind: 'appended', revision: 3 });
  });

  it('stands beside the adapter’s events, which are unchanged but for the batch size', async () => {
    const { double, store, stream } = await start();
    await store.append(stream, 'any', newEvents(2, TYPE));
    const stored = double.log.visible(stream)?.map(({ metadata }) => Buffer.from(metadata).toString());
    expect(stored).toEqual(['{"$batch":2,"by":"test"}', '{"by":"test"}']);
  });
});

describe('the health of EventStoreDB (the double)', () => {
  it('is degraded while reads work but appends do not land, and ok after one has', async () => {
    const double = await stage.double();
    const store = await stage.store(double, { append: 300, health: 3_000 });
    double.faults.ofAppends('not-ready', 1_000);
    await rejection(store.append(newStream(), 'any', newEvents(1)));
    expect((await store.health()).status).toBe('degraded');
    while (!double.faults.areSpent) double.faults.nextAppend();
    await done(() => store.append(newStream(), 'any', newEvents(1)));
    expect((await store.health()).status).toBe('ok');
  });

  it('is degraded while the server answers but cannot be read', async () => {
    const double = await stage.double();
    const store = await stage.store(double, { health: 3_000 });
    expect((await store.health()).status).toBe('ok');
    double.faults.ofReads('untyped', 1_000);
    expect((await store.health()).status).toBe('degraded');
  });

  it('is down while the server denies this account to append or to read', async () => {
    const double = await stage.double();
    const store = await stage.store(double, { health: 3_000 });
    double.faults.ofAppends('denied');
    await rejection(store.append(newStream(), 'any', newEvents(1)));
    expect(await store.health()).toMatchObject({
      status: 'down',
      detail: expect.stringMatching(/denies .* to append/),
    });
    await store.append(newStream(), 'any', newEvents(1));
    expect((await store.health()).status).toBe('ok');
    double.faults.ofReads('denied');
    expect(await store.health()).toMatchObject({
      status: 'down',
      detail: expect.stringContaining('Access Denied'),
    });
    expect((await store.health()).status).toBe('ok');
  });
});
