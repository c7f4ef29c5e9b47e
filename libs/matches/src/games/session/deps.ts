// What sessions need of the world, gathered once.
import type { EventStore } from '#event-store';
import type { GameSecrets } from '../../log/index.js';
import type { Clock, FormatCards, Log, Metrics } from '../../ports/index.js';

export interface SessionDeps {
  readonly store: EventStore;
  readonly secrets: GameSecrets;
  readonly clock: Clock;
  readonly cards: FormatCards;
  readonly log: Log;
  readonly metrics: Metrics;
}
