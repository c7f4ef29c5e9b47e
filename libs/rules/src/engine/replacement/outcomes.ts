// All outcome handlers, one entry for each kind, combined from their families.
import type { Outcome } from '#abilities';
import type { Verb } from '../verbs/verb.js';
import type { NodeRef } from '../../model/basics/ids.js';
import { amountOutcomes } from './outcomes-amount.js';
import { elsewhereOutcomes } from './outcomes-elsewhere.js';
import { enteringOutcomes } from './outcomes-entering.js';
import type { Application } from './application.js';
import type { OutcomeHandlers } from './outcome-handlers.js';

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
