// The rulesets a server offers: those that can be played with its cards.
import { memoByIdentity } from '#kernel';
import {
  DEFAULT_TERMS,
  serverOffer,
  RULESETS,
  settled,
  watchedNames,
  type ServerOffer,
  type Terms,
} from '#rules';
import { rulebookFor, type FormatCards } from '../../ports/index.js';

const made = memoByIdentity<FormatCards, ServerOffer>();

export function offered(cards: FormatCards): ServerOffer {
  let offer = made.get(cards);
  if (offer === undefined) {
    const { variants } = cards;
    const of = (ruleset: (typeof RULESETS)[number]): ServerOffer =>
      serverOffer(cards.cardsFor({ ...DEFAULT_TERMS, ruleset }), variants);
    const rulesets = RULESETS.filter((ruleset) => of(ruleset).rulesets.includes(ruleset));
    made.set(cards, (offer = { ...of(DEFAULT_TERMS.ruleset), rulesets }));
  }
  return offer;
}

/** The card names, among those allowed by these terms, that are watched. */
export const watchedIn = (terms: Omit<Terms, 'clock'>, cards: FormatCards): readonly string[] =>
  watchedNames(terms, rulebookFor(cards, terms));

/** The default terms of a game. */
export const usualTerms = (cards: FormatCards): Terms => settled(offered(cards).defaults, cards.variants);
