// The injection token of the event store, and the error by which a store reports that it is unavailable.
export { StoreUnavailable, type EventStore } from '#event-store';

export const EVENT_STORE = Symbol('EventStore');
