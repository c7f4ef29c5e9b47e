// What every live object holds: a snapshot, those who listen to it and read along, and the following that the first of them
// begins.
import { Readers } from './readers.js';

export type Connection = 'live' | 'catching up' | 'offline';

interface Followed {
  readonly connection: Connection;
  /** Why it is not followed any more. */
  readonly error: Error | null;
}

export class Store<Snapshot extends Followed, Item> {
  readonly readers = new Readers<Item>();
  private readonly listeners = new Set<(snapshot: Snapshot) => void>();
  private readonly closing = new AbortController();
  private isFollowing = false;
  private hasEnded = false;

  /** `follow` goes on until it is called off, or throws what no new attempt mends. */
  constructor(
    private now: Snapshot,
    private readonly follow: (signal: AbortSignal) => Promise<void>,
    signal: AbortSignal | undefined,
  ) {
    if (signal?.aborted === true) this.close();
    else signal?.addEventListener('abort', () => this.close(), { once: true });
  }

  /** Never changed: another one takes its place. */
  get snapshot(): Snapshot {
    return this.now;
  }

  /** True when nothing is followed any more, and nothing will be. */
  get isClosed(): boolean {
    return this.hasEnded;
  }

  subscribe(listener: (snapshot: Snapshot) => void): () => void {
    // The same function twice is two subscriptions.
    const own = (snapshot: Snapshot): void => listener(snapshot);
    this.listeners.add(own);
    this.begin();
    listener(this.now);
    return () => void this.listeners.delete(own);
  }

  read(first: readonly Item[]): AsyncGenerator<Item, void, undefined> {
    return this.readers.read(first, () => this.begin());
  }

  change(to: Partial<Snapshot>): void {
    const next = { ...this.now, ...to };
    if (Object.keys(to).every((key) => next[key as keyof Snapshot] === this.now[key as keyof Snapshot]))
      return;
    this.tell(next);
  }

  close(): void {
    this.closing.abort();
    if (!this.isFollowing) this.end(null);
  }

  private begin(): void {
    if (this.isFollowing || this.hasEnded) return;
    this.isFollowing = true;
    // Who began it is told so when it listens.
    const begun: Partial<Followed> = { connection: 'catching up' };
    this.now = { ...this.now, ...(begun as Partial<Snapshot>) };
    void this.follow(this.closing.signal).then(
      () => this.end(null),
      (error: unknown) => this.end(error instanceof Error ? error : new Error(String(error))),
    );
  }

  private end(error: Error | null): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    // What ends it is no other member of a snapshot than these.
    const ended: Partial<Followed> = { connection: 'offline', error };
    // Also told where nothing else changes: whoever listens learns that nothing more comes.
    this.tell({ ...this.now, ...(ended as Partial<Snapshot>) });
    this.readers.end(error);
  }

  private tell(next: Snapshot): void {
    this.now = next;
    for (const listener of this.listeners) listener(next);
  }
}
