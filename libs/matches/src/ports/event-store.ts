// The token under which an app hands in the event store it has chosen.
export type { EventStore } from '#event-store';

export const EVENT_STORE = Symbol('EventStore');
