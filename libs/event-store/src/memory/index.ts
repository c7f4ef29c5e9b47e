// The store in memory: the model that the other adapters are compared with, and the store of the unit tests.
export { MemoryEventStore } from './memory-event-store.js';
