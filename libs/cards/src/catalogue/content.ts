// The content of a catalogue as data, and as the one text that equal contents share: JSON rows with words by number.
import { LAYOUTS, parseCard } from '../card/definition.js';
import type { OracleAge } from '../older-oracle/read-under.js';
import {
  BESIDE,
  namesOf,
  printedOn,
  type BesideCard,
  type CardIds,
  type CardSet,
  type Legality,
  type PrintedCard,
  type PrintedFace,
  type Printing,
} from '../card/printed.js';
import { typeLineOf, type TypeWords } from '../card/type-line.js';

export interface CatalogueContent {
  /** The age of the texts' wording. */
  readonly oracle: OracleAge;
  readonly sets: readonly CardSet[];
  readonly cards: readonly PrintedCard[];
  readonly beside: readonly BesideCard[];
  /** By language ('fr'): the names in it by the English name of the card or half. */
  readonly languages: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The table of cards in one line, then one line for each language, which is parsed only if it is asked for. */
export type ContentText = readonly [table: string, ...languages: string[]];

type FaceRow = readonly [
  name: string,
  manaCost: string | null,
  typeLine: number,
  text: string,
  rest?: Omit<PrintedFace, 'name' | 'manaCost' | 'text' | keyof TypeWords>,
];
type CardRow = readonly [
  layout: number,
  printings: readonly number[],
  legalities: number,
  name: string | null,
  ...faces: FaceRow[],
];
type SetRow = readonly [code: string, name: string, date: string, type: string, digital: 0 | 1];

interface Table {
  readonly oracle: OracleAge;
  readonly sets: readonly SetRow[];
  readonly printings: readonly (readonly [set: string, date: string])[];
  /** Supertypes, types, subtypes. */
  readonly typeLines: readonly (readonly [string[], string[], string[]])[];
  readonly legalities: readonly Readonly<Record<string, Legality>>[];
  readonly cards: readonly CardRow[];
  readonly beside: readonly (readonly [kind: number, row: CardRow])[];
  /** By name, of cards in a library; absent where the source knows none. */
  readonly ids?: Readonly<Record<string, CardIds>>;
}

/** Throws if a card is malformed or two share a name. */
export function encodeContent({ oracle, sets, cards, beside, languages }: CatalogueContent): ContentText {
  check(cards);
  const printings = new Numbered<Printing>(({ set, date }) => `${set} ${date}`);
  const typeLines = new Numbered<TypeWords>(typeLineOf);
  const legalities = new Numbered<Readonly<Record<string, Legality>>>((known) =>
    JSON.stringify(sorted(known)),
  );
  const faceRow = ({ name, manaCost, supertypes, types, subtypes, text, ...rest }: PrintedFace): FaceRow => {
    const typeLine = typeLines.of({ supertypes, types, subtypes });
    const row = [name, manaCost, typeLine, text] as const;
    return Object.keys(rest).length === 0 ? row : [...row, sorted(rest)];
  };
  const cardRow = (card: PrintedCard): CardRow => [
    LAYOUTS.indexOf(card.layout),
    oneASet(card.printings).map((printing) => printings.of(printing)),
    card.legalities === undefined ? -1 : legalities.of(card.legalities),
    card.name === card.faces[0].name ? null : card.name,
    ...card.faces.map(faceRow),
  ];
  const rows = {
    cards: cards.toSorted(byName).map(cardRow),
    beside: beside.toSorted(byName).map((card) => [BESIDE.indexOf(card.kind), cardRow(card)] as const),
  };
  const ids = Object.fromEntries(
    cards
      .toSorted(byName)
      .flatMap(({ name, ids: own }) => (own === undefined ? [] : [[name, sorted(own)] as const])),
  );
  const table: Table = {
    oracle,
    sets: sets
      .toSorted((a, b) => inOrder(a.code, b.code))
      .map(({ code, name, date, type, digital }) => [code, name, date, type, digital ? 1 : 0]),
    printings: printings.all.map(({ set, date }) => [set, date]),
    typeLines: typeLines.all.map(({ supertypes, types, subtypes }) => [
      [...supertypes],
      [...types],
      [...subtypes],
    ]),
    legalities: legalities.all.map((known) => sorted(known)),
    ...rows,
    ...(Object.keys(ids).length === 0 ? {} : { ids }),
  };
  return [
    JSON.stringify(table),
    ...Object.entries(languages)
      .sort(byKey)
      .map(([language, names]) => `${language} ${JSON.stringify(sorted(names))}`),
  ];
}

/** Decodes a table that `encodeContent` made; the caller must be sure that it is one. */
export function decodeCards(text: string): Omit<CatalogueContent, 'languages'> {
  const table = JSON.parse(text) as Table;
  const printings = table.printings.map(([set, date]): Printing => ({ set, date }));
  const ids = new Map(Object.entries(table.ids ?? {}));
  const identified = (one: PrintedCard): PrintedCard => {
    const own = ids.get(one.name);
    return own === undefined ? one : { ...one, ids: own };
  };
  const card = ([layout, printed, legalities, name, ...faces]: CardRow): PrintedCard => {
    const read = faces.map((row) => decodeFace(row, table.typeLines)) as [PrintedFace, ...PrintedFace[]];
    return {
      name: name ?? read[0].name,
      layout: LAYOUTS[layout] ?? 'normal',
      faces: read,
      printings: printed.map((number) => printings[number]) as [Printing, ...Printing[]],
      ...(legalities === -1 ? {} : { legalities: table.legalities[legalities] ?? {} }),
    };
  };
  return {
    oracle: table.oracle,
    sets: table.sets.map(([code, own, date, type, digital]) => ({
      code,
      name: own,
      date,
      type,
      digital: digital === 1,
    })),
    cards: table.cards.map((row) => identified(card(row))),
    beside: table.beside.map(([kind, row]) => ({ kind: BESIDE[kind] ?? 'vanguard', ...card(row) })),
  };
}

/** The language of a line, and a function that parses its names. */
export function languageOf(line: string): readonly [string, () => Readonly<Record<string, string>>] {
  const end = line.indexOf(' ');
  let names: Readonly<Record<string, string>> | undefined;
  return [
    line.slice(0, end),
    () => (names ??= JSON.parse(line.slice(end)) as Readonly<Record<string, string>>),
  ];
}

function decodeFace(
  [name, manaCost, typeLine, text, rest]: FaceRow,
  typeLines: Table['typeLines'],
): PrintedFace {
  const [supertypes, types, subtypes] = typeLines[typeLine] ?? [[], [], []];
  return { name, manaCost, supertypes, types, subtypes, text, ...rest };
}

function check(cards: readonly PrintedCard[]): void {
  const names = new Set<string>();
  for (const card of cards) {
    const printed = parseCard(printedOn(card));
    if (!printed.ok) throw new RangeError(`${card.name}: ${printed.error}`);
    for (const { name } of namesOf(card)) {
      if (names.has(name)) throw new RangeError(`two cards are named ${JSON.stringify(name)}`);
      names.add(name);
    }
  }
}

/** Numbers equal values by their first occurrence, so that each is written once. */
class Numbered<T> {
  readonly all: T[] = [];
  readonly #numbers = new Map<string, number>();
  constructor(private readonly keyOf: (value: T) => string) {}

  of(value: T): number {
    const key = this.keyOf(value);
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.all.push(value) - 1;
      this.#numbers.set(key, number);
    }
    return number;
  }
}

/** By date, with the first printing of each set only. */
function oneASet(printings: readonly Printing[]): readonly Printing[] {
  const ordered = printings.toSorted((a, b) => inOrder(a.date, b.date) || inOrder(a.set, b.set));
  return ordered.filter(({ set }, index) => ordered.findIndex((other) => other.set === set) === index);
}

/** Members in a fixed order, so that equal content has equal text. */
const sorted = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).sort(byKey)) as T;

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byName = (a: PrintedCard, b: PrintedCard): number => inOrder(a.name, b.name);
const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => inOrder(a, b);
