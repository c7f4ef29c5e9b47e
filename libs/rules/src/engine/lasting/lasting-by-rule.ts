// Continuous effects that a rule defines (cr 611.2): goaded, detained, exchanged.
import type { Duration } from '#abilities';
import { CHANGES_BY_RULE, type RuleChange } from '../../model/printed/given-changes.js';
import { ruleRef } from '../../model/printed/node-ref.js';
import type { Run } from '../frames/run.js';
import { beginEffect } from './begin.js';
import type { Bound } from '../../model/state/context.js';
import type { NodeRef, ObjectId, Seat } from '../../model/basics/ids.js';

export interface ByRule {
  readonly affects: readonly ObjectId[];
  readonly until: Duration;
  /** The controller of the effect; if absent, the controller of the spell or ability. */
  readonly controller?: Seat;
  readonly bindings?: Readonly<Record<string, Bound>>;
  /** The abilities it gives, if the rule is about abilities that an object had. */
  readonly abilities?: readonly NodeRef[];
}

export function beginByRule(run: Run, rule: RuleChange, byRule: ByRule): void {
  const { affects, until, controller = run.context.controller, bindings = {}, abilities } = byRule;
  beginEffect(run.proposal, {
    kind: 'continuous',
    at: ruleRef(rule),
    context: { ...run.context, controller, bindings: { ...bindings } },
    until,
    affects,
    changes: CHANGES_BY_RULE[rule].changes.map((change) =>
      change.kind === 'gain-abilities-of' && abilities !== undefined
        ? { ...change, refs: abilities }
        : change,
    ),
  });
}
