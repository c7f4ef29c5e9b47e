// The event store: the port and what all adapters share. Adapters are imported by name, by apps and tests only.
export * from './port.js';
