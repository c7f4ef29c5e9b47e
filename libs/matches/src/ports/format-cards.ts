// What the app has loaded to play with: the cards, and the rulesets beyond the built-in ones.
import type { CardLookUp } from './card-look-up.js';
import type { Inputs, Rulebook, Terms } from '#rules';

/** The terms of a game that its cards depend on. */
export type CardTerms = Pick<Terms, 'ruleset' | 'base' | 'format'>;

export interface FormatCards {
  readonly cardsFor: (terms: CardTerms) => Inputs['cards'];
  readonly variants?: Inputs['variants'];
  /** The languages, beside English, in which names are known. */
  readonly languages?: readonly string[];
  /** The name, in that language, of the card with this English name. */
  readonly localName?: (name: string, language: string) => string | undefined;
  /** True if the engine carries out the card of that name; if absent, it carries out every card. */
  readonly understood?: (name: string, terms: CardTerms) => boolean;
  /** If absent, no card can be looked up. */
  readonly lookUp?: CardLookUp;
}

export const FORMAT_CARDS = Symbol('FormatCards');

/** The same cards for every game. */
export const alwaysTheseCards = (cards: Inputs['cards']): FormatCards => ({ cardsFor: () => cards });

export const rulebookFor = ({ cardsFor, variants }: FormatCards, terms: CardTerms): Rulebook => ({
  cards: cardsFor(terms),
  variants,
});
