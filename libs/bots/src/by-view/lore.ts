// What a bot knows of cards: its own catalogue, looked up by the printed text of a card it sees.
import type { CardDefinition } from '#cards';
import { preparing } from '#mental';
import type { GameView } from '#visibility';
import { fitOf, namedCards, namesFitting, namesOn, type Catalogue } from '../common/catalogue.js';

export interface KnownName {
  readonly name: string;
  readonly isCreature: boolean;
}

export interface Lore {
  /** Prepares the first name step by step, so that a server can run its event loop in between. */
  preparing(ruleset: GameView['terms']['ruleset']): Iterable<undefined>;
  /** Every existing name. */
  readonly names: readonly string[];
  /** Names that the cost of a card with this printed name allows, without its own names. */
  namesFor(printed: string, ruleset: GameView['terms']['ruleset']): readonly KnownName[];
}

export interface SearchableCatalogue extends Catalogue {
  readonly named?: (name: string) => CardDefinition | undefined;
}

/** `understood`: the names of cards whose text the engine handles alone; people may use the others. */
export function loreOf(cards: SearchableCatalogue, understood: (name: string) => boolean = () => true): Lore {
  const printedCards = new Map(cards.definitions.map((card) => [card.name, card]));
  let all: readonly string[] | undefined;
  return {
    get names() {
      return (all ??= namedCards(cards).flatMap(namesOn));
    },
    preparing: (ruleset) => (ruleset === 'magic' ? [] : preparing(namedCards(cards), fitOf(ruleset))),
    namesFor(printed, ruleset) {
      const card = printedCards.get(printed) ?? cards.named?.(printed);
      if (card === undefined || ruleset === 'magic') return [];
      const own = new Set(namesOn(card));
      return namesFitting(cards, card, ruleset)
        .filter(({ name }) => !own.has(name) && understood(name))
        .map(({ name, typeLine }) => ({ name, isCreature: typeLine.includes('Creature') }));
    },
  };
}
