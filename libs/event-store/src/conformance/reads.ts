// Conformance: reading one stream forwards, backwards, from a revision, and up to a maximum.
import { describe, expect, it } from '@jest/globals';
import { revision, type StoredEvent } from '../port/port.js';
import { newEvents, newStream, readStream, streamOf, useStore, type Suite } from './harness.js';

export function describeReads(suite: Suite): void {
  describe('read', () => {
    const made = useStore(suite);

    const ten = async (): Promise<{
      stream: Awaited<ReturnType<typeof streamOf>>['stream'];
      all: readonly StoredEvent[];
    }> => {
      const { stream } = await streamOf(made.store, newEvents(4), newEvents(1), newEvents(5));
      const all = await readStream(made.store, stream);
      expect(all).toHaveLength(10);
      return { stream, all };
    };

    it('reports an absent stream as absent in either direction', async () => {
      const { store } = made;
      const stream = newStream();
      expect(await store.read(stream, { max: 5 })).toEqual({ kind: 'absent' });
      expect(await store.read(stream, { max: 5, from: revision(3) })).toEqual({ kind: 'absent' });
      expect(await store.read(stream, { max: 5, direction: 'backwards' })).toEqual({ kind: 'absent' });
      expect(await store.read(stream, { max: 5, types: ['Tested'] })).toEqual({ kind: 'absent' });
    });

    it('reads forwards from the first event', async () => {
      const { stream, all } = await ten();
      expect(all.map(({ data }) => (data as { n: number }).n)).toEqual([0, 1, 2, 3, 0, 0, 1, 2, 3, 4]);
      expect(await made.store.read(stream, { direction: 'forwards', max: 10 })).toEqual({
        kind: 'found',
        events: all,
      });
    });

    it('reads backwards from the last event', async () => {
      const { stream, all } = await ten();
      expect(await made.store.read(stream, { direction: 'backwards', max: 100 })).toEqual({
        kind: 'found',
        events: [...all].reverse(),
      });
    });

    it.each([1, 3, 9, 10, 11])('returns at most %i events', async (max) => {
      const { stream, all } = await ten();
      expect(await readStream(made.store, stream, { max })).toEqual(all.slice(0, max));
      expect(await readStream(made.store, stream, { max, direction: 'backwards' })).toEqual(
        [...all].reverse().slice(0, max),
      );
    });

    it('begins at the given revision, inclusive', async () => {
      const { stream, all } = await ten();
      for (const [n, { revision: from }] of all.entries()) {
        expect(await readStream(made.store, stream, { from, max: 3 })).toEqual(all.slice(n, n + 3));
        expect(await readStream(made.store, stream, { from, max: 3, direction: 'backwards' })).toEqual(
          all.slice(Math.max(0, n - 2), n + 1).reverse(),
        );
      }
    });

    it('finds nothing past the end forwards, and begins at the end backwards', async () => {
      const { stream, all } = await ten();
      for (const past of [1, 2, 1_000_000]) {
        const from = revision(all[9]!.revision + past);
        expect(await made.store.read(stream, { from, max: 4 })).toEqual({ kind: 'found', events: [] });
        expect(await made.store.read(stream, { from, max: 4, direction: 'backwards' })).toEqual({
          kind: 'found',
          events: all.slice(6).reverse(),
        });
      }
    });

    it('pages through a long stream without gap or repeat in either direction', async () => {
      const { store } = made;
      const { stream } = await streamOf(store, newEvents(1_100), newEvents(1_400));
      const all = await readStream(store, stream);
      expect(all.map((event) => event.revision)).toEqual(
        Array.from({ length: 2_500 }, (_, n) => all[0]!.revision + n),
      );
      const forwards: StoredEvent[] = [];
      for (let page = all.slice(0, 0); ;) {
        const from = revision(all[0]!.revision + forwards.length);
        page = [...(await readStream(store, stream, { from, max: 700 }))];
        if (page.length === 0) break;
        forwards.push(...page);
      }
      expect(forwards).toEqual(all);
      expect(await readStream(store, stream, { direction: 'backwards', max: 2_500 })).toEqual(
        [...all].reverse(),
      );
    });

    it.each([0, -1, 1.5, NaN])('refuses %d as a maximum', async (max) => {
      await expect(made.store.read(newStream(), { max })).rejects.toThrow(RangeError);
    });

    it.each([-1, 0.5, NaN])('refuses %d as a starting revision', async (from) => {
      await expect(made.store.read(newStream(), { max: 1, from: revision(from) })).rejects.toThrow(
        RangeError,
      );
    });
  });
}
