// An action with everything it leaves open chosen by somebody, in one go: for bots and whoever else needs no questions.
import type { Choices, GameAction } from '../decisions/action.js';
import type { Answer } from '../decisions/answer.js';
import type { Prompt, Question } from '../decisions/decision.js';
import type { Refusal } from '../commands/refusal.js';
import type { GameState } from '../state/game-state.js';
import type { Seat } from '../state/ids.js';
import { announce, choicesOf } from './act.js';
import { refusalOf } from './fault.js';
import type { Pick, Point } from './pick.js';

export type Chooser = (question: Question, prompt: Prompt) => Answer;

class Choosing implements Pick {
  constructor(
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

/** The whole action, or why what was chosen cannot be done. */
export function completedBy(
  state: GameState,
  seat: Seat,
  action: GameAction,
  chooser: Chooser,
): { readonly done: GameAction } | { readonly refusal: Refusal } {
  const pick = new Choosing(choicesOf(action), chooser);
  const refusal = refusalOf(() => announce(state, seat, action, pick));
  if (refusal !== undefined) return { refusal };
  return { done: action.do === 'play' ? action : { ...action, ...pick.choices } };
}
