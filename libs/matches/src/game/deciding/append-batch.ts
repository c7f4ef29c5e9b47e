// Appends one batch, and retries until its outcome is known.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  StoreUnavailable,
  type AppendResult,
  type EventStore,
  type Expected,
  type NewEvent,
} from '#event-store';
import type { StreamName } from '#kernel';
import type { Metrics } from '#ports';

const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 2_000;

export type Settled =
  | AppendResult
  /** The store certainly took nothing. */
  | { readonly kind: 'not-done' };

export interface Attempt {
  readonly stream: StreamName;
  readonly expected: Expected;
  readonly events: readonly NewEvent[];
}

/**
 * Once an attempt may have landed, only the store knows the outcome. The same batch is sent again, with the
 * same ids, until the store answers. Until then this does not settle, and only this game waits.
 */
export async function appendUntilKnown(
  store: EventStore,
  metrics: Metrics,
  attempt: Attempt,
  { onUnknown, signal }: { readonly onUnknown: () => void; readonly signal: AbortSignal },
): Promise<Settled> {
  const began = performance.now();
  let unknown = false;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      const result = await store.append(attempt.stream, attempt.expected, attempt.events);
      metrics.count('appends');
      metrics.time('append-duration', (performance.now() - began) / 1000);
      return result;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      unknown ||= error.outcome === 'unknown';
      if (!unknown) return { kind: 'not-done' };
    }
    onUnknown();
    metrics.count('append-retries');
    await sleep(wait, undefined, { signal });
  }
}
