// Which event store an installation has: the embedded one, or the server its configuration names.
import type { EventStore } from '#event-store';
import { MemoryEventStore } from '#event-store/memory';
import type { Log, Metrics } from '#matches';
import type { Config } from './config.js';

export interface Watchers {
  readonly log: Log;
  readonly metrics: Metrics;
}

export function openStore(config: Config, { log }: Watchers): Promise<EventStore> {
  log.warn('the log is kept in memory', { detail: config.dataDir });
  return Promise.resolve(new MemoryEventStore());
}
