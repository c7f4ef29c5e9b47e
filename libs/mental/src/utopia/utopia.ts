// The ruleset utopia: Mental Magic with marked names (904). It has libraries as in Magic, hidden cards that
// can be any card of their cost, and lands made of any card.
import { ONE_GRAVEYARD, PLAIN_MAGIC, type LandPolicy, type LibraryPolicy, type Variant } from '#rules';
import { NAMING } from './naming.js';

const libraries: LibraryPolicy = {
  ...PLAIN_MAGIC.libraries,
  /** utopia 904.11a-b: a search takes that many cards from the top; none if it is for any number. */
  searched: (cards, most) => (Number.isFinite(most) ? cards.slice(Math.max(0, cards.length - most)) : []),
};

const anyCardAsLand: LandPolicy = {
  as: 'utopia',
  /** utopia 904.5a: players use the cards of their own hand; a Utopia in another zone is played as a land. */
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
