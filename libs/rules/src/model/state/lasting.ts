// Lasting effects: continuous effects, rules, replacement effects, delayed triggers, and objects that wait to
// return (cr 611, 614, 603.7, 610.3).
import type { Change, Duration } from '#abilities';
import { z } from 'zod';
import { storedNode } from '../basics/stored-node.js';
import { context } from './context.js';
import { nodeRef, objectId, seat } from '../basics/ids.js';

export const LASTING_KINDS = [
  'continuous',
  'rule',
  'replacement',
  'delayed',
  'prevention',
  'returning',
  // cr 116.2c: an effect that a player may pay to end; cr 116.2d: one that a player ignores.
  'ending',
  'ignoring',
] as const;

export const lasting = z.strictObject({
  id: z.string().regex(/^e\d+$/),
  kind: z.enum(LASTING_KINDS),
  /** The effect node that made it. */
  at: nodeRef,
  source: objectId,
  controller: seat,
  context,
  timestamp: z.int(),
  /** cr 611.2c: the objects it affects, fixed when it began; null for what changes the rules. */
  affects: z.array(objectId).nullable(),
  /** Its changes, with every number, colour and word fixed when it began (cr 608.2h, 611.2d). */
  changes: z.array(storedNode<Change>()),
  /** When it ends (a duration node), and the turn it began in. */
  until: storedNode<Duration>(),
  since: z.strictObject({ turn: z.int(), active: seat }),
  /** Uses or amount left; null: no limit. */
  left: z.int().nullable(),
});
export type Lasting = z.infer<typeof lasting>;
