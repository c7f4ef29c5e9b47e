// Opens an installation: its keys, its store, and what watches over them. Its `shutdown` closes what was opened.
import { mkdirSync } from 'node:fs';
import { Readiness } from '../health/readiness.js';
import { StoreWatch } from '../health/store-watch.js';
import type { Shutdown } from '../lifecycle/shutdown.js';
import type { ServerLog } from '../observability/log.js';
import { ServerMetrics } from '../observability/metrics.js';
import type { Config } from '../config/config.js';
import type { Installation } from './installation.js';
import { keysOf, type DataKey } from './keys.js';
import { openStore } from './store.js';

export async function openInstallation(
  config: Config,
  log: ServerLog,
  shutdown: Shutdown,
  dataKey: DataKey = 'made-when-missing',
): Promise<Installation> {
  mkdirSync(config.dataDir, { recursive: true });
  const keys = keysOf(config, dataKey);
  const metrics = new ServerMetrics();
  const readiness = new Readiness(shutdown);
  const store = await openStore(config);
  shutdown.during('close-store', 'event store', () => store.close());
  readiness.add('event store', () => store.health());
  const watch = new StoreWatch(() => store.health(), log, metrics);
  shutdown.during('close-store', 'watch of the event store', () => {
    watch.stop();
    return Promise.resolve();
  });
  void watch.look();
  return { config, keys, store, log, metrics, shutdown, readiness };
}
