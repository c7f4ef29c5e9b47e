// Something of the server as it is now: a store that is read again whenever it may have changed.
import type { Lost } from './reconnecting.js';
import { Store, type Connection } from './store.js';

/** Never changed: what a store says is a new one of these. */
export interface LiveSnapshot<Seen> {
  /** As it was read last; null before that. */
  readonly state: Seen | null;
  readonly connection: Connection;
  /** Why the connection was lost, until it is back; null if it was not, or ended for no known reason. */
  readonly trouble: Error | null;
  /** Why it is not followed any more. */
  readonly error: Error | null;
}

/** What following says: what was read, or that what there was is as it was. */
export type Read<Seen> = { readonly kind: 'read'; readonly seen: Seen } | { readonly kind: 'same' } | Lost;

export interface FollowSetting {
  readonly signal?: AbortSignal | undefined;
}

export class LiveStore<Seen> implements AsyncIterable<Seen> {
  private readonly store: Store<LiveSnapshot<Seen>, Seen>;

  constructor(
    follow: (signal: AbortSignal, now: () => Seen | null) => AsyncIterable<Read<Seen>>,
    { signal }: FollowSetting = {},
  ) {
    const nothing = { state: null, connection: 'offline', trouble: null, error: null } as const;
    this.store = new Store<LiveSnapshot<Seen>, Seen>(
      nothing,
      (called) => this.run(follow(called, () => this.state)),
      signal,
    );
  }

  get state(): Seen | null {
    return this.store.snapshot.state;
  }
  get connection(): Connection {
    return this.store.snapshot.connection;
  }

  /** The same object until something changes, as `useSyncExternalStore` wants it. */
  readonly getSnapshot = (): LiveSnapshot<Seen> => this.store.snapshot;

  /** Calls at once and after each change, as Svelte's stores do; returns the function that ends it. */
  readonly subscribe = (listener: (snapshot: LiveSnapshot<Seen>) => void): (() => void) =>
    this.store.subscribe(listener);

  /** How it is now, and how it is after each change. It ends when the store is closed. */
  [Symbol.asyncIterator](): AsyncGenerator<Seen, void, undefined> {
    return this.store.read(this.state === null ? [] : [this.state]);
  }

  /** Ends the connection. What was read last stays readable. */
  close(): void {
    this.store.close();
  }

  private async run(following: AsyncIterable<Read<Seen>>): Promise<void> {
    for await (const told of following) {
      if (told.kind === 'lost') this.store.change({ connection: 'offline', trouble: told.error ?? null });
      else if (told.kind === 'same') this.store.change({ connection: 'live', trouble: null });
      else {
        this.store.readers.tell(told.seen);
        this.store.change({ state: told.seen, connection: 'live', trouble: null });
      }
    }
  }
}
