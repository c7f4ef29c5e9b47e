// All cards of a catalogue, compiled: each is read from its text when something of it is first asked for.
import { HALVES, printedOn, type CardDefinition, type CardName, type Catalogue } from '#cards';
import type { Hash } from '#kernel';
import type { Status } from '../cards/card.js';
import { definitionIn, type Reading } from './entry.js';

/** The entries of a catalogue's cards, in its order. */
export interface Entries {
  /** Of the whole content: equal definitions have an equal version. */
  readonly version: Hash;
  status(index: number, reading: Reading): Status;
  text(index: number): string;
}

export interface CompiledCards {
  readonly version: Hash;
  /** By the exact name of a card. */
  statusOf(card: string, reading: Reading): Status | undefined;
  definitionOf(card: string, reading: Reading): CardDefinition | undefined;
  /** Every card, in the order of the catalogue. */
  cards(reading: Reading): readonly CardDefinition[];
  /** What each name means, in the order of the catalogue's names: of a split card each half by itself. */
  names(reading: Reading): readonly CardDefinition[];
  named(name: CardName, reading: Reading): CardDefinition;
}

export function compiledCards(catalogue: Catalogue, entries: Entries): CompiledCards {
  const indices = new Map(catalogue.cards.map(({ name }, index) => [name, index]));
  const read = (index: number, reading: Reading): CardDefinition =>
    definitionIn(entries.text(index), reading);
  const cards = eachReading((reading) =>
    catalogue.cards.map((card, index) =>
      lazily(card.name, printedOn(card).cost, card.layout === 'normal', () => read(index, reading)),
    ),
  );
  const at = (card: string, reading: Reading): CardDefinition | undefined =>
    cards(reading)[indices.get(card) ?? -1];
  const halves = eachReading((reading) => {
    const split = catalogue.names.filter(({ card }) => card.layout === 'split');
    return new Map(
      split.map((half) => {
        const { name, manaCost, card, face } = half;
        const whole = (): CardDefinition => found(at(card.name, reading), card.name);
        return [name, lazily(name, manaCost, true, () => halfOf(whole(), face))];
      }),
    );
  });
  const named = ({ name, card }: CardName, reading: Reading): CardDefinition =>
    found(card.layout === 'split' ? halves(reading).get(name) : at(card.name, reading), name);
  const names = eachReading((reading) => catalogue.names.map((name) => named(name, reading)));

  return {
    version: entries.version,
    statusOf(card, reading) {
      const index = indices.get(card);
      return index === undefined ? undefined : entries.status(index, reading);
    },
    definitionOf: at,
    cards,
    names,
    named,
  };
}

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`${name} is not compiled`);
  return value;
}

function eachReading<T>(make: (reading: Reading) => T): (reading: Reading) => T {
  const made: { [R in Reading]?: T } = {};
  return (reading) => (made[reading] ??= make(reading));
}

/** A half named by itself is alone: nothing joins it to the other (pentaland 704.3). */
function halfOf({ typeLine, faces = [] }: CardDefinition, at: number): CardDefinition {
  const face = faces[at];
  if (face === undefined) throw new RangeError('a split card without that half');
  return {
    name: face.name,
    cost: face.cost ?? null,
    typeLine: typeLine.split(HALVES)[at] ?? typeLine,
    faces: [face],
  };
}

/** A definition of which the name and cost are known, and the rest is read once. */
function lazily(
  name: string,
  cost: string | null,
  isNormal: boolean,
  read: () => CardDefinition,
): CardDefinition {
  const settle = (self: CardDefinition): CardDefinition => {
    const whole = read();
    for (const [key, value] of Object.entries(whole)) Object.defineProperty(self, key, { value, ...DATA });
    return whole;
  };
  if (isNormal)
    return {
      name,
      cost,
      get typeLine() {
        return settle(this).typeLine;
      },
      get faces() {
        return settle(this).faces;
      },
    } as CardDefinition;
  return {
    name,
    cost,
    get typeLine() {
      return settle(this).typeLine;
    },
    get layout() {
      return settle(this).layout;
    },
    get faces() {
      return settle(this).faces;
    },
  } as CardDefinition;
}

const DATA = { enumerable: true, configurable: true, writable: false } as const;
