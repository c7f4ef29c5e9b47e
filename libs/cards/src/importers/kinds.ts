// Which cards of a file are kept, and as what kind, by their layouts and types in MTGJSON 5 and Scryfall.
import { BESIDE, type BesideCard, type Layout, type Legality, type PrintedFace } from '../card/printed.js';
import type { TypeWords } from '../card/type-line.js';

export type CardKind = 'card' | BesideCard['kind'];

/** Null: not a card, or the other side of a card that has an entry of its own. */
const LAYOUTS: Readonly<Record<string, Layout | null>> = {
  normal: 'normal',
  mutate: 'normal',
  saga: 'normal',
  class: 'normal',
  case: 'normal',
  prototype: 'normal',
  planar: 'normal',
  scheme: 'normal',
  vanguard: 'normal',
  leveler: 'leveler',
  split: 'split',
  aftermath: 'split',
  flip: 'flip',
  transform: 'transform',
  battle: 'transform',
  modal_dfc: 'modal',
  meld: 'meld',
  adventure: 'adventure',
  token: null,
  double_faced_token: null,
  emblem: null,
  art_series: null,
  reversible_card: null,
  host: null,
  augment: null,
};

/** Undefined for an unknown layout. */
export const layoutFor = (name: string): Layout | null | undefined => LAYOUTS[name];

const IN_LIBRARIES = [
  'Artifact',
  'Battle',
  'Creature',
  'Enchantment',
  'Instant',
  'Kindred',
  'Land',
  'Planeswalker',
  'Sorcery',
  'Tribal',
];
/** cr 717: cards of a separate deck. */
const IN_OTHER_DECKS = ['Attraction', 'Contraption'];
const NEVER = ['Token', 'Emblem', 'Dungeon', 'Card', 'Stickers', 'Hero'];

/** Undefined if the card is never in a library and of no kind that is kept beside them. */
export function kindOf({ types, subtypes }: TypeWords): CardKind | undefined {
  const beside = BESIDE.find((kind) => types.some((type) => type.toLowerCase() === kind));
  if (beside !== undefined) return beside;
  if (types.some((type) => NEVER.includes(type)) || subtypes.some((type) => IN_OTHER_DECKS.includes(type)))
    return undefined;
  return types.some((type) => IN_LIBRARIES.includes(type)) ? 'card' : undefined;
}

/**
 * Cards of challenge decks look like any other cards, but no player has them: they have no cost and are in no format,
 * not even banned.
 */
export const playedNowhere = (face: PrintedFace, legalities: Readonly<Record<string, Legality>>): boolean =>
  kindOf(face) === 'card' &&
  face.manaCost === null &&
  !face.types.includes('Land') &&
  Object.values(legalities).every((legality) => legality === 'not_legal');

/** Celebration cards say Summon instead of Creature. */
export const typeWord = (word: string): string => (word === 'Summon' ? 'Creature' : word);
