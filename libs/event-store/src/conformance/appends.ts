// Conformance: an append stores its whole batch, in order and unchanged.
import { describe, expect, it } from '@jest/globals';
import type { NewEvent } from '../port/port.js';
import {
  asStored,
  landed,
  newEvent,
  newEvents,
  newStream,
  readStream,
  useStore,
  type Suite,
} from './harness.js';

export function describeAppends(suite: Suite): void {
  describe('append', () => {
    const made = useStore(suite);

    it('answers with the revision and the position of the last event', async () => {
      const { store } = made;
      const stream = newStream();
      const land = landed(await store.append(stream, 'no-stream', newEvents(3)));
      const events = await readStream(store, stream);
      expect(events).toHaveLength(3);
      expect({ revision: events[2]!.revision, position: events[2]!.position }).toEqual(land);
    });

    it('keeps every field of every event, in the order given', async () => {
      const { store } = made;
      const stream = newStream();
      const batch = [
        newEvent({ name: 'Forest', tapped: false, at: [1, 2.5, -3e21, null, true] }, 'Played', {
          by: 'ann',
          n: 1,
        }),
        newEvent([], 'Passed', []),
        newEvent('text', 'Said', 0),
        newEvent(null, 'Ended', null),
        newEvent({ deep: [{ er: [{ still: {} }] }] }, 'Nested', { '': '' }),
      ];
      const land = landed(await store.append(stream, 'no-stream', batch));
      const first = land.revision - 4;
      expect(await store.read(stream, { max: 10 })).toEqual({
        kind: 'found',
        events: asStored(stream, batch, first),
      });
    });

    it('raises the revision by one with every event, and the position with it', async () => {
      const { store } = made;
      const stream = newStream();
      const one = landed(await store.append(stream, 'no-stream', newEvents(1)));
      const two = landed(await store.append(stream, one.revision, newEvents(5)));
      const three = landed(await store.append(stream, two.revision, newEvents(1)));
      expect(two.revision).toBe(one.revision + 5);
      expect(three.revision).toBe(two.revision + 1);
      const events = await readStream(store, stream);
      expect(events.map((event) => event.revision)).toEqual(
        Array.from({ length: 7 }, (_, n) => one.revision + n),
      );
      for (const [n, event] of events.entries())
        if (n > 0) expect(event.position > events[n - 1]!.position).toBe(true);
    });

    it.each([1, 2, 100, 1_999, 2_000])(
      'stores a batch of %i events whole',
      async (count) => {
        const { store } = made;
        const stream = newStream();
        const batch = newEvents(count);
        const land = landed(await store.append(stream, 'no-stream', batch));
        expect(await readStream(store, stream)).toEqual(asStored(stream, batch, land.revision - count + 1));
      },
      suite.timeoutMs,
    );

    it('shows a reader the whole batch or none of it', async () => {
      const { store } = made;
      const stream = newStream();
      const batch = newEvents(1_000);
      const progress = { settled: false };
      const append = store.append(stream, 'no-stream', batch).finally(() => (progress.settled = true));
      const seen = new Set<number>();
      while (!progress.settled) {
        const result = await store.read(stream, { direction: 'backwards', max: 2_000 });
        seen.add(result.kind === 'absent' ? 0 : result.events.length);
      }
      landed(await append);
      seen.delete(0);
      seen.delete(1_000);
      expect([...seen]).toEqual([]);
    });

    it('is visible to every read that begins after its answer', async () => {
      const { store } = made;
      const stream = newStream();
      let last = landed(await store.append(stream, 'no-stream', newEvents(1)));
      for (let round = 0; round < 30; round += 1) {
        last = landed(await store.append(stream, last.revision, newEvents(1)));
        const [newest] = await readStream(store, stream, { direction: 'backwards', max: 1 });
        expect({ revision: newest!.revision, position: newest!.position }).toEqual(last);
      }
    });

    it('stores the events as they were given, even if the caller changes its objects afterwards', async () => {
      const { store } = made;
      const stream = newStream();
      const data = { life: 20 };
      const batch: NewEvent[] = [newEvent(data)];
      const live = store.subscribe({ kind: 'stream', stream }, {});
      const append = store.append(stream, 'no-stream', batch);
      data.life = 0;
      batch.push(newEvent());
      landed(await append);
      data.life = -1;
      const events = await readStream(store, stream);
      expect(events.map((event) => event.data)).toEqual([{ life: 20 }]);
      for await (const message of live)
        if (message.kind === 'event') {
          expect(message.event).toEqual(events[0]);
          break;
        }
    });

    it('keeps two streams apart whose names differ by one letter', async () => {
      const { store } = made;
      const stream = newStream();
      const other = `${stream}x` as typeof stream;
      landed(await store.append(stream, 'no-stream', [newEvent('one')]));
      expect(await store.read(other, { max: 1 })).toEqual({ kind: 'absent' });
      landed(await store.append(other, 'no-stream', [newEvent('other')]));
      expect((await readStream(store, stream)).map((event) => event.data)).toEqual(['one']);
      expect((await readStream(store, other)).map((event) => event.data)).toEqual(['other']);
    });
  });
}
