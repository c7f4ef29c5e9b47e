// Looks cards up in the catalogue, with how much of each the compiler understands today.
import { coloursOf, localName, makeCardFinder, typeLineOf, type PrintedCard } from '#cards';
import { hashText } from '#kernel';
import type { CardLookUp, LookedUpCard, Understood } from '#matches';
import { readingOf } from '#oracle';
import type { KnownCards } from './open-cards.js';

const READING = readingOf('cr');
const ID_DIGITS = 24;

/** It stays the same when cards are imported anew. */
const idOf = ({ name }: PrintedCard): string => `card-${hashText(`card ${name}`).slice(0, ID_DIGITS)}`;

export function cardLookUp({ catalogue, compiled }: KnownCards): CardLookUp {
  const finder = makeCardFinder(catalogue);
  let ids: ReadonlyMap<string, PrintedCard> | undefined;

  const statusOf = (name: string): Understood => compiled.statusOf(name, READING) ?? 'untouched';

  const lookedUp = (card: PrintedCard): LookedUpCard => {
    const faces = compiled.definitionOf(card.name, READING)?.faces ?? [];
    return {
      id: idOf(card),
      name: card.name,
      layout: card.layout,
      ...(card.legalities === undefined ? {} : { legalities: card.legalities }),
      ...(card.ids === undefined ? {} : { ids: card.ids }),
      faces: card.faces.map((face, nth) => ({
        ...face,
        typeLine: typeLineOf(face),
        colours: coloursOf(face),
        assisted: faces[nth]?.unknown ?? [],
      })),
      printings: card.printings.map(({ set, date }) => ({
        set,
        date,
        setName: catalogue.sets.get(set)?.name ?? set,
      })),
      names: catalogue.languages.flatMap((language) => {
        const name = localName(catalogue, card.name, language);
        return name === undefined ? [] : [{ language, name }];
      }),
      understood: statusOf(card.name),
    };
  };

  return {
    byId(id) {
      ids ??= new Map(catalogue.cards.map((card) => [idOf(card), card]));
      const card = ids.get(id);
      return card && lookedUp(card);
    },
    byName(name) {
      const card = finder.meant(name);
      return card === undefined || card === 'unclear' ? undefined : lookedUp(card);
    },
    search({ understood, ...search }, { first, after }) {
      const cards: LookedUpCard[] = [];
      for (const card of finder.search(search)) {
        if (after !== undefined && card.name <= after) continue;
        if (understood !== undefined && statusOf(card.name) !== understood) continue;
        if (cards.length === first) return { cards, hasMore: true };
        cards.push(lookedUp(card));
      }
      return { cards, hasMore: false };
    },
  };
}
