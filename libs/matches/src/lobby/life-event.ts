// What happens in the life of a game, and where in the log it stands.
import type { GameId, Instant } from '#kernel';
import type { StoredEvent } from '#event-store';
import type { GameEvent, LIFE_CYCLE_EVENTS } from '#rules';

/** Where an event stands: enough to see whether a store is the one that an index was folded from. */
export type EventPlace = Pick<StoredEvent, 'stream' | 'revision' | 'id' | 'position'>;

export type LifeCycleType = (typeof LIFE_CYCLE_EVENTS)[number];

export interface LifeEvent {
  readonly place: EventPlace;
  readonly game: GameId;
  readonly at: Instant;
  readonly event: GameEvent<LifeCycleType>;
}
