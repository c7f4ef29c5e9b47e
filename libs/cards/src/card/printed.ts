// A card as printed, with today's Oracle text: what the compiler reads and names refer to.
import { HALVES, type LAYOUTS } from './definition.js';
import type { Colour } from './mana-cost.js';
import { typeLineOf, type TypeWords } from './type-line.js';

export type Layout = (typeof LAYOUTS)[number];

/** One face or half (cr 709-712, 715). */
export interface PrintedFace extends TypeWords {
  readonly name: string;
  /** Null for no mana cost. A flipped half, a back face and a meld result have none. */
  readonly manaCost: string | null;
  /** cr 204. Without an indicator the colours are those of the cost, whatever the text says. */
  readonly colourIndicator?: readonly Colour[];
  /** The Oracle text, one paragraph a line, with reminder text; '' for no text. */
  readonly text: string;
  /** As printed: '2', '*', '1+*'. */
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  /** cr 211, 212: the modifiers of a vanguard: '+1', '-4'. */
  readonly handModifier?: string;
  readonly lifeModifier?: string;
}

export type Legality = 'legal' | 'restricted' | 'banned' | 'not_legal';

/** A printing in a set, and its date: the set's, or one of its own. */
export interface Printing {
  readonly set: string;
  /** 2011-09-30. If only the month or year is known, its last day. */
  readonly date: string;
}

/** One card with all printings and faces; the front, unflipped or left face is first. */
export interface PrintedCard {
  /** Of a split card the names of both halves, 'Fire // Ice'; otherwise the front's name. */
  readonly name: string;
  readonly layout: Layout;
  readonly faces: readonly [PrintedFace, ...PrintedFace[]];
  /** By date. */
  readonly printings: readonly [Printing, ...Printing[]];
  /** By format, if the source knows. */
  readonly legalities?: Readonly<Record<string, Legality>>;
  /** The ids that Scryfall gives it, if the source knows. */
  readonly ids?: CardIds;
}

export interface CardIds {
  /** Of the card. */
  readonly oracle?: string;
  /** Of one of its printings: the first that the source has. */
  readonly scryfall?: string;
}

/** Kinds of cards that are never in a library, so that their names cannot be named. */
export const BESIDE = ['vanguard', 'plane', 'phenomenon', 'scheme', 'conspiracy'] as const;

/** A card of one of these kinds, with one face. */
export interface BesideCard extends PrintedCard {
  readonly kind: (typeof BESIDE)[number];
}

export interface CardSet {
  readonly code: string;
  readonly name: string;
  readonly date: string;
  /** As the source calls it: 'core', 'expansion', 'promo'. */
  readonly type: string;
  /** Never printed on paper. */
  readonly digital: boolean;
}

/** A name that a card can be given (pentaland 704.3): each half of a split card has a name, other cards have one. */
export interface CardName {
  readonly name: string;
  readonly manaCost: string | null;
  readonly card: PrintedCard;
  /** The face with this name. */
  readonly face: number;
}

export function namesOf(card: PrintedCard): readonly CardName[] {
  const faces = card.layout === 'split' ? card.faces : [card.faces[0]];
  return faces.map(({ name, manaCost }, face) => ({ name, manaCost, card, face }));
}

/** The printed values of a card outside the game: both halves of a split card joined, otherwise the front. */
export function printedOn({ name, layout, faces }: PrintedCard): {
  readonly name: string;
  readonly cost: string | null;
  readonly typeLine: string;
} {
  if (layout !== 'split') return { name, cost: faces[0].manaCost, typeLine: typeLineOf(faces[0]) };
  return {
    name,
    cost: faces.every(({ manaCost }) => manaCost === null)
      ? null
      : faces.map(({ manaCost }) => manaCost ?? '').join(HALVES),
    typeLine: faces.map(typeLineOf).join(HALVES),
  };
}

export const firstPrinted = ({ printings: [first] }: PrintedCard): string => first.date;
