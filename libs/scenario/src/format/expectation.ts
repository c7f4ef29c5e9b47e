// What must be true: of a player, of permanents, of a zone, of the stack, of what may be done and of what is seen.
import { z } from 'zod';
import { raiseAll } from './issues.js';
import { amount, count, counters, name, oneOrMore, ref, step, turn, ZONE_NAMES } from './words.js';

const someText = z.union([name, z.array(name).min(1)]);
const words = z.union([name, z.array(name)]);

const ofPlayer = z.strictObject({
  player: name,
  life: amount.optional(),
  poison: count.optional(),
  handSize: count.optional(),
  librarySize: count.optional(),
  graveyardSize: count.optional(),
  lost: z.boolean().optional(),
  won: z.boolean().optional(),
  counters: counters.optional(),
  manaPool: z
    .string()
    .regex(/^(?:\{[WUBRGC]\}|[WUBRGC])*$/i, 'says mana by its symbols: {R}{R}')
    .optional(),
});
const ofZone = z.strictObject({
  player: name.optional(),
  zone: z.enum(ZONE_NAMES),
  card: name.optional(),
  count: count.optional(),
});
const ofPermanents = z.strictObject({
  permanent: ref,
  controller: name.optional(),
  owner: name.optional(),
  count: count.optional(),
  power: amount.optional(),
  toughness: amount.optional(),
  tapped: z.boolean().optional(),
  faceDown: z.boolean().optional(),
  token: z.boolean().optional(),
  counters: counters.optional(),
  damage: count.optional(),
  attachedTo: ref.nullable().optional(),
  /** Whether it does, or whom. */
  attacking: z.union([z.boolean(), ref]).optional(),
  blocking: z.union([z.boolean(), ref]).optional(),
  name: name.optional(),
  has: someText.optional(),
  hasNot: someText.optional(),
  types: words.optional(),
  notTypes: words.optional(),
  subtypes: words.optional(),
  notSubtypes: words.optional(),
  colors: words.optional(),
});
const ofStack = z.strictObject({ stack: z.array(name) });
const ofTurn = z.strictObject({
  turn: turn.optional(),
  step: step.optional(),
  activePlayer: name.optional(),
});
const ofPlayable = z.strictObject({ playable: name, player: name, is: z.boolean() });
const ofRefusal = z.strictObject({ rejected: oneOrMore, script: count });
const ofViewer = z.strictObject({ viewer: name, sees: name, is: z.boolean() });

/** Told apart by the first of these fields that it has. */
const EXPECTATIONS = {
  rejected: ofRefusal,
  playable: ofPlayable,
  viewer: ofViewer,
  stack: ofStack,
  permanent: ofPermanents,
  zone: ofZone,
  player: ofPlayer,
  turn: ofTurn,
  step: ofTurn,
  activePlayer: ofTurn,
} as const;
type Tell = keyof typeof EXPECTATIONS;
const TELLS = Object.keys(EXPECTATIONS) as readonly Tell[];

export type OfPlayer = z.infer<typeof ofPlayer>;
export type OfZone = z.infer<typeof ofZone>;
export type OfPermanents = z.infer<typeof ofPermanents>;
export type OfStack = z.infer<typeof ofStack>;
export type OfTurn = z.infer<typeof ofTurn>;
export type OfPlayable = z.infer<typeof ofPlayable>;
export type OfRefusal = z.infer<typeof ofRefusal>;
export type OfViewer = z.infer<typeof ofViewer>;
export type Expectation = { [K in Tell]: { kind: K; of: z.infer<(typeof EXPECTATIONS)[K]> } }[Tell];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A name alone says nothing about what it names. */
const idle: Readonly<Partial<Record<Tell, (of: never) => boolean>>> = {
  player: (of: OfPlayer) => Object.keys(of).length < 2,
  zone: ({ card, count }: OfZone) => card === undefined && count === undefined,
};

export const expectation = z.unknown().transform((value, context): Expectation => {
  const refuse = (message: string): typeof z.NEVER => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  if (!isObject(value)) return refuse('must be an object');
  const kind = TELLS.find((tell) => value[tell] !== undefined);
  if (kind === undefined) {
    const fields = Object.keys(value);
    return refuse(
      fields.length === 0 ? 'expects nothing' : `says nothing of what is expected: ${fields.join(', ')}`,
    );
  }
  const parsed = EXPECTATIONS[kind].safeParse(value);
  if (!parsed.success) {
    raiseAll(context, parsed.error, value);
    return z.NEVER;
  }
  // The cast: the data were parsed by the schema of this kind.
  if (idle[kind]?.(parsed.data as never) === true) return refuse('says what is meant, and nothing about it');
  return { kind, of: parsed.data } as Expectation;
});
