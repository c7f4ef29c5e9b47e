// The names an unnamed card could get now, as help for a player who chooses one.
import type { CardDefinition } from '#cards';
import { unnamedCard } from '../../../reading/characteristics/alone/unnamed.js';
import { namesIn } from '../../../engine/naming/definition-named.js';
import type { GameState } from '../../../model/state/game-state.js';
import type { ObjectId } from '../../../model/basics/ids.js';
import { variantIn, type Rulebook } from './named-action.js';

/**
 * What must be computed before the first `namesFor` of a ruleset, step by step. All at once takes about 50
 * ms.
 */
export const preparingNames = (state: GameState, book: Rulebook): Iterator<void> =>
  variantIn(state, book).naming?.preparing?.(namesIn(book)) ?? [].values();

/**
 * The first names that satisfy `isMeant`, at most this many. Undefined if the object is no card that could
 * get a name.
 */
export function namesFor(
  state: GameState,
  object: ObjectId,
  book: Rulebook,
  isMeant: (name: CardDefinition) => boolean,
  most: number,
): readonly CardDefinition[] | undefined {
  const card = unnamedCard(state, object);
  const { naming } = variantIn(state, book);
  if (card === undefined || naming === null) return undefined;
  const found: CardDefinition[] = [];
  for (const name of naming.byCost(card.printed, namesIn(book))) {
    if (found.length >= most) break;
    if (
      isMeant(name) &&
      naming.refuses(state, card, name) === undefined &&
      book.cards.illegal?.(name) === undefined
    )
      found.push(name);
  }
  return found;
}
