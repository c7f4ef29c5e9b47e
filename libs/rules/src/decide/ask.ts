// Asking: a question is opened, the game waits for its answer, the question is closed.
import { seenHidden } from '../engine/seen-hidden.js';
import type { Prompt, Question } from '../decisions/decision.js';
import type { DecisionId, ObjectId, Seat } from '../state/ids.js';
import type { GameState } from '../state/game-state.js';
import { inTurnOrder, type Proposal } from './proposal.js';
import { shownTo } from './shown-to-decider.js';

/** `source`: the public object that asks. */
export function ask(
  proposal: Proposal,
  seat: Seat,
  prompt: Prompt,
  question: Question,
  source?: ObjectId,
): void {
  const decider = deciderFor(proposal.state, seat);
  if (decider !== seat)
    for (const event of shownTo(proposal.state, decider, seat, question)) {
      proposal.emit(event);
      seenHidden(proposal, event);
    }
  proposal.emit({
    type: 'DecisionOpened',
    decision: `d${String(proposal.state.decisionsAsked + 1)}` as DecisionId,
    seat: decider,
    ...(decider === seat ? {} : { of: seat }),
    kind: question.kind,
    prompt,
    since: proposal.inputs.now,
    ...(source === undefined ? {} : { source }),
    question,
  });
}

export function closeDecision(proposal: Proposal): void {
  const { decision } = proposal.state;
  if (decision !== null) proposal.emit({ type: 'DecisionClosed', decision: decision.id });
}

/** cr 722.5: who makes the decisions of a player: another, while that player is controlled. */
export function deciderFor(state: GameState, seat: Seat): Seat {
  const isHere = (one: Seat): boolean => state.seats[one]?.lost === null;
  const control = state.future.controls.findLast((one) => one.active && one.seat === seat && isHere(one.by));
  if (control !== undefined) return control.by;
  // cr 800.4h: for who has left the next player in turn order decides.
  return isHere(seat) ? seat : (inTurnOrder(state, seat)[0] ?? seat);
}
