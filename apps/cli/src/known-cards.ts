// The cards scenarios are played with: those written down for them, then all of the catalogue that are understood.
import { readCardUnder, type BaseProfile, type Catalogue, type PrintedCard } from '#cards';
import { compileCard, readingOf, type CompiledCards } from '#oracle';
import { CARDS, findCard, type Cards } from '#scenario';
import { compiledAlready, openCatalogueIn } from '../../server/src/cards/open-cards.js';
import { readConfig } from '../../server/src/installation/config.js';

type Found = ReturnType<Cards['find']>;

/**
 * By the base of the scenario. The catalogue is opened when the first card is asked for that is not written down; where
 * its cards have not been compiled, those asked for are.
 */
export function knownCards(
  environment: Readonly<Record<string, string | undefined>>,
): (base: BaseProfile) => Cards {
  const { dataDir } = readConfig(environment);
  const catalogue = once(() => openCatalogueIn(dataDir));
  const compiled = once(() => compiledAlready(dataDir, catalogue()));
  const definitions = once(() => {
    const names = new Set(CARDS.map(({ name }) => name));
    return [...CARDS, ...catalogue().definitions.filter(({ name }) => !names.has(name))];
  });
  const made = new Map<BaseProfile, Cards>();
  return (base) => {
    let cards = made.get(base);
    if (cards === undefined) made.set(base, (cards = cardsUnder(base, catalogue, compiled, definitions)));
    return cards;
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => (made ??= { it: make() }).it;
}

function cardsUnder(
  base: BaseProfile,
  catalogue: () => Catalogue,
  compiled: () => CompiledCards | undefined,
  definitions: () => Cards['definitions'],
): Cards {
  const known = new Map<string, Found>();
  const read = (name: string): Found => {
    const meant = catalogue().byName(name);
    const card = meant === undefined ? undefined : catalogue().card(meant.name);
    return card === undefined ? undefined : understood(card, base, catalogue(), compiled());
  };
  return {
    find(name) {
      const written = findCard(name);
      if (written !== undefined) return written;
      if (!known.has(name)) known.set(name, read(name));
      return known.get(name);
    },
    get definitions() {
      return definitions();
    },
  };
}

/** The card, or what of it is not understood. */
function understood(
  card: PrintedCard,
  base: BaseProfile,
  { oracle }: Catalogue,
  compiled: CompiledCards | undefined,
): Found {
  const definition =
    compiled?.definitionOf(card.name, readingOf(base)) ??
    compileCard(readCardUnder(card, base, oracle)).definition;
  const unknown = (definition.faces ?? []).flatMap((face) => face.unknown ?? []);
  return unknown.length === 0 ? definition : { name: card.name, unknown, printed: definition };
}
