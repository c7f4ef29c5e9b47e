// A game as it goes on: a store with the view, the last entries and the state of the connection.
import { foldPatch, type Json } from './fold.js';
import { followFeed, type Entry, type FeedSetting } from './feed.js';
import { EarlierEntriesDocument, type TableViewFragment as TableView } from './generated/operations.js';
import type { Story } from './generated/stories.js';
import { Readers } from './readers.js';
import { Store, type Connection } from './store.js';
import { Table, type Wire } from './table.js';

export type { Connection } from './store.js';

type Decision = NonNullable<TableView['decision']>;

/** A question with what there is to choose from, which only the player who answers sees, and a judge. */
export type OpenQuestion = Decision & { readonly question: NonNullable<Decision['question']> };

/** Where a game is followed from. */
export interface Begins {
  /** The `seq` of the first entry that is followed: 1 at the beginning of the feed. */
  readonly seq: number;
  /** The view before that entry; null at the beginning of the feed. */
  readonly state: TableView | null;
}

/** Never changed: what a store says is a new one of these. */
export interface GameSnapshot {
  /** Your view of the game after the last entry; null before the first. */
  readonly state: TableView | null;
  /** The last entries, at most `keep` of them. */
  readonly entries: readonly Entry[];
  /** Where it is followed from; null before the first entry. */
  readonly begins: Begins | null;
  /** The question that is open for you; null while the game is stopped for a judge or by its operator. */
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

/** An entry from before the ones that are followed. It has no patch, because the view is not followed there. */
export type EarlierEntry = Omit<Entry, 'patch'>;

export interface Earlier {
  /** In order. */
  readonly entries: readonly EarlierEntry[];
  /** Where those before them are; null at the beginning of the feed. */
  readonly previous: string | null;
}

export interface LiveSetting {
  /**
   * Follows the game from so many entries before the present, from 1 to 200, in place of the beginning of its feed. `begins`
   * says where that is; there may be fewer if entries are long.
   */
  readonly last?: number | undefined;
  /** How many entries are kept, 500 if you do not say. */
  readonly keep?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

const KEPT = 500;

const isOpen = (decision: Decision | null): decision is OpenQuestion =>
  decision !== null && decision.question !== null;

/** Nobody can do anything in the game until a judge has ruled, or its operator has seen to it. */
export const isStopped = ({
  dispute,
  quarantine,
}: {
  readonly dispute: object | null;
  readonly quarantine: object | null;
}): boolean => dispute !== null || quarantine !== null;

/** The patches of a feed make what the fragment TableView answers. */
const tableIn = (view: unknown): TableView => view as TableView;

const NOTHING: GameSnapshot = {
  state: null,
  entries: [],
  begins: null,
  decision: null,
  connection: 'offline',
  error: null,
};

export class LiveGame extends Table implements AsyncIterable<Step> {
  private readonly store: Store<GameSnapshot, Step>;
  /** The cursor before the first entry that is followed. */
  private previous: string | null = null;

  constructor(
    id: string,
    private readonly own: Wire,
    private readonly feed: FeedSetting,
    private readonly setting: LiveSetting = {},
  ) {
    super(id, own);
    this.store = new Store<GameSnapshot, Step>(NOTHING, (signal) => this.run(signal), setting.signal);
  }

  get state(): TableView | null {
    return this.store.snapshot.state;
  }
  get entries(): readonly Entry[] {
    return this.store.snapshot.entries;
  }
  /** Where it is followed from; null before the first entry. */
  get begins(): Begins | null {
    return this.store.snapshot.begins;
  }
  get decision(): OpenQuestion | null {
    return this.store.snapshot.decision;
  }
  get connection(): Connection {
    return this.store.snapshot.connection;
  }

  /** True when nothing is followed any more, and nothing will be. */
  get isClosed(): boolean {
    return this.store.isClosed;
  }

  /** The same object until something changes, as `useSyncExternalStore` wants it. */
  readonly getSnapshot = (): GameSnapshot => this.store.snapshot;

  /** Calls at once and after each change, as Svelte's stores do; returns the function that ends it. */
  readonly subscribe = (listener: (snapshot: GameSnapshot) => void): (() => void) =>
    this.store.subscribe(listener);

  /** Every entry from now on, or all that are followed if none was yet. It ends when the store is closed. */
  [Symbol.asyncIterator](): AsyncGenerator<Step, void, undefined> {
    return this.store.read([]);
  }

  /**
   * Each question that is open for you, until the game is over or the store is closed: what a bot goes through. A question
   * comes once, and again when a game goes on that was stopped or taken back.
   */
  async *questions(): AsyncGenerator<OpenQuestion, void, undefined> {
    const readers = new Readers<OpenQuestion>();
    let asked: string | undefined;
    let leave: (() => void) | undefined;
    const begin = (): void => {
      leave = this.subscribe(({ connection, decision, state, error }) => {
        if (connection === 'live' && decision?.decisionId !== asked) {
          asked = decision?.decisionId;
          if (decision !== null) readers.tell(decision);
        }
        if (this.isClosed || state?.status === 'OVER') readers.end(error);
      });
    };
    try {
      yield* readers.read([], begin);
    } finally {
      leave?.();
    }
  }

  /**
   * The entries before the ones that are followed, the last `count` of them (at most 200): with `previous` of the answer, those
   * before these.
   */
  async earlier(
    count: number,
    {
      previous = this.previous,
      signal,
    }: { readonly previous?: string | null; readonly signal?: AbortSignal } = {},
  ): Promise<Earlier> {
    if (previous === null) return { entries: [], previous };
    const asked = { gameId: this.id, last: count, before: previous };
    const { lastEntries } = await this.own.transport.ask(EarlierEntriesDocument, asked, signal);
    const entries = lastEntries.entries.map((entry) => ({ ...entry, story: entry.story as Story }));
    return { entries, previous: lastEntries.previous };
  }

  /** Ends the connection. What was followed stays readable. */
  close(): void {
    this.store.close();
  }

  private async run(signal: AbortSignal): Promise<void> {
    const { keep = KEPT, last } = this.setting;
    let view: Json = null;
    let isFresh = true;
    for await (const told of followFeed(this.feed, this.id, { last }, signal)) {
      if (told.kind === 'begins') {
        // What was seen stays in sight until the first entry comes.
        view = told.from.view as Json;
        this.previous = told.from.previous;
        isFresh = true;
      } else if (told.kind === 'caught-up') this.store.change({ connection: 'live' });
      else if (told.kind === 'lost') this.store.change({ connection: 'offline' });
      else if (told.kind === 'anew') {
        // What was seen stays in sight until the new feed says something.
        view = null;
        this.previous = null;
        isFresh = true;
        this.store.change({ connection: 'offline' });
      } else {
        const { entry } = told;
        const begins = isFresh
          ? { seq: entry.seq, state: view === null ? null : tableIn(view) }
          : this.begins;
        view = foldPatch(view, entry.patch);
        const state = tableIn(view);
        const before = isFresh ? [] : this.store.snapshot.entries;
        isFresh = false;
        const connection = this.store.snapshot.connection === 'live' ? 'live' : 'catching up';
        const entries = keep === 0 ? [] : [...before, entry].slice(-keep);
        // Readers first: whoever listens may close the store.
        this.store.readers.tell({ entry, state });
        this.store.change({
          state,
          entries,
          begins,
          decision: isOpen(state.decision) && !isStopped(state) ? state.decision : null,
          connection,
        });
      }
    }
  }
}
