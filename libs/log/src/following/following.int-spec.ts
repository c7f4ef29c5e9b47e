import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryEventStore } from '#event-store/memory';
import { SqliteEventStore } from '#event-store/sqlite';
import { openEventStoreDb } from '#event-store/eventstoredb';
import { startDouble } from '#testkit/eventstoredb/double';
import { describeFollowing } from './conformance/following.js';

describeFollowing('a follower of a log in memory', () => {
  const store = new MemoryEventStore();
  return Promise.resolve({ store, dispose: () => store.close() });
});

describeFollowing('a follower of a log in SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pentaland-following-'));
  const store = await SqliteEventStore.open({ file: join(folder, 'log.db') });
  return {
    store,
    dispose: async () => {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
});

describeFollowing('a follower of a log in EventStoreDB (its double)', async () => {
  const double = await startDouble();
  const store = await openEventStoreDb({ url: double.url });
  return {
    store,
    dispose: async () => {
      await store.close();
      await double.stop();
    },
  };
});
