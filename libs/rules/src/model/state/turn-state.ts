// The state of the turn: its step, the steps to come, priority, and combat (cr 500-511, 117).
import { z } from 'zod';
import { STEPS } from '../basics/steps.js';
import { objectId, seat } from '../basics/ids.js';

export const turnState = z.strictObject({
  number: z.int(),
  active: seat,
  step: z.enum(STEPS).nullable(),
  /** The steps still to come, in order; extra phases are put in here (cr 500.8). */
  ahead: z.array(z.enum(STEPS)),
  /** cr 506.7d: how many combat phases have begun. */
  combats: z.int(),
  /** How many events of this turn came before the step. */
  stepFrom: z.int(),
  landsPlayed: z.int(),
  /** cr 500.7: this is an extra turn. */
  extra: z.boolean(),
});
export type TurnState = z.infer<typeof turnState>;

/**
 * cr 117. `passed`: how many passed in succession; `next`: who gets priority once nothing else is to be done.
 */
export const priorityState = z.strictObject({ next: seat.nullable(), passed: z.int() });
export type PriorityState = z.infer<typeof priorityState>;

export const attack = z.strictObject({
  attacker: objectId,
  /** A player, planeswalker or battle; null once it was removed from combat (cr 506.4c). */
  defender: z.union([seat, objectId]).nullable(),
  /** What it attacked before that. */
  lost: objectId.optional(),
  /** The seat that may block it (cr 508.5). */
  defending: seat,
  /** cr 509.1h: stays blocked even when no blocker is left. */
  blocked: z.boolean(),
  /** cr 702.22: attackers of one band share a number. */
  band: z.int().nullable(),
});
export const block = z.strictObject({ blocker: objectId, attackers: z.array(objectId) });
/** cr 510.1: damage from one source to one recipient. */
export const assignedDamage = z.strictObject({
  source: objectId,
  to: z.union([seat, objectId]),
  amount: z.int().min(1),
});
export const combatState = z.strictObject({
  attacks: z.array(attack),
  /** Attacks removed from combat, as they were (cr 508.5). */
  former: z.array(attack),
  /** Blocks in which one creature has left combat (cr 608.2b), for effects that look back. */
  formerBlocks: z.array(block).optional(),
  blocks: z.array(block),
  /** Who dealt damage in the first of two damage steps (cr 510.4). */
  struckFirst: z.array(objectId),
  /** Attackers' damage assignment orders, where the base profile has them (cr2011). */
  orders: z.record(z.string(), z.array(objectId)),
  /** Base profile ninth: damage that was assigned and waits beneath everything on the stack. */
  assigned: z.array(assignedDamage).nullable(),
  /** cr 508.8: something attacked in this combat. */
  fought: z.boolean(),
  attackersDeclared: z.boolean(),
  blockersDeclared: z.boolean(),
});
export type CombatState = z.infer<typeof combatState>;
export type Attack = z.infer<typeof attack>;
export type Block = z.infer<typeof block>;
export type AssignedDamage = z.infer<typeof assignedDamage>;
/** Something that can be attacked: a player, a planeswalker or a battle (cr 506.3). */
export type Defender = NonNullable<Attack['defender']>;

/** A unit of mana in a pool (cr 106). */
export const manaUnit = z.strictObject({
  type: z.enum(['W', 'U', 'B', 'R', 'G', 'C']),
  snow: z.boolean().optional(),
  /** Its source, for effects that ask (cr 106.6); and the place of a filter that says what it may pay for. */
  source: objectId.optional(),
  only: z.string().optional(),
  /** cr 106.6: the place of the body that happens when it is spent. */
  rider: z.string().optional(),
  /** It does not empty before then. */
  keeps: z.enum(['end-of-turn', 'end-of-phase']).optional(),
});
export type ManaUnit = z.infer<typeof manaUnit>;
