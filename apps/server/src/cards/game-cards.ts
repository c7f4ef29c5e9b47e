// What each kind of game is played with: the cards of its libraries, what a name means, and the rulesets there are.
import { libraryCards, localName, makeNameFinder, type CardDefinition } from '#cards';
import type { CardTerms, FormatCards } from '#matches';
import { MENTAL_MAGIC } from '#mental';
import { readingOf, type Reading } from '#oracle';
import type { ChosenFormat } from '#rules';
import { cardLookUp } from './card-look-up.js';
import { inFormat } from './chosen-format.js';
import type { KnownCards } from './open-cards.js';

type Cards = ReturnType<FormatCards['cardsFor']>;

/** Of those that games choose for themselves, so many are kept at hand. */
const MOST_FORMATS = 20;

/**
 * Where cards are named, a library is of what is printed on them outside the game, and any name means what it does.
 * Plain Magic is played with the cards that are wholly understood.
 */
export function gameCards(known: KnownCards): FormatCards {
  const { catalogue, compiled } = known;
  const finder = makeNameFinder(catalogue);
  const printed = libraryCards(catalogue);
  const understood = eachReading((reading) =>
    compiled
      .cards(reading)
      .filter(
        (card) => compiled.statusOf(card.name, reading) === 'complete' && !catalogue.ante.has(card.name),
      ),
  );
  const made = new Map<string, Cards>();

  function cardsOf(kind: 'named' | 'as-printed', reading: Reading): Cards {
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

  const chosen = new Map<string, Cards>();

  function chosenOf(key: string, all: Cards, format: ChosenFormat): Cards {
    const of = `${key} ${JSON.stringify(format)}`;
    const cards = chosen.get(of) ?? inFormat(catalogue, all, format);
    chosen.delete(of);
    chosen.set(of, cards);
    const [oldest] = chosen.keys();
    if (chosen.size > MOST_FORMATS && oldest !== undefined) chosen.delete(oldest);
    return cards;
  }

  return {
    variants: MENTAL_MAGIC,
    languages: catalogue.languages,
    localName: (name, language) => localName(catalogue, name, language),
    lookUp: cardLookUp(known),
    understood: (name, { base }) => compiled.statusOf(name, readingOf(base)) === 'complete',
    cardsFor({ ruleset, base, format }: CardTerms) {
      const kind = ruleset === 'magic' ? 'as-printed' : 'named';
      const reading = readingOf(base);
      const key = `${kind} ${reading}`;
      let cards = made.get(key);
      if (cards === undefined) made.set(key, (cards = cardsOf(kind, reading)));
      return format === 'all' ? cards : chosenOf(key, cards, format);
    },
  };
}

function eachReading<T>(make: (reading: Reading) => T): (reading: Reading) => T {
  const made: { [R in Reading]?: T } = {};
  return (reading) => (made[reading] ??= make(reading));
}
