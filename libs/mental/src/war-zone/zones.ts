// Two libraries and two graveyards per player (war-zone Dual Libraries and Graveyards): the Main Library, and
// the Utopia Library, which holds only Utopias.
import { memoByIdentity } from '#kernel';
import { definitionHash, type CardDefinition } from '#cards';
import {
  differentCards,
  librariesOf,
  ownLibraryOf,
  type GameObject,
  type GraveyardPolicy,
  type LibraryPolicy,
  type Seat,
  type Supply,
  type Zone,
} from '#rules';
import { PREBUILT_LIBRARIES } from './prebuilt.js';
import { UTOPIA_CARD } from './utopia-card.js';

const UTOPIA = definitionHash(UTOPIA_CARD);

export const utopiaLibraryOf = (seat: Seat): Zone => ({ ...ownLibraryOf(seat), index: 1 });

const isUtopia = ({ card, identity }: GameObject): boolean => (card ?? identity).definition === UTOPIA;

/** Utopias go to the second of the two, everything else to the first. */
const whichOne = (_: unknown, object: GameObject): number => (isUtopia(object) ? 1 : 0);

/**
 * war-zone Setup: lands are only in the Utopia Library, unless the players bring lands (Optional Land Rule).
 */
const isLand = ({ typeLine }: CardDefinition): boolean => typeLine.split(' — ')[0]?.includes('Land') ?? false;

const others = memoByIdentity<readonly CardDefinition[], readonly CardDefinition[]>();

/** A format has the same cards for every game; looking through thirty thousand took 20 ms a game. */
function withoutLands(definitions: readonly CardDefinition[]): readonly CardDefinition[] {
  let found = others.get(definitions);
  if (found === undefined) others.set(definitions, (found = definitions.filter((card) => !isLand(card))));
  return found;
}

/** war-zone The Decks: thirty Utopias for forty cards. */
const UTOPIAS_OF_FORTY = 30;

function mainLibrary(
  { decks, definitions, prebuilt, ...rest }: Supply,
  seat: Seat,
): readonly CardDefinition[] {
  const ready = prebuilt?.[seat];
  if (ready !== undefined) return PREBUILT_LIBRARIES.cardsOf(ready, definitions) ?? [];
  const brought = decks?.[seat];
  if (brought !== undefined) return brought;
  const legal = withoutLands(definitions);
  return differentCards({
    ...rest,
    decks,
    prebuilt,
    definitions: legal,
    size: Math.min(rest.size, legal.length),
  });
}

function* lay(
  supply: Supply,
): Generator<ReturnType<LibraryPolicy['lay']> extends Iterable<infer L> ? L : never> {
  for (const seat of supply.seats) {
    const main = mainLibrary(supply, seat);
    yield { zone: ownLibraryOf(seat), cards: main };
    const count = Math.ceil((main.length * UTOPIAS_OF_FORTY) / 40);
    const cards = Array.from({ length: count }, () => UTOPIA_CARD);
    yield { zone: utopiaLibraryOf(seat), cards, named: true };
  }
}

export const LIBRARIES: LibraryPolicy = {
  prebuilt: PREBUILT_LIBRARIES,
  lay,
  /**
   * war-zone Utopia, Rulings: a draw from the Main Library may be taken from the other instead, but not the
   * reverse.
   */
  drawnFrom: (state, seat) => librariesOf(state, seat),
  /** war-zone Running Out of Cards. */
  decks: 'mandatory-draws',
  called: ['main', 'utopia'],
  of: whichOne,
  shuffle: 'real',
  /** war-zone Setup: only the Paris mulligan. */
  redraw: 'paris',
  mulligan: 'each',
  searched: (cards) => cards,
};

export const GRAVEYARDS: GraveyardPolicy = { count: 2, of: whichOne };
