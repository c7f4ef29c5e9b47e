// What sessions need of the world, gathered once.
import type { EventStore } from '#event-store';
import type { Homes } from '../homes/index.js';
import type { History } from '../feeds/history.js';
import type { GameSecrets } from '../../log/index.js';
import type { Clock, FormatCards, Log, Metrics } from '../../ports/index.js';

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
  /** How long whoever sends a command, or looks at a game, waits while the store does not say what became of something. */
  readonly answer: number;
  /** How long a game nobody uses is kept in memory. */
  readonly idle: number;
  /** How long a node leaves what time or a bot does in a game to each node that comes before it. */
  readonly home: number;
}

export const DEFAULT_PATIENCE: Patience = { answer: 8_000, idle: 5 * 60_000, home: 2_000 };
/** Injected where an app or a test sets its own. */
export const PATIENCE = Symbol('Patience');
