// Piles of cards that are face down in exile (cr 406.4): a player who may not look at a card can choose only
// its pile.
import { pileOf } from '../../fold/evolve/in-zones.js';
import { isUnknownInExile } from '../language/any-card-as-land.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import { mayLookAt } from './looking-at.js';

/** Whether the player learns nothing of the card by choosing it: a random card of its pile is chosen. */
export function isUnseenBy(state: GameState, seat: Seat, id: ObjectId): boolean {
  const object = state.objects[objectNumber(id)];
  return (
    object !== undefined &&
    isUnknownInExile(object) &&
    !state.lyingOpen.some((open) => open.object === id && (open.to === null || open.to === seat)) &&
    !mayLookAt(state, seat, id)
  );
}

/** The cards that are on the same pile as this one. */
export function sharingPile(state: GameState, id: ObjectId, cards: readonly ObjectId[]): readonly ObjectId[] {
  const object = state.objects[objectNumber(id)];
  if (object === undefined) return [id];
  return cards.filter((other) => {
    const one = state.objects[objectNumber(other)];
    return one !== undefined && isUnknownInExile(one) && pileOf(one) === pileOf(object);
  });
}

export interface Drawn {
  readonly from: readonly ObjectId[];
  readonly count: number;
}

/** Splits a choice into known cards and a number of cards from each pile, which are picked at random. */
export function splitByPile(
  state: GameState,
  seat: Seat,
  chosen: readonly ObjectId[],
  candidates: readonly ObjectId[],
): { readonly seen: readonly ObjectId[]; readonly piles: readonly Drawn[] } {
  const unseen = chosen.filter((id) => isUnseenBy(state, seat, id));
  if (unseen.length === 0) return { seen: chosen, piles: [] };
  const hidden = candidates.filter((id) => isUnseenBy(state, seat, id));
  const piles = new Map<ObjectId, { from: readonly ObjectId[]; count: number }>();
  for (const id of unseen) {
    const from = sharingPile(state, id, hidden);
    const lowest = from[0] ?? id;
    piles.set(lowest, { from, count: (piles.get(lowest)?.count ?? 0) + 1 });
  }
  return { seen: chosen.filter((id) => !unseen.includes(id)), piles: [...piles.values()] };
}
