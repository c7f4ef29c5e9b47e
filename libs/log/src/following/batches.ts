// Groups a subscription's messages into batches: all that are available at once, up to a bound.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StoredEvent, SubscriptionMessage } from '#event-store';

export interface EventBatch {
  readonly events: readonly StoredEvent[];
  /**
   * `caught-up`: these complete everything that was in the store when they arrived. `lull`: no more are
   * available at once. `more`: the batch is full, or the subscription has ended.
   */
  readonly then: 'caught-up' | 'lull' | 'more';
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
      yield { events, then: 'lull' };
      events = [];
      continue;
    }
    if (next.done === true) {
      if (events.length > 0) yield { events, then: 'more' };
      return;
    }
    if (next.value.kind === 'event') events.push(next.value.event);
    if (next.value.kind === 'caught-up' || events.length >= most) {
      yield { events, then: next.value.kind === 'caught-up' ? 'caught-up' : 'more' };
      events = [];
    }
    coming = ask();
  }
}

const LULL = Symbol('lull');
