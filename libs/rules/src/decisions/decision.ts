// One shape of question. A decision is asked of one seat; one command answers any kind.
// Everyone may know that it is asked, of whom and about what; the question's content is for the seat that answers.
import { z } from 'zod';
import { decisionId, instant, objectId, seat } from '../state/ids.js';

export const PROMPTS = [
  'choose-starting-player',
  'take-a-mulligan',
  'put-on-the-bottom',
  'priority',
] as const;

export const question = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choose-players'), candidates: z.array(seat), count: z.int() }),
  z.strictObject({ kind: z.literal('yes-no') }),
  /** Chosen in order. */
  z.strictObject({ kind: z.literal('choose-objects'), candidates: z.array(objectId), count: z.int() }),
  z.strictObject({ kind: z.literal('priority'), actions: z.array(z.enum(['pass-turn'])) }),
]);
export type Question = z.infer<typeof question>;
export type QuestionKind = Question['kind'];
export const QUESTION_KINDS = [
  'choose-players',
  'yes-no',
  'choose-objects',
  'priority',
] as const satisfies QuestionKind[];

export const decision = z.strictObject({
  id: decisionId,
  seat,
  kind: z.enum(QUESTION_KINDS),
  prompt: z.enum(PROMPTS),
  /** When it was asked: absence is counted from here. */
  since: instant,
  question,
});
export type Decision = z.infer<typeof decision>;
export type Prompt = Decision['prompt'];

export const answer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choose-players'), players: z.array(seat).max(8) }),
  z.strictObject({ kind: z.literal('yes-no'), yes: z.boolean() }),
  z.strictObject({ kind: z.literal('choose-objects'), objects: z.array(objectId).max(1000) }),
  z.strictObject({ kind: z.literal('priority'), action: z.enum(['pass-turn']) }),
]);
export type Answer = z.infer<typeof answer>;
