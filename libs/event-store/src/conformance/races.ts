// Conformance: when many write at once, each revision has one winner and every writer gets a true answer.
import { describe, expect, it } from '@jest/globals';
import { revision, type Revision } from '../port/port.js';
import {
  idsOf,
  landed,
  newEvent,
  newEvents,
  newStream,
  readStream,
  streamOf,
  useStore,
  type Suite,
} from './harness.js';

const WRITERS = 100;

export function describeRaces(suite: Suite): void {
  describe('races', () => {
    const made = useStore(suite);

    it(
      'between 100 writers for one revision have exactly one winner, and the others learn the actual revision',
      async () => {
        const { store } = made;
        const { stream, last } = await streamOf(store, newEvents(1));
        let expected: Revision = last.revision;
        const winners: string[] = [];
        for (let round = 0; round < 10; round += 1) {
          const entries = Array.from({ length: WRITERS }, () => newEvent({ round }));
          const results = await Promise.all(entries.map((event) => store.append(stream, expected, [event])));
          const won = results.flatMap((result, n) => (result.kind === 'appended' ? [entries[n]!.id] : []));
          expect(won).toHaveLength(1);
          winners.push(...won);
          const next = revision(expected + 1);
          for (const result of results)
            expect(result).toEqual(
              result.kind === 'appended'
                ? { kind: 'appended', revision: next, position: expect.any(String) }
                : { kind: 'conflict', actual: next },
            );
          expected = next;
        }
        expect(idsOf(await readStream(store, stream)).slice(1)).toEqual(winners);
      },
      suite.timeoutMs,
    );

    it('between 100 writers to create one stream have exactly one winner', async () => {
      const { store } = made;
      const stream = newStream();
      const batches = Array.from({ length: WRITERS }, () => newEvents(2));
      const results = await Promise.all(batches.map((batch) => store.append(stream, 'no-stream', batch)));
      const winner = results.findIndex(({ kind }) => kind === 'appended');
      const land = landed(results[winner]!);
      for (const [n, result] of results.entries())
        if (n !== winner) expect(result).toEqual({ kind: 'conflict', actual: land.revision });
      expect(idsOf(await readStream(store, stream))).toEqual(idsOf(batches[winner]!));
    });

    it(
      'between 100 writers that retry give each of them a revision of its own',
      async () => {
        const { store } = made;
        const { stream, last } = await streamOf(store, newEvents(1));
        const lands = await Promise.all(
          Array.from({ length: WRITERS }, async (_, writer) => {
            const event = newEvent({ writer });
            let expected: Revision = last.revision;
            for (;;) {
              const result = await store.append(stream, expected, [event]);
              if (result.kind === 'appended') {
                expect(result.revision).toBe(expected + 1);
                return { id: event.id, ...landed(result) };
              }
              if (result.kind !== 'conflict' || result.actual === 'no-stream')
                throw new Error(`answered ${JSON.stringify(result)}`);
              // Some five thousand times: jest's comparison would take most of the test.
              if (result.actual <= expected)
                throw new Error(`a conflict reports ${result.actual} to a writer that knew ${expected}`);
              expected = result.actual;
            }
          }),
        );
        const events = (await readStream(store, stream)).slice(1);
        const inOrder = [...lands].sort((a, b) => a.revision - b.revision);
        expect(events.map(({ id, revision, position }) => ({ id, revision, position }))).toEqual(inOrder);
        expect(inOrder.map((land) => land.revision)).toEqual(
          Array.from({ length: WRITERS }, (_, n) => last.revision + 1 + n),
        );
      },
      suite.timeoutMs,
    );

    it('between writers that expect anything land every batch in one piece', async () => {
      const { store } = made;
      const stream = newStream();
      const batches = Array.from({ length: 60 }, (_, n) => newEvents(1 + (n % 7)));
      const results = await Promise.all(batches.map((batch) => store.append(stream, 'any', batch)));
      const events = await readStream(store, stream);
      const first = events[0]!.revision;
      expect(events).toHaveLength(batches.flat().length);
      for (const [n, batch] of batches.entries()) {
        const land = landed(results[n]!);
        const end = land.revision - first + 1;
        expect(idsOf(events.slice(end - batch.length, end))).toEqual(idsOf(batch));
        expect(events[end - 1]!.position).toBe(land.position);
      }
    });

    it('do not arise between writers to separate streams', async () => {
      const { store } = made;
      const made64 = await Promise.all(
        Array.from({ length: 64 }, async () => {
          const { stream, last } = await streamOf(
            store,
            newEvents(1),
            newEvents(2),
            newEvents(1),
            newEvents(3),
          );
          return { stream, last };
        }),
      );
      for (const { stream, last } of made64) {
        const events = await readStream(store, stream);
        expect(events).toHaveLength(7);
        expect(events[6]!.position).toBe(last.position);
      }
    });

    it('do not let a refused batch or a conflict affect the other appends', async () => {
      const { store } = made;
      const taken = newEvent();
      const { stream: busy, last } = await streamOf(store, [taken]);
      const work = Array.from({ length: 40 }, (_, n) => {
        switch (n % 4) {
          case 0:
            return { expect: 'conflict', result: store.append(busy, 'no-stream', newEvents(2)) };
          case 1:
            return { expect: 'refused', result: store.append(busy, 'any', [newEvent(), taken]) };
          case 2:
            return { expect: 'duplicate', result: store.append(busy, 'any', [taken]) };
          default:
            return { expect: 'appended', result: store.append(newStream(), 'no-stream', newEvents(2)) };
        }
      });
      for (const { expect: kind, result } of work) {
        const answer = await result;
        expect(answer.kind).toBe(kind);
        if (answer.kind === 'conflict') expect(answer.actual).toBe(last.revision);
        if (answer.kind === 'duplicate') expect(answer.original).toEqual(last);
        if (answer.kind === 'refused') expect(answer.reason).toBe('overlap');
      }
      expect(await readStream(store, busy)).toHaveLength(1);
    });
  });
}
