// The conformance suite: what every event store must do. Each adapter's spec calls it with a way to make a
// store. That store may be shared and full of other events. The suite is the specification: it promises
// nothing beyond its tests.
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
  /** The most time a single test may take. */
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
