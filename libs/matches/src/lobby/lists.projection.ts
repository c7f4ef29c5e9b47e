// The lists of games: folds the life cycle of every game.
import { gameId } from '#kernel';
import { EVENTS, LIFE_CYCLE_EVENTS, type GameEvent } from '#rules';
import { decode, familyOf, memberOf, type Codec, type Projection } from '#log';
import { foldInto, type Shelf } from './fold.js';
import type { LifeCycleType } from './life-event.js';

const LIFE_CYCLE: Codec<GameEvent<LifeCycleType>> = EVENTS;

/** Increase it when the lists store or fold something differently. */
const SHAPE = 4;

export const LISTS: Projection<Shelf> = {
  name: 'lists',
  // The event versions are part of it, because a newer release folds events that an older one could not read.
  version: [SHAPE, ...LIFE_CYCLE_EVENTS.map((type) => `${type}.${EVENTS[type].version}`)].join(' '),
  types: LIFE_CYCLE_EVENTS,
  apply(shelf, stored) {
    if (familyOf(stored.stream) !== 'game') return;
    // Checked against its schema, so that a malformed event cannot damage a list.
    const { event, at } = decode(LIFE_CYCLE, stored, 'strict');
    foldInto(shelf, { game: gameId(memberOf(stored.stream)), at, event });
  },
};
