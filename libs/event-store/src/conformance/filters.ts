// Conformance: the store filters by type; an event that does not pass neither counts towards a maximum nor is
// sent.
import { describe, expect, it } from '@jest/globals';
import { revision, type StoredEvent } from '../port/port.js';
import {
  idsOf,
  newEvent,
  newEvents,
  newType,
  readStream,
  streamOf,
  useStore,
  type Suite,
} from './harness.js';

export function describeFilters(suite: Suite): void {
  describe('a filter by type', () => {
    const made = useStore(suite);

    it('returns only events of the given types', async () => {
      const { store } = made;
      const [a, b, c] = [newType(), newType(), newType()];
      const batch = [a, b, c, a, c, b, a].map((type, n) => newEvent({ n }, type));
      const { stream } = await streamOf(store, batch);
      const all = await readStream(store, stream);
      const only = (...types: string[]): StoredEvent[] => all.filter(({ type }) => types.includes(type));
      for (const types of [[a], [b, c], [c, a, a], [a, b, c], [newType(), b]]) {
        expect(await readStream(store, stream, { types })).toEqual(only(...types));
        expect(await readStream(store, stream, { types, direction: 'backwards' })).toEqual(
          only(...types).reverse(),
        );
        expect(await store.readAll({ types, max: 100 })).toEqual(only(...types));
        expect(await store.readAll({ types, max: 100, direction: 'backwards' })).toEqual(
          only(...types).reverse(),
        );
      }
    });

    it('counts only the events that pass towards the maximum', async () => {
      const { store } = made;
      const [rare, common] = [newType(), newType()];
      const batch = Array.from({ length: 900 }, (_, n) => newEvent({ n }, n % 100 === 99 ? rare : common));
      const { stream } = await streamOf(store, batch);
      const rares = (await readStream(store, stream)).filter(({ type }) => type === rare);
      expect(rares).toHaveLength(9);
      const types = [rare];
      expect(await readStream(store, stream, { types, max: 5 })).toEqual(rares.slice(0, 5));
      expect(await readStream(store, stream, { types, max: 5, direction: 'backwards' })).toEqual(
        rares.slice(4).reverse(),
      );
      expect(await store.readAll({ types, max: 5 })).toEqual(rares.slice(0, 5));
      expect(await store.readAll({ types, max: 5, after: rares[4]!.position })).toEqual(rares.slice(5));
      expect(await store.readAll({ types, max: 5, direction: 'backwards' })).toEqual(
        rares.slice(4).reverse(),
      );
    });

    it('begins where it is told, whether or not that event passes', async () => {
      const { store } = made;
      const [a, b] = [newType(), newType()];
      const { stream } = await streamOf(
        store,
        [a, b, a, b].map((type) => newEvent({}, type)),
      );
      const all = await readStream(store, stream);
      const from = all[1]!.revision;
      expect(await readStream(store, stream, { types: [a], from })).toEqual([all[2]]);
      expect(await readStream(store, stream, { types: [a], from, direction: 'backwards' })).toEqual([all[0]]);
      expect(await store.readAll({ types: [a], max: 9, after: all[1]!.position })).toEqual([all[2]]);
    });

    it('finds nothing of an unused type in an existing stream', async () => {
      const { store } = made;
      const { stream } = await streamOf(store, newEvents(3));
      expect(await store.read(stream, { max: 5, types: [newType()] })).toEqual({ kind: 'found', events: [] });
      expect(await store.read(stream, { max: 5, types: [newType()], from: revision(1) })).toEqual({
        kind: 'found',
        events: [],
      });
      expect(await store.readAll({ max: 5, types: [newType()] })).toEqual([]);
    });

    it('passes nothing when it lists no type', async () => {
      const { store } = made;
      const { stream } = await streamOf(store, newEvents(3));
      expect(await store.read(stream, { max: 5, types: [] })).toEqual({ kind: 'found', events: [] });
      expect(await store.readAll({ max: 5, types: [] })).toEqual([]);
    });

    it('compares whole type names, exactly and case-sensitively', async () => {
      const { store } = made;
      const type = `${newType()}.*\u00e9`;
      const others = [type.toLowerCase(), `${type}x`, type.slice(0, -1), `${type.slice(0, -1)}e\u0301`];
      const { stream } = await streamOf(
        store,
        [type, ...others].map((each) => newEvent({}, each)),
      );
      const all = await readStream(store, stream);
      expect(await store.readAll({ types: [type], max: 9 })).toEqual([all[0]]);
      expect(await readStream(store, stream, { types: [type] })).toEqual([all[0]]);
      const live = store.subscribe({ kind: 'all' }, { types: [type] });
      const first = await live.next();
      expect(first).toEqual({ done: false, value: { kind: 'event', event: all[0] } });
      expect(await live.next()).toEqual({ done: false, value: { kind: 'caught-up' } });
      await live.return?.();
    });

    it('keeps the order across all streams', async () => {
      const { store } = made;
      const [a, b] = [newType(), newType()];
      const made5 = await Promise.all(
        Array.from({ length: 5 }, () => streamOf(store, [newEvent({}, a), newEvent({}, b), newEvent({}, a)])),
      );
      const all = (await Promise.all(made5.map(({ stream }) => readStream(store, stream)))).flat();
      const inOrder = [...all].sort((x, y) => (x.position < y.position ? -1 : 1));
      expect(idsOf(await store.readAll({ types: [b, a], max: 100 }))).toEqual(idsOf(inOrder));
      expect(idsOf(await store.readAll({ types: [b, a], max: 4, direction: 'backwards' }))).toEqual(
        idsOf([...inOrder].reverse().slice(0, 4)),
      );
    });
  });
}
