// What becomes of the replaced event, one entry an outcome; by families.
import type { Outcome } from '#abilities';
import type { Verb } from '../engine/verb.js';
import type { NodeRef } from '../state/ids.js';
import { amountOutcomes } from './outcomes-amount.js';
import { elsewhereOutcomes } from './outcomes-elsewhere.js';
import { enteringOutcomes } from './outcomes-entering.js';
import type { Application } from './application.js';

/** `index`: of the outcome among those of its effect. `verbs`: what the event has become by the outcomes before. */
export type OutcomeHandlers<K extends Outcome['kind']> = {
  readonly [T in K]: (
    application: Application,
    outcome: Extract<Outcome, { kind: T }>,
    ref: NodeRef,
    verbs: readonly Verb[],
    index: number,
  ) => Verb[];
};

const OUTCOMES: OutcomeHandlers<Outcome['kind']> = {
  ...enteringOutcomes,
  ...amountOutcomes,
  ...elsewhereOutcomes,
};

type AnyHandler = (
  application: Application,
  outcome: Outcome,
  ref: NodeRef,
  verbs: readonly Verb[],
  index: number,
) => Verb[];

export const applyOutcome: AnyHandler = (application, outcome, ref, verbs, index) =>
  (OUTCOMES[outcome.kind] as AnyHandler)(application, outcome, ref, verbs, index);
