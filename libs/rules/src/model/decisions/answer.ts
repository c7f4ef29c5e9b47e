// The shapes of answers to questions. model/decisions/check.ts checks whether an answer fits its question.
import { z } from 'zod';
import type { Json } from '#kernel';
import { objectId, seat } from '../basics/ids.js';
import { gameAction, manaAbilitiesGiven, targetGiven } from './action.js';

/** Data nested deeper than this is no readable effect, and the schema rejects it unread. */
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
/** Its content is checked when the answer is handled. */
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
  /** Empty where the question allows no word. */
  z.strictObject({ kind: z.literal('word'), word: z.string().max(200) }),
  /** By index; the first is put first, or ends up on top. */
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
    /** cr 508.1i: mana abilities for the costs of attacking; the auto-payer finds what is still missing. */
    pay: manaAbilitiesGiven.optional(),
  }),
  z.strictObject({
    kind: z.literal('blockers'),
    blocks: z.array(z.strictObject({ blocker: objectId, attackers: z.array(objectId).max(100) })).max(1000),
    /** cr 509.1e: the same for the costs of blocking. */
    pay: manaAbilitiesGiven.optional(),
  }),
  /**
   * A proposal for what an unreadable text does: an effect, and what its names stand for (libs/abilities,
   * proposals).
   */
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
