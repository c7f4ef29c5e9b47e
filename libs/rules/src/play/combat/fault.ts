// Why a declaration is illegal: the rule, and the reason in words.
import type { Cost } from '#abilities';
import type { NodeRef, ObjectId, Seat } from '../../model/basics/ids.js';
import type { Context } from '../../model/state/context.js';

export interface CombatFault {
  readonly rule: string;
  readonly message: string;
  /** The rules of the keywords that cause it. */
  readonly also?: readonly string[];
}

export const combatFault = (rule: string, message: string, also: readonly string[] = []): CombatFault =>
  also.length === 0 ? { rule, message } : { rule, message, also };

/** cr 508.1h, 509.1d: the cost for one creature, and where its text is. */
export interface Price {
  readonly payer: Seat;
  readonly creature: ObjectId;
  readonly costs: readonly Cost[];
  /** The effect that says 'unless'. */
  readonly ref: NodeRef;
  readonly context: Context;
}
