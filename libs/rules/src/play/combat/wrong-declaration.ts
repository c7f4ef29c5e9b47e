// Checks a declaration of attackers or blockers as a whole when it is made (cr 508.1, 509.1).
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import type { Answer, Decision } from '../../model/decisions/decision.js';
import type { Proposal } from '../../engine/proposal/proposal.js';
import { attackFault } from './declare-attackers.js';
import { blockFault } from './declare-blockers.js';

export function wrongDeclaration(
  { state, rules }: Proposal,
  decision: Decision,
  answer: Answer,
): Refusal | undefined {
  if (answer.kind !== decision.kind) return undefined;
  const seat = decision.of ?? decision.seat;
  const fault =
    answer.kind === 'attackers'
      ? attackFault(state, seat, answer.attacks, rules, answer.pay)
      : answer.kind === 'blockers'
        ? blockFault(state, seat, answer.blocks, rules, answer.pay)
        : undefined;
  return fault === undefined ? undefined : refuse('illegal-answer', fault.rule, fault.message, fault.also);
}
