// Draws every random outcome again from the state before it. There is one entry for each event that uses
// randomness. It names the swap of utopia lands, because the events of all variants belong to the rules.
import { shuffled, type RandomSource } from '#kernel';
import { handCards, shuffledExcept } from '../../engine/happening/library.js';
import { seatsPlaying } from '../../engine/proposal/proposal.js';
import type { EventType, GameEvent } from '../../model/events/events.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import type { GameState } from '../../model/state/game-state.js';
import type { ObjectId } from '../../model/basics/ids.js';
import type { Variant } from '../../model/variant/variant.js';

type Drawing = {
  [K in EventType]: GameEvent<K> extends { readonly drawn: number } ? K : never;
}[EventType];
export type DrawnEvent = GameEvent<Drawing>;

/** True if the same random words give the same outcome. */
type Redraw<K extends Drawing> = (
  event: GameEvent<K>,
  state: GameState,
  random: RandomSource,
  variant: Variant,
) => boolean;

const same = (some: readonly ObjectId[], others: readonly ObjectId[]): boolean =>
  some.length === others.length && some.every((object, nth) => object === others[nth]);

/** `by-deciding`: the event alone does not tell what was drawn, so its command must be decided again. */
const REDRAWN: { readonly [K in Drawing]: Redraw<K> | 'by-deciding' } = {
  StarterChooserDetermined(event, state, random) {
    const seats = seatsPlaying(state).map(({ seat }) => seat);
    return seats[random.below(Math.max(1, seats.length))] === event.seat;
  },
  LibraryMade: 'by-deciding',
  LibraryShuffled: ({ zone, order, kept = [] }, state, random) =>
    same(shuffledExcept(cardsIn(state, zone), kept, random), order),
  LibraryCut({ zone, at }, state, random) {
    const size = cardsIn(state, zone).length;
    return size > 1 && 1 + random.below(size - 1) === at;
  },
  HandsReturned({ seats, to, cards }, state, random, variant) {
    return same(
      shuffled(handCards({ state, variant }, seats, to), random),
      cards.map(({ object }) => object),
    );
  },
  CoinFlipped: ({ heads }, _, random) => (random.below(2) === 0) === heads,
  DieRolled: ({ sides, result }, _, random) => 1 + random.below(sides) === result,
  RandomnessUsed: 'by-deciding',
  UtopiaIdentitiesSwapped: 'by-deciding',
};

export const isDrawn = (event: GameEvent): event is DrawnEvent => 'drawn' in event;

/** `random` continues from the log's position. Afterwards it has used as much as the event says. */
export function redrawn(
  event: DrawnEvent,
  state: GameState,
  random: RandomSource,
  variant: () => Variant,
): 'alike' | 'otherwise' | 'by-deciding' {
  const redraw = REDRAWN[event.type];
  if (redraw === 'by-deciding') return redraw;
  return (redraw as Redraw<Drawing>)(event, state, random, variant()) ? 'alike' : 'otherwise';
}
