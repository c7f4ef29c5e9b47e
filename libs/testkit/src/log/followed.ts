// What a test of a follower looks at: the events it was handed, its log lines and its figures.
import type {
  EventStore,
  StoredEvent,
  SubscribeOptions,
  SubscriptionMessage,
  SubscriptionSource,
} from '#event-store';
import type { Log, LogFields, Metrics } from '#ports';

/** Records the events a store hands out to subscribers. */
export function counting(store: EventStore): EventStore & { readonly handedOut: StoredEvent[] } {
  const handedOut: StoredEvent[] = [];
  async function* subscribe(
    source: SubscriptionSource,
    options: SubscribeOptions,
  ): AsyncGenerator<SubscriptionMessage, undefined> {
    for await (const message of store.subscribe(source, options)) {
      if (message.kind === 'event') handedOut.push(message.event);
      yield message;
    }
  }
  return {
    handedOut,
    append: (stream, expected, events) => store.append(stream, expected, events),
    read: (stream, options) => store.read(stream, options),
    readAll: (options) => store.readAll(options),
    subscribe,
    health: () => store.health(),
    close: () => store.close(),
  };
}

/** The lags that are reported. */
export class Figures implements Metrics {
  readonly lags = new Map<string, () => number>();
  count = (): void => undefined;
  time = (): void => undefined;
  level = (): void => undefined;
  lag(projection: string, seconds: () => number): void {
    this.lags.set(projection, seconds);
  }
}

export class Lines implements Log {
  readonly lines: string[] = [];
  readonly #say =
    (level: string) =>
    (event: string, fields: LogFields = {}): void =>
      void this.lines.push(`${level} ${event} ${JSON.stringify(fields)}`);
  debug = this.#say('debug');
  info = this.#say('info');
  warn = this.#say('warn');
  error = this.#say('error');
}

/** Waits until the condition holds; the test runner ends a test that waits for ever. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}
