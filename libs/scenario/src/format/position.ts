// The position a scenario begins from: who plays, and what lies where.
import { COLOURS } from '#abilities';
import { z } from 'zod';
import { raiseAll } from './issues.js';
import { amount, count, counters, name, ref } from './words.js';

/** What nobody knows is laid as a card without effect. */
export const BLANK = 'Blank';

/** A token has no card: all that it is stands here. */
const ownToken = z.strictObject({
  typeLine: z.string().min(1).max(200),
  power: amount.optional(),
  toughness: amount.optional(),
  colors: z.array(z.enum(COLOURS)).max(5).optional(),
  /** By their names. */
  keywords: z.array(name).max(20).optional(),
});
export type DescribedToken = z.infer<typeof ownToken>;
/** True: a token that is a copy of the card. */
const token = z.union([z.literal(true), ownToken]);

const status = {
  tapped: z.boolean().optional(),
  counters: counters.optional(),
  attachedTo: ref.optional(),
  faceDown: z.boolean().optional(),
  /** The name it has been given, in a Mental Magic ruleset; or the land it is. */
  as: name.optional(),
  damage: count.optional(),
  summoningSick: z.boolean().optional(),
  /** The player it belongs to, if another controls it. */
  owner: name.optional(),
  /** Of a card with several faces, the one that is up, from 0. */
  face: z.int().min(1).max(7).optional(),
  flipped: z.boolean().optional(),
  phasedOut: z.boolean().optional(),
  marks: z.array(name).max(20).optional(),
  token: token.optional(),
};
const described = z.strictObject({ card: name, count: z.int().min(1).max(1000).optional(), ...status });
export type Described = z.infer<typeof described>;

/** So many cards of which nobody knows what they are. */
const unknown = z
  .strictObject({ unknown: z.int().min(1).max(1000), ...status })
  .transform(({ unknown: howMany, ...more }): Described => ({ card: BLANK, count: howMany, ...more }));

const isUnknown = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'unknown');

const named = z.union([name.transform((card): Described => ({ card })), described], {
  error: (issue) => (typeof issue.input === 'object' ? undefined : 'must be the name of a card or an object'),
});

/** A fault is told of the shape that was meant. */
const entry = z.unknown().transform((value, context): Described => {
  const parsed = (isUnknown(value) ? unknown : named).safeParse(value);
  if (parsed.success) return parsed.data;
  raiseAll(context, parsed.error, value);
  return z.NEVER;
});
export const zone = z.array(entry).max(2000);

export const side = z.strictObject({
  life: amount.optional(),
  /** cr 801: over how many seats their influence reaches; without it: to everyone. */
  range: z.int().min(1).max(7).optional(),
  /** cr 102.3: whoever has the same number is a teammate. */
  team: z.int().min(0).max(7).optional(),
  poison: count.optional(),
  counters: counters.optional(),
  hand: zone.optional(),
  battlefield: zone.optional(),
  /** Bottom first. */
  graveyard: zone.optional(),
  exile: zone.optional(),
  command: zone.optional(),
  /** Top first. */
  library: zone.optional(),
  /** How many cards their library has; without it: more than any game draws. */
  librarySize: count.optional(),
  /** A letter for each unit in their mana pool. */
  mana: z
    .string()
    .regex(/^[WUBRGC]*$/)
    .max(500)
    .optional(),
  designations: z.array(name).max(20).optional(),
  /** They have left the game. */
  lost: z.boolean().optional(),
  /** Outside the game (cr 400.11a). */
  sideboard: zone.optional(),
  utopiaLibrary: count.optional(),
  utopiaGraveyard: count.optional(),
});
export type Side = z.infer<typeof side>;
export type ZoneOfSide = 'hand' | 'battlefield' | 'graveyard' | 'exile' | 'command' | 'library';

/** Names of players stand before everything else in a reference. */
const playerName = z
  .string()
  .regex(/^[^#@:]{1,40}$/, 'a player’s name has no #, @ or : and at most 40 characters');

export const players = z
  .record(playerName, side)
  .refine((sides) => Object.keys(sides).length >= 2, 'a game has two players or more')
  .refine((sides) => Object.keys(sides).length <= 8, 'a game has eight players at most');
