// What the application reports about itself: log fields and metrics. Both are closed sets, so that no
// payload, card, token or name can get into a log line or a label.

/** Fields of a log line: ids, outcomes, durations and counts. */
export interface LogFields {
  readonly game?: string;
  readonly player?: string;
  readonly stream?: string;
  /** The kind of command or query, never its content; or the name of a projection. */
  readonly kind?: string;
  readonly outcome?: string;
  /** A code from a closed set. */
  readonly reason?: string;
  readonly detail?: string;
  readonly step?: string;
  readonly attempt?: number;
  readonly count?: number;
  readonly revision?: number;
  readonly ms?: number;
  /** The id of the request it is written for. */
  readonly requestId?: string;
}

export interface Log {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields, cause?: unknown): void;
  /** The cause. Only the parts that cannot quote anybody's data are written. */
  error(event: string, fields?: LogFields, cause?: unknown): void;
}

export const LOG = Symbol('Log');

/** Counters. */
export type Counted =
  | 'commands-accepted'
  | 'commands-refused'
  | 'engine-faults'
  | 'commands-repeated'
  | 'appends'
  | 'append-conflicts'
  | 'append-retries'
  | 'home-missed'
  | 'sessions-opened'
  | 'sessions-evicted'
  | 'feed-entries-pushed'
  | 'subscriptions-dropped'
  | 'log-bytes'
  | 'refused-by-log-quota'
  | 'refused-by-table-quota'
  | 'refused-by-bot-quota'
  | 'refused-by-game-quota'
  | 'checkpoints-made';

/** Durations, in seconds. */
export type Timed = 'command-duration' | 'append-duration' | 'feed-lag' | 'session-opening';

/** Gauges. */
export type Levelled =
  | 'live-games'
  | 'what-ifs-open'
  | 'games-lagging'
  | 'nodes-missing'
  | 'games-quarantined'
  | 'store-available'
  | 'subscriptions-open'
  | 'checkpointed-events';

export interface Metrics {
  count(what: Counted, by?: number): void;
  time(what: Timed, seconds: number): void;
  level(what: Levelled, now: number): void;
  /** The lag of a projection, in seconds. It is asked whenever the figures are read. */
  lag(projection: string, seconds: () => number): void;
}

export const METRICS = Symbol('Metrics');
