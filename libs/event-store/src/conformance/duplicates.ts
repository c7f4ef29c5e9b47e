// Conformance: a writer that lost its answer sends the same batch again and learns the outcome of the first
// try.
import { describe, expect, it } from '@jest/globals';
import { revision, type EventStore, type Expected, type NewEvent, type Revision } from '../port/port.js';
import {
  landed,
  newEvent,
  newEvents,
  newStream,
  readStream,
  streamOf,
  useStore,
  type Suite,
} from './harness.js';

const OVERLAP = { kind: 'refused', reason: 'overlap' };

/** Every expectation a writer may have of a stream that ends at this revision. */
const everyExpectation = (last: Revision): [string, Expected][] => [
  ['no-stream', 'no-stream'],
  ['stream-exists', 'stream-exists'],
  ['any', 'any'],
  ['the last revision', last],
  ['an older revision', revision(Math.max(0, last - 1))],
  ['a revision not reached', revision(last + 5)],
];

export function describeDuplicates(suite: Suite): void {
  describe('a batch with ids seen before', () => {
    const made = useStore(suite);

    it.each([1, 2, 50])(
      'gets the first answer again, for all %i events, and is not written again',
      async (count) => {
        const { store } = made;
        const stream = newStream();
        const batch = newEvents(count);
        const original = landed(await store.append(stream, 'no-stream', batch));
        for (let again = 0; again < 3; again += 1)
          expect(await store.append(stream, 'no-stream', batch)).toEqual({ kind: 'duplicate', original });
        expect(await readStream(store, stream)).toHaveLength(count);
      },
    );

    it('gets the first answer again after the stream has grown', async () => {
      const { store } = made;
      const [first, second, third] = [newEvents(2), newEvents(3), newEvents(1)];
      const { stream, lands } = await streamOf(store, first, second, third);
      expect(await store.append(stream, 'no-stream', first)).toEqual({
        kind: 'duplicate',
        original: lands[0],
      });
      expect(await store.append(stream, lands[0]!.revision, second)).toEqual({
        kind: 'duplicate',
        original: lands[1],
      });
      expect(await store.append(stream, lands[1]!.revision, third)).toEqual({
        kind: 'duplicate',
        original: lands[2],
      });
      expect(await readStream(store, stream)).toHaveLength(6);
    });

    it('gets the first answer again whatever revision it expects now', async () => {
      const { store } = made;
      const [first, second] = [newEvents(2), newEvents(3)];
      const { stream, lands, last } = await streamOf(store, first, second);
      for (const [name, expected] of everyExpectation(last.revision)) {
        expect([name, await store.append(stream, expected, first)]).toEqual([
          name,
          { kind: 'duplicate', original: lands[0] },
        ]);
        expect([name, await store.append(stream, expected, second)]).toEqual([
          name,
          { kind: 'duplicate', original: lands[1] },
        ]);
      }
      expect(await readStream(store, stream)).toHaveLength(5);
    });

    it('is refused when its content differs, and the first content stays', async () => {
      const { store } = made;
      const event = newEvent('first');
      const { stream } = await streamOf(store, [event]);
      expect(await store.append(stream, 'no-stream', [{ ...event, data: 'second', type: 'Other' }])).toEqual(
        OVERLAP,
      );
      expect((await readStream(store, stream)).map(({ data, type }) => [data, type])).toEqual([
        ['first', 'Tested'],
      ]);
    });

    it('lands after a conflict once it expects the actual revision', async () => {
      const { store } = made;
      const batch = newEvents(2);
      const { stream, last } = await streamOf(store, newEvents(1));
      await store.append(stream, 'no-stream', batch);
      const original = landed(await store.append(stream, last.revision, batch));
      expect(await store.append(stream, 'no-stream', batch)).toEqual({ kind: 'duplicate', original });
    });

    it.each<[string, (old: NewEvent[], neighbours: NewEvent[]) => NewEvent[]]>([
      ['a part of a batch, from its beginning', ([a, b]) => [a!, b!]],
      ['a part of a batch, to its end', ([, b, c]) => [b!, c!]],
      ['a part of a batch, from its middle', ([, b]) => [b!]],
      ['a batch and more', (old) => [...old, newEvent()]],
      ['something new and a batch', (old) => [newEvent(), ...old]],
      ['something new, then one of an old batch', ([, b]) => [newEvent(), b!]],
      ['a batch in another order', ([a, b, c]) => [a!, c!, b!]],
      ['two batches in one', (old, neighbours) => [...old, ...neighbours]],
      ['the end of one batch and the beginning of the next', ([, , c], [d]) => [c!, d!]],
    ])('is refused whole as %s, whatever it expects', async (_name, mix) => {
      const { store } = made;
      const [old, neighbours] = [newEvents(3), newEvents(2)];
      const { stream, last } = await streamOf(store, newEvents(1), old, neighbours);
      const before = await readStream(store, stream);
      const mixed = mix(old, neighbours);
      for (const [name, expected] of everyExpectation(last.revision))
        expect([name, await store.append(stream, expected, mixed)]).toEqual([name, OVERLAP]);
      expect(await readStream(store, stream)).toEqual(before);
    });

    it('is refused when it contains one id twice', async () => {
      const { store } = made;
      const stream = newStream();
      const event = newEvent();
      expect(await store.append(stream, 'any', [event, newEvent(), event])).toEqual(OVERLAP);
      expect(await store.read(stream, { max: 1 })).toEqual({ kind: 'absent' });
    });

    it('leaves its new ids free when it is refused as overlapping', async () => {
      const { store } = made;
      const old = newEvent();
      const { stream, last } = await streamOf(store, [old]);
      const fresh = newEvent();
      expect(await store.append(stream, last.revision, [fresh, old])).toEqual(OVERLAP);
      expect(landed(await store.append(stream, last.revision, [fresh])).revision).toBe(last.revision + 1);
    });

    it('is an ordinary batch in another stream', async () => {
      const { store } = made;
      const batch = newEvents(2);
      const { last } = await streamOf(store, batch);
      const other = newStream();
      const land = landed(await store.append(other, 'no-stream', batch));
      expect(land.position > last.position).toBe(true);
      expect(await readStream(store, other)).toHaveLength(2);
    });

    it('lands once when sent many times at once, and every sender is told the same place', async () => {
      const { store } = made;
      for (const expected of ['no-stream', 'any'] as const) {
        const stream = newStream();
        const batch = newEvents(3);
        const results = await Promise.all(
          Array.from({ length: 20 }, () => store.append(stream, expected, batch)),
        );
        const [original, ...others] = results.filter(({ kind }) => kind === 'appended').map(landed);
        expect(others).toEqual([]);
        expect(results.filter(({ kind }) => kind !== 'appended')).toEqual(
          Array.from({ length: 19 }, () => ({ kind: 'duplicate', original })),
        );
        expect(await readStream(store, stream)).toHaveLength(3);
      }
    });

    it('is recognised in a long stream', async () => {
      const { store } = made;
      const early = newEvents(2);
      const { stream, lands } = await streamOf(store, early, newEvents(1_500), newEvents(1_500));
      expect(await store.append(stream, 'any', early)).toEqual({ kind: 'duplicate', original: lands[0] });
      expect(await store.append(stream, lands[2]!.revision, [newEvent(), early[1]!])).toEqual(OVERLAP);
      expect(await lengthOf(store, stream)).toBe(3_002);
    });
  });
}

const lengthOf = async (store: EventStore, stream: Parameters<EventStore['read']>[0]): Promise<number> =>
  (await readStream(store, stream)).length;
