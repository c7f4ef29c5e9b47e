// Turns and their steps (cr 500), and the questions the game asks.
import { z } from 'zod';
import { PROMPTS, question, QUESTION_KINDS } from '../decisions/decision.js';
import { decisionId, instant, objectId, seat } from '../state/ids.js';
import { STEPS } from '../turn/steps.js';
import { declare } from './declare.js';

export const TURN_EVENTS = {
  TurnBegan: declare({
    version: 1,
    schema: z.strictObject({ turn: z.int(), seat, extra: z.boolean().optional() }),
    audience: () => ({ everyone: ['turn', 'seat', 'extra'] }),
  }),
  StepBegan: declare({
    version: 1,
    schema: z.strictObject({ step: z.enum(STEPS) }),
    audience: () => ({ everyone: ['step'] }),
  }),
  /** Everyone sees who is asked and about what; the content of the question is for who answers it. */
  DecisionOpened: declare({
    version: 1,
    schema: z.strictObject({
      decision: decisionId,
      seat,
      kind: z.enum(QUESTION_KINDS),
      prompt: z.enum(PROMPTS),
      since: instant,
      source: objectId.optional(),
      question,
    }),
    audience: ({ seat }) => ({
      everyone: ['decision', 'seat', 'kind', 'prompt', 'since', 'source'],
      seat: { seat, fields: ['question'] },
    }),
  }),
  DecisionClosed: declare({
    version: 1,
    schema: z.strictObject({ decision: decisionId }),
    audience: () => ({ everyone: ['decision'] }),
  }),
};
