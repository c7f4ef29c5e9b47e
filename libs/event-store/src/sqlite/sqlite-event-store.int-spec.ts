import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeEventStore } from '../conformance/index.js';
import { SqliteEventStore } from './index.js';

describeEventStore('the store in a SQLite file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pentaland-sqlite-'));
  const store = await SqliteEventStore.open({ file: join(folder, 'log.db') });
  return {
    store,
    another: () => SqliteEventStore.open({ file: join(folder, 'log.db') }),
    dispose: async () => {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
});
