// The actions of a player with priority: each is proposed as a whole, with all of its player's choices
// (cr 601.2, 602.2). `complete` asks for choices that are missing, or the core makes them where there is only
// one option.
import { BOUNDS } from '../basics/bounds.js';
import { z } from 'zod';
import { objectId, seat } from '../basics/ids.js';

export const targetGiven = z.union([z.strictObject({ object: objectId }), z.strictObject({ seat })]);
export type TargetGiven = z.infer<typeof targetGiven>;

/** In games where cards have no names: the name given to the card as it is used. */
const name = z.string().min(1).max(200).optional();

/**
 * cr 605.3a: mana abilities activated while paying for something, in order; `mana`: which mana to add, where
 * there are several options.
 */
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
  /**
   * Names for other nameless cards that the action uses, for example to pay a cost, where they need a name.
   */
  names: z
    .array(z.strictObject({ object: objectId, name: z.string().min(1).max(200) }))
    .max(50)
    .optional(),
  /** cr 601.2b: by index, from 0, in order. */
  modes: z.array(z.int().min(0).max(100)).max(100).optional(),
  /** cr 601.2c: targets slot by slot; the slots of the first chosen mode come first. */
  targets: z.array(z.array(targetGiven).max(200)).max(50).optional(),
  /** cr 601.2d: the division among `targets`, for slots that divide something. */
  divided: z
    .array(z.array(z.int().min(0).max(100_000)).max(200))
    .max(50)
    .optional(),
  x: z.int().min(0).max(BOUNDS.x).optional(),
  /** How often each optional cost is paid, by its label (kicker, buyback, entwine). */
  optional: z.record(z.string().max(100), z.int().min(0).max(1000)).optional(),
  /** The label of the alternative cost to pay instead (cr 118.9). */
  alternative: z.string().max(100).optional(),
  /** For each cost that chooses objects, in the order of the costs: the chosen objects. */
  costs: z.array(z.array(objectId).max(200)).max(50).optional(),
  /** For each cost with alternatives, in order: which one is paid. */
  either: z.array(z.int().min(0).max(20)).max(50).optional(),
  /** cr 601.2g, h: mana abilities to activate, in order. The auto-payer finds what is still missing. */
  pay: manaAbilitiesGiven.optional(),
  /** cr 605.3b: the mana that a mana ability adds, where it has several options, as letters. */
  mana: z.string().max(40).optional(),
  /**
   * cr 702.51, 702.126, 702.66: creatures and artifacts tapped and cards exiled to pay for it. When absent,
   * the core finds them where they are needed.
   */
  convoke: z.array(objectId).max(200).optional(),
  improvise: z.array(objectId).max(200).optional(),
  delve: z.array(objectId).max(200).optional(),
  /** cr 107.4f: how many Phyrexian symbols are paid with life. */
  life: z.int().min(0).max(50).optional(),
  /** cr 702.47: cards spliced onto the spell, in order; their targets follow the spell's. */
  splice: z.array(objectId).max(20).optional(),
};

export const gameAction = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('cast'),
    object: objectId,
    face: z.int().min(0).max(10).optional(),
    ...choices,
  }),
  /** `ability`: its index among the activated abilities that the object has now. */
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
    /** Played face down as a land, where any card can be. */
    as: z.literal('any-land').optional(),
  }),
  /** cr 116.2: special actions by name: turn face up, suspend, foretell and the like. */
  z.strictObject({ do: z.literal('special'), object: objectId, what: z.string().max(60), ...choices }),
]);
export type GameAction = z.infer<typeof gameAction>;
export type Choices = Omit<Extract<GameAction, { do: 'cast' }>, 'do' | 'object' | 'face'>;
