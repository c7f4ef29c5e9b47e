// Conformance: a subscription goes from history to live while many write, without gap or repeat; it can end
// and resume.
import { describe, expect, it } from '@jest/globals';
import type { StreamName } from '#kernel';
import type { EventStore, StoredEvent, SubscriptionSource } from '../port/port.js';
import {
  appendAtEnd,
  landed,
  newEvent,
  newEvents,
  newStream,
  newType,
  nextMessage,
  readStream,
  streamOf,
  take,
  takeUntilCaughtUp,
  useStore,
  type Subscribed,
  type Suite,
} from './harness.js';

const WRITERS = 8;
const APPENDS = 40;

const END = { done: true, value: undefined };

/**
 * Runs eight writers, each on its own stream and all on a shared one; resolves with what they wrote when all
 * are done.
 */
async function race(
  store: EventStore,
  type: string,
  shared: StreamName,
  progress: () => void,
): Promise<number> {
  let written = 0;
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      const own = newStream();
      for (let n = 0; n < APPENDS; n += 1) {
        const batch = Array.from({ length: 1 + (n % 3) }, () => newEvent({ writer, n }, type));
        if (n % 4 === 0) await appendAtEnd(store, shared, batch);
        else landed(await store.append(own, 'any', batch));
        written += batch.length;
        progress();
      }
    }),
  );
  return written;
}

export function describeLiveSubscriptions(suite: Suite): void {
  describe('a subscription during writes', () => {
    const made = useStore(suite);

    it(
      'crosses from history to live with no gap and no repeat while 8 writers race',
      async () => {
        const { store } = made;
        const type = newType();
        const shared = newStream();
        const sources: SubscriptionSource[] = [{ kind: 'all' }, { kind: 'stream', stream: shared }];
        const begun: {
          source: SubscriptionSource;
          seen: StoredEvent[];
          stop: AbortController;
          done: Promise<void>;
        }[] = [];
        const begin = (): void => {
          for (const source of sources) {
            const stop = new AbortController();
            const seen: StoredEvent[] = [];
            const subscription = store.subscribe(source, { types: [type], signal: stop.signal });
            const done = (async () => {
              for await (const message of subscription)
                if (message.kind === 'event') seen.push(message.event);
            })();
            begun.push({ source, seen, stop, done });
          }
        };

        begin();
        let appends = 0;
        const written = await race(store, type, shared, () => {
          appends += 1;
          if (appends % 40 === 0) begin();
        });
        const all = await readAllOf(store, type);
        expect(all).toHaveLength(written);
        const ofShared = await readStream(store, shared);
        expect(begun).toHaveLength(18);
        for (const { source, seen, stop, done } of begun) {
          const wanted = source.kind === 'all' ? all : ofShared;
          await until(() => seen.length >= wanted.length);
          stop.abort();
          await done;
          expect(seen).toEqual(wanted);
        }
      },
      suite.timeoutMs,
    );

    it(
      'resumes where it left off, again and again, while 8 writers race',
      async () => {
        const { store } = made;
        const type = newType();
        const shared = newStream();
        const racing = { on: true };
        const writing = race(store, type, shared, () => undefined).finally(() => (racing.on = false));
        const seen: StoredEvent[] = [];
        const ofShared: StoredEvent[] = [];
        do {
          const last = seen.at(-1)?.position;
          const all = store.subscribe(
            { kind: 'all' },
            { types: [type], ...(last === undefined ? {} : { after: last }) },
          );
          seen.push(...(await takeSome(all, racing.on ? 7 : 10_000)));
          await all.return?.();
          const latest = ofShared.at(-1)?.revision;
          const one = store.subscribe(
            { kind: 'stream', stream: shared },
            latest === undefined ? {} : { after: latest },
          );
          ofShared.push(...(await takeUntilCaughtUp(one)));
          await one.return?.();
        } while (racing.on || seen.length < (await writing));
        expect(seen).toEqual(await readAllOf(store, type));
        const one = store.subscribe({ kind: 'stream', stream: shared }, { after: ofShared.at(-1)!.revision });
        ofShared.push(...(await takeUntilCaughtUp(one)));
        await one.return?.();
        expect(ofShared).toEqual(await readStream(store, shared));
      },
      suite.timeoutMs,
    );

    it.each<SubscriptionSource['kind']>(['all', 'stream'])(
      'to %s ends without an error when its signal aborts, even while it waits',
      async (kind) => {
        const { store } = made;
        const { stream, last } = await streamOf(store, newEvents(3));
        const source: SubscriptionSource = kind === 'all' ? { kind } : { kind, stream };
        const stop = new AbortController();
        const subscription = store.subscribe(source, {
          signal: stop.signal,
          ...(kind === 'all' ? { after: last.position, types: [newType()] } : { after: last.revision }),
        });
        expect(await nextMessage(subscription)).toEqual({ kind: 'caught-up' });
        const waiting = [subscription.next(), subscription.next()];
        await new Promise((resolve) => setImmediate(resolve));
        stop.abort();
        expect(await Promise.all(waiting)).toEqual([END, END]);
        landed(await store.append(stream, last.revision, newEvents(1)));
        expect(await subscription.next()).toEqual(END);
      },
    );

    it('ends when its consumer returns, even while it waits', async () => {
      const { store } = made;
      const { stream, last } = await streamOf(store, newEvents(1));
      const subscription = store.subscribe({ kind: 'stream', stream }, { after: last.revision });
      expect(await nextMessage(subscription)).toEqual({ kind: 'caught-up' });
      const waiting = subscription.next();
      await new Promise((resolve) => setImmediate(resolve));
      expect(await subscription.return?.()).toEqual(END);
      expect(await waiting).toEqual(END);
      expect(await subscription.next()).toEqual(END);
    });

    it('ends in the middle of its history when its signal aborts', async () => {
      const { store } = made;
      const { stream } = await streamOf(store, newEvents(1_000));
      const stop = new AbortController();
      let seen = 0;
      for await (const message of store.subscribe({ kind: 'stream', stream }, { signal: stop.signal })) {
        expect(message.kind).toBe('event');
        seen += 1;
        if (seen === 10) stop.abort();
      }
      expect(seen).toBe(10);
    });

    it('has ended from the start if its signal was aborted before', async () => {
      const { store } = made;
      const { stream } = await streamOf(store, newEvents(3));
      const subscription = store.subscribe({ kind: 'stream', stream }, { signal: AbortSignal.abort() });
      expect(await subscription.next()).toEqual(END);
    });

    it('does not disturb the others when it ends', async () => {
      const { store } = made;
      const { stream, last } = await streamOf(store, newEvents(1));
      const stop = new AbortController();
      const ended = store.subscribe({ kind: 'stream', stream }, { signal: stop.signal });
      const goesOn = store.subscribe({ kind: 'stream', stream }, {});
      await Promise.all([takeUntilCaughtUp(ended), takeUntilCaughtUp(goesOn)]);
      stop.abort();
      landed(await store.append(stream, last.revision, newEvents(2)));
      expect((await take(goesOn, 2)).events).toEqual((await readStream(store, stream)).slice(1));
      await goesOn.return?.();
    });
  });
}

/** Up to `most` events; fewer if no more arrive for now. */
async function takeSome(subscription: Subscribed, most: number): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  while (events.length < most) {
    const message = await nextMessage(subscription);
    if (message.kind === 'caught-up') break;
    events.push(message.event);
  }
  return events;
}

async function readAllOf(store: EventStore, type: string): Promise<readonly StoredEvent[]> {
  return store.readAll({ types: [type], max: 100_000 });
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}
