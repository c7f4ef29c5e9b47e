// A deck of every kind of card: some of each, and enough lands to play them.
import { isBasicLand, type CardDefinition } from '#cards';

/** Of every hundred cards, this many are basic lands. */
const LANDS_OF_A_HUNDRED = 40;

export function mixedDeck(cards: readonly CardDefinition[], size = 300): CardDefinition[] {
  const basics = cards.filter((card) => isBasicLand(card) && !card.typeLine.includes('Snow'));
  const others = cards.filter((card) => !isBasicLand(card));
  const lands = Math.round((size * LANDS_OF_A_HUNDRED) / 100);
  const of = (list: readonly CardDefinition[], count: number): CardDefinition[] =>
    Array.from({ length: count }, (_, index) => list[index % list.length]).filter(
      (card): card is CardDefinition => card !== undefined,
    );
  return [...of(basics, lands), ...of(others, size - lands)];
}
