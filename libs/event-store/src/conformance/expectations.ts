// Conformance: every expectation of a stream, both where it holds and where it does not.
import { describe, expect, it } from '@jest/globals';
import { revision, type Expected } from '../port/port.js';
import {
  asStored,
  landed,
  newEvent,
  newEvents,
  newStream,
  readStream,
  streamOf,
  useStore,
  type Suite,
} from './harness.js';

export function describeExpectations(suite: Suite): void {
  describe('an expectation', () => {
    const made = useStore(suite);

    it.each<Expected>(['no-stream', 'any'])("'%s' lets an append make a stream", async (expected) => {
      const { store } = made;
      const stream = newStream();
      const batch = newEvents(2);
      const land = landed(await store.append(stream, expected, batch));
      expect(await readStream(store, stream)).toEqual(asStored(stream, batch, land.revision - 1));
    });

    it.each<Expected>(['stream-exists', revision(0), revision(7)])(
      "'%s' on an absent stream is a conflict that reports 'no-stream', and creates no stream",
      async (expected) => {
        const { store } = made;
        const stream = newStream();
        expect(await store.append(stream, expected, newEvents(2))).toEqual({
          kind: 'conflict',
          actual: 'no-stream',
        });
        expect(await store.read(stream, { max: 1 })).toEqual({ kind: 'absent' });
      },
    );

    it.each<Expected>(['stream-exists', 'any'])("'%s' lets an append extend a stream", async (expected) => {
      const { store } = made;
      const first = newEvents(3);
      const { stream, last } = await streamOf(store, first);
      const more = newEvents(2);
      const land = landed(await store.append(stream, expected, more));
      expect(land.revision).toBe(last.revision + 2);
      expect(await readStream(store, stream)).toEqual(
        asStored(stream, [...first, ...more], last.revision - 2),
      );
    });

    it('of the last revision lets an append extend a stream', async () => {
      const { store } = made;
      const { stream, last } = await streamOf(store, newEvents(3), newEvents(1));
      const land = landed(await store.append(stream, last.revision, newEvents(2)));
      expect(land.revision).toBe(last.revision + 2);
    });

    it.each<[string, (last: number) => Expected]>([
      ['that there is no stream', () => 'no-stream'],
      ['of a revision that others have gone past', (last) => revision(last - 1)],
      ['of a revision the stream has not reached', (last) => revision(last + 1)],
      ['of a revision far ahead', (last) => revision(last + 1_000_000)],
    ])('%s is a conflict that names the actual revision, and nothing is written', async (_name, expected) => {
      const { store } = made;
      const { stream, last } = await streamOf(store, newEvents(2), newEvents(2));
      const before = await readStream(store, stream);
      expect(await store.append(stream, expected(last.revision), newEvents(3))).toEqual({
        kind: 'conflict',
        actual: last.revision,
      });
      expect(await readStream(store, stream)).toEqual(before);
    });

    it('leaves the ids of the batch free when it fails', async () => {
      const { store } = made;
      const { stream, last } = await streamOf(store, newEvents(1));
      const batch = newEvents(2);
      expect(await store.append(stream, 'no-stream', batch)).toEqual({
        kind: 'conflict',
        actual: last.revision,
      });
      const land = landed(await store.append(stream, last.revision, batch));
      expect(land.revision).toBe(last.revision + 2);
    });

    it('counts the append before it, even if that has not been answered yet', async () => {
      const { store } = made;
      const { stream, last } = await streamOf(store, newEvents(1));
      const [one, two, three] = await Promise.all([
        store.append(stream, last.revision, [newEvent(1)]),
        store.append(stream, revision(last.revision + 1), [newEvent(2)]),
        store.append(stream, revision(last.revision + 2), [newEvent(3)]),
      ]);
      // Each batch that landed follows exactly what it expected, whatever order the store took them in.
      const outcomes = [one, two, three];
      const events = await readStream(store, stream);
      for (const [n, outcome] of outcomes.entries())
        if (outcome.kind === 'appended') {
          expect(outcome.revision).toBe(last.revision + n + 1);
          expect(events.find((event) => event.revision === outcome.revision)?.data).toBe(n + 1);
        } else expect(outcome.kind).toBe('conflict');
      expect(one.kind).toBe('appended');
    });

    it.each([-1, 0.5, NaN])('of revision %d is an error of the caller', async (expected) => {
      await expect(made.store.append(newStream(), revision(expected), newEvents(1))).rejects.toThrow(
        RangeError,
      );
    });
  });
}
