// What can be done in a dispute, with its shape. The edge only names the fields.
import { DISPUTE_BOUNDS, eventName, INFRACTION_NAMES, PENALTY_GRADES, rulingText, textUpTo } from '#disputes';
import { publicWords, seat } from '#rules';
import { z } from 'zod';

const ruling = z.strictObject({ ...rulingText.shape, loser: seat.nullable() });

export const disputeAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('withdraw-call') }),
  z.strictObject({ type: z.literal('take-call') }),
  z.strictObject({ type: z.literal('hand-back-call') }),
  z.strictObject({ type: z.literal('state-case'), text: textUpTo(DISPUTE_BOUNDS.statement) }),
  /** Of a player: to the judge alone, or to everyone at the table. */
  z.strictObject({
    type: z.literal('say'),
    to: z.union([z.literal('judge'), z.literal('all'), seat]),
    text: textUpTo(DISPUTE_BOUNDS.message),
  }),
  z.strictObject({ type: z.literal('ask-name'), seat }),
  z.strictObject({ type: z.literal('write-name'), text: textUpTo(DISPUTE_BOUNDS.name) }),
  z.strictObject({ type: z.literal('give-ruling'), ruling }),
  z.strictObject({ type: z.literal('accept-ruling') }),
  z.strictObject({ type: z.literal('appeal-ruling'), text: textUpTo(DISPUTE_BOUNDS.sentence) }),
  z.strictObject({ type: z.literal('uphold-ruling'), words: publicWords }),
  z.strictObject({ type: z.literal('overturn-ruling'), ruling }),
  z.strictObject({
    type: z.literal('give-penalty'),
    seat,
    infraction: z.enum(INFRACTION_NAMES),
    grade: z.enum(PENALTY_GRADES),
    /** Null: the game counts by itself. */
    event: eventName.nullable(),
    words: publicWords,
  }),
  z.strictObject({ type: z.literal('close-dispute') }),
]);
export type DisputeAction = z.infer<typeof disputeAction>;
export type DisputeActionOf<T extends DisputeAction['type']> = Extract<DisputeAction, { type: T }>;

/** The sentence of a call. */
export const sentence = textUpTo(DISPUTE_BOUNDS.sentence);
