// The store's health for operators: whether the newest event can be read, and whether appends have been
// landing.
import { StoreUnavailable, type StoreHealth } from '../port/port.js';
import type { Appender } from './appender.js';
import { isDenied, NotConnected } from './errors.js';
import { isAnyThere, type Node } from './nodes.js';
import type { Times } from './options.js';
import type { Reader } from './reader.js';
import { inFuture } from './time.js';

export class Health {
  constructor(
    private readonly reader: Reader,
    private readonly appender: Appender,
    private readonly cluster: readonly Node[],
    private readonly times: Times,
  ) {}

  async now(): Promise<StoreHealth> {
    try {
      await this.reader.head(inFuture(this.times.health));
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      return (await this.#comesRoundByItself(error))
        ? { status: 'degraded', detail }
        : { status: 'down', detail };
    }
    if (this.appender.isDenied)
      return { status: 'down', detail: 'EventStoreDB can be read, but denies this account to append' };
    return this.appender.isFailing
      ? { status: 'degraded', detail: 'EventStoreDB can be read, but the last append could not be done' }
      : { status: 'ok', detail: 'EventStoreDB answers' };
  }

  /**
   * A server that answers but can't be read from is not ready; nodes without a leader may agree on one. A
   * server that denies access goes on doing so until somebody changes that.
   */
  async #comesRoundByItself(error: unknown): Promise<boolean> {
    if (error instanceof StoreUnavailable && isDenied(error.cause)) return false;
    const unreachable = error instanceof StoreUnavailable && error.cause instanceof NotConnected;
    return !unreachable || isAnyThere(this.cluster, inFuture(this.times.health));
  }
}
