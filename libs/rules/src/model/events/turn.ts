// Events for turns and their steps (cr 500), and for the questions the game asks.
import { z } from 'zod';
import { PROMPTS, question, QUESTION_KINDS } from '../decisions/decision.js';
import { decisionId, instant, objectId, seat } from '../basics/ids.js';
import { STEPS } from '../basics/steps.js';
import { declare } from './declare.js';

export const TURN_EVENTS = {
  TurnBegan: declare({
    version: 1,
    schema: z.strictObject({ turn: z.int(), seat, extra: z.boolean().optional() }),
    audience: () => ({ everyone: ['turn', 'seat', 'extra'] }),
  }),
  /** cr 500.11: a player's turn is skipped. */
  TurnPassedOver: declare({
    version: 1,
    schema: z.strictObject({ seat }),
    audience: () => ({ everyone: ['seat'] }),
  }),
  /** The turn order is reversed. */
  TurnOrderReversed: declare({
    version: 1,
    schema: z.strictObject({ reversed: z.boolean() }),
    audience: () => ({ everyone: ['reversed'] }),
  }),
  StepBegan: declare({
    version: 1,
    schema: z.strictObject({ step: z.enum(STEPS) }),
    audience: () => ({ everyone: ['step'] }),
  }),
  /** Everyone sees who is asked and about what; only the answering seat sees the question's content. */
  DecisionOpened: declare({
    version: 1,
    schema: z.strictObject({
      decision: decisionId,
      seat,
      of: seat.optional(),
      kind: z.enum(QUESTION_KINDS),
      prompt: z.enum(PROMPTS),
      since: instant,
      source: objectId.optional(),
      question,
    }),
    audience: ({ seat }) => ({
      everyone: ['decision', 'seat', 'of', 'kind', 'prompt', 'since', 'source'],
      seat: { seat, fields: ['question'] },
    }),
  }),
  DecisionClosed: declare({
    version: 1,
    schema: z.strictObject({ decision: decisionId }),
    audience: () => ({ everyone: ['decision'] }),
  }),
};
