// Every printed card the server knows, in one fixed order, with one version for all of it.
import { hashJson, type Hash } from '#kernel';
import { isBasicLand, type CardDefinition } from './definition.js';
import { nameKey } from './names.js';

export interface Catalogue {
  /** Of the content alone: equal content has an equal version, wherever it came from. */
  readonly version: Hash;
  readonly size: number;
  /** By name, in the order of UTF-16 code units: the same on every machine. */
  readonly definitions: readonly CardDefinition[];
  /** The names of the cards that need an agreement to play for ante (cr 407). */
  readonly ante: ReadonlySet<string>;
  /** By its exact name; else without case, accents and punctuation, where that means one card only. */
  byName(name: string): CardDefinition | undefined;
}

/** One definition a name, in any order; `ante` are names among them. */
export function makeCatalogue(
  definitions: readonly CardDefinition[],
  ante: Iterable<string> = [],
): Catalogue {
  const ordered = definitions.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const named = new Map(ordered.map((definition) => [definition.name, definition]));
  if (named.size < ordered.length) {
    const twice = ordered.find((definition, index) => ordered[index + 1]?.name === definition.name);
    throw new RangeError(`two cards are named ${JSON.stringify(twice?.name)}`);
  }
  const anteNames = new Set([...ante].toSorted());
  for (const name of anteNames)
    if (!named.has(name))
      throw new RangeError(`no card is named ${JSON.stringify(name)}, said to be an ante card`);

  let spellings: ReadonlyMap<string, CardDefinition | undefined> | undefined;
  return {
    version: hashJson({ definitions: ordered, ante: [...anteNames] }),
    size: ordered.length,
    definitions: ordered,
    ante: anteNames,
    byName(name) {
      spellings ??= spellingsOf(ordered);
      return named.get(name) ?? spellings.get(nameKey(name));
    },
  };
}

/** A spelling that two cards share means neither. */
function spellingsOf(definitions: readonly CardDefinition[]): Map<string, CardDefinition | undefined> {
  const spellings = new Map<string, CardDefinition | undefined>();
  for (const definition of definitions) {
    const key = nameKey(definition.name);
    spellings.set(key, spellings.has(key) ? undefined : definition);
  }
  return spellings;
}

/**
 * The cards the default format lets into a library: no ante cards, which need an agreement, and no basic
 * lands, which nobody needs where any card can be played as a land.
 */
export const libraryCards = (catalogue: Catalogue): readonly CardDefinition[] =>
  catalogue.definitions.filter(
    (definition) => !catalogue.ante.has(definition.name) && !isBasicLand(definition),
  );
