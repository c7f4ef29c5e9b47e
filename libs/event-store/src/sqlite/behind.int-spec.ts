// Tests subscribers that fell behind the in-memory tail: they continue from the file and then go live again.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { eventId, streamName } from '#kernel';
import type { EventStore, NewEvent, SubscriptionSource } from '../port/port.js';
import { SqliteEventStore } from './index.js';

const watched = streamName('game-watched');
const batchOf = (count: number): NewEvent[] =>
  Array.from({ length: count }, () => ({
    id: eventId(randomUUID()),
    type: 'Written',
    data: {},
    metadata: {},
  }));

async function take(subscription: ReturnType<EventStore['subscribe']>, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    if (ids.length === count) return ids;
    const answer = await subscription.next();
    if (answer.done === true) throw new Error('the subscription ended');
    if (answer.value.kind === 'event') ids.push(answer.value.event.id);
  }
}

describe('a subscriber far behind', () => {
  it.each<SubscriptionSource>([{ kind: 'all' }, { kind: 'stream', stream: watched }])(
    'to $kind gets everything it has missed, in order, and then new events',
    async (source) => {
      const folder = mkdtempSync(join(tmpdir(), 'pentaland-behind-'));
      const store = await SqliteEventStore.open({ file: join(folder, 'log.db') });
      const subscription = store.subscribe(source, {});
      const wanted: string[] = [];
      const write = async (batches: number): Promise<void> => {
        for (let n = 0; n < batches; n += 1) {
          const batch = batchOf(1_000);
          await store.append(watched, 'any', batch);
          wanted.push(...batch.map(({ id }) => id));
        }
      };
      await write(1);
      const seen = await take(subscription, 1_000);
      // It is live now: the next event comes from memory, and after it there are more than memory holds.
      await write(1);
      seen.push(...(await take(subscription, 10)));
      await write(20);
      seen.push(...(await take(subscription, wanted.length - seen.length)));
      await write(1);
      seen.push(...(await take(subscription, 1_000)));
      expect(seen).toEqual(wanted);
      await store.close();
      rmSync(folder, { recursive: true });
    },
  );
});
