// Events for combat and the plan of turns (cr 500, 506-511).
import { z } from 'zod';
import { objectId, seat } from '../basics/ids.js';
import { assignedDamage, attack, block } from '../state/turn-state.js';
import { STEPS } from '../basics/steps.js';
import { declare } from './declare.js';

export const COMBAT_EVENTS = {
  AttackersDeclared: declare({
    version: 1,
    schema: z.strictObject({ attacks: z.array(attack) }),
    audience: () => ({ everyone: ['attacks'] }),
  }),
  BlockersDeclared: declare({
    version: 1,
    schema: z.strictObject({ seat, blocks: z.array(block) }),
    audience: () => ({ everyone: ['seat', 'blocks'] }),
  }),
  /** An attacker is added outside of a declaration (cr 506.3). */
  AttackerAdded: declare({
    version: 1,
    schema: z.strictObject({ attack }),
    audience: () => ({ everyone: ['attack'] }),
  }),
  /**
   * `blocker`: the creature that entered the battlefield blocking it (cr 509.4); otherwise it is blocked by
   * no creature (cr 509.1h).
   */
  BecameBlocked: declare({
    version: 1,
    schema: z.strictObject({ attacker: objectId, blocker: objectId.optional() }),
    audience: () => ({ everyone: ['attacker', 'blocker'] }),
  }),
  BlockersOrdered: declare({
    version: 1,
    schema: z.strictObject({ object: objectId, order: z.array(objectId) }),
    audience: () => ({ everyone: ['object', 'order'] }),
  }),
  /** `part`: the role it loses, where it keeps the other one (cr 506.4d). */
  RemovedFromCombat: declare({
    version: 1,
    schema: z.strictObject({ object: objectId, part: z.enum(['fights', 'is-attacked']).optional() }),
    audience: () => ({ everyone: ['object', 'part'] }),
  }),
  /** cr 510.4: these creatures dealt damage in the first damage step. */
  StruckFirst: declare({
    version: 1,
    schema: z.strictObject({ objects: z.array(objectId) }),
    audience: () => ({}),
  }),
  /** Base profile ninth: damage is assigned and waits beneath the stack until all players have passed. */
  DamageAssigned: declare({
    version: 1,
    schema: z.strictObject({ damage: z.array(assignedDamage) }),
    audience: () => ({ everyone: ['damage'] }),
  }),
  /** The assigned damage is dealt now: this much in all. */
  AssignedDamageTaken: declare({
    version: 1,
    schema: z.strictObject({ amount: z.int() }),
    audience: () => ({ everyone: ['amount'] }),
  }),
  CombatBegan: declare({
    version: 1,
    schema: z.strictObject({ seat }),
    audience: () => ({ everyone: ['seat'] }),
  }),
  CombatEnded: declare({
    version: 1,
    schema: z.strictObject({ seat }),
    audience: () => ({ everyone: ['seat'] }),
  }),
  /** The remaining steps of the turn, after something was added, skipped or ended. */
  TurnPlanned: declare({
    version: 1,
    schema: z.strictObject({ ahead: z.array(z.enum(STEPS)) }),
    audience: () => ({ everyone: ['ahead'] }),
  }),
  /** cr 500.7: extra turns, the next one last; skipped and controlled turns by seat. */
  FuturePlanned: declare({
    version: 1,
    schema: z.strictObject({
      extraTurns: z.array(seat),
      skips: z.array(z.strictObject({ seat, what: z.string() })),
      controls: z.array(z.strictObject({ seat, by: seat, during: z.string(), active: z.boolean() })),
    }),
    audience: () => ({ everyone: ['extraTurns', 'skips', 'controls'] }),
  }),
  PlayerDesignated: declare({
    version: 1,
    schema: z.strictObject({ seat: seat.nullable(), designation: z.string(), on: z.boolean() }),
    audience: () => ({ everyone: ['seat', 'designation', 'on'] }),
  }),
  EmblemMade: declare({
    version: 1,
    schema: z.strictObject({ object: objectId, seat, made: z.string() }),
    audience: () => ({ everyone: ['object', 'seat', 'made'] }),
  }),
};
