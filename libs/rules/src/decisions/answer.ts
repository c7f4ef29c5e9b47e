// The answers a question can be given. Whether one is legal is checked against the question (decisions/check.ts).
import { z } from 'zod';
import { objectId, seat } from '../state/ids.js';
import { gameAction, targetGiven } from './action.js';

export const answer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choose-players'), players: z.array(seat).max(8) }),
  z.strictObject({ kind: z.literal('yes-no'), yes: z.boolean() }),
  z.strictObject({ kind: z.literal('choose-objects'), objects: z.array(objectId).max(1000) }),
  z.strictObject({
    kind: z.literal('priority'),
    action: z.union([z.enum(['pass-turn', 'pass']), gameAction]),
  }),
  /** By index, in the order chosen. */
  z.strictObject({ kind: z.literal('choose-modes'), modes: z.array(z.int().min(0)).max(100) }),
  z.strictObject({ kind: z.literal('choose-targets'), targets: z.array(targetGiven).max(200) }),
  z.strictObject({ kind: z.literal('number'), number: z.int() }),
  /** Empty where the question allows none. */
  z.strictObject({ kind: z.literal('word'), word: z.string().max(200) }),
  /** By index; the first comes first (is put first, is on top). */
  z.strictObject({ kind: z.literal('order'), order: z.array(z.int().min(0)).max(1000) }),
  z.strictObject({ kind: z.literal('divide'), amounts: z.array(z.int().min(0)).max(200) }),
  z.strictObject({
    kind: z.literal('attackers'),
    attacks: z
      .array(
        z.strictObject({
          attacker: objectId,
          defender: z.union([seat, objectId]),
          band: z.int().min(0).max(100).optional(),
        }),
      )
      .max(1000),
  }),
  z.strictObject({
    kind: z.literal('blockers'),
    blocks: z.array(z.strictObject({ blocker: objectId, attackers: z.array(objectId).max(100) })).max(1000),
  }),
]);
export type Answer = z.infer<typeof answer>;
export type AnswerOf<K extends Answer['kind']> = Extract<Answer, { kind: K }>;
