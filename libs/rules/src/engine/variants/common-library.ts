// A single library for all players that belongs to nobody (pentaland 701, 702), and the first game played
// with it, in which turns just pass (decision 3).
import { COMMON_LIBRARY } from '../../model/basics/ids.js';
import { differentCards } from './decks.js';
import { ONE_GRAVEYARD } from './plain-magic.js';
import type { LibraryPolicy, Variant } from '../../model/variant/variant.js';

export const COMMON_LIBRARIES: LibraryPolicy = {
  prebuilt: null,
  lay: (supply) => [{ zone: COMMON_LIBRARY, cards: differentCards(supply) }],
  drawnFrom: () => [COMMON_LIBRARY],
  decks: 'every-draw',
  shuffle: 'cut',
  called: ['library'],
  redraw: 'by-base',
  mulligan: 'together',
  searched: () => 'impossible',
};

export const TURNS_GO_BY: Variant = {
  turns: 'passed',
  libraries: COMMON_LIBRARIES,
  graveyards: ONE_GRAVEYARD,
  naming: null,
  anyCardAsLand: null,
};
