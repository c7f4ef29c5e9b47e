// The names a card without one could be given now: for whoever may be helped with that.
import type { CardDefinition } from '#cards';
import { unnamedCard } from '../../../reading/characteristics/unnamed.js';
import { namesIn } from '../../../engine/naming/definition-named.js';
import type { GameState } from '../../../model/state/game-state.js';
import type { ObjectId } from '../../../model/basics/ids.js';
import { variantIn, type Rulebook } from './naming.js';

/** Of those that `isMeant`; undefined where it is no card that could get a name. */
export function namesFor(
  state: GameState,
  object: ObjectId,
  book: Rulebook,
  isMeant: (name: CardDefinition) => boolean,
): readonly CardDefinition[] | undefined {
  const card = unnamedCard(state, object);
  const { naming } = variantIn(state, book);
  if (card === undefined || naming === null) return undefined;
  return naming
    .byCost(card.printed, namesIn(book))
    .filter(
      (name) =>
        isMeant(name) &&
        naming.refuses(state, card, name) === undefined &&
        book.cards.illegal?.(name) === undefined,
    );
}
