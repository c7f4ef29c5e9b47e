// All cards of a catalogue as compiled entries. An entry is parsed when its card is first asked for.
import {
  namesWithin,
  printedOn,
  type CardDefinition,
  type CardName,
  type Catalogue,
  type PrintedCard,
} from '#cards';
import type { Hash } from '#kernel';
import type { Status } from '../cards/card.js';
import { definitionIn, type Reading } from './entry.js';

/** The compiled entries of a catalogue, in its order. */
export interface Entries {
  /** A hash of the whole content: equal definitions have equal versions. */
  readonly version: Hash;
  status(index: number, reading: Reading): Status;
  text(index: number): string;
}

export interface CompiledCards {
  readonly version: Hash;
  /** `card` is the exact name. */
  statusOf(card: string, reading: Reading): Status | undefined;
  definitionOf(card: string, reading: Reading): CardDefinition | undefined;
  /** Every card, in the order of the catalogue. */
  cards(reading: Reading): readonly CardDefinition[];
  /** What each name means, in the order of the catalogue's names; each half of a split card by itself. */
  names(reading: Reading): readonly CardDefinition[];
  named(name: CardName, reading: Reading): CardDefinition;
}

export function compiledCards(catalogue: Catalogue, entries: Entries): CompiledCards {
  const indices = new Map(catalogue.cards.map(({ name }, index) => [name, index]));
  const cards = eachReading((reading) =>
    catalogue.cards.map((card, index) => lazily(card, () => definitionIn(entries.text(index), reading))),
  );
  const at = (card: string, reading: Reading): CardDefinition | undefined =>
    cards(reading)[indices.get(card) ?? -1];
  const names = eachReading((reading) => cards(reading).flatMap(namesWithin));

  return {
    version: entries.version,
    statusOf(card, reading) {
      const index = indices.get(card);
      return index === undefined ? undefined : entries.status(index, reading);
    },
    definitionOf: at,
    cards,
    names,
    named({ card, face }, reading) {
      const definition = at(card.name, reading);
      const named = definition === undefined ? undefined : namesWithin(definition)[face];
      if (named === undefined) throw new Error(`${card.name} is not compiled`);
      return named;
    },
  };
}

function eachReading<T>(make: (reading: Reading) => T): (reading: Reading) => T {
  const made: { [R in Reading]?: T } = {};
  return (reading) => (made[reading] ??= make(reading));
}

/** Printed values are known at once; the abilities are parsed when they are first asked for. */
function lazily(card: PrintedCard, read: () => CardDefinition): CardDefinition {
  const { name, layout } = card;
  const settle = (self: CardDefinition): CardDefinition => {
    const { typeLine, faces } = read();
    Object.defineProperties(self, {
      typeLine: { value: typeLine, ...READ },
      faces: { value: faces, ...READ },
    });
    return self;
  };
  return {
    name,
    cost: printedOn(card).cost,
    ...(layout === 'normal' ? {} : { layout }),
    get typeLine() {
      return settle(this).typeLine;
    },
    get faces() {
      return settle(this).faces;
    },
  };
}

const READ = { enumerable: true, configurable: true, writable: false } as const;
