// What a bot knows of cards: its own catalogue, looked up by the printed text of a card it sees.
import { FIT_OF_RULESET, namesWithin, type CardDefinition } from '#cards';
import { fittingNames, preparing } from '#mental';
import type { GameView } from '#visibility';

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

export interface Catalogue {
  readonly definitions: readonly CardDefinition[];
  readonly names?: readonly CardDefinition[];
  readonly named?: (name: string) => CardDefinition | undefined;
}

/** `understood`: the names of cards whose text the engine handles alone; people may use the others. */
export function loreOf(cards: Catalogue, understood: (name: string) => boolean = () => true): Lore {
  const names = cards.names ?? cards.definitions;
  const printedCards = new Map(cards.definitions.map((card) => [card.name, card]));
  let all: readonly string[] | undefined;
  return {
    get names() {
      return (all ??= names.flatMap(namesWithin).map(({ name }) => name));
    },
    preparing: (ruleset) => (ruleset === 'magic' ? [] : preparing(names, FIT_OF_RULESET[ruleset])),
    namesFor(printed, ruleset) {
      const card = printedCards.get(printed) ?? cards.named?.(printed);
      if (card === undefined || ruleset === 'magic') return [];
      const own = new Set(namesWithin(card).map(({ name }) => name));
      return fittingNames(names, card, FIT_OF_RULESET[ruleset])
        .filter(({ name }) => !own.has(name) && understood(name))
        .map(({ name, typeLine }) => ({ name, isCreature: typeLine.includes('Creature') }));
    },
  };
}
