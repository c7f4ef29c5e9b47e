// What games are played with, as the app has loaded it: their cards, and the rulesets beside those of the rules.
import type { Inputs, Rulebook, Terms } from '#rules';

/** What of the terms of a game its cards hang on. */
export type CardTerms = Pick<Terms, 'ruleset' | 'base' | 'format'>;

export interface FormatCards {
  readonly cardsFor: (terms: CardTerms) => Inputs['cards'];
  readonly variants?: NonNullable<Inputs['variants']>;
  /** The languages beside English in which names are known. */
  readonly languages?: readonly string[];
  /** What a card of that English name is called there. */
  readonly localName?: (name: string, language: string) => string | undefined;
  /** Whether a card of that name does by itself what it says; where absent, every one does. */
  readonly understood?: (name: string, terms: CardTerms) => boolean;
}

export const FORMAT_CARDS = Symbol('FormatCards');

/** The same cards whatever is played. */
export const alwaysTheseCards = (cards: Inputs['cards']): FormatCards => ({ cardsFor: () => cards });

export const rulebookFor = ({ cardsFor, variants }: FormatCards, terms: CardTerms): Rulebook => ({
  cards: cardsFor(terms),
  ...(variants === undefined ? {} : { variants }),
});
