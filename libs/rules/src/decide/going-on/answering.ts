// Checks an answer against its question and hands it to the frame that asked.
import { wrongProposal } from '../../play/assisted/wrong-proposal.js';
import { act } from '../../play/casting/announcing/act.js';
import { wrongDeclaration } from '../../play/combat/wrong-declaration.js';
import type { Refusal } from '../../model/basics/refusal.js';
import { wrongAnswer } from '../../model/decisions/check.js';
import type { Answer, AnswerOf, Decision, Prompt } from '../../model/decisions/decision.js';
import { wrongChosenName } from '../../play/effects/choices/words.js';
import { answerTopFrame } from '../../play/loop.js';
import { nameAnswerFault } from '../../engine/happening/ask-for-name.js';
import type { Seat } from '../../model/basics/ids.js';
import { passPriority } from '../../play/turn/flow.js';
import { closeDecision } from '../../engine/frames/ask.js';
import { changedToDeclare, changedToPay } from './changed-to-pay.js';
import { putOnBottom } from '../../engine/happening/library.js';
import { isOfTheStart, useInstead } from '../../play/start/opening-hands.js';
import type { Proposal } from '../../engine/proposal/proposal.js';
import { dealOpeningHands } from '../../play/start/start-of-game.js';
import { begin } from './turns.js';

/** Makes the check that every question shares, then hands the answer to the frame that asked. */
export function answerTo(proposal: Proposal, decision: Decision, given: Answer): Refusal | undefined {
  const seat = decision.of ?? decision.seat;
  const answer =
    decision.kind === given.kind && (given.kind === 'attackers' || given.kind === 'blockers')
      ? changedToDeclare(proposal, seat, given)
      : given;
  if ('refusal' in answer) return answer.refusal;
  // For a declaration, the rule that forbids it says more than 'not among the options offered'.
  const wrong =
    wrongDeclaration(proposal, decision, answer) ??
    wrongAnswer(decision, answer) ??
    nameAnswerFault(proposal, answer) ??
    wrongChosenName(proposal, answer) ??
    wrongProposal(proposal.state, decision, answer);
  if (wrong !== undefined) return wrong;
  if (answer.kind === 'priority') return answerPriority(proposal, seat, answer.action);
  closeDecision(proposal);
  if (proposal.isInTheMiddle && !isAskedByStart(proposal)) answerTopFrame(proposal, answer);
  else answerStart(proposal, seat, decision.prompt, answer);
  return undefined;
}

/**
 * cr 726.4: when a game restarts, the effect that restarted it waits on the agenda below with its remaining
 * steps.
 */
const isAskedByStart = ({ state, agenda }: Proposal): boolean =>
  state.stage.kind === 'mulligans' && !agenda.frames.some(isOfTheStart);

function answerPriority(
  proposal: Proposal,
  seat: Seat,
  action: AnswerOf<'priority'>['action'],
): Refusal | undefined {
  closeDecision(proposal);
  switch (action) {
    case 'pass':
      passPriority(proposal, seat);
      return undefined;
    case 'pass-turn':
      begin(proposal, 'end');
      return undefined;
    default: {
      const rest = changedToPay(proposal, seat, action);
      return 'refusal' in rest ? rest.refusal : act(proposal, seat, rest);
    }
  }
}

/** The questions of the start of the game (cr 103). No frame asks them. */
function answerStart(proposal: Proposal, seat: Seat, prompt: Prompt, answer: Answer): void {
  if (answer.kind === 'choose-players') {
    const [chosen] = answer.players;
    if (chosen !== undefined) dealOpeningHands(proposal, chosen);
  } else if (answer.kind === 'yes-no')
    proposal.emit({ type: 'MulliganDeclared', seat, choice: answer.yes ? 'mulligan' : 'keep' });
  else if (answer.kind === 'choose-objects') {
    const [used] = answer.objects;
    if (prompt === 'take-a-mulligan') {
      if (used !== undefined) useInstead(proposal, seat, used);
      return;
    }
    putOnBottom(proposal, seat, answer.objects);
    proposal.emit({ type: 'HandBottomed', seat, count: answer.objects.length });
  }
}
