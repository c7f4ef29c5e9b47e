// Effects that last because a rule says so (cr 611.2): goaded, detained, exchanged.
import type { Duration } from '#abilities';
import { CHANGES_BY_RULE, type RuleChange } from '../characteristics/given-changes.js';
import { ruleRef } from '../characteristics/node-ref.js';
import type { GameEvent } from '../events/events.js';
import type { Run } from '../engine/run.js';
import { fixedChange } from './copies.js';
import type { Bound } from '../state/context.js';
import type { NodeRef, ObjectId, Seat } from '../state/ids.js';

export interface ByRule {
  readonly affects: readonly ObjectId[];
  readonly until: Duration;
  /** Whose effect it is; the controller of the spell or ability where nobody is named. */
  readonly controller?: Seat;
  readonly bindings?: Readonly<Record<string, Bound>>;
  /** The abilities it gives, where the rule speaks of those something had. */
  readonly abilities?: readonly NodeRef[];
}

/** `ahead`: how many others begin before it in the same batch. */
export function begunByRule(
  run: Run,
  rule: RuleChange,
  { affects, until, controller = run.context.controller, bindings = {}, abilities }: ByRule,
  ahead = 0,
): GameEvent {
  const { state, context: knows } = run;
  const context = { ...structuredClone(knows), controller, bindings: structuredClone(bindings) };
  const changes = CHANGES_BY_RULE[rule].changes.map((change) => ({
    ...fixedChange(run.sight, change, context),
    ...(change.kind === 'gain-abilities-of' && abilities !== undefined ? { refs: [...abilities] } : {}),
  }));
  return {
    type: 'EffectBegan',
    effect: {
      id: `e${String(state.effectsMade + 1 + ahead)}`,
      kind: 'continuous',
      at: ruleRef(rule),
      source: knows.source,
      controller,
      context,
      timestamp: state.epoch,
      affects: [...affects],
      changes,
      until,
      since: { turn: state.turn?.number ?? 0, active: state.turn?.active ?? controller },
      left: null,
    },
  };
}
