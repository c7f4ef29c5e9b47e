// What every event store must do, as tests: each adapter's spec calls this with a way to make one. The store may be
// shared with others and full of their events. This suite is the specification; where it is silent, nothing is promised.
import { describe } from '@jest/globals';
import { describeAppends } from './appends.js';
import { describeClosing } from './closing.js';
import { describeDuplicates } from './duplicates.js';
import { describeExpectations } from './expectations.js';
import { describeFilters } from './filters.js';
import type { MakeStore } from './harness.js';
import { describeLiveSubscriptions } from './live-subscriptions.js';
import { describeRaces } from './races.js';
import { describeReadAll } from './read-all.js';
import { describeReads } from './reads.js';
import { describeSizes } from './sizes.js';
import { describeSlowConsumers } from './slow-consumers.js';
import { describeStorable } from './storable.js';
import { describeSubscriptions } from './subscriptions.js';
import { describeTwoWriters } from './two-writers.js';

export type { MadeStore, MakeStore } from './harness.js';

export interface ConformanceOptions {
  /** What a single test may take at most. */
  readonly timeoutMs?: number;
}

export function describeEventStore(
  name: string,
  makeStore: MakeStore,
  options: ConformanceOptions = {},
): void {
  const suite = { makeStore, timeoutMs: options.timeoutMs ?? 60_000 };
  describe(`${name} is an event store`, () => {
    describeAppends(suite);
    describeExpectations(suite);
    describeDuplicates(suite);
    describeSizes(suite);
    describeStorable(suite);
    describeReads(suite);
    describeReadAll(suite);
    describeFilters(suite);
    describeSubscriptions(suite);
    describeLiveSubscriptions(suite);
    describeSlowConsumers(suite);
    describeRaces(suite);
    describeTwoWriters(suite);
    describeClosing(suite);
  });
}
