// What a player with priority may do: an action proposed whole, with all of its player's choices (cr 601.2, 602.2).
// Choices left out are asked for by `complete`, or made by the core where there is nothing to choose.
import { BOUNDS } from '../basics/bounds.js';
import { z } from 'zod';
import { objectId, seat } from '../basics/ids.js';

export const targetGiven = z.union([z.strictObject({ object: objectId }), z.strictObject({ seat })]);
export type TargetGiven = z.infer<typeof targetGiven>;

/** Where cards have no names: what the card is named as it is used. */
const name = z.string().min(1).max(200).optional();

/** cr 605.3a: mana abilities activated while something is paid for, in order; `mana`: which is added, where several can be. */
export const manaAbilitiesGiven = z
  .array(
    z.strictObject({
      object: objectId,
      ability: z.int().min(0).max(200),
      mana: z.string().max(40).optional(),
    }),
  )
  .max(200);
export type ManaAbilitiesGiven = z.infer<typeof manaAbilitiesGiven>;

const choices = {
  name,
  /** Other cards without a name that it takes, as to pay for it: what each is named, where it has to have one. */
  names: z
    .array(z.strictObject({ object: objectId, name: z.string().min(1).max(200) }))
    .max(50)
    .optional(),
  /** cr 601.2b: by index, from 0, in order. */
  modes: z.array(z.int().min(0).max(100)).max(100).optional(),
  /** cr 601.2c: slot by slot, those of the first chosen mode first. */
  targets: z.array(z.array(targetGiven).max(200)).max(50).optional(),
  /** cr 601.2d: beside `targets`, for the slots something is divided among. */
  divided: z
    .array(z.array(z.int().min(0).max(100_000)).max(200))
    .max(50)
    .optional(),
  x: z.int().min(0).max(BOUNDS.x).optional(),
  /** How often each optional cost is paid, by its label (kicker, buyback, entwine). */
  optional: z.record(z.string().max(100), z.int().min(0).max(1000)).optional(),
  /** The label of the alternative cost to pay instead (cr 118.9). */
  alternative: z.string().max(100).optional(),
  /** For each cost that has objects to choose, in the order of the costs: the objects. */
  costs: z.array(z.array(objectId).max(200)).max(50).optional(),
  /** Where a cost offers several: which, in order. */
  either: z.array(z.int().min(0).max(20)).max(50).optional(),
  /** cr 601.2g, h: mana abilities to activate, in order; what the pool still lacks then is found by the auto-payer. */
  pay: manaAbilitiesGiven.optional(),
  /** cr 605.3b: which mana a mana ability adds, where it can add several: its letters. */
  mana: z.string().max(40).optional(),
  /** cr 702.51, 702.126, 702.66: creatures and artifacts tapped, cards exiled for its mana; found where it has to be, when absent. */
  convoke: z.array(objectId).max(200).optional(),
  improvise: z.array(objectId).max(200).optional(),
  delve: z.array(objectId).max(200).optional(),
  /** cr 107.4f: how many Phyrexian symbols are paid with life. */
  life: z.int().min(0).max(50).optional(),
  /** cr 702.47: cards spliced onto it, in order; their targets follow those of the spell. */
  splice: z.array(objectId).max(20).optional(),
};

export const gameAction = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('cast'),
    object: objectId,
    face: z.int().min(0).max(10).optional(),
    ...choices,
  }),
  /** `ability`: its place among the activated abilities the object has now. */
  z.strictObject({
    do: z.literal('activate'),
    object: objectId,
    ability: z.int().min(0).max(200),
    ...choices,
  }),
  z.strictObject({
    do: z.literal('play'),
    object: objectId,
    face: z.int().min(0).max(10).optional(),
    name,
    /** As the land that any card can be played as, face down. */
    as: z.literal('any-land').optional(),
  }),
  /** cr 116.2: turn face up, suspend, foretell and their like, by name. */
  z.strictObject({ do: z.literal('special'), object: objectId, what: z.string().max(60), ...choices }),
]);
export type GameAction = z.infer<typeof gameAction>;
export type Choices = Omit<Extract<GameAction, { do: 'cast' }>, 'do' | 'object' | 'face'>;
