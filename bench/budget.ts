// The budget: each figure the design promises, and the module of this folder that measures it.
// A module exports `measure: Measure`; until it exists, its figure is reported as not there yet.

export interface BudgetLine {
  readonly what: string;
  readonly promise: string;
  /** The file's name without its ending. */
  readonly module: string;
}

export const BUDGET: readonly BudgetLine[] = [
  {
    what: 'append through the SQLite adapter, 64 games at once',
    promise: 'at least 60 % of raw better-sqlite3, at as many events a transaction',
    module: 'append-sqlite',
  },
  {
    what: 'append through the EventStoreDB adapter',
    promise: 'at least 80 % of the raw client on the same server',
    module: 'append-eventstoredb',
  },
  {
    what: 'folding parsed events',
    promise: 'at least 500,000 events/s a core',
    module: 'fold',
  },
  {
    what: 'self-play with random legal bots',
    promise: 'at least 20,000 decisions/s a core',
    module: 'self-play',
  },
  {
    what: 'self-play with the whole catalogue, every ruleset, bots included',
    promise: 'at least 10,000 decisions/s a core in each',
    module: 'catalogue-play',
  },
  {
    what: 'legal actions in positions with 60 permanents',
    promise: 'p99 under 1 ms',
    module: 'legal-actions',
  },
  {
    what: 'a decision on a board of 400 permanents, 20 triggers at once, four counting anthems',
    promise: 'under 50 ms; how boards grow beside it',
    module: 'board-growth',
  },
  {
    what: 'what one game holds the event loop for, a thousand tokens and ten thousand events in it',
    promise: 'at most 100 ms, whatever is asked',
    module: 'loop-delay',
  },
  {
    what: "a durable command over HTTP, both players' entries pushed",
    promise: 'at least 70 % of its do-nothing counterpart',
    module: 'command-http',
  },
  {
    what: 'a durable command over HTTP, whole games as bots play them',
    promise: 'at least 70 % of its do-nothing counterpart',
    module: 'command-http-games',
  },
  {
    what: 'commands with the log followed for the facts',
    promise: 'at least 98 % of a server that does not follow it',
    module: 'facts-followed',
  },
  {
    what: 'the lag of the facts behind a server at half of its maximum load',
    promise: 'under 2 s',
    module: 'facts-lag',
  },
  {
    what: 'facts from a log from scratch',
    promise: 'at least 60,000 events/s a core',
    module: 'facts-rebuilt',
  },
  {
    what: 'the file of the facts',
    promise: 'at most a tenth of the log',
    module: 'facts-size',
  },
  {
    what: 'the twenty main questions over the facts of ten million events',
    promise: 'each under 300 ms warm, p95 under 1 s cold',
    module: 'facts-asked',
  },
  {
    what: 'the same questions, against DuckDB directly on the Parquet export',
    promise: 'at most twice as long',
    module: 'facts-parquet',
  },
  {
    what: 'committed event to subscriber, 200 live games',
    promise: 'p99 under 10 ms at half the maximum command rate',
    module: 'event-to-subscriber',
  },
  {
    what: 'committed event to subscriber, 200 live games as bots play them',
    promise: 'p99 under 10 ms at half the maximum command rate',
    module: 'event-to-subscriber-games',
  },
  {
    what: 'a live game in memory, definitions not counted',
    promise: 'under 200 KB',
    module: 'game-memory',
  },
  {
    what: 'a game of Magic in memory, two decks of 300 cards, definitions not counted',
    promise: 'under 200 KB',
    module: 'magic-memory',
  },
  {
    what: 'opening any moment of a 2,000-event game',
    promise: 'under 5 ms with warm snapshots',
    module: 'past-moment',
  },
  {
    what: 'the outline of a 5,000-event game',
    promise: 'under 20 ms warm',
    module: 'replay-outline',
  },
  {
    what: 'a view at any moment of a 5,000-event game',
    promise: 'under 5 ms with warm snapshots',
    module: 'replay-view',
  },
  {
    what: 'one step forward or back in a replay',
    promise: 'under 2 ms',
    module: 'replay-step',
  },
  {
    what: 'a rewind of a 5,000-event game',
    promise: 'under 50 ms from the ruling to the pushed patch',
    module: 'rewind',
  },
  {
    what: 'who knew what when, for one card of a 5,000-event game',
    promise: 'under 50 ms warm',
    module: 'knew',
  },
  {
    what: 'a search over 10,000 open games',
    promise: 'under 30 ms, whatever is combined',
    module: 'open-games',
  },
  {
    what: 'starting with 10,000 games in the log',
    promise: 'ready in under 3 s',
    module: 'server-start',
  },
  {
    what: 'loading the built catalogue',
    promise: 'under 300 ms',
    module: 'catalogue-load',
  },
  {
    what: 'loading the catalogue with every card compiled',
    promise: 'under 300 ms, and under 150 MB with all of them read',
    module: 'compiled-load',
  },
  {
    what: 'what a card of a cost can be named',
    promise: 'p99 under 50 µs',
    module: 'names-of-a-cost',
  },
  {
    what: 'an entry of the feed on the screen, 150 permanents on the board',
    promise: 'p95 under 50 ms',
    module: 'page-entry',
  },
  {
    what: 'first paint of the lobby, nothing of it in the cache',
    promise: 'p95 under 1 s',
    module: 'page-lobby',
  },
  {
    what: 'opening a table of 2,000 entries, to its log on the screen',
    promise: 'p95 under 1 s',
    module: 'page-table',
  },
  {
    what: 'dragging along the replay of a game of 5,000 moments',
    promise: '60 frames a second',
    module: 'page-scrub',
  },
  {
    what: 'the page of a table, opened after 7,000 events',
    promise: 'a heap under 10 MB',
    module: 'page-memory',
  },
];
