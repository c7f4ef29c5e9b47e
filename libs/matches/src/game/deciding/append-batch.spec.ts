// Once a batch may have landed, only the store's answer counts.
import { describe, expect, it } from '@jest/globals';
import {
  StoreUnavailable,
  type AppendResult,
  type EventStore,
  type Position,
  type Revision,
} from '#event-store';
import { streamName } from '#kernel';
import { appendUntilKnown } from './append-batch.js';
import { partOf } from '#testkit/values/part-of';

const nothing = (): void => undefined;
const METRICS = { count: nothing, time: nothing, level: nothing, lag: nothing };
const DUPLICATE: AppendResult = {
  kind: 'duplicate',
  original: { revision: 3 as Revision, position: '3' as Position },
};

/** The outcomes of the attempts, in order. */
async function settled(attempts: readonly (StoreUnavailable['outcome'] | AppendResult)[]) {
  let [nth, unknown] = [0, 0];
  const append = (): Promise<AppendResult> => {
    const came = attempts[nth]!;
    nth += 1;
    return typeof came === 'string'
      ? Promise.reject(new StoreUnavailable('away', came))
      : Promise.resolve(came);
  };
  const store = partOf<EventStore>({ append });
  const attempt = { stream: streamName('game-g'), expected: 'no-stream', events: [] } as const;
  const signal = new AbortController().signal;
  const result = await appendUntilKnown(store, METRICS, attempt, { onUnknown: () => (unknown += 1), signal });
  return { result, unknown };
}

describe('a batch', () => {
  it('is not appended again after the store says it was not taken', async () => {
    expect(await settled(['not-done'])).toEqual({ result: { kind: 'not-done' }, unknown: 0 });
  });

  it('that may have landed is appended until the store knows, even if a later attempt surely failed', async () => {
    expect(await settled(['unknown', 'not-done', DUPLICATE])).toEqual({ result: DUPLICATE, unknown: 2 });
  });
});
