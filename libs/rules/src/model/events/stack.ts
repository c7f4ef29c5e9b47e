// Events for the stack, priority and mana (cr 106, 117, 405, 601-603, 608).
import { z } from 'zod';
import { COLOURS } from '#abilities';
import { objectId, seat } from '../basics/ids.js';
import { lasting } from '../state/lasting.js';
import { agenda, kept } from '../state/agenda.js';
import { identity, stackItem, targetChoice } from '../state/objects.js';
import { manaUnit } from '../state/turn-state.js';
import { declare } from './declare.js';

export const STACK_EVENTS = {
  /** cr 117.3d, 117.4: priority passes to the next player; null: all players have passed. */
  PriorityPassed: declare({
    version: 1,
    schema: z.strictObject({ seat, next: seat.nullable() }),
    audience: () => ({ everyone: ['seat'] }),
  }),
  /** The player who receives priority next; null: nobody until the next step. */
  PrioritySet: declare({
    version: 1,
    schema: z.strictObject({ seat: seat.nullable() }),
    audience: () => ({}),
  }),
  /** cr 601.2i: the spell just put on the stack becomes cast, with the choices made for it. */
  SpellCast: declare({
    version: 1,
    schema: z.strictObject({
      object: objectId,
      item: stackItem,
      /** Its characteristics as it was cast, for effects that look back at it. */
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
  /** cr 707.10: a copy of a spell or ability, which may have left the stack by then. */
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
      /**
       * war-zone: the library or graveyard that a new target concerns; null: the object is no target any
       * more.
       */
      zones: z
        .array(
          z.strictObject({ kind: z.enum(['library', 'graveyard']), seat, index: z.int().min(0).nullable() }),
        )
        .optional(),
    }),
    audience: () => ({ everyone: ['object', 'targets', 'zones'] }),
  }),
  /** cr 608: it begins to resolve. `fizzled`: all its targets are illegal (cr 608.2b). */
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
  /** cr 116.2a: a land is played; the card is still in the zone it is played from. */
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
  /** These units leave the pool because they are spent. */
  ManaSpent: declare({
    version: 1,
    schema: z.strictObject({ seat, mana: z.array(manaUnit) }),
    audience: () => ({ everyone: ['seat', 'mana'] }),
  }),
  /** cr 500.5, 106.4: unspent mana empties as the step ends. */
  ManaEmptied: declare({
    version: 1,
    schema: z.strictObject({ seat, left: z.array(manaUnit) }),
    audience: () => ({ everyone: ['seat', 'left'] }),
  }),
  /** cr 611, 614, 603.7: a lasting effect begins. */
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
  /** The agenda as this command leaves it, without the parts that did not change. */
  AgendaMoved: declare({
    version: 2,
    /** Version 1 holds the whole agenda and keeps nothing from before. */
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
  /** cr 608.2d: a colour, type, name or similar, chosen in public as an effect happens. */
  WordChosen: declare({
    version: 1,
    schema: z.strictObject({ seat, of: z.string(), word: z.string() }),
    audience: () => ({ everyone: ['seat', 'of', 'word'] }),
  }),
  /** Random words consumed by something else. */
  RandomnessUsed: declare({
    version: 1,
    schema: z.strictObject({ drawn: z.int() }),
    audience: () => ({}),
  }),
  /** A keyword action that others look for by its name (cr 701): exploit, clash, vote, search, shuffle. */
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
