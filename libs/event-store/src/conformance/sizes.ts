// Conformance: events from one byte to half a mebibyte, and appends up to 1,000,000 bytes but not one more.
import { describe, expect, it } from '@jest/globals';
import { MAX_APPEND_BYTES, MAX_APPEND_EVENTS, type NewEvent } from '../port/port.js';
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

const HALF_A_MEBIBYTE = 512 * 1024;
const bytesOf = (batch: readonly NewEvent[]): number =>
  batch.reduce(
    (sum, { type, data, metadata }) =>
      sum + Buffer.byteLength(type + JSON.stringify(data) + JSON.stringify(metadata)),
    0,
  );

/** A batch whose counted parts are exactly `bytes` long together, with the filler in each event. */
function batchOf(bytes: number, count: number, filler: string): NewEvent[] {
  const width = Buffer.byteLength(filler);
  const share = Math.floor(bytes / count / 2 / width) * width - 40 * width;
  const batch = Array.from({ length: count }, () =>
    newEvent(filler.repeat(share / width), 'Sized', filler.repeat(share / width)),
  );
  const missing = bytes - bytesOf(batch);
  const [first, ...rest] = batch;
  return [{ ...first!, data: `${first!.data as string}${'x'.repeat(missing)}` }, ...rest];
}

export function describeSizes(suite: Suite): void {
  describe('the size of an append', () => {
    const made = useStore(suite);

    it('may be one byte of data', async () => {
      const { store } = made;
      const batch = [newEvent(7, 'T', 0)];
      const { stream, last } = await streamOf(store, batch);
      expect(await readStream(store, stream)).toEqual(asStored(stream, batch, last.revision));
    });

    it.each([1_000, 64 * 1024, HALF_A_MEBIBYTE])('may be one event of %i bytes of data', async (bytes) => {
      const { store } = made;
      const batch = [newEvent('x'.repeat(bytes - 2))];
      const { stream, last } = await streamOf(store, batch);
      expect(await readStream(store, stream)).toEqual(asStored(stream, batch, last.revision));
    });

    it.each([
      ['one event', 1, 'x'],
      ['three events', 3, 'x'],
      ['two thousand events', MAX_APPEND_EVENTS, 'x'],
      ['letters of two bytes', 2, 'é'],
      ['letters of four bytes', 2, '🂡'],
    ])(
      'may be exactly the maximum, in %s, and not a byte more',
      async (_name, count, filler) => {
        const { store } = made;
        const batch = batchOf(MAX_APPEND_BYTES, count, filler);
        expect(bytesOf(batch)).toBe(MAX_APPEND_BYTES);
        const { stream, last } = await streamOf(store, batch);
        expect(await readStream(store, stream)).toEqual(asStored(stream, batch, last.revision - count + 1));

        const over = batchOf(MAX_APPEND_BYTES + 1, count, filler);
        expect(bytesOf(over)).toBe(MAX_APPEND_BYTES + 1);
        const other = newStream();
        expect(await store.append(other, 'no-stream', over)).toEqual({
          kind: 'refused',
          reason: 'too-large',
        });
        expect(await store.read(other, { max: 1 })).toEqual({ kind: 'absent' });
      },
      suite.timeoutMs,
    );

    it('includes the type, the data and the metadata of every event', async () => {
      const { store } = made;
      const half = 'x'.repeat(MAX_APPEND_BYTES / 2);
      for (const batch of [[newEvent(half, 'T', half)], [newEvent(half), newEvent(half)]])
        expect(await store.append(newStream(), 'any', batch)).toEqual({
          kind: 'refused',
          reason: 'too-large',
        });
    });

    it('is refused far above the maximum, and the store goes on', async () => {
      const { store } = made;
      const stream = newStream();
      const batch = [newEvent('x'.repeat(30_000_000))];
      expect(await store.append(stream, 'any', batch)).toEqual({ kind: 'refused', reason: 'too-large' });
      landed(await store.append(stream, 'no-stream', newEvents(1)));
    });

    it('is refused when the batch is empty', async () => {
      const { store } = made;
      const { stream } = await streamOf(store, newEvents(1));
      for (const expected of ['any', 'no-stream', 'stream-exists'] as const)
        expect(await store.append(stream, expected, [])).toEqual({ kind: 'refused', reason: 'empty' });
    });

    it('is refused above 2,000 events', async () => {
      const { store } = made;
      const stream = newStream();
      expect(await store.append(stream, 'any', newEvents(MAX_APPEND_EVENTS + 1))).toEqual({
        kind: 'refused',
        reason: 'too-many-events',
      });
      expect(await store.read(stream, { max: 1 })).toEqual({ kind: 'absent' });
    });

    it('does not keep many large appends from landing at once', async () => {
      const { store } = made;
      const lands = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          streamOf(store, [newEvent(String(n).padEnd(HALF_A_MEBIBYTE, 'x'))]),
        ),
      );
      for (const [n, { stream }] of lands.entries()) {
        const [event] = await readStream(store, stream);
        expect((event!.data as string).slice(0, 3)).toBe(String(n).padEnd(3, 'x'));
        expect(event!.data).toHaveLength(HALF_A_MEBIBYTE);
      }
    });
  });
}
