// The position a scenario begins from: who plays, and what lies where.
import { z } from 'zod';
import { amount, count, counters, name, ref } from './words.js';

const described = z.strictObject({
  card: name,
  count: z.int().min(1).max(1000).optional(),
  tapped: z.boolean().optional(),
  counters: counters.optional(),
  attachedTo: ref.optional(),
  faceDown: z.boolean().optional(),
  /** The name it has been given, in a Mental Magic ruleset; or the land it is. */
  as: name.optional(),
  damage: count.optional(),
  summoningSick: z.boolean().optional(),
});
export type Described = z.infer<typeof described>;

const entry = z.union([name.transform((card): Described => ({ card })), described], {
  error: (issue) => (typeof issue.input === 'object' ? undefined : 'must be the name of a card or an object'),
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
