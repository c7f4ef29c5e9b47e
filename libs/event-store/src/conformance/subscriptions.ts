// Conformance: a catch-up subscription sends the history, then 'caught-up', then new events.
import { describe, expect, it } from '@jest/globals';
import { position, revision, type SubscriptionSource } from '../port/port.js';
import {
  idsOf,
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
  type Suite,
} from './harness.js';

export function describeSubscriptions(suite: Suite): void {
  describe('subscribe', () => {
    const made = useStore(suite);

    it("to a stream sends its history, then 'caught-up', then new events", async () => {
      const { store } = made;
      const { stream, last } = await streamOf(store, newEvents(3), newEvents(2));
      const history = await readStream(store, stream);
      const subscription = store.subscribe({ kind: 'stream', stream }, {});
      expect(await takeUntilCaughtUp(subscription)).toEqual(history);
      const waiting = take(subscription, 3);
      landed(await store.append(stream, last.revision, newEvents(3)));
      expect((await waiting).events).toEqual((await readStream(store, stream)).slice(5));
      await subscription.return?.();
    });

    it("to all sends the history of all streams, then 'caught-up', then new events", async () => {
      const { store } = made;
      const type = newType();
      const one = await streamOf(store, newEvents(2, type));
      const two = await streamOf(store, newEvents(2, type));
      const subscription = store.subscribe({ kind: 'all' }, { types: [type] });
      const history = await takeUntilCaughtUp(subscription);
      expect(history).toEqual([
        ...(await readStream(store, one.stream)),
        ...(await readStream(store, two.stream)),
      ]);
      const waiting = take(subscription, 2);
      const [late, later] = [newEvent({}, type), newEvent({}, type)];
      landed(await store.append(two.stream, 'any', [late]));
      landed(await store.append(one.stream, 'any', [later]));
      expect(idsOf((await waiting).events)).toEqual([late.id, later.id]);
      await subscription.return?.();
    });

    it('to all without a filter begins after a position and sends everything since', async () => {
      const { store } = made;
      const { last } = await streamOf(store, newEvents(1));
      const subscription = store.subscribe({ kind: 'all' }, { after: last.position });
      const { stream } = await streamOf(store, newEvents(4), newEvents(2));
      const ours = await readStream(store, stream);
      const seen = [];
      while (seen.length < 6) {
        const { events } = await take(subscription, 1);
        expect(events[0]!.position > last.position).toBe(true);
        if (events[0]!.stream === stream) seen.push(events[0]);
      }
      expect(seen).toEqual(ours);
      await subscription.return?.();
    });

    it('to an absent stream waits until it exists', async () => {
      const { store } = made;
      const stream = newStream();
      const subscription = store.subscribe({ kind: 'stream', stream }, {});
      expect(await nextMessage(subscription)).toEqual({ kind: 'caught-up' });
      const waiting = take(subscription, 2);
      landed(await store.append(stream, 'no-stream', newEvents(2)));
      expect((await waiting).events).toEqual(await readStream(store, stream));
      await subscription.return?.();
    });

    it('begins just after the given revision or position', async () => {
      const { store } = made;
      const type = newType();
      const { stream } = await streamOf(store, newEvents(6, type));
      const all = await readStream(store, stream);
      for (const [n, event] of all.entries()) {
        const ofStream = store.subscribe({ kind: 'stream', stream }, { after: event.revision });
        expect(await takeUntilCaughtUp(ofStream)).toEqual(all.slice(n + 1));
        const ofAll = store.subscribe({ kind: 'all' }, { after: event.position, types: [type] });
        expect(await takeUntilCaughtUp(ofAll)).toEqual(all.slice(n + 1));
        await Promise.all([ofStream.return?.(), ofAll.return?.()]);
      }
    });

    it('sends only events of the given types, in history and live', async () => {
      const { store } = made;
      const [wanted, other] = [newType(), newType()];
      const mixed = (): ReturnType<typeof newEvents> =>
        Array.from({ length: 60 }, (_, n) => newEvent({ n }, n % 20 === 19 ? wanted : other));
      const { stream, last } = await streamOf(store, mixed());
      const sources: SubscriptionSource[] = [{ kind: 'stream', stream }, { kind: 'all' }];
      const subscriptions = sources.map((source) => store.subscribe(source, { types: [wanted] }));
      const histories = await Promise.all(subscriptions.map(takeUntilCaughtUp));
      landed(await store.append(stream, last.revision, mixed()));
      const passing = (await readStream(store, stream)).filter(({ type }) => type === wanted);
      expect(passing).toHaveLength(6);
      for (const [n, subscription] of subscriptions.entries()) {
        expect(histories[n]).toEqual(passing.slice(0, 3));
        expect((await take(subscription, 3)).events).toEqual(passing.slice(3));
        await subscription.return?.();
      }
    });

    it("reports 'caught-up' only after it has sent the whole history", async () => {
      const { store } = made;
      const type = newType();
      for (let round = 0; round < 10; round += 1) {
        const { stream } = await streamOf(store, newEvents(50, type));
        const subscription = store.subscribe({ kind: 'all' }, { types: [type] });
        const history = await takeUntilCaughtUp(subscription);
        expect(history).toHaveLength(50 * (round + 1));
        expect(history.slice(-50)).toEqual(await readStream(store, stream));
        await subscription.return?.();
      }
    });

    it('sends a long history whole', async () => {
      const { store } = made;
      const type = newType();
      const { stream } = await streamOf(store, newEvents(2_000, type), newEvents(1_500, type));
      const all = await readStream(store, stream);
      const ofStream = store.subscribe({ kind: 'stream', stream }, {});
      expect(await takeUntilCaughtUp(ofStream)).toEqual(all);
      const ofAll = store.subscribe({ kind: 'all' }, { types: [type] });
      expect(await takeUntilCaughtUp(ofAll)).toEqual(all);
      await Promise.all([ofStream.return?.(), ofAll.return?.()]);
    });

    it('serves many subscribers independently', async () => {
      const { store } = made;
      const { stream, last } = await streamOf(store, newEvents(2));
      const subscriptions = Array.from({ length: 20 }, () => store.subscribe({ kind: 'stream', stream }, {}));
      const taken = subscriptions.map((subscription) => take(subscription, 4));
      landed(await store.append(stream, last.revision, newEvents(2)));
      const all = await readStream(store, stream);
      for (const { events } of await Promise.all(taken)) expect(events).toEqual(all);
      for (const subscription of subscriptions) await subscription.return?.();
    });

    it('answers several concurrent calls of next in order', async () => {
      const { store } = made;
      const { stream, last } = await streamOf(store, newEvents(2));
      const subscription = store.subscribe({ kind: 'stream', stream }, {});
      const answers = Array.from({ length: 6 }, () => subscription.next());
      landed(await store.append(stream, last.revision, newEvents(3)));
      const messages = (await Promise.all(answers)).map(({ value }) => value as unknown);
      const all = await readStream(store, stream);
      const events = all.map((event) => ({ kind: 'event', event }));
      expect(messages.filter((message) => (message as { kind: string }).kind === 'event')).toEqual(events);
      await subscription.return?.();
    });

    it('refuses a malformed starting place', async () => {
      const { store } = made;
      const stream = newStream();
      const asked: [SubscriptionSource, Parameters<typeof store.subscribe>[1]][] = [
        [{ kind: 'all' }, { after: position('here') }],
        [{ kind: 'all' }, { after: revision(3) }],
        [{ kind: 'stream', stream }, { after: revision(-1) }],
        [{ kind: 'stream', stream }, { after: position('here') }],
      ];
      for (const [source, options] of asked)
        expect(() => store.subscribe(source, options)).toThrow(RangeError);
      await Promise.resolve();
    });
  });
}
