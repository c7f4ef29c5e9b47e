// The answers a question can be given. Whether one is legal is checked against the question (model/decisions/check.ts).
import { z } from 'zod';
import type { Json } from '#kernel';
import { objectId, seat } from '../basics/ids.js';
import { gameAction, manaAbilitiesGiven, targetGiven } from './action.js';

/** Nested beyond this it is no effect anyone can read, and is not looked into. */
const DEEPEST = 60;

function isShallow(data: unknown): boolean {
  let level: readonly unknown[] = [data];
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    level = level.flatMap((part): readonly unknown[] =>
      typeof part === 'object' && part !== null ? Object.values(part) : [],
    );
    if (level.length === 0) return true;
  }
  return false;
}
/** What it says is looked at where it is answered. */
const plainData = z.unknown().refine(isShallow, { message: 'nested too deeply' }) as z.ZodType<Json>;

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
    /** cr 508.1i: for what that costs; what is lacking then is found by the auto-payer. */
    pay: manaAbilitiesGiven.optional(),
  }),
  z.strictObject({
    kind: z.literal('blockers'),
    blocks: z.array(z.strictObject({ blocker: objectId, attackers: z.array(objectId).max(100) })).max(1000),
    /** cr 509.1e, likewise. */
    pay: manaAbilitiesGiven.optional(),
  }),
  /** What a text nobody could read does: an effect, and what its names stand for (libs/abilities, proposals). */
  z.strictObject({
    kind: z.literal('propose'),
    effect: plainData,
    names: z
      .array(
        z.strictObject({
          name: z.string().max(20),
          objects: z.array(objectId).max(50),
          players: z.array(seat).max(8),
        }),
      )
      .max(20),
  }),
]);
export type Answer = z.infer<typeof answer>;
export type AnswerOf<K extends Answer['kind']> = Extract<Answer, { kind: K }>;
