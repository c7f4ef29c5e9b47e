// The events of a log that a test looks at.
import type { EventType, GameEvent } from '#rules';

export type EventOf<K extends EventType> = Extract<GameEvent, { readonly type: K }>;

export const isOf =
  <K extends EventType>(type: K) =>
  (event: GameEvent): event is EventOf<K> =>
    event.type === type;

/** The events of that type, in their order. */
export const ofType = <K extends EventType>(events: readonly GameEvent[], type: K): readonly EventOf<K>[] =>
  events.filter(isOf(type));
