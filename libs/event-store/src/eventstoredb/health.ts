// How the store is, for operators: whether the newest event can be read, and whether appends have been landing.
import { StoreUnavailable, type StoreHealth } from '../port.js';
import type { Appender } from './appender.js';
import { NotConnected } from './errors.js';
import type { Reader } from './reader.js';
import type { Moment } from './time.js';

export async function healthOf(reader: Reader, appender: Appender, until: Moment): Promise<StoreHealth> {
  try {
    await reader.head(until);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    // A server that answers and yet cannot be read from has no leader, or no time: it may come round by itself.
    const unreachable = error instanceof StoreUnavailable && error.cause instanceof NotConnected;
    return { status: unreachable ? 'down' : 'degraded', detail };
  }
  return appender.isFailing
    ? { status: 'degraded', detail: 'EventStoreDB can be read, but the last append could not be done' }
    : { status: 'ok', detail: 'EventStoreDB answers' };
}
