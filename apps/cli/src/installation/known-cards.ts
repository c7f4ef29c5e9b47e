// The cards of scenarios: those of the catalogue that the compiler reads whole, and the stand-ins.
import type { Face } from '#abilities';
import {
  makeNameFinder,
  namesWithin,
  nameKey,
  readCardUnder,
  typeLineOf,
  type BaseProfile,
  type CardDefinition,
  type CardName,
  type Catalogue,
  type PrintedCard,
} from '#cards';
import { compileCard, readingOf, type CompiledCards } from '#oracle';
import { parseTypeLine } from '#rules';
import { findStandIn, STAND_INS, type Cards } from '#scenario';
import { compiledAlready, openCatalogueIn } from '../../../server/src/cards/open-cards.js';
import { readConfig } from '../../../server/src/config/config.js';

type Found = ReturnType<Cards['find']>;

/** The cards of one scenario, and the stand-ins among those it has asked for. */
export interface ScenarioCards {
  readonly cards: Cards;
  readonly standIns: ReadonlySet<string>;
}

/** Notes which of the cards that are asked for are stand-ins, and not as the catalogue has them. */
export function notingStandIns(cards: Cards): ScenarioCards {
  const standIns = new Set<string>();
  const find: Cards['find'] = (name) => {
    const found = cards.find(name);
    if (found !== undefined && found === findStandIn(found.name)) standIns.add(found.name);
    return found;
  };
  const noting = Object.create(cards, { find: { value: find } }) as Cards;
  return { cards: noting, standIns };
}

/**
 * By the base of the scenario. The catalogue is opened when the first card is asked for; where its cards have not been
 * compiled, those asked for are.
 */
export function knownCards(
  environment: Readonly<Record<string, string | undefined>>,
): (base: BaseProfile) => Cards {
  const { dataDir } = readConfig(environment);
  const catalogue = once(() => openCatalogueIn(dataDir));
  const compiled = once(() => compiledAlready(dataDir, catalogue()));
  const definitions = once(() => {
    const printed = new Map(catalogue().names.map((name) => [name.name, asNamed(name)]));
    const standIns = STAND_INS.flatMap(namesWithin);
    for (const { name } of standIns) printed.delete(name);
    return [...standIns, ...printed.values()];
  });
  const finder = once(() => makeNameFinder(catalogue()));
  const meant = (word: string): string | undefined => {
    const { found } = finder().find(word);
    return found?.kind === 'name' ? found.name.name : undefined;
  };
  const made = new Map<BaseProfile, Cards>();
  return (base) => {
    let cards = made.get(base);
    if (cards === undefined)
      made.set(base, (cards = cardsUnder(base, catalogue, compiled, definitions, meant)));
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
  meant: NonNullable<Cards['meant']>,
): Cards {
  const known = new Map<string, Found>();
  const halves = once(() => new Map(catalogue().names.map(({ name, card }) => [nameKey(name), card])));
  const read = (name: string): Found => {
    const meant = catalogue().byName(name);
    const card = meant === undefined ? halves().get(nameKey(name)) : catalogue().card(meant.name);
    return card === undefined ? undefined : understood(card, base, catalogue(), compiled());
  };
  return {
    find(name) {
      if (!known.has(name)) {
        const printed = read(name);
        known.set(name, best(printed, findStandIn(printed?.name ?? name)));
      }
      return known.get(name);
    },
    get definitions() {
      return definitions();
    },
    meant,
  };
}

/** What can be named, a half of a split card by itself; of a card with more faces those have names as well (cr 201.4). */
const asNamed = ({ name, manaCost, card, face }: CardName): CardDefinition => ({
  name,
  cost: manaCost,
  typeLine: typeLineOf(card.faces[face] ?? card.faces[0]),
  ...(card.layout === 'split' || card.faces.length === 1 ? {} : { faces: card.faces.map(plainFace) }),
});

const plainFace = (printed: PrintedCard['faces'][number]): Face => ({
  kind: 'face',
  name: printed.name,
  ...(printed.manaCost === null ? {} : { cost: printed.manaCost }),
  ...parseTypeLine(typeLineOf(printed)),
});

/** As it is printed, if all of it is understood; else its stand-in. */
const best = (printed: Found, standIn: Found): Found =>
  printed === undefined || 'unknown' in printed ? (standIn ?? printed) : printed;

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
