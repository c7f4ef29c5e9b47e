// The shape of what carries out an outcome: one entry a kind of the language.
import type { Outcome } from '#abilities';
import type { Verb } from '../verbs/verb.js';
import type { NodeRef } from '../../model/basics/ids.js';
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
