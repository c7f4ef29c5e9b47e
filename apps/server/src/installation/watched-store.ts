// An event store whose appends are counted and timed.
import type {
  AppendResult,
  EventStore,
  Expected,
  NewEvent,
  ReadAllOptions,
  ReadOptions,
  ReadResult,
  StoredEvent,
  StoreHealth,
  SubscribeOptions,
  SubscriptionMessage,
  SubscriptionSource,
} from '#event-store';
import type { StreamName } from '#kernel';
import type { Metrics } from '#matches';

export class WatchedStore implements EventStore {
  constructor(
    private readonly store: EventStore,
    private readonly metrics: Metrics,
  ) {}

  async append(stream: StreamName, expected: Expected, events: readonly NewEvent[]): Promise<AppendResult> {
    const begun = performance.now();
    const result = await this.store.append(stream, expected, events);
    this.metrics.time('append-duration', (performance.now() - begun) / 1000);
    if (result.kind === 'appended') this.metrics.count('appends');
    if (result.kind === 'conflict') this.metrics.count('append-conflicts');
    return result;
  }

  read(stream: StreamName, options: ReadOptions): Promise<ReadResult> {
    return this.store.read(stream, options);
  }

  readAll(options: ReadAllOptions): Promise<readonly StoredEvent[]> {
    return this.store.readAll(options);
  }

  subscribe(
    source: SubscriptionSource,
    options: SubscribeOptions,
  ): AsyncIterableIterator<SubscriptionMessage> {
    return this.store.subscribe(source, options);
  }

  health(): Promise<StoreHealth> {
    return this.store.health();
  }

  close(): Promise<void> {
    return this.store.close();
  }
}
