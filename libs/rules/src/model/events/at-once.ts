// One event for what happens at once to a crowd: a sweep, the damage of a large attack, an untap step. It holds
// ordinary events, and what they have in common is written once.
import { inFull, type JsonObject } from '#kernel';
import { z } from 'zod';
import { declare } from './declare.js';
import { OBJECT_EVENTS } from './objects.js';

/**
 * What it may hold. Everyone learns that such an event happened, so how many there are is no secret, and none of
 * them holds randomness.
 */
export const GATHERED_TYPES = [
  'ObjectMoved',
  'ObjectCeased',
  'TokenCreated',
  'PermanentTapped',
  'CountersChanged',
  'PlayerCountersChanged',
  'DamagePrevented',
  'DamageDealt',
  'LifeChanged',
  'AttachmentChanged',
  'ControllerChanged',
  'FaceChanged',
  'Phased',
  'Marked',
  'CardsRevealed',
] as const satisfies readonly (keyof typeof OBJECT_EVENTS)[];
export type GatheredType = (typeof GATHERED_TYPES)[number];

const row = z.looseObject({ type: z.enum(GATHERED_TYPES).optional(), like: z.int().min(0).optional() });

/** Undefined if every event in it is one of its type. */
function faultIn(rows: readonly z.infer<typeof row>[]): string | undefined {
  try {
    for (const { type, ...data } of inFull(rows as readonly JsonObject[])) {
      if (type === undefined || !OBJECT_EVENTS[type as GatheredType].schema.safeParse(data).success)
        return `what it says of a ${JSON.stringify(type)} is not of that shape`;
    }
    return undefined;
  } catch (thrown) {
    return (thrown as Error).message;
  }
}

export const AT_ONCE_EVENTS = {
  /** cr 603.10: all of it happens at once, in this order. `partsOf` gives the events in full. */
  HappenedAtOnce: declare({
    version: 1,
    schema: z.strictObject({ events: z.array(row).min(1) }).superRefine(({ events }, context) => {
      const message = faultIn(events);
      if (message !== undefined) context.addIssue({ code: 'custom', message, path: ['events'] });
    }),
    /** Everyone is told each of them, as much of it as its own audience says. */
    audience: () => ({ everyone: ['events'] }),
  }),
};
