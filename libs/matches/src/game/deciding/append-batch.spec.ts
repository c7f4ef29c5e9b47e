// Once a batch may have landed, only the store's answer counts.
import { describe, expect, it } from '@jest/globals';
import { StoreUnavailable, type EventStore } from '#event-store';
import { streamName } from '#kernel';
import { appendUntilKnown } from './append-batch.js';

const nothing = (): void => undefined;
const METRICS = { count: nothing, time: nothing, level: nothing, lag: nothing };
const DUPLICATE = { kind: 'duplicate', revision: 3 };

/** The outcomes of the attempts, in order. */
async function settled(attempts: readonly (StoreUnavailable['outcome'] | object)[]) {
  let [nth, unknown] = [0, 0];
  const append = (): Promise<unknown> => {
    const came = attempts[nth];
    nth += 1;
    return typeof came === 'string'
      ? Promise.reject(new StoreUnavailable('away', came))
      : Promise.resolve(came);
  };
  const store = { append } as unknown as EventStore;
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
