// A toy variant: one library for all players, cards without names until something is done with them, two
// graveyards for each player, and lands of any card. Its rules are numbered toy 1 to 9.
import { canonicalManaCost, costsOf, namesWithin, type CardDefinition } from '#cards';
import { refuse } from '../../../rules/src/model/basics/refusal.js';
import { COMMON_LIBRARY } from '../../../rules/src/model/basics/ids.js';
import { COMMON_LIBRARIES } from '../../../rules/src/engine/variants/common-library.js';
import type {
  GraveyardPolicy,
  LandPolicy,
  LibraryPolicy,
  NamingPolicy,
  Supply,
  Variant,
} from '../../../rules/src/model/variant/variant.js';

/** toy 1: the library consists of any cards of the format, repeats allowed. */
const anyCards = ({ definitions, size, random }: Supply): CardDefinition[] =>
  Array.from({ length: size }, () => definitions[random.below(definitions.length)]).filter(
    (card): card is CardDefinition => card !== undefined,
  );

const libraries: LibraryPolicy = {
  ...COMMON_LIBRARIES,
  called: ['first', 'second'],
  lay: (supply) => [{ zone: COMMON_LIBRARY, cards: anyCards(supply) }],
};

/** toy 2: cards without a cost go to a graveyard of their own. */
const graveyards: GraveyardPolicy = {
  count: 2,
  of(state, { card, identity }) {
    const { printed, definition } = card ?? identity;
    const of = printed ?? definition;
    return of !== null && state.definitions[of]?.cost === null ? 1 : 0;
  },
};

const symbolsOf = (card: CardDefinition): string =>
  costsOf(card)
    .map((cost) => (cost === null ? 'none' : canonicalManaCost(cost)))
    .join();

const naming: NamingPolicy = {
  granted: 'nonland-where-it-costs',
  refuses(state, { printed }, name) {
    if (name.name === printed.name)
      return refuse('illegal-answer', 'toy 3', 'A card is never what is printed on it.');
    if (symbolsOf(name) !== symbolsOf(printed))
      return refuse('illegal-answer', 'toy 4', 'A card is named as one of the same cost.');
    if (state.naming?.names.some((given) => given.name === name.name) === true)
      return refuse('illegal-answer', 'toy 5', 'That name was already used in this game.');
    return undefined;
  },
  byCost: (printed, cards) =>
    cards.flatMap(namesWithin).filter((name) => symbolsOf(name) === symbolsOf(printed)),
  counts: () => true,
  asks: (_, { object: { owner, zone } }, __, chooser) => chooser ?? owner ?? zone.seat,
  criteria: 'where-asked',
  namesNext: () => null,
  mustHaveOne: (_, __, { kind }) => kind === 'battlefield',
  staysNamed: (_, __, { kind }) => kind !== 'hand' && kind !== 'library',
  revealed: 'as-it-is',
  seenByOthers: 'as-it-is',
  matchedBy: 'name',
  soughtInHand: 'every-card',
  faceDown: null,
  landInstead: null,
  givenUp: 'random-name',
  rules: { noSuchName: 'toy 6', criterion: 'toy 7', missing: 'toy 3', named: 'toy 3', banned: 'toy 6' },
};

const anyCardAsLand: LandPolicy = {
  as: 'pentaland',
  may: (_, seat, { zone }) => zone.kind === 'hand' && zone.seat === seat,
  putFromHand: 'lands-alone',
  leaves: 'itself',
  rule: 'toy 8',
};

/** toy 9: the other kind of land of any card, of which a random one leaves. */
export const AT_RANDOM: LandPolicy = { ...anyCardAsLand, as: 'utopia', leaves: 'at-random' };

export const TOY: Variant = { turns: 'played', libraries, graveyards, naming, anyCardAsLand };
