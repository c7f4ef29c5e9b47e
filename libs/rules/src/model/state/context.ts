// The context of a resolving spell or ability: its controller, source and targets, and the names its steps
// have bound.
import { z } from 'zod';
import { objectId, seat, type ObjectId, type Seat } from '../basics/ids.js';

/** What a name is bound to; a step binds any of these members. */
const boundTo = z.strictObject({
  objects: z.array(objectId).optional(),
  players: z.array(seat).optional(),
  amount: z.int().optional(),
  word: z.string().optional(),
});
export type Bound = z.infer<typeof boundTo>;

/** The event that triggered, or that is being replaced. */
export const eventFacts = z.strictObject({
  subject: objectId.nullable(),
  agent: objectId.nullable(),
  /** All subjects, where 'one or more' triggered once. */
  subjects: z.array(objectId).optional(),
  player: seat.nullable(),
  other: seat.nullable(),
  amount: z.int(),
  word: z.string().optional(),
});
export type EventFacts = z.infer<typeof eventFacts>;

export const contextTargets = z.array(
  z.strictObject({
    objects: z.array(objectId),
    players: z.array(seat),
    amounts: z.array(z.int()).optional(),
  }),
);

export const context = z.strictObject({
  /** The object that 'this' refers to. */
  source: objectId,
  /**
   * The stack object that is resolving or being put on the stack; null for static abilities and turn-based
   * actions.
   */
  stack: objectId.nullable(),
  controller: seat,
  targets: contextTargets,
  bindings: z.record(z.string(), boundTo),
  x: z.int().nullable(),
  event: eventFacts.nullable(),
  /** How the source acquired the ability, where it is not its own (cr 607.5). */
  acquired: z.string().optional(),
});
export type Context = z.infer<typeof context>;

/** The plain context of an object's own abilities, outside of any resolution. */
export const contextOf = (source: ObjectId, controller: Seat): Context => ({
  source,
  stack: null,
  controller,
  targets: [],
  bindings: {},
  x: null,
  event: null,
});
