// Conformance: a healthy store reports 'up'; a closed store finishes the appends it accepted and then does
// nothing more.
import { describe, expect, it } from '@jest/globals';
import { StoreUnavailable, type EventStore } from '../port/port.js';
import {
  landed,
  newEvents,
  newStream,
  newType,
  nextMessage,
  streamOf,
  takeUntilCaughtUp,
  useStore,
  type Suite,
} from './harness.js';

async function unavailable(answer: Promise<unknown>): Promise<void> {
  const error = await answer.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StoreUnavailable);
  expect((error as StoreUnavailable).name).toBe('StoreUnavailable');
  expect((error as StoreUnavailable).outcome).toBe('not-done');
  expect((error as StoreUnavailable).message).not.toBe('');
}

export function describeClosing(suite: Suite): void {
  describe('a store', () => {
    const made = useStore(suite);
    const closing = async (work: (store: EventStore) => Promise<void>): Promise<void> => {
      const own = await suite.makeStore();
      try {
        await work(own.store);
      } finally {
        await own.dispose();
      }
    };

    it('reports that it is healthy, and nothing about its events', async () => {
      const { store } = made;
      const { stream } = await streamOf(store, newEvents(2));
      const health = await store.health();
      expect(health).toEqual({ status: 'ok', detail: expect.any(String) });
      expect(health.detail).not.toContain(stream);
    });

    it('finishes the appends it accepted before it closes', () =>
      closing(async (store) => {
        const appends = Array.from({ length: 50 }, () =>
          store.append(newStream(), 'no-stream', newEvents(2)),
        );
        await store.close();
        for (const append of appends) landed(await append);
      }));

    it('ends its subscriptions without an error when it closes', () =>
      closing(async (store) => {
        const { stream } = await streamOf(store, newEvents(2));
        const waiting = store.subscribe({ kind: 'stream', stream }, {});
        await takeUntilCaughtUp(waiting);
        const answer = waiting.next();
        const idle = store.subscribe({ kind: 'stream', stream }, {});
        await nextMessage(idle);
        await store.close();
        expect(await answer).toEqual({ done: true, value: undefined });
        expect(await idle.next()).toEqual({ done: true, value: undefined });
        expect(await store.subscribe({ kind: 'all' }, { types: [newType()] }).next()).toEqual({
          done: true,
          value: undefined,
        });
      }));

    it('is down once closed, refuses work as unavailable, and may be closed again', () =>
      closing(async (store) => {
        await Promise.all([store.close(), store.close()]);
        await store.close();
        await unavailable(store.append(newStream(), 'any', newEvents(1)));
        await unavailable(store.read(newStream(), { max: 1 }));
        await unavailable(store.readAll({ max: 1 }));
        expect(await store.health()).toEqual({ status: 'down', detail: expect.any(String) });
      }));
  });
}
