// The cards scenarios are played with: those written down for them, then all of the catalogue that are understood.
import { unreadIn } from '#abilities';
import { compileCard } from '#oracle';
import { CARDS, findCard, type Cards } from '#scenario';
import { openCatalogueIn, readConfig } from '../../server/src/installation/index.js';

/** The catalogue is opened when the first card is asked for that is not written down. */
export function knownCards(environment: Readonly<Record<string, string | undefined>>): Cards {
  const once = <T>(make: () => T): (() => T) => {
    let made: { readonly it: T } | undefined;
    return () => (made ??= { it: make() }).it;
  };
  const catalogue = once(() => openCatalogueIn(readConfig(environment).dataDir));
  const compiled = new Map<string, ReturnType<Cards['find']>>();
  const read = (name: string): ReturnType<Cards['find']> => {
    const known = catalogue().byName(name);
    const card = known === undefined ? undefined : catalogue().card(known.name);
    if (card === undefined) return undefined;
    const { definition, status, faces } = compileCard(card);
    if (status === 'complete') return definition;
    return {
      name: card.name,
      unknown: faces.flatMap(({ face }) => unreadIn('face', face)),
      printed: definition,
    };
  };
  const all = once(() => {
    const names = new Set(CARDS.map(({ name }) => name));
    return [...CARDS, ...catalogue().definitions.filter(({ name }) => !names.has(name))];
  });
  return {
    find(name) {
      const written = findCard(name);
      if (written !== undefined) return written;
      if (!compiled.has(name)) compiled.set(name, read(name));
      return compiled.get(name);
    },
    get definitions() {
      return all();
    },
  };
}
