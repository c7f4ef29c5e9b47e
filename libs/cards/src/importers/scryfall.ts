// Entries of Scryfall's bulk files: one whole card each, once in `oracle-cards`, once a printing in `default-cards`.
import { z } from 'zod';
import { HALVES } from '../card/definition.js';
import type { PrintedFace } from '../card/printed.js';
import { parseTypeLine } from '../card/type-line.js';
import { cardName } from './card-name.js';
import { scryfallId } from './card-ids.js';
import { cardDate } from './dates.js';
import type { Gathering } from './gathering.js';
import { given } from './given.js';
import { playedNowhere, typeWord } from './kinds.js';

const faceFields = {
  name: cardName,
  /** '' for no cost. */
  mana_cost: z.string().default(''),
  type_line: z.string().default(''),
  oracle_text: z.string().default(''),
  color_indicator: z.array(z.enum(['W', 'U', 'B', 'R', 'G'])).optional(),
  power: z.string().optional(),
  toughness: z.string().optional(),
  loyalty: z.string().optional(),
  defense: z.string().optional(),
  hand_modifier: z.string().optional(),
  life_modifier: z.string().optional(),
  printed_name: z.string().optional(),
};
const faceSchema = z.object(faceFields);
type Face = z.infer<typeof faceSchema>;

export const scryfallSchema = z.object({
  ...faceFields,
  object: z.literal('card'),
  id: scryfallId,
  oracle_id: scryfallId,
  lang: z.string(),
  layout: z.string(),
  released_at: cardDate,
  set: z.string(),
  set_name: z.string(),
  set_type: z.string(),
  digital: z.boolean(),
  border_color: z.string(),
  security_stamp: z.string().optional(),
  legalities: z.record(z.string(), z.enum(['legal', 'not_legal', 'restricted', 'banned'])),
  card_faces: z.array(faceSchema).min(1).optional(),
  all_parts: z.array(z.object({ component: z.string(), name: z.string() })).optional(),
});
type Entry = z.infer<typeof scryfallSchema>;

export function addScryfallEntry(to: Gathering, entry: Entry): void {
  const { name, layout, lang, legalities, card_faces: faces = [entry] } = entry;
  const meldsInto = entry.all_parts?.find(({ component }) => component === 'meld_result')?.name;
  const funny = isFunny(entry);
  for (const [index, face] of faces.entries()) {
    const isResult = layout === 'meld' && face.name === meldsInto;
    const side = isResult ? 1 : index;
    const printed = faceOf(face);
    const draft = to.add({
      card: name,
      layout,
      side,
      face: printed,
      meldsInto,
      funny: funny || (side === 0 && playedNowhere(printed, legalities)),
    });
    if (draft === null) continue;
    to.allow(draft, legalities);
    to.identify(draft, given({ oracle: entry.oracle_id, scryfall: entry.id }));
    to.print(draft, entry.set.toUpperCase(), entry.released_at);
    if (lang !== 'en' && face.printed_name !== undefined) to.translate(lang, face.name, face.printed_name);
  }
  addSet(to, entry);
}

/** Silver borders, acorn stamps, playtest cards, and rebalanced copies in digital games with the same names. */
function isFunny({ name, border_color, security_stamp, set_type, legalities }: Entry): boolean {
  if (border_color === 'silver' || security_stamp === 'acorn' || name.startsWith('A-')) return true;
  return set_type === 'funny' && Object.values(legalities).every((legality) => legality === 'not_legal');
}

function faceOf(face: Face): PrintedFace {
  const { name, mana_cost, type_line, oracle_text, power, toughness, loyalty, defense } = face;
  const { supertypes, types, subtypes } = parseTypeLine(type_line.split(HALVES)[0] ?? '');
  return {
    name,
    manaCost: mana_cost === '' ? null : mana_cost,
    supertypes,
    types: types.map(typeWord),
    subtypes,
    text: oracle_text,
    ...given({ colourIndicator: face.color_indicator, power, toughness, loyalty, defense }),
    ...given({ handModifier: face.hand_modifier, lifeModifier: face.life_modifier }),
  };
}

/** A set has the date of its first card; it is digital if all its cards are. */
function addSet(to: Gathering, { set, set_name, set_type, released_at, digital }: Entry): void {
  const code = set.toUpperCase();
  const known = to.sets.get(code);
  to.addSet({
    code,
    name: set_name,
    type: set_type,
    date: earlier(known?.date, released_at),
    digital: digital && (known?.digital ?? true),
  });
}

const earlier = (one: string | undefined, other: string): string =>
  one !== undefined && one < other ? one : other;
