// What a player answers to what the game asks, in the order it is used.
import { z } from 'zod';
import { raiseAll } from './issues.js';
import { count, mode, name, oneOrMore } from './words.js';

const ANSWERS = {
  yes: z.strictObject({ yes: z.boolean() }),
  choose: z.strictObject({ choose: oneOrMore }),
  target: z.strictObject({ target: oneOrMore }),
  mode: z.strictObject({ mode: z.union([mode, z.array(mode).min(1)]) }),
  number: z.strictObject({ number: z.int() }),
  x: z.strictObject({ x: count }),
  order: z.strictObject({ order: z.array(name) }),
  divide: z.strictObject({ divide: z.record(name, count) }),
  name: z.strictObject({ name }),
  color: z.strictObject({ color: name }),
  type: z.strictObject({ type: name }),
  none: z.strictObject({ none: z.literal(true) }),
  /** What a text nobody could read does: an effect of the language, and what its names mean. */
  propose: z.strictObject({ propose: z.json(), names: z.record(name, oneOrMore).optional() }),
  /** What somebody else proposes: accepted or refused; after three refusals, whether nothing happens. */
  accept: z.strictObject({ accept: z.boolean() }),
  from: z.strictObject({ from: z.enum(['main', 'utopia']) }),
} as const;
export type AnswerKind = keyof typeof ANSWERS;
const ANSWER_KINDS = Object.keys(ANSWERS) as readonly AnswerKind[];
export type GivenAnswer = { [K in AnswerKind]: { kind: K; of: z.infer<(typeof ANSWERS)[K]> } }[AnswerKind];

export const givenAnswer = z.unknown().transform((value, context): GivenAnswer => {
  const refuse = (message: string): typeof z.NEVER => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('must be an object');
  const kind = ANSWER_KINDS.find((one) => (value as Record<string, unknown>)[one] !== undefined);
  if (kind === undefined)
    return refuse(`is no answer: ${Object.keys(value).join(', ')} (${ANSWER_KINDS.join(', ')})`);
  const parsed = ANSWERS[kind].safeParse(value);
  if (parsed.success) return { kind, of: parsed.data } as GivenAnswer;
  raiseAll(context, parsed.error, value);
  return z.NEVER;
});
