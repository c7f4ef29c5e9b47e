import { describeEventStore } from '../conformance/index.js';
import { MemoryEventStore } from './index.js';

describeEventStore('the store in memory', () => {
  const store = new MemoryEventStore();
  return Promise.resolve({ store, dispose: () => store.close() });
});
