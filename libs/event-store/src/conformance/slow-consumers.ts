// Conformance: a subscriber that takes nothing neither delays the others nor uses noticeable memory.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import type { StreamName } from '#kernel';
import type { EventStore, Revision } from '../port/port.js';
import {
  appendAtEnd,
  idsOf,
  landed,
  newEvent,
  newStream,
  newType,
  nextMessage,
  readStream,
  take,
  takeUntilCaughtUp,
  useStore,
  type Subscribed,
  type Suite,
} from './harness.js';

const EVENTS = 128;
const EVENT_BYTES = 64 * 1024;
const WRITTEN = EVENTS * EVENT_BYTES;
const CONSUMERS = 20;

/** Bytes still held after garbage collection. In a worker that has loaded all rooms each one takes a third of a second. */
async function bytesHeld(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let round = 0; round < 2; round += 1) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function fill(store: EventStore, stream: StreamName, type: string): Promise<void> {
  let expected: Revision | 'no-stream' = 'no-stream';
  for (let n = 0; n < EVENTS; n += 4) {
    const batch = Array.from({ length: 4 }, () => newEvent('x'.repeat(EVENT_BYTES), type));
    expected = landed(await store.append(stream, expected, batch)).revision;
  }
}

export function describeSlowConsumers(suite: Suite): void {
  describe('a slow consumer', () => {
    const made = useStore(suite);

    it(
      'uses no memory while it takes nothing, then gets everything',
      async () => {
        const { store } = made;
        const [quiet, watched] = [newStream(), newStream()];
        const type = newType();
        const atFirst = await bytesHeld();
        await fill(store, quiet, newType());
        const before = await bytesHeld();
        const alone = before - atFirst;

        const slow: Subscribed[] = Array.from({ length: CONSUMERS }, (_, n) =>
          store.subscribe(n % 2 === 0 ? { kind: 'all' } : { kind: 'stream', stream: watched }, {
            types: [type],
          }),
        );
        for (const subscription of slow)
          expect(await nextMessage(subscription)).toEqual({ kind: 'caught-up' });
        const firsts = slow.map((subscription) => take(subscription, 1));
        await fill(store, watched, type);
        const begun = await Promise.all(firsts);
        const withThem = (await bytesHeld()) - before;
        // If each consumer held what it has not taken, this would be twenty times what was written.
        expect(withThem - Math.max(alone, 0)).toBeLessThan((CONSUMERS * WRITTEN) / 4);

        const wanted = idsOf(await readStream(store, watched));
        for (const [n, subscription] of slow.entries()) {
          const rest = await take(subscription, EVENTS - 1);
          expect(idsOf([...begun[n]!.events, ...rest.events])).toEqual(wanted);
          await subscription.return?.();
        }
      },
      suite.timeoutMs,
    );

    it(
      'does not hold up writers or other consumers',
      async () => {
        const { store } = made;
        const [type, stream] = [newType(), newStream()];
        await appendAtEnd(store, stream, [newEvent({}, type)]);
        const stuck = store.subscribe({ kind: 'all' }, { types: [type] });
        await nextMessage(stuck);
        const quick = store.subscribe({ kind: 'all' }, { types: [type] });
        await takeUntilCaughtUp(quick);
        const wanted: string[] = [];
        for (let n = 0; n < 300; n += 1) {
          const event = newEvent({ n }, type);
          landed(await store.append(stream, 'any', [event]));
          wanted.push(event.id);
          // The quick one gets it while the stuck one is still on the very first event.
          expect(idsOf((await take(quick, 1)).events)).toEqual([event.id]);
        }
        expect(idsOf((await take(stuck, 300)).events)).toEqual(wanted);
        await Promise.all([stuck.return?.(), quick.return?.()]);
      },
      suite.timeoutMs,
    );

    it(
      'gets everything once and in order however long it takes',
      async () => {
        const { store } = made;
        const [type, stream] = [newType(), newStream()];
        const slow = store.subscribe({ kind: 'stream', stream }, { types: [type] });
        const wanted: string[] = [];
        const seen: string[] = [];
        for (let round = 0; round < 40; round += 1) {
          const batch = Array.from({ length: 50 }, () => newEvent({ round, pad: 'x'.repeat(500) }, type));
          landed(await store.append(stream, 'any', batch));
          wanted.push(...idsOf(batch));
          seen.push(...idsOf((await take(slow, 3)).events));
        }
        seen.push(...idsOf((await take(slow, wanted.length - seen.length)).events));
        expect(seen).toEqual(wanted);
        await slow.return?.();
      },
      suite.timeoutMs,
    );
  });
}
