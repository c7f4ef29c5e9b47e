// Reads stored life-cycle events of games and checks them against their schemas, so that a malformed event
// cannot damage a list.
import { gameId } from '#kernel';
import type { StoredEvent } from '#event-store';
import { EVENTS, type GameEvent } from '#rules';
import { decode, familyOf, memberOf, UndecodableEvent, type Codec, type DecodeFault } from '#log';
import type { EventPlace, LifeCycleType, LifeEvent } from './life-event.js';

const LIFE_CYCLE: Codec<GameEvent<LifeCycleType>> = EVENTS;

export interface Unreadable {
  readonly place: EventPlace;
  readonly fault: DecodeFault;
}

export const placeOf = ({ stream, revision, id, position }: StoredEvent): EventPlace => ({
  stream,
  revision,
  id,
  position,
});

/** Reads an event of a life-cycle type. Undefined if its stream is not a game's. */
export function readLifeEvent(stored: StoredEvent): LifeEvent | Unreadable | undefined {
  if (familyOf(stored.stream) !== 'game') return undefined;
  const place = placeOf(stored);
  try {
    const { event, at } = decode(LIFE_CYCLE, stored, 'strict');
    return { place, game: gameId(memberOf(stored.stream)), at, event };
  } catch (error) {
    if (error instanceof UndecodableEvent) return { place, fault: error.fault };
    throw error;
  }
}
