// Entries of MTGJSON 5: one face of a card each, by name in AtomicCards.json, by set in AllPrintings.json.
import { z } from 'zod';
import { HALVES } from '../card/definition.js';
import type { Legality, PrintedFace } from '../card/printed.js';
import { cardName } from './card-name.js';
import { scryfallId } from './card-ids.js';
import { cardDate } from './dates.js';
import type { Draft, Gathering } from './gathering.js';
import { given } from './given.js';
import { playedNowhere, typeWord } from './kinds.js';
import { languageCode } from './languages.js';

const colour = z.enum(['W', 'U', 'B', 'R', 'G']);
const words = z.array(z.string()).default([]);
const LEGALITIES: ReadonlyMap<string, Legality> = new Map([
  ['Legal', 'legal'],
  ['Restricted', 'restricted'],
  ['Banned', 'banned'],
]);

const faceSchema = z.object({
  name: cardName,
  faceName: cardName.optional(),
  side: z.enum(['a', 'b', 'c', 'd', 'e']).optional(),
  layout: z.string(),
  manaCost: z.string().min(1).optional(),
  colorIndicator: z.array(colour).optional(),
  supertypes: words,
  types: words,
  subtypes: words,
  text: z.string().default(''),
  power: z.string().optional(),
  toughness: z.string().optional(),
  loyalty: z.string().optional(),
  defense: z.string().optional(),
  hand: z.string().optional(),
  life: z.string().optional(),
  isFunny: z.boolean().default(false),
  isRebalanced: z.boolean().default(false),
  cardParts: z.array(z.string()).optional(),
  legalities: z.record(z.string(), z.string()).default({}),
  foreignData: z
    .array(z.object({ language: z.string(), name: z.string().nullish(), faceName: z.string().nullish() }))
    .default([]),
  printings: words,
  identifiers: z.object({ scryfallOracleId: scryfallId, scryfallId: scryfallId }).default({}),
});
type Entry = z.infer<typeof faceSchema>;

export const atomicSchema = z.array(faceSchema).min(1);
export const printingSchema = faceSchema.extend({
  originalReleaseDate: cardDate.optional().catch(undefined),
  borderColor: z.string().optional(),
});
export const setSchema = z.object({
  name: z.string(),
  releaseDate: cardDate,
  type: z.string(),
  isOnlineOnly: z.boolean().default(false),
  isForeignOnly: z.boolean().default(false),
});

export function addEntry(
  to: Gathering,
  entry: Entry & { readonly borderColor?: string | undefined },
): Draft | null {
  const side = 'abcde'.indexOf(entry.side ?? 'a');
  const face = faceOf(entry);
  const legalities = legalitiesOf(entry);
  const draft = to.add({
    card: entry.name,
    layout: entry.layout,
    side,
    face,
    meldsInto: entry.name.split(HALVES)[1] ?? entry.cardParts?.at(-1),
    funny: isFunny(entry) || (side === 0 && playedNowhere(face, legalities)),
  });
  if (draft === null) return null;
  to.allow(draft, legalities);
  const { scryfallOracleId: oracle, scryfallId: scryfall } = entry.identifiers;
  to.identify(draft, given({ oracle, scryfall }));
  for (const { language, name, faceName } of entry.foreignData) {
    const translated = faceName ?? name?.split(HALVES)[side];
    if (translated !== undefined && translated !== '')
      to.translate(languageCode(language), face.name, translated);
  }
  return draft;
}

/** Entries of these sets do not say that they are jokes; some cards in them are legal all the same. */
const FUNNY_SETS = ['UGL', 'UNH', 'UST', 'UND', 'UNF'];

/** Jokes, and rebalanced copies in digital games, whose names begin like this. */
const isFunny = ({
  name,
  isFunny: said,
  isRebalanced,
  borderColor,
  printings,
  legalities,
}: Entry & { readonly borderColor?: string | undefined }): boolean =>
  said ||
  isRebalanced ||
  borderColor === 'silver' ||
  name.startsWith('A-') ||
  (Object.keys(legalities).length === 0 && printings.some((set) => FUNNY_SETS.includes(set)));

function faceOf(entry: Entry): PrintedFace {
  const { supertypes, types, subtypes, text, power, toughness, loyalty, defense, hand, life } = entry;
  return {
    name: entry.faceName ?? entry.name,
    manaCost: entry.manaCost ?? null,
    supertypes,
    types: types.map(typeWord),
    subtypes,
    text,
    ...given({ colourIndicator: entry.colorIndicator, power, toughness, loyalty, defense }),
    ...given({ handModifier: signed(hand), lifeModifier: signed(life) }),
  };
}

function legalitiesOf({ legalities }: Entry): Readonly<Record<string, Legality>> {
  return Object.fromEntries(
    Object.entries(legalities).flatMap(([format, said]) => {
      const legality = LEGALITIES.get(said);
      return legality === undefined ? [] : [[format, legality] as const];
    }),
  );
}

const signed = (modifier: string | undefined): string | undefined =>
  modifier === undefined || /^[+-]/.test(modifier) ? modifier : `+${modifier}`;
