// Asking: a question is opened, the game waits for its answer, the question is closed.
import type { Prompt, Question } from '../decisions/decision.js';
import type { DecisionId, Seat } from '../state/ids.js';
import type { Proposal } from './proposal.js';

export function ask(proposal: Proposal, seat: Seat, prompt: Prompt, question: Question): void {
  proposal.emit({
    type: 'DecisionOpened',
    decision: `d${String(proposal.state.decisionsAsked + 1)}` as DecisionId,
    seat,
    kind: question.kind,
    prompt,
    since: proposal.inputs.now,
    question,
  });
}

export function closeDecision(proposal: Proposal): void {
  const { decision } = proposal.state;
  if (decision !== null) proposal.emit({ type: 'DecisionClosed', decision: decision.id });
}
