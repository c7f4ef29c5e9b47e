// What a server has to offer: of each ruleset it asks whether that can be played with its cards.
import { DEFAULT_TERMS, offerWith, RULESETS, type Offer } from '#rules';
import type { FormatCards } from '../ports/index.js';

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
