// The type of the handlers that carry out outcomes: one entry for each kind.
import type { Outcome } from '#abilities';
import type { Verb } from '../verbs/verb.js';
import type { NodeRef } from '../../model/basics/ids.js';
import type { Application } from './application.js';

/** `index`: the outcome's place in its effect. `verbs`: the event after the earlier outcomes. */
export type OutcomeHandlers<K extends Outcome['kind']> = {
  readonly [T in K]: (
    application: Application,
    outcome: Extract<Outcome, { kind: T }>,
    ref: NodeRef,
    verbs: readonly Verb[],
    index: number,
  ) => Verb[];
};
