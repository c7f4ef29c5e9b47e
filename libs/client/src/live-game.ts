// A game as it goes on: a store with the view, the last entries and the state of the connection.
import { foldPatch, type Json } from './fold.js';
import { followFeed, type Entry, type FeedSetting } from './feed.js';
import type { TableViewFragment as TableView } from './generated/operations.js';
import { Readers } from './readers.js';
import { Table, type Wire } from './table.js';

export type Connection = 'live' | 'catching up' | 'offline';

type Decision = NonNullable<TableView['decision']>;

/** A question with what there is to choose from, which only the player who answers sees, and a judge. */
export type OpenQuestion = Decision & { readonly question: NonNullable<Decision['question']> };

/** Never changed: what a store says is a new one of these. */
export interface GameSnapshot {
  /** Your view of the game after the last entry; null before the first. */
  readonly state: TableView | null;
  /** The last entries, at most `keep` of them. */
  readonly entries: readonly Entry[];
  /** The question that is open for you. */
  readonly decision: OpenQuestion | null;
  readonly connection: Connection;
  /** Why the game is not followed any more. */
  readonly error: Error | null;
}

/** One entry, with the view after it. */
export interface Step {
  readonly entry: Entry;
  readonly state: TableView;
}

export interface LiveSetting {
  /** How many entries are kept, 500 if you do not say. */
  readonly keep?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

const KEPT = 500;

const isOpen = (decision: Decision | null): decision is OpenQuestion =>
  decision !== null && decision.question !== null;

/** The patches of a feed make what the fragment TableView answers. */
const tableIn = (view: unknown): TableView => view as TableView;

export class LiveGame extends Table implements AsyncIterable<Step> {
  private snapshot: GameSnapshot = {
    state: null,
    entries: [],
    decision: null,
    connection: 'offline',
    error: null,
  };
  private readonly listeners = new Set<(snapshot: GameSnapshot) => void>();
  private readonly readers = new Readers<Step>();
  private readonly closing = new AbortController();
  private isFollowing = false;
  private hasEnded = false;

  constructor(
    id: string,
    wire: Wire,
    private readonly feed: FeedSetting,
    private readonly setting: LiveSetting = {},
  ) {
    super(id, wire);
    const { signal } = setting;
    if (signal?.aborted === true) this.close();
    else signal?.addEventListener('abort', () => this.close(), { once: true });
  }

  get state(): TableView | null {
    return this.snapshot.state;
  }
  get entries(): readonly Entry[] {
    return this.snapshot.entries;
  }
  get decision(): OpenQuestion | null {
    return this.snapshot.decision;
  }
  get connection(): Connection {
    return this.snapshot.connection;
  }

  /** True when nothing is followed any more, and nothing will be. */
  get isClosed(): boolean {
    return this.hasEnded;
  }

  /** The same object until something changes, as `useSyncExternalStore` wants it. */
  readonly getSnapshot = (): GameSnapshot => this.snapshot;

  /** Calls at once and after each change, as Svelte's stores do; returns the function that ends it. */
  readonly subscribe = (listener: (snapshot: GameSnapshot) => void): (() => void) => {
    // The same function twice is two subscriptions.
    const own = (snapshot: GameSnapshot): void => listener(snapshot);
    this.listeners.add(own);
    this.follow();
    listener(this.snapshot);
    return () => void this.listeners.delete(own);
  };

  /** Every entry from now on, or from the beginning if nothing was followed yet. It ends when the store is closed. */
  [Symbol.asyncIterator](): AsyncGenerator<Step, void, undefined> {
    return this.readers.read([], () => this.follow());
  }

  /** Each question that is open for you, once, until the game is over or the store is closed: what a bot goes through. */
  async *questions(): AsyncGenerator<OpenQuestion, void, undefined> {
    const readers = new Readers<OpenQuestion>();
    let asked: string | undefined;
    let leave: (() => void) | undefined;
    const begin = (): void => {
      leave = this.subscribe(({ connection, decision, state, error }) => {
        if (connection === 'live' && decision !== null && decision.decisionId !== asked) {
          asked = decision.decisionId;
          readers.tell(decision);
        }
        if (this.hasEnded || state?.status === 'OVER') readers.end(error);
      });
    };
    try {
      yield* readers.read([], begin);
    } finally {
      leave?.();
    }
  }

  /** Ends the connection. What was followed stays readable. */
  close(): void {
    this.closing.abort();
    if (!this.isFollowing) this.end(null);
  }

  private follow(): void {
    if (this.isFollowing || this.hasEnded) return;
    this.isFollowing = true;
    void this.run().then(
      () => this.end(null),
      (error: unknown) => this.end(error instanceof Error ? error : new Error(String(error))),
    );
  }

  private async run(): Promise<void> {
    let view: Json = null;
    let isFresh = false;
    for await (const told of followFeed(this.feed, this.id, this.closing.signal)) {
      if (told.kind === 'caught-up') this.change({ connection: 'live' });
      else if (told.kind === 'lost') this.change({ connection: 'offline' });
      else if (told.kind === 'anew') {
        // What was seen stays in sight until the new feed says something.
        view = null;
        isFresh = true;
        this.change({ connection: 'offline' });
      } else {
        const { entry } = told;
        view = foldPatch(view, entry.patch);
        const state = tableIn(view);
        const before = isFresh ? [] : this.snapshot.entries;
        isFresh = false;
        const { keep = KEPT } = this.setting;
        const connection = this.snapshot.connection === 'live' ? 'live' : 'catching up';
        const entries = keep === 0 ? [] : [...before, entry].slice(-keep);
        // Readers first: whoever listens may close the store.
        this.readers.tell({ entry, state });
        this.change({ state, entries, decision: isOpen(state.decision) ? state.decision : null, connection });
      }
    }
  }

  private end(error: Error | null): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.change({ connection: 'offline', error });
    this.readers.end(error);
  }

  private change(to: Partial<GameSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...to };
    for (const listener of this.listeners) listener(this.snapshot);
  }
}
