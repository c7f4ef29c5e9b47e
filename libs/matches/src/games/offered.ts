// What a server has to offer: of each ruleset it asks whether that can be played with its cards.
import { DEFAULT_TERMS, offerWith, RULESETS, settled, watchedNames, type Offer, type Terms } from '#rules';
import { rulebookFor, type FormatCards } from '../ports/index.js';

const made = new WeakMap<FormatCards, Offer>();

export function offered(cards: FormatCards): Offer {
  let offer = made.get(cards);
  if (offer === undefined) {
    const { variants } = cards;
    const of = (ruleset: (typeof RULESETS)[number]): Offer =>
      offerWith(cards.cardsFor({ ...DEFAULT_TERMS, ruleset }), variants);
    const rulesets = RULESETS.filter((ruleset) => of(ruleset).rulesets.includes(ruleset));
    made.set(cards, (offer = { ...of(DEFAULT_TERMS.ruleset), rulesets }));
  }
  return offer;
}

/** The names that can be given in a game of these terms and are watched. */
export const watchedIn = (terms: Omit<Terms, 'clock'>, cards: FormatCards): readonly string[] =>
  watchedNames(terms, rulebookFor(cards, terms));

/** The terms of a game for which nobody says any. */
export const usualTerms = (cards: FormatCards): Terms => settled(offered(cards).defaults, cards.variants);
