// The stack, priority and mana (cr 106, 117, 405, 601-603, 608).
import { z } from 'zod';
import { COLOURS } from '#abilities';
import { objectId, seat } from '../basics/ids.js';
import { lasting } from '../state/lasting.js';
import { agenda, kept } from '../state/agenda.js';
import { identity, stackItem, targetChoice } from '../state/objects.js';
import { manaUnit } from '../state/turn-state.js';
import { declare } from './declare.js';

export const STACK_EVENTS = {
  /** cr 117.3d, 117.4: passed on to the next; null: to nobody, all have passed. */
  PriorityPassed: declare({
    version: 1,
    schema: z.strictObject({ seat, next: seat.nullable() }),
    audience: () => ({ everyone: ['seat'] }),
  }),
  /** Who receives priority next; null: nobody until the next step. */
  PrioritySet: declare({
    version: 1,
    schema: z.strictObject({ seat: seat.nullable() }),
    audience: () => ({}),
  }),
  /** cr 601.2i: the spell that has just been put on the stack is cast: what was chosen for it. */
  SpellCast: declare({
    version: 1,
    schema: z.strictObject({
      object: objectId,
      item: stackItem,
      /** What it is as it is cast, for what looks back at it. */
      colours: z.array(z.enum(COLOURS)).optional(),
    }),
    audience: () => ({ everyone: ['object', 'item'] }),
  }),
  /** cr 602.2, 603.3: an ability is put on the stack as an object of its own. */
  AbilityStacked: declare({
    version: 1,
    schema: z.strictObject({ object: objectId, item: stackItem }),
    audience: () => ({ everyone: ['object', 'item'] }),
  }),
  /** cr 707.10: of a spell or ability, which may be gone by then. */
  SpellCopied: declare({
    version: 1,
    schema: z.strictObject({ object: objectId, of: objectId, identity, item: stackItem }),
    audience: () => ({ everyone: ['object', 'of', 'identity', 'item'] }),
  }),
  /** cr 115.7. */
  TargetsChanged: declare({
    version: 1,
    schema: z.strictObject({
      object: objectId,
      targets: z.array(z.array(targetChoice)),
      /** war-zone: which library or graveyard of a new target it is about; null: of one that is none any more. */
      zones: z
        .array(
          z.strictObject({ kind: z.enum(['library', 'graveyard']), seat, index: z.int().min(0).nullable() }),
        )
        .optional(),
    }),
    audience: () => ({ everyone: ['object', 'targets', 'zones'] }),
  }),
  /** cr 608: it begins to resolve. `fizzled`: no target is legal (cr 608.2b). */
  ResolutionBegan: declare({
    version: 1,
    schema: z.strictObject({ object: objectId, fizzled: z.boolean() }),
    audience: () => ({ everyone: ['object', 'fizzled'] }),
  }),
  /** cr 701.6a. */
  Countered: declare({
    version: 1,
    schema: z.strictObject({ object: objectId, by: objectId.nullable() }),
    audience: () => ({ everyone: ['object', 'by'] }),
  }),
  /** cr 116.2a: the card is still where it is played from. */
  LandPlayed: declare({
    version: 1,
    schema: z.strictObject({ seat, object: objectId }),
    audience: ({ seat }) => ({ everyone: ['seat'], seat: { seat, fields: ['object'] } }),
  }),
  ManaAdded: declare({
    version: 1,
    schema: z.strictObject({
      seat,
      mana: z.array(manaUnit),
      source: objectId.nullable(),
      /** cr 106.12: the source was tapped for it. */
      tapped: z.literal(true).optional(),
    }),
    audience: () => ({ everyone: ['seat', 'mana', 'source', 'tapped'] }),
  }),
  /** The units leave the pool: spent on something. */
  ManaSpent: declare({
    version: 1,
    schema: z.strictObject({ seat, mana: z.array(manaUnit) }),
    audience: () => ({ everyone: ['seat', 'mana'] }),
  }),
  /** cr 500.5, 106.4: what is left of it goes as the step ends. */
  ManaEmptied: declare({
    version: 1,
    schema: z.strictObject({ seat, left: z.array(manaUnit) }),
    audience: () => ({ everyone: ['seat', 'left'] }),
  }),
  /** cr 611, 614, 603.7: an effect that lasts begins. */
  EffectBegan: declare({
    version: 1,
    schema: z.strictObject({ effect: lasting }),
    audience: () => ({ everyone: ['effect'] }),
  }),
  EffectUsed: declare({
    version: 1,
    schema: z.strictObject({ effect: z.string(), left: z.int() }),
    audience: () => ({}),
  }),
  EffectEnded: declare({
    version: 1,
    schema: z.strictObject({ effects: z.array(z.string()) }),
    audience: () => ({}),
  }),
  /** What the game is in the middle of, as this command leaves it; but for what of it stands as it did. */
  AgendaMoved: declare({
    version: 2,
    /** Version 1 is the whole agenda, in which nothing is kept. */
    upcasts: { 1: (data) => data },
    schema: z.strictObject({ agenda, kept: kept.optional() }),
    audience: () => ({}),
  }),
  CoinFlipped: declare({
    version: 1,
    schema: z.strictObject({ seat, heads: z.boolean(), won: z.boolean().nullable(), drawn: z.int() }),
    audience: () => ({ everyone: ['seat', 'heads', 'won'] }),
  }),
  DieRolled: declare({
    version: 1,
    schema: z.strictObject({ seat, sides: z.int(), result: z.int(), drawn: z.int() }),
    audience: () => ({ everyone: ['seat', 'sides', 'result'] }),
  }),
  /** cr 608.2d: a colour, a type, a name or the like, said aloud as an effect happens. */
  WordChosen: declare({
    version: 1,
    schema: z.strictObject({ seat, of: z.string(), word: z.string() }),
    audience: () => ({ everyone: ['seat', 'of', 'word'] }),
  }),
  /** Random words used up by something else. */
  RandomnessUsed: declare({
    version: 1,
    schema: z.strictObject({ drawn: z.int() }),
    audience: () => ({}),
  }),
  /** A rules action that others look for by its name (cr 701): exploit, clash, vote, search, shuffle. */
  ActionTaken: declare({
    version: 1,
    schema: z.strictObject({
      action: z.string(),
      seat: seat.nullable(),
      object: objectId.nullable(),
      word: z.string().optional(),
      amount: z.int().optional(),
    }),
    audience: () => ({ everyone: ['action', 'seat', 'object', 'word', 'amount'] }),
  }),
};
