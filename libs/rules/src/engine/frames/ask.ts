// Opens a question, for which the game then waits, and closes it once it is answered.
import { seenHidden } from '../naming/seen-hidden.js';
import { AT_THE_TABLE, type Prompt, type Question } from '../../model/decisions/decision.js';
import { objectNumber, type DecisionId, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { GameState } from '../../model/state/game-state.js';
import { inTurnOrder, type Proposal } from '../proposal/proposal.js';
import type { GameEvent } from '../../model/events/events.js';
import { shownTo, unseenIn } from './shown-to-decider.js';

/** `source`: the public object that asks. */
export function ask(
  proposal: Proposal,
  seat: Seat,
  prompt: Prompt,
  question: Question,
  source?: ObjectId,
): void {
  const decider = AT_THE_TABLE.includes(prompt) ? seat : deciderFor(proposal.state, seat);
  for (const event of shownBefore(proposal, decider, seat, question)) {
    proposal.emit(event);
    seenHidden(proposal, event);
  }
  const decision = `d${String(proposal.state.decisionsAsked + 1)}` as DecisionId;
  const { kind } = question;
  const since = proposal.inputs.now;
  if (decider === seat && source === undefined) {
    proposal.emit({ type: 'DecisionOpened', decision, seat, kind, prompt, since, question });
    return;
  }
  proposal.emit({
    type: 'DecisionOpened',
    decision,
    seat: decider,
    ...(decider === seat ? {} : { of: seat }),
    kind,
    prompt,
    since,
    ...(source === undefined ? {} : { source }),
    question,
  });
}

function shownBefore(
  { state, showsAgain }: Proposal,
  decider: Seat,
  seat: Seat,
  question: Question,
): readonly GameEvent[] {
  if (decider !== seat) return shownTo(state, decider, seat, question);
  return showsAgain ? unseenIn(state, seat, question) : [];
}

export function closeDecision(proposal: Proposal): void {
  const { decision } = proposal.state;
  if (decision !== null) proposal.emit({ type: 'DecisionClosed', decision: decision.id });
}

/**
 * cr 722.4: only its owner knows a card outside the game, so a player who decides for them cannot choose it.
 */
export function choosableByDecider(
  state: GameState,
  seat: Seat,
  candidates: readonly ObjectId[],
): readonly ObjectId[] {
  if (!state.future.controls.some(({ active }) => active) || deciderFor(state, seat) === seat)
    return candidates;
  return candidates.filter((id) => state.objects[objectNumber(id)]?.zone.kind !== 'outside');
}

/** cr 722.5: the player who makes a player's decisions: another player, while that player is controlled. */
export function deciderFor(state: GameState, seat: Seat): Seat {
  const isHere = (one: Seat): boolean => state.seats[one]?.lost === null;
  const control = state.future.controls.findLast((one) => one.active && one.seat === seat && isHere(one.by));
  if (control !== undefined) return control.by;
  // cr 800.4h: the next player in turn order decides for a player who has left.
  return isHere(seat) ? seat : (inTurnOrder(state, seat)[0] ?? seat);
}
