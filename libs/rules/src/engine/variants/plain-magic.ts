// Plain Magic, the simplest variant: each player has a library and a graveyard, and a card has the name
// printed on it.
import { libraryOf } from '../../reading/language/references.js';
import { ownLibraryOf } from '../../model/basics/ids.js';
import { randomDeck } from './decks.js';
import type { GraveyardPolicy, LibraryPolicy, Variant } from '../../model/variant/variant.js';

const OWN_LIBRARIES: LibraryPolicy = {
  prebuilt: null,
  /** cr 103.2: a player who brings no deck gets cards of the format. */
  *lay(supply) {
    for (const seat of supply.seats)
      yield { zone: ownLibraryOf(seat), cards: supply.decks?.[seat] ?? randomDeck(supply) };
  },
  drawnFrom: (state, seat) => [libraryOf(state, seat)],
  decks: 'every-draw',
  shuffle: 'real',
  called: ['library'],
  redraw: 'by-base',
  mulligan: 'each',
  searched: (cards) => cards,
};

export const ONE_GRAVEYARD: GraveyardPolicy = { count: 1, of: () => 0 };

export const PLAIN_MAGIC: Variant = {
  turns: 'played',
  libraries: OWN_LIBRARIES,
  graveyards: ONE_GRAVEYARD,
  naming: null,
  anyCardAsLand: null,
};
