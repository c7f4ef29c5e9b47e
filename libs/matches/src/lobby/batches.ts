// Groups a subscription's messages into batches: all that are available at once, up to a bound.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StoredEvent, SubscriptionMessage } from '#event-store';

export interface EventBatch {
  readonly events: readonly StoredEvent[];
  /** True if these complete everything that was in the store when they arrived. */
  readonly caughtUp: boolean;
}

/**
 * Hands on the messages as soon as no more are available at once, so nothing waits for a batch to fill. It
 * asks for the next messages only after a batch was processed.
 */
export async function* batchesOf(
  messages: AsyncIterator<SubscriptionMessage, unknown>,
  most: number,
): AsyncGenerator<EventBatch> {
  let events: StoredEvent[] = [];
  const ask = (): ReturnType<typeof messages.next> => {
    const asked = messages.next();
    asked.catch(() => undefined); // Handled where it is awaited, if it still is.
    return asked;
  };
  let coming = ask();
  for (;;) {
    const next = events.length === 0 ? await coming : await Promise.race([coming, nextTurn(LULL)]);
    if (next === LULL) {
      yield { events, caughtUp: false };
      events = [];
      continue;
    }
    if (next.done === true) {
      if (events.length > 0) yield { events, caughtUp: false };
      return;
    }
    if (next.value.kind === 'event') events.push(next.value.event);
    if (next.value.kind === 'caught-up' || events.length >= most) {
      yield { events, caughtUp: next.value.kind === 'caught-up' };
      events = [];
    }
    coming = ask();
  }
}

const LULL = Symbol('lull');
