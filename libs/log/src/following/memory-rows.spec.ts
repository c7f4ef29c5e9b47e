import { describeRows } from '#testkit/log/rows';
import { MemoryRows } from './memory-rows.js';

describeRows('rows in memory', () => {
  const rows = new MemoryRows();
  return { rows, again: () => rows, dispose: () => undefined };
});
