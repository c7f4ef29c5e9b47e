// The life-cycle events of a game.
import type { GameId, Instant } from '#kernel';
import type { GameEvent, LIFE_CYCLE_EVENTS } from '#rules';

export type LifeCycleType = (typeof LIFE_CYCLE_EVENTS)[number];

export interface Life {
  readonly game: GameId;
  readonly at: Instant;
  readonly event: GameEvent<LifeCycleType>;
}
