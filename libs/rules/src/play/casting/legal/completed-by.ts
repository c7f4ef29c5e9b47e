// Completes an action with all open choices made by a callback at once. For bots and other callers that need
// no questions.
import type { Choices, GameAction } from '../../../model/decisions/action.js';
import type { Answer } from '../../../model/decisions/answer.js';
import type { Prompt, Question } from '../../../model/decisions/decision.js';
import type { Refusal } from '../../../model/basics/refusal.js';
import type { Rules } from '../../../engine/proposal/proposal.js';
import { unlessUnknown } from '../../../reading/language/needs-identity.js';
import type { GameState } from '../../../model/state/game-state.js';
import type { Seat } from '../../../model/basics/ids.js';
import { announce, choicesOf } from '../announcing/act.js';
import { refusalOf } from '../ways/fault.js';
import { askWithName, nameQuestion } from '../naming/named-action.js';
import { asAnswer, type Pick, type Point } from '../choices/pick.js';

export type Chooser = (question: Question, prompt: Prompt) => Answer;

export type Completed = { readonly done: GameAction } | { readonly refusal: Refusal };

class Choosing implements Pick {
  constructor(
    readonly rules: Rules,
    public choices: Choices,
    private readonly chooser: Chooser,
  ) {}

  choose<T>(point: Point<T>): T {
    const said = point.given(this.choices) ?? point.only;
    if (said !== undefined) return said;
    const chosen = point.read(this.chooser(point.question(), point.prompt));
    this.choices = point.filled(this.choices, chosen);
    return chosen;
  }
}

/** The whole action, or why the choices are illegal. */
export function completedBy(
  state: GameState,
  seat: Seat,
  action: GameAction,
  chooser: Chooser,
  rules: Rules,
): Completed {
  return askWithName<Completed>(state, seat, action, rules, {
    ready(ready) {
      const completed = choosingAll(state, seat, ready, chooser, rules);
      if (action.name === undefined || 'refusal' in completed) return completed;
      return { done: { ...completed.done, name: action.name } };
    },
    missing({ object: { id } }) {
      const { word } = asAnswer('word', chooser(nameQuestion(id), 'name'));
      return completedBy(state, seat, { ...action, name: word }, chooser, rules);
    },
    refused: (refusal) => ({ refusal }),
  });
}

function choosingAll(
  state: GameState,
  seat: Seat,
  action: GameAction,
  chooser: Chooser,
  rules: Rules,
): Completed {
  const pick = new Choosing(rules, choicesOf(action), chooser);
  const refusal = unlessUnknown(() => refusalOf(() => announce(state, seat, action, pick)), undefined);
  if (refusal !== undefined) return { refusal };
  return { done: action.do === 'play' || pick.choices === action ? action : { ...action, ...pick.choices } };
}
