// Conformance: reading all streams as one log, in the order of the appends.
import { describe, expect, it } from '@jest/globals';
import { position, type EventStore, type Position, type StoredEvent } from '../port/port.js';
import {
  headOf,
  idsOf,
  landed,
  newEvent,
  newEvents,
  newStream,
  newType,
  readStream,
  streamOf,
  useStore,
  type Suite,
} from './harness.js';

/** Everything after a position, page by page. */
async function pages(store: EventStore, after: Position | undefined, max: number): Promise<StoredEvent[]> {
  const all: StoredEvent[] = [];
  for (let from = after; ; from = all.at(-1)?.position) {
    const page = await store.readAll({ ...(from === undefined ? {} : { after: from }), max });
    expect(page.length).toBeLessThanOrEqual(max);
    all.push(...page);
    if (page.length < max) return all;
  }
}

export function describeReadAll(suite: Suite): void {
  describe('readAll', () => {
    const made = useStore(suite);

    it('returns the events of all streams in the order of their positions', async () => {
      const { store } = made;
      const head = await headOf(store);
      const [one, two] = [newStream(), newStream()];
      const batches = [newEvents(2), newEvents(1), newEvents(3), newEvents(2)];
      for (const [n, batch] of batches.entries())
        landed(await store.append(n % 2 === 0 ? one : two, 'any', batch));
      const all = await pages(store, head, 1_000);
      const ours = all.filter(({ stream }) => stream === one || stream === two);
      expect(idsOf(ours)).toEqual(idsOf(batches.flat()));
      expect(ours.filter(({ stream }) => stream === one)).toEqual(await readStream(store, one));
      expect(ours.filter(({ stream }) => stream === two)).toEqual(await readStream(store, two));
    });

    it('never shows two events at one position, or one out of order', async () => {
      const { store } = made;
      const head = await headOf(store);
      await Promise.all(Array.from({ length: 20 }, () => streamOf(store, newEvents(3), newEvents(2))));
      const all = await pages(store, head, 7);
      expect(all.length).toBeGreaterThanOrEqual(100);
      for (const [n, event] of all.entries())
        if (n > 0) expect(event.position > all[n - 1]!.position).toBe(true);
    });

    it('begins just after the given position', async () => {
      const { store } = made;
      const type = newType();
      const { stream } = await streamOf(store, newEvents(5, type));
      const all = await readStream(store, stream);
      for (const [n, { position: after }] of all.entries()) {
        expect(await store.readAll({ after, max: 2, types: [type] })).toEqual(all.slice(n + 1, n + 3));
        expect(await store.readAll({ after, max: 2, types: [type], direction: 'backwards' })).toEqual(
          all.slice(0, n).reverse().slice(0, 2),
        );
      }
    });

    it('reads backwards from the end', async () => {
      const { store } = made;
      const type = newType();
      const { stream } = await streamOf(store, newEvents(4, type));
      const all = await readStream(store, stream);
      expect(await store.readAll({ direction: 'backwards', max: 3, types: [type] })).toEqual(
        all.slice(1).reverse(),
      );
      const newest = await store.readAll({ direction: 'backwards', max: 50 });
      for (const [n, event] of newest.entries())
        if (n > 0) expect(event.position < newest[n - 1]!.position).toBe(true);
      expect(newest[0]!.position >= all[3]!.position).toBe(true);
    });

    it('begins at the start when no position is given', async () => {
      const { store } = made;
      await streamOf(store, newEvents(3));
      const [first, second] = await store.readAll({ max: 2 });
      expect(await store.readAll({ direction: 'backwards', after: first!.position, max: 5 })).toEqual([]);
      expect(await store.readAll({ direction: 'backwards', after: second!.position, max: 5 })).toEqual([
        first,
      ]);
    });

    it('finds nothing after the end, and later the events that were appended since', async () => {
      const { store } = made;
      const type = newType();
      const { last, stream } = await streamOf(store, newEvents(2, type));
      expect(await store.readAll({ after: last.position, max: 10, types: [type] })).toEqual([]);
      const event = newEvent({}, type);
      landed(await store.append(stream, last.revision, [event]));
      expect(idsOf(await store.readAll({ after: last.position, max: 10, types: [type] }))).toEqual([
        event.id,
      ]);
    });

    it('gives the later append the greater position if it began after the first was answered', async () => {
      const { store } = made;
      let before: string = (await streamOf(store, newEvents(1))).last.position;
      for (let round = 0; round < 20; round += 1) {
        const { position: now } = (await streamOf(store, newEvents(1))).last;
        expect(now > before).toBe(true);
        before = now;
      }
    });

    it.each([0, -1, 1.5, NaN])('refuses %d as a maximum', async (max) => {
      await expect(made.store.readAll({ max })).rejects.toThrow(RangeError);
    });

    it('refuses a malformed position', async () => {
      await expect(made.store.readAll({ max: 1, after: position('here') })).rejects.toThrow(RangeError);
    });
  });
}
