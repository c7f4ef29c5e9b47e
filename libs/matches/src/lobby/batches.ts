// A subscription's messages, in batches: as many as are there at once, up to a bound.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StoredEvent, SubscriptionMessage } from '#event-store';

export interface EventBatch {
  readonly events: readonly StoredEvent[];
  /** Whether everything that was in the store when these had come has been handed on with them. */
  readonly caughtUp: boolean;
}

/**
 * What has come is handed on as soon as nothing more comes at once: nobody waits for a batch to fill. The next
 * messages are asked for only when a batch has been dealt with.
 */
export async function* batchesOf(
  messages: AsyncIterator<SubscriptionMessage, unknown>,
  most: number,
): AsyncGenerator<EventBatch> {
  let events: StoredEvent[] = [];
  const ask = (): ReturnType<typeof messages.next> => {
    const asked = messages.next();
    asked.catch(() => undefined); // Whoever has stopped listening by then is not told; everyone else awaits it.
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
