// The store in memory: the model the other adapters are held against, and what unit tests run on.
export { MemoryEventStore } from './memory-event-store.js';
