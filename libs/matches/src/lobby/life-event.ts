// The life-cycle events of a game, with their place in the log.
import type { GameId, Instant } from '#kernel';
import type { StoredEvent } from '#event-store';
import type { GameEvent, LIFE_CYCLE_EVENTS } from '#rules';

/** The place of an event: enough to tell whether an index was folded from this store. */
export type EventPlace = Pick<StoredEvent, 'stream' | 'revision' | 'id' | 'position'>;

export type LifeCycleType = (typeof LIFE_CYCLE_EVENTS)[number];

export interface LifeEvent {
  readonly place: EventPlace;
  readonly game: GameId;
  readonly at: Instant;
  readonly event: GameEvent<LifeCycleType>;
}
