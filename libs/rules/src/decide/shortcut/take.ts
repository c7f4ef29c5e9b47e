// cr 731.2c: takes the shortcut as far as everyone accepted it. A player who shortened it does something else
// at that point.
import type { Steps } from '#kernel';
import { legalActions } from '../../play/casting/legal/legal.js';
import { ask, closeDecision } from '../../engine/frames/ask.js';
import type { Proposal } from '../../engine/proposal/proposal.js';
import { playRounds } from './rounds.js';

export function* takeAgreed(proposal: Proposal): Steps<void> {
  const { state } = proposal;
  const agreed = proposal.takeAgreed();
  if (agreed === null) return;
  const { passes } = yield* playRounds(proposal, agreed, agreed.passes.length, () => null);
  const { decision } = state;
  const isShortened = agreed.shortened && passes.length === agreed.passes.length;
  if (!isShortened || decision === null || decision.seat === agreed.by) return;
  // If passing is all that is left, the pass is made automatically.
  if (state.naming !== null || legalActions(state, decision.seat, proposal.rules).length === 0) return;
  closeDecision(proposal);
  ask(proposal, decision.of ?? decision.seat, 'priority', { kind: 'priority', actions: ['act'] });
}
