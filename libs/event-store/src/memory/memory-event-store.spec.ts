import { describeEventStore } from '../conformance/index.js';
import type { EventStore } from '../port/port.js';
import { MemoryEventStore } from './index.js';

describeEventStore('the store in memory', () => {
  const store = new MemoryEventStore();
  // No other process can open it: another writer shares the store, and its close does nothing.
  const another: EventStore = {
    append: (...batch) => store.append(...batch),
    read: (...range) => store.read(...range),
    readAll: (range) => store.readAll(range),
    subscribe: (...source) => store.subscribe(...source),
    health: () => store.health(),
    close: () => Promise.resolve(),
  };
  return Promise.resolve({ store, another: () => Promise.resolve(another), dispose: () => store.close() });
});
