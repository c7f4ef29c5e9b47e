// The events of this installation in its log. The embedded log is the server's alone, so all of it counts, and a stream that
// nobody knows is a fault; a database server may hold the streams of other programs, which are passed over.
import type { EventStore, StoredEvent } from '#event-store';
import { eventsOf, everyEvent, STORE_FAMILIES } from '#matches';
import type { Config } from '../../server/src/installation/index.js';

export const ownEvents = (
  { eventStoreUrl }: Pick<Config, 'eventStoreUrl'>,
  store: EventStore,
): AsyncIterable<StoredEvent> =>
  eventStoreUrl === undefined ? everyEvent(store) : eventsOf(STORE_FAMILIES, everyEvent(store));
