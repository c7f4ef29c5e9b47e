// The dependencies of the sessions.
import type { EventStore } from '#event-store';
import type { Clock, Log, Metrics } from '#ports';
import type { GameSecrets } from '#log';
import type { Homes } from '../homes/index.js';
import type { History } from '../past/history.js';
import type { FormatCards } from '../../ports/index.js';

export interface SessionDeps {
  readonly store: EventStore;
  readonly history: History;
  readonly secrets: GameSecrets;
  readonly clock: Clock;
  readonly cards: FormatCards;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly patience: Patience;
  readonly homes: Homes;
}

/** In milliseconds. */
export interface Patience {
  /**
   * How long the sender of a command, or a reader of a game, waits while the store does not report an
   * outcome.
   */
  readonly answer: number;
  /** How long an idle game stays in memory. */
  readonly idle: number;
  /** How long a node leaves a game's timers and bots to each node before it. */
  readonly home: number;
}

export const DEFAULT_PATIENCE: Patience = { answer: 8_000, idle: 5 * 60_000, home: 2_000 };
/** The injection token; an app or a test sets its own values. */
export const PATIENCE = Symbol('Patience');
