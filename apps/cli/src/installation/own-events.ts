// The events of this installation in its log, and what it takes to make checkpoints of them.
import type { EventStore, StoredEvent } from '#event-store';
import { instant } from '#kernel';
import { STORE_FAMILIES } from '#matches';
import type { Keys } from '#ports';
import { eventsOf, everyEvent, type CheckpointWorld } from '#log';
import { isOwnIn, type Config } from '../../../server/src/index.js';

export const ownEvents = (
  { eventStoreUrl }: Pick<Config, 'eventStoreUrl'>,
  store: EventStore,
): AsyncIterable<StoredEvent> =>
  eventStoreUrl === undefined ? everyEvent(store) : eventsOf(STORE_FAMILIES, everyEvent(store));

export const checkpointWorld = (config: Config, store: EventStore, keys: Keys): CheckpointWorld => ({
  store,
  keys,
  clock: { now: () => instant(Date.now()) },
  counts: isOwnIn(config),
});
