// A card as printed, with today's Oracle text: what the compiler reads and names refer to.
import { HALVES, type LAYOUTS } from './definition.js';
import type { Colour } from './mana-cost.js';
import { typeLineOf, type TypeWords } from './type-line.js';

export type Layout = (typeof LAYOUTS)[number];

/** One face or half (cr 709-712, 715). */
export interface PrintedFace extends TypeWords {
  readonly name: string;
  /** Null: none. A flipped half, a back and a meld result have none of their own. */
  readonly manaCost: string | null;
  /** cr 204. Where absent, the colours are those of the cost, whatever the text says. */
  readonly colourIndicator?: readonly Colour[];
  /** The Oracle text, a paragraph a line, reminder text included; '' where there is none. */
  readonly text: string;
  /** As printed: '2', '*', '1+*'. */
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  /** cr 211, 212: of a vanguard: '+1', '-4'. */
  readonly handModifier?: string;
  readonly lifeModifier?: string;
}

export type Legality = 'legal' | 'restricted' | 'banned' | 'not_legal';

/** That it was printed in a set, and when: with the set, or on a day of its own. */
export interface Printing {
  readonly set: string;
  /** 2011-09-30; the last day it can mean where only a month or a year is known. */
  readonly date: string;
}

/** One card, its printings merged and its faces together, the front, unflipped or left one first. */
export interface PrintedCard {
  /** Of a split card both halves': 'Fire // Ice'; of any other that of its front. */
  readonly name: string;
  readonly layout: Layout;
  readonly faces: readonly [PrintedFace, ...PrintedFace[]];
  /** In the order of their dates. */
  readonly printings: readonly [Printing, ...Printing[]];
  /** By format, where the source knows. */
  readonly legalities?: Readonly<Record<string, Legality>>;
}

/** Cards that never are in a library, and so are no names. */
export const BESIDE = ['vanguard', 'plane', 'phenomenon', 'scheme', 'conspiracy'] as const;

/** One of those, as a card of one face. */
export interface BesideCard extends PrintedCard {
  readonly kind: (typeof BESIDE)[number];
}

export interface CardSet {
  readonly code: string;
  readonly name: string;
  readonly date: string;
  /** In the source's words: 'core', 'expansion', 'promo'. */
  readonly type: string;
  /** Never printed on paper. */
  readonly digital: boolean;
}

/** A name a card can be given (pentaland 704.3): each half of a split card has its own, any other card one. */
export interface CardName {
  readonly name: string;
  readonly manaCost: string | null;
  readonly card: PrintedCard;
  /** Which of the card's faces bears it. */
  readonly face: number;
}

export function namesOf(card: PrintedCard): readonly CardName[] {
  const faces = card.layout === 'split' ? card.faces : [card.faces[0]];
  return faces.map(({ name, manaCost }, face) => ({ name, manaCost, card, face }));
}

/** What of a card is printed on it outside the game: a split card's halves joined, else the front. */
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
