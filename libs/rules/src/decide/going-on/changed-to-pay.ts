// Mana sources that make no mana themselves but change what pays (war-zone Utopia). An action may activate
// them among its payments (cr 601.2g). They are activated before the rest of the action is announced: nothing
// can happen between, and a refusal takes them back.
import { announceAbility } from '../../play/casting/announcing/announce-ability.js';
import * as casting from '../../play/casting/legal/complete.js';
import * as completing from '../../play/casting/legal/completed-by.js';
import { activatedOf } from '../../play/casting/costs/activating.js';
import { refusalOf } from '../../play/casting/ways/fault.js';
import type { Rulebook } from '../../play/casting/naming/named-action.js';
import { beginAbility } from '../../play/casting/announcing/performing.js';
import { GivenChoices } from '../../play/casting/choices/pick.js';
import { attackPrices } from '../../play/combat/declare-attackers.js';
import { blockPrices } from '../../play/combat/declare-blockers.js';
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import type { GameAction } from '../../model/decisions/action.js';
import type { Answer, AnswerOf } from '../../model/decisions/answer.js';
import { wrongAnswer } from '../../model/decisions/check.js';
import { rulesOf } from '../../play/loop.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type Seat } from '../../model/basics/ids.js';
import { closeDecision } from '../../engine/frames/ask.js';
import type { Proposal, Rules } from '../../engine/proposal/proposal.js';
import { trial } from '../../engine/proposal/trial.js';

type Steps = NonNullable<Exclude<GameAction, { do: 'play' }>['pay']>;
type Step = Steps[number];

const stepsOf = (action: GameAction): Steps => (action.do === 'play' ? [] : (action.pay ?? []));

const paidBy = <A extends GameAction>(action: A, pay: Steps): A =>
  pay.length === stepsOf(action).length ? action : { ...action, pay };

function isChange(state: GameState, { object, ability }: Step): boolean {
  const found = state.objects[objectNumber(object)];
  const activated = found === undefined ? undefined : activatedOf(state, found)[ability]?.ability;
  return activated?.speed === 'mana-source';
}

/** The choices of such an ability are listed beside it, as the chosen mana is for other abilities. */
function activate(proposal: Proposal, seat: Seat, step: Step): Refusal | undefined {
  const { state } = proposal;
  let begin: (() => void) | undefined;
  const refusal = refusalOf(() => {
    const announced = announceAbility(state, seat, step, new GivenChoices(proposal.rules, {}, 'whole'));
    begin = () => {
      beginAbility(proposal, seat, announced);
    };
  });
  if (refusal !== undefined) return refusal;
  const { frames } = proposal.agenda;
  const before = frames.length;
  begin?.();
  while (frames.length > before) {
    proposal.rules.loop.runTopFrame(proposal);
    const { decision } = state;
    if (decision === null) continue;
    const answer: Answer = { kind: 'word', word: step.mana ?? '' };
    if (wrongAnswer(decision, answer) !== undefined)
      return refuse('illegal-answer', 'cr 605.3b', 'Say what the card becomes.');
    closeDecision(proposal);
    proposal.rules.loop.answerTopFrame(proposal, answer);
  }
  return undefined;
}

/** The activations that are left once those are done. */
function changed(proposal: Proposal, seat: Seat, steps: Steps): Steps | { readonly refusal: Refusal } {
  const rest: Step[] = [];
  for (const step of steps) {
    if (!isChange(proposal.state, step)) {
      rest.push(step);
      continue;
    }
    const refusal = activate(proposal, seat, step);
    if (refusal !== undefined) return { refusal };
  }
  return rest;
}

/** The part of the action that is left once those are done. */
export function changedToPay(
  proposal: Proposal,
  seat: Seat,
  action: GameAction,
): GameAction | { readonly refusal: Refusal } {
  const rest = changed(proposal, seat, stepsOf(action));
  return 'refusal' in rest ? rest : paidBy(action, rest);
}

/** cr 508.1i, 509.1e: the same for the costs of attacking or blocking. */
export function changedToDeclare<A extends AnswerOf<'attackers' | 'blockers'>>(
  proposal: Proposal,
  seat: Seat,
  answer: A,
): A | { readonly refusal: Refusal } {
  const { state } = proposal;
  const { pay = [] } = answer;
  if (!pay.some((step) => isChange(state, step))) return answer;
  const prices =
    answer.kind === 'attackers'
      ? attackPrices(state, seat, answer.attacks)
      : blockPrices(state, seat, answer.blocks);
  if (prices.length === 0) {
    const rule = answer.kind === 'attackers' ? 'cr 508.1i' : 'cr 509.1e';
    return { refusal: refuse('illegal-answer', rule, 'There is no cost to pay.') };
  }
  closeDecision(proposal);
  const rest = changed(proposal, seat, pay);
  return 'refusal' in rest ? rest : { ...answer, pay: rest };
}

interface Refused {
  readonly refusal: Refusal;
}
/** Turns an action that is left after the activations into the one that includes them. */
type WithSteps = (rest: GameAction) => GameAction;

/**
 * Asks about the rest of the action, in the game as those activations change it. `whole` makes of the answer
 * the one about the action as it was given.
 */
function askedOfRest<T>(
  state: GameState,
  seat: Seat,
  action: GameAction,
  book: Rulebook,
  ask: (rest: GameAction, rules: Rules) => T,
  whole: (answer: T, withSteps: WithSteps) => T = (answer) => answer,
): T | Refused {
  const rules = rulesOf(book);
  const steps = stepsOf(action);
  if (!steps.some((step) => isChange(state, step))) return ask(action, rules);
  const proposal = trial(state, rules);
  return proposal.tryOut(() => {
    closeDecision(proposal);
    const rest = changedToPay(proposal, seat, action);
    if ('refusal' in rest) return rest;
    return whole(ask(rest, rules), (completed) => paidBy(completed, steps));
  });
}

export const complete = (
  state: GameState,
  seat: Seat,
  action: GameAction,
  book: Rulebook,
): casting.Completing =>
  askedOfRest<casting.Completing>(
    state,
    seat,
    action,
    book,
    (rest, rules) => casting.complete(state, seat, rest, rules),
    (next, withSteps) => ('done' in next ? { done: withSteps(next.done) } : next),
  );

export const answered = (
  state: GameState,
  seat: Seat,
  action: GameAction,
  answer: Answer,
  book: Rulebook,
): GameAction | Refused =>
  askedOfRest<GameAction | Refused>(
    state,
    seat,
    action,
    book,
    (rest, rules) => casting.answered(state, seat, rest, answer, rules),
    (fuller, withSteps) => ('refusal' in fuller ? fuller : withSteps(fuller)),
  );

export const whyNot = (
  state: GameState,
  seat: Seat,
  action: GameAction,
  book: Rulebook,
): Refusal | undefined =>
  askedOfRest(state, seat, action, book, (rest, rules) => ({
    refusal: casting.whyNot(state, seat, rest, rules),
  })).refusal;

/** The caller makes every choice at once. */
export const completedBy = (
  state: GameState,
  seat: Seat,
  action: GameAction,
  chooser: completing.Chooser,
  book: Rulebook,
): completing.Completed =>
  askedOfRest<completing.Completed>(
    state,
    seat,
    action,
    book,
    (rest, rules) => completing.completedBy(state, seat, rest, chooser, rules),
    (completed, withSteps) => ('done' in completed ? { done: withSteps(completed.done) } : completed),
  );
