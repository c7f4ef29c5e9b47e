// What each kind of game is played with: the cards of its libraries, what a name means, and the rulesets there are.
import { libraryCards, makeNameFinder, type CardDefinition } from '#cards';
import type { CardTerms, FormatCards } from '#matches';
import { MENTAL_MAGIC } from '#mental';
import { readingOf, type Reading } from '#oracle';
import type { KnownCards } from './open-cards.js';

/**
 * Where cards are named, a library is of what is printed on them outside the game, and any name means what it does.
 * Plain Magic is played with the cards that are wholly understood.
 */
export function gameCards({ catalogue, compiled }: KnownCards): FormatCards {
  const finder = makeNameFinder(catalogue);
  const printed = libraryCards(catalogue);
  const understood = eachReading((reading) =>
    compiled
      .cards(reading)
      .filter(
        (card) => compiled.statusOf(card.name, reading) === 'complete' && !catalogue.ante.has(card.name),
      ),
  );
  const made = new Map<string, ReturnType<FormatCards['cardsFor']>>();

  function cardsOf(kind: 'named' | 'as-printed', reading: Reading): ReturnType<FormatCards['cardsFor']> {
    return {
      catalogue: compiled.version,
      definitions: kind === 'named' ? printed : understood(reading),
      names: compiled.names(reading),
      named(word): CardDefinition | undefined {
        const { found } = finder.find(word);
        return found?.kind === 'name' ? compiled.named(found.name, reading) : undefined;
      },
    };
  }

  return {
    variants: MENTAL_MAGIC,
    understood: (name, { base }) => compiled.statusOf(name, readingOf(base)) === 'complete',
    cardsFor({ ruleset, base }: CardTerms) {
      const kind = ruleset === 'magic' ? 'as-printed' : 'named';
      const reading = readingOf(base);
      const key = `${kind} ${reading}`;
      let cards = made.get(key);
      if (cards === undefined) made.set(key, (cards = cardsOf(kind, reading)));
      return cards;
    },
  };
}

function eachReading<T>(make: (reading: Reading) => T): (reading: Reading) => T {
  const made: { [R in Reading]?: T } = {};
  return (reading) => (made[reading] ??= make(reading));
}
