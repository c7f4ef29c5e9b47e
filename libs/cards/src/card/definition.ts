// A card as a game uses it: its printed values outside the game, and its behaviour in the language of abilities.
import { faceDefinitions, validate, type Face, type NodeSchema } from '#abilities';
import { z } from 'zod';
import { err, type Hash, hashJson, memoByIdentity, ok, type Result } from '#kernel';
import { describeFault, parseManaCost, type ManaCost } from './mana-cost.js';

/** Separates the names, costs and type lines of a split card's halves. */
export const HALVES = ' // ';

const costText = z.string().superRefine((text, context) => {
  for (const half of text.split(HALVES)) {
    const cost = parseManaCost(half);
    if (!cost.ok) context.addIssue({ code: 'custom', message: describeFault(cost.error) });
  }
});

export const LAYOUTS = [
  'normal',
  'split',
  'flip',
  'transform',
  'modal',
  'meld',
  'adventure',
  'leveler',
] as const;

const face = z.custom<Face>().superRefine((data, context) => {
  const checked = validate('face', data);
  if (!checked.ok)
    for (const { path, reason } of checked.faults)
      context.addIssue({ code: 'custom', message: `${path}: ${reason}` });
});

export const cardDefinition = z
  .strictObject({
    /** The English Oracle name; of a split card the names of both halves: 'Fire // Ice' (cr 709.4a). */
    name: z.string().min(1),
    /** As printed: '{1}{G}'. Null for no mana cost (lands and a few others). Of a split card: '{1}{R} // {1}{U}'. */
    cost: costText.nullable(),
    /** 'Legendary Creature — Human Monk'; of a split card the type lines of both halves. */
    typeLine: z.string().min(1),
    /** How its faces belong together (cr 709-712, 715). Absent for a card with one face. */
    layout: z.enum(LAYOUTS).optional(),
    /** Its faces in the language of abilities, the front or left one first. */
    faces: z.array(face).min(1).max(3).optional(),
  })
  .readonly();
export type CardDefinition = z.infer<typeof cardDefinition>;

/** A definition from untrusted fields, or what is wrong with them. */
export function parseCard(fields: unknown): Result<CardDefinition, string> {
  const parsed = cardDefinition.safeParse(fields);
  if (parsed.success) return ok(parsed.data);
  return err(parsed.error.issues.map(({ path, message }) => [...path, message].join(': ')).join('; '));
}

/** A definition as JSON Schema: itself, with the definitions that it refers to. */
export function definitionSchema(): {
  readonly schema: NodeSchema;
  readonly defs: Record<string, NodeSchema>;
} {
  const schema: NodeSchema = z.toJSONSchema(cardDefinition, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if ((zodSchema as unknown) === face) jsonSchema.$ref = '#/$defs/Face';
    },
  });
  const { $schema: _, ...rest } = schema;
  return { schema: rest, defs: faceDefinitions() };
}

const hashes = memoByIdentity<CardDefinition, Hash>();

/**
 * The hash by which a log names a definition. It is as secret as the card. It is made once, because the definitions
 * of a catalogue are asked for often.
 */
export function definitionHash(definition: CardDefinition): Hash {
  const known = hashes.get(definition);
  if (known !== undefined) return known;
  const hash = hashJson(definition);
  hashes.set(definition, hash);
  return hash;
}

const lengths = memoByIdentity<CardDefinition, number>();

/** The length of its JSON. It is made once, as the hash is. */
export function definitionLength(definition: CardDefinition): number {
  let length = lengths.get(definition);
  if (length === undefined) lengths.set(definition, (length = JSON.stringify(definition).length));
  return length;
}

/** The costs of a printed card: one, or one for each half of a split card; null for no mana cost. */
export function costsOf(definition: CardDefinition): readonly (ManaCost | null)[] {
  if (definition.cost === null) return [null];
  return definition.cost.split(HALVES).map((half) => {
    const cost = parseManaCost(half);
    if (!cost.ok) throw new RangeError(`${definition.name}: ${describeFault(cost.error)}`);
    return cost.value;
  });
}

/** cr 205.4c: a land with the supertype basic is a basic land. */
export function isBasicLand({ typeLine }: CardDefinition): boolean {
  const [types = ''] = typeLine.split(' — ');
  const words = types.split(' ');
  return words.includes('Basic') && words.includes('Land');
}
