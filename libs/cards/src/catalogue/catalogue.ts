// Every printed card the server knows, in one fixed order, with one version for all of it.
import { hashText, type Hash } from '#kernel';
import { isBasicLand, type CardDefinition } from '../card/definition.js';
import { nameKey } from '../card/name-key.js';
import type { OracleAge } from '../older-oracle/read-under.js';
import {
  decodeCards,
  encodeContent,
  languageOf,
  type CatalogueContent,
  type ContentText,
} from './content.js';
import {
  namesOf,
  printedOn,
  type BesideCard,
  type CardName,
  type CardSet,
  type PrintedCard,
} from '../card/printed.js';

export interface Catalogue {
  /** A hash of the content: equal contents have equal versions, whatever their source. */
  readonly version: Hash;
  readonly size: number;
  /** The age of the texts' wording, which tells base `cr` how to read them (`readUnder`). */
  readonly oracle: OracleAge;
  /** By name, in the order of UTF-16 code units, which is the same on every machine. */
  readonly cards: readonly PrintedCard[];
  /** The printed values of the cards, in the same order. */
  readonly definitions: readonly CardDefinition[];
  /** Every name a card can be given, in the order of the cards. */
  readonly names: readonly CardName[];
  /** Vanguards, planes, phenomena, schemes and conspiracies, whose names cannot be named. */
  readonly beside: readonly BesideCard[];
  readonly sets: ReadonlyMap<string, CardSet>;
  /** Names of cards that may only be played if the players agreed on ante (cr 407). */
  readonly ante: ReadonlySet<string>;
  /** The languages, besides English, in which it has names. */
  readonly languages: readonly string[];
  /** The names in this language by the English name of the card or half. */
  namesIn(language: string): Readonly<Record<string, string>>;
  /** Finds a card by its exact name, or without case, accents and punctuation if that fits one card only. */
  byName(name: string): CardDefinition | undefined;
  /** The card with exactly this name. */
  card(name: string): PrintedCard | undefined;
}

/** A catalogue of cards in any order; each card is checked. */
export function makeCatalogue(content: CatalogueContent): Catalogue {
  const text = encodeContent(content);
  return readCatalogue(text, hashText(text.join('\n')));
}

/** Reads the catalogue from a text that `encodeContent` made; the version is the hash of its lines. */
export function readCatalogue([table, ...languages]: ContentText, version: Hash): Catalogue {
  const { oracle, sets, cards, beside } = decodeCards(table);
  const definitions = cards.map(printedOn);
  const byExactName = new Map(cards.map((card, index) => [card.name, index]));
  const inLanguages = new Map(languages.map(languageOf));

  let spellings: ReadonlyMap<string, CardDefinition | undefined> | undefined;
  let names: readonly CardName[] | undefined;
  return {
    version,
    size: cards.length,
    oracle,
    cards,
    definitions,
    get names() {
      return (names ??= cards.flatMap(namesOf));
    },
    beside,
    sets: new Map(sets.map((set) => [set.code, set])),
    ante: new Set(cards.filter(isForAnte).map(({ name }) => name)),
    languages: [...inLanguages.keys()],
    namesIn: (language) => inLanguages.get(language)?.() ?? {},
    byName(name) {
      spellings ??= spellingsOf(definitions);
      const index = byExactName.get(name);
      return index === undefined ? spellings.get(nameKey(name)) : definitions[index];
    },
    card(name) {
      const index = byExactName.get(name);
      return index === undefined ? undefined : cards[index];
    },
  };
}

/** A spelling that two cards share finds neither. */
function spellingsOf(definitions: readonly CardDefinition[]): Map<string, CardDefinition | undefined> {
  const spellings = new Map<string, CardDefinition | undefined>();
  for (const definition of definitions) {
    const key = nameKey(definition.name);
    spellings.set(key, spellings.has(key) ? undefined : definition);
  }
  return spellings;
}

/** All nine cards for ante say so in the same words (cr 407). */
const isForAnte = ({ faces }: PrintedCard): boolean =>
  faces.some(({ text }) => text.includes('playing for ante'));

/**
 * The cards of a library in the default format: no cards for ante, which need an agreement, and no basic lands, which
 * are useless where any card can be played as a land.
 */
export const libraryCards = (catalogue: Catalogue): readonly CardDefinition[] =>
  catalogue.definitions.filter(
    (definition) => !catalogue.ante.has(definition.name) && !isBasicLand(definition),
  );
