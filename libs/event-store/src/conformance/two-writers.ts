// Conformance: two servers decide one command differently (another time, another die). Ids cover the content,
// so these are two batches, and the log takes one. A server whose own batch was not taken reads the other's.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventId, type Json } from '#kernel';
import type { AppendResult, EventStore, NewEvent, Revision } from '../port/port.js';
import {
  asStored,
  landed,
  newEvents,
  newStream,
  readStream,
  streamOf,
  useStore,
  type Suite,
} from './harness.js';

/**
 * The batch a server makes of a command. Each id covers the command, the whole batch and the event's place in
 * it.
 */
function decided(command: string, said: readonly Json[]): NewEvent[] {
  const digest = createHash('sha256')
    .update(JSON.stringify([command, said]))
    .digest('hex');
  const start = `${digest.slice(0, 8)}-${digest.slice(8, 12)}-5${digest.slice(13, 16)}-a${digest.slice(17, 20)}`;
  return said.map((data, nth) => ({
    id: eventId(`${start}-${digest.slice(20, 28)}${nth.toString(16).padStart(4, '0')}`),
    type: 'Tested',
    data,
    metadata: { command },
  }));
}

const ROUNDS = 25;
const OVERLAP = { kind: 'refused', reason: 'overlap' };

export function describeTwoWriters(suite: Suite): void {
  describe('two writers of one log', () => {
    const made = useStore(suite);
    let other: EventStore;
    beforeAll(async () => {
      other = await made.another();
    }, suite.timeoutMs);
    afterAll(() => other.close(), suite.timeoutMs);

    const both = (): readonly [EventStore, EventStore][] => [
      [made.store, other],
      [other, made.store],
    ];

    it('that decide one command differently in turn: the second gets a conflict and reads the events of the first', async () => {
      for (const [first, second] of both())
        for (const begun of [true, false]) {
          const before = newEvents(2);
          const made = begun ? await streamOf(first, before) : undefined;
          const stream = made?.stream ?? newStream();
          const expected = made?.last.revision ?? 'no-stream';
          // Both know the stream as it was before.
          if (begun) await second.read(stream, { max: 10 });
          const one = decided('c1', [{ at: 1 }, { die: 3 }]);
          const two = decided('c1', [{ at: 2 }, { die: 5 }]);
          const land = landed(await first.append(stream, expected, one));
          for (let again = 0; again < 2; again += 1)
            expect(await second.append(stream, expected, two)).toEqual({
              kind: 'conflict',
              actual: land.revision,
            });
          const stands = (await readStream(second, stream)).slice(begun ? before.length : 0);
          expect(stands).toEqual(asStored(stream, one, land.revision - 1));
          // The first lost its answer and sends the same batch again.
          expect(await first.append(stream, expected, one)).toEqual({ kind: 'duplicate', original: land });
          expect(await second.append(stream, expected, one)).toEqual({ kind: 'duplicate', original: land });
        }
    });

    it(
      'that decide one command differently at once: only one is told that its batch landed, and its bytes are stored',
      async () => {
        const { stream, last } = await streamOf(made.store, newEvents(1));
        let expected: Revision = last.revision;
        for (let round = 0; round < ROUNDS; round += 1) {
          const command = `c${String(round)}`;
          const batches = both().map(([, store], nth) => ({
            store,
            batch: decided(
              command,
              Array.from({ length: 1 + ((round + nth) % 3) }, (_, n) => ({ n, nth })),
            ),
          }));
          const results: AppendResult[] = await Promise.all(
            batches.map(({ store, batch }) => store.append(stream, expected, batch)),
          );
          const winner = results.findIndex(({ kind }) => kind === 'appended');
          const land = landed(results[winner]!);
          expect(results[1 - winner]).toEqual({ kind: 'conflict', actual: land.revision });
          const stands = await readStream(other, stream, { from: (expected + 1) as Revision });
          expect(stands).toEqual(asStored(stream, batches[winner]!.batch, expected + 1));
          expected = land.revision;
        }
      },
      suite.timeoutMs,
    );

    it('that decide one command alike at once: the batch lands once, and both are told where', async () => {
      const { stream, last } = await streamOf(made.store, newEvents(1));
      let expected: Revision = last.revision;
      for (let round = 0; round < ROUNDS; round += 1) {
        const batch = decided(`c${String(round)}`, [{ round }, { die: 4 }]);
        const results = await Promise.all(both().map(([store]) => store.append(stream, expected, batch)));
        const places = results.map((result) =>
          result.kind === 'duplicate' ? result.original.revision : landed(result).revision,
        );
        expect(places).toEqual([expected + 2, expected + 2]);
        expected = (expected + 2) as Revision;
      }
      expect(await readStream(other, stream)).toHaveLength(1 + 2 * ROUNDS);
    });

    it('that use the same ids for other content: the second is not told that its batch landed', async () => {
      for (const change of [{ data: 'other' }, { type: 'Other' }, { metadata: { command: 'other' } }])
        for (const writer of [made.store, await made.another()]) {
          const batch = decided('c1', [{ at: 1 }, { die: 3 }]);
          const { stream, last } = await streamOf(made.store, batch);
          for (const nth of [0, 1]) {
            const changed = batch.map((event, at) => (at === nth ? { ...event, ...change } : event));
            for (const expected of ['no-stream', 'any', last.revision] as const)
              expect(await writer.append(stream, expected, changed)).toEqual(OVERLAP);
          }
          expect(await readStream(made.store, stream)).toEqual(asStored(stream, batch, last.revision - 1));
          if (writer !== made.store && writer !== other) await writer.close();
        }
    });
  });
}
