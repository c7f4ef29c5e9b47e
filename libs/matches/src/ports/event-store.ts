// The token under which an app hands in the event store it has chosen, and how that store says that it is away.
export { StoreUnavailable, type EventStore } from '#event-store';

export const EVENT_STORE = Symbol('EventStore');
