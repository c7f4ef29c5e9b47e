// The adapter for EventStoreDB: the engine for more than one machine. docs/eventstoredb.md says what was measured.
import type { EventStore } from '../port/port.js';
import { EventStoreDb } from './event-store-db.js';
import { USUAL_TIMES, type EventStoreDbOptions } from './options.js';

export { StreamTombstoned } from './errors.js';
export { withoutSecrets, type EventStoreDbOptions, type Times } from './options.js';

/**
 * Opens the store at a connection string; throws if the string is invalid. The server need not be reachable:
 * until it is, calls throw `StoreUnavailable`, subscriptions wait, and health says what is wrong.
 */
export function openEventStoreDb({ url, times }: EventStoreDbOptions): Promise<EventStore> {
  return new Promise((resolve) => {
    resolve(new EventStoreDb(url, { ...USUAL_TIMES, ...times }));
  });
}
