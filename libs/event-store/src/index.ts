// The event store: the port and what all adapters share. Only apps and tests import an adapter, by its own
// name.
export * from './port/port.js';
