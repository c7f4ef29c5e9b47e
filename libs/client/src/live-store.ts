// Something of the server as it is now: a store that is read again whenever it may have changed.
import type { Connection } from './live-game.js';
import { Readers } from './readers.js';
import type { Lost } from './reconnecting.js';

/** Never changed: what a store says is a new one of these. */
export interface LiveSnapshot<Seen> {
  /** As it was read last; null before that. */
  readonly state: Seen | null;
  readonly connection: Connection;
  /** Why it is not followed any more. */
  readonly error: Error | null;
}

/** What following says: what was read, or that what there was is as it was. */
export type Read<Seen> = { readonly kind: 'read'; readonly seen: Seen } | { readonly kind: 'same' } | Lost;

export interface FollowSetting {
  readonly signal?: AbortSignal | undefined;
}

export class LiveStore<Seen> implements AsyncIterable<Seen> {
  private snapshot: LiveSnapshot<Seen> = { state: null, connection: 'offline', error: null };
  private readonly listeners = new Set<(snapshot: LiveSnapshot<Seen>) => void>();
  private readonly readers = new Readers<Seen>();
  private readonly closing = new AbortController();
  private isFollowing = false;
  private hasEnded = false;

  constructor(
    private readonly follow: (signal: AbortSignal, now: () => Seen | null) => AsyncIterable<Read<Seen>>,
    { signal }: FollowSetting = {},
  ) {
    if (signal?.aborted === true) this.close();
    else signal?.addEventListener('abort', () => this.close(), { once: true });
  }

  get state(): Seen | null {
    return this.snapshot.state;
  }
  get connection(): Connection {
    return this.snapshot.connection;
  }

  /** The same object until something changes, as `useSyncExternalStore` wants it. */
  readonly getSnapshot = (): LiveSnapshot<Seen> => this.snapshot;

  /** Calls at once and after each change, as Svelte's stores do; returns the function that ends it. */
  readonly subscribe = (listener: (snapshot: LiveSnapshot<Seen>) => void): (() => void) => {
    // The same function twice is two subscriptions.
    const own = (snapshot: LiveSnapshot<Seen>): void => listener(snapshot);
    this.listeners.add(own);
    this.begin();
    listener(this.snapshot);
    return () => void this.listeners.delete(own);
  };

  /** How it is now, and how it is after each change. It ends when the store is closed. */
  [Symbol.asyncIterator](): AsyncGenerator<Seen, void, undefined> {
    const { state } = this.snapshot;
    return this.readers.read(state === null ? [] : [state], () => this.begin());
  }

  /** Ends the connection. What was read last stays readable. */
  close(): void {
    this.closing.abort();
    if (!this.isFollowing) this.end(null);
  }

  private begin(): void {
    if (this.isFollowing || this.hasEnded) return;
    this.isFollowing = true;
    void this.run().then(
      () => this.end(null),
      (error: unknown) => this.end(error instanceof Error ? error : new Error(String(error))),
    );
  }

  private async run(): Promise<void> {
    const { signal } = this.closing;
    for await (const told of this.follow(signal, () => this.snapshot.state)) {
      if (told.kind === 'lost') this.change({ connection: 'offline' });
      else if (told.kind === 'same') this.change({ connection: 'live' });
      else {
        this.readers.tell(told.seen);
        this.change({ state: told.seen, connection: 'live' });
      }
    }
  }

  private end(error: Error | null): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.change({ connection: 'offline', error });
    this.readers.end(error);
  }

  private change(to: Partial<LiveSnapshot<Seen>>): void {
    const next = { ...this.snapshot, ...to };
    const { state, connection, error } = this.snapshot;
    if (next.state === state && next.connection === connection && next.error === error) return;
    this.snapshot = next;
    for (const listener of this.listeners) listener(next);
  }
}
