// Mental Magic with marked names (904): libraries as in Magic, hidden cards that are any card of their cost, and a land of
// any card.
import { ONE_GRAVEYARD, PLAIN_MAGIC, type LandPolicy, type LibraryPolicy, type Variant } from '#rules';
import { NAMING } from './naming.js';

const libraries: LibraryPolicy = {
  ...PLAIN_MAGIC.libraries,
  /** utopia 904.11a-b: as many of the top cards as are searched for; for any number, none. */
  searched: (cards, most) => (Number.isFinite(most) ? cards.slice(Math.max(0, cards.length - most)) : []),
};

const anyCardAsLand: LandPolicy = {
  as: 'utopia',
  /** utopia 904.5a: each player, of the cards of their hand; a Utopia that lies elsewhere is a land to be played as one. */
  may: (_, seat, { zone }) => zone.kind === 'hand' && zone.seat === seat,
  putFromHand: 'lands-alone',
  leaves: 'at-random',
  rule: 'utopia 904.5a',
};

export const UTOPIA: Variant = {
  turns: 'played',
  libraries,
  graveyards: ONE_GRAVEYARD,
  naming: NAMING,
  anyCardAsLand,
};
