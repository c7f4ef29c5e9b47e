// Libraries: their top cards, cards put on top and on the bottom, and shuffling (cr 401, 701.24).
import type { Run } from '../../../engine/frames/run.js';
import { occur } from '../../../engine/triggers/occur.js';
import { shuffleZone } from '../../../engine/happening/library.js';
import { cardsIn } from '../../../fold/evolve/cards.js';
import { zoneKey, type ObjectId, type Seat, type Zone } from '../../../model/basics/ids.js';
import { inChoosingOrder } from '../choices/seats.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';

/** The top cards of a library, topmost first. */
export const topOf = (run: Run, library: Zone, count: number): readonly ObjectId[] => {
  const cards = cardsIn(run.state, library);
  return cards.slice(Math.max(0, cards.length - Math.max(0, count))).reverse();
};

/**
 * Puts the cards on top and on the bottom of their library. Each list is topmost first. A card that a ruling has
 * taken out of the library meanwhile stays where it is.
 */
export function arrange(
  run: Run,
  by: Seat,
  library: Zone,
  onTop: readonly ObjectId[],
  below: readonly ObjectId[],
): void {
  const cards = cardsIn(run.state, library);
  const isThere = (id: ObjectId): boolean => cards.includes(id);
  const [top, bottom] = [onTop.filter(isThere), below.filter(isThere)];
  const rest = cards.filter((id) => !top.includes(id) && !bottom.includes(id));
  occur(run.proposal, [
    {
      type: 'LibraryArranged',
      zone: library,
      order: [...[...bottom].reverse(), ...rest, ...[...top].reverse()],
      top: top.length,
      bottom: bottom.length,
      by,
    },
  ]);
}

export const shuffling: EffectHandlers<'shuffle'> = {
  shuffle(run, { who }) {
    const libraries = new Map<string, { library: Zone; seat: Seat }>();
    for (const seat of inChoosingOrder(run, who)) {
      const library = run.libraryOf(seat);
      libraries.set(zoneKey(library), { library, seat });
    }
    for (const { library, seat } of libraries.values()) shuffleZone(run.proposal, library, seat);
    return undefined;
  },
};
