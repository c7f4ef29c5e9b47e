// Finds the next missing choice of an action (cr 601.2b-h), as a question with the field for its answer. A
// pure query: the game stays unchanged until the action is given whole.
import type { Refusal } from '../../../model/basics/refusal.js';
import { wrongAnswer } from '../../../model/decisions/check.js';
import type { Choices, GameAction } from '../../../model/decisions/action.js';
import type { Answer } from '../../../model/decisions/answer.js';
import type { Question } from '../../../model/decisions/decision.js';
import type { Prompt } from '../../../model/decisions/decision.js';
import { NeedsIdentity, unlessUnknown, type NameNeed } from '../../../reading/language/needs-identity.js';
import type { GameState } from '../../../model/state/game-state.js';
import type { DecisionId, Seat } from '../../../model/basics/ids.js';
import { announce, announceAll, choicesOf } from '../announcing/act.js';
import { Deferred, Fault, Missing, type Into } from '../ways/fault.js';
import type { Rules } from '../../../engine/proposal/proposal.js';
import { trial } from '../../../engine/proposal/trial.js';
import { askWithName, nameQuestion } from '../naming/named-action.js';
import { isNamedBy, nameGiven, namesInAction, withNames } from '../naming/names-given.js';
import { firstWay } from '../choices/pick.js';

export type Completing =
  | { readonly done: GameAction }
  | { readonly question: Question; readonly prompt: Prompt; readonly into: Into }
  | { readonly refusal: Refusal };

const withChoices = (action: GameAction, choices: Choices): GameAction =>
  action.do === 'play' ? action : { ...action, ...choices };

/**
 * True if there is any way to perform it with the open choices filled in. An action that depends on names not
 * yet given may have one.
 */
export function isPossible(
  state: GameState,
  seat: Seat,
  action: GameAction,
  rules: Rules,
  memo?: Map<string, unknown>,
): boolean {
  return !(unlessUnknown(() => aWay(state, seat, action, rules, memo), undefined) instanceof Fault);
}

const aWay = (
  state: GameState,
  seat: Seat,
  action: GameAction,
  rules: Rules,
  memo?: Map<string, unknown>,
): unknown => firstWay(rules, choicesOf(action), (pick) => announce(state, seat, action, pick), memo);

/** Why it cannot be performed in any way. Undefined if it can. */
export const whyNot = (state: GameState, seat: Seat, action: GameAction, rules: Rules): Refusal | undefined =>
  askWithName(state, seat, action, rules, {
    ready(ready) {
      if (namesInAction(ready).length === 0) return whyNotNamed(state, seat, ready, rules);
      const next = completeNamed(state, seat, ready, rules);
      return 'refusal' in next ? next.refusal : undefined;
    },
    missing: () => undefined,
    refused: (refusal) => refusal,
  });

function whyNotNamed(state: GameState, seat: Seat, action: GameAction, rules: Rules): Refusal | undefined {
  const found = unlessUnknown(() => aWay(state, seat, action, rules), undefined);
  return found instanceof Fault ? found.refusal : undefined;
}

function missingOf(
  state: GameState,
  seat: Seat,
  action: GameAction,
  rules: Rules,
): Missing | Fault | NeedsIdentity | undefined {
  try {
    announceAll(state, seat, action, 'in-the-making', rules);
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Missing || thrown instanceof Fault || thrown instanceof NeedsIdentity)
      return thrown;
    // cr 601.6: other players' choices, and later ones, are asked when the action is performed.
    if (thrown instanceof Deferred) return undefined;
    throw thrown;
  }
}

/** Turns a completion for the named card into one for the action that gives the name. */
const namedAgain = (completing: Completing, name: string | undefined): Completing =>
  'done' in completing && name !== undefined ? { done: { ...completing.done, name } } : completing;

export const complete = (state: GameState, seat: Seat, action: GameAction, rules: Rules): Completing =>
  askWithName<Completing>(state, seat, action, rules, {
    ready: (ready) => namedAgain(completeNamed(state, seat, ready, rules), action.name),
    missing: ({ object: { id } }) => ({ question: nameQuestion(id), prompt: 'name', into: 'name' }),
    refused: (refusal) => ({ refusal }),
  });

/** The completion depends on the name of a card other than the one used. */
function hangingOn(
  need: NameNeed,
  state: GameState,
  seat: Seat,
  action: GameAction,
  rules: Rules,
): Completing {
  const proposal = trial(state, rules);
  return proposal.tryOut((): Completing => {
    const rest = nameGiven(proposal, seat, action, need);
    if (rest === undefined)
      return isNamedBy(proposal, seat, need)
        ? { question: nameQuestion(need.object), prompt: 'name', into: 'names' }
        : // Whose it is to say is asked when it is done.
          { done: action };
    if ('refusal' in rest) return rest;
    const next = completeNamed(state, seat, rest, rules);
    return 'done' in next ? { done: withNames(next.done, namesInAction(action)) } : next;
  });
}

function completeNamed(state: GameState, seat: Seat, action: GameAction, rules: Rules): Completing {
  const missing = missingOf(state, seat, action, rules);
  if (missing === undefined) return { done: action };
  if (missing instanceof Fault) return { refusal: missing.refusal };
  if (missing instanceof NeedsIdentity) return hangingOn(missing.need, state, seat, action, rules);
  const fault = whyNotNamed(state, seat, action, rules);
  if (fault !== undefined) return { refusal: fault };
  const leads = (choices: Choices): boolean => isPossible(state, seat, withChoices(action, choices), rules);
  const narrowed = narrow(missing, leads);
  // A choice with only one answer is answered automatically.
  if ('answer' in narrowed)
    return completeNamed(state, seat, withChoices(action, missing.filled(narrowed.answer)), rules);
  return { question: narrowed.question, prompt: missing.prompt, into: missing.into };
}

/** The action with the answer to its next question added, or what is wrong with the answer. */
export function answered(
  state: GameState,
  seat: Seat,
  action: GameAction,
  answer: Answer,
  rules: Rules,
): GameAction | { readonly refusal: Refusal } {
  const next = complete(state, seat, action, rules);
  if ('refusal' in next) return next;
  if ('done' in next) return next.done;
  const { question, prompt } = next;
  const decision = { id: 'd0' as DecisionId, seat, kind: question.kind, prompt, since: state.now, question };
  const refusal = wrongAnswer(decision, answer);
  if (refusal !== undefined) return { refusal };
  return askWithName<GameAction | { readonly refusal: Refusal }>(state, seat, action, rules, {
    ready(ready) {
      const fuller = added(state, seat, ready, answer, rules);
      return action.name === undefined ? fuller : { ...fuller, name: action.name };
    },
    missing: () => (answer.kind === 'word' ? { ...action, name: answer.word } : action),
    refused: (why) => ({ refusal: why }),
  });
}

/** Adds the answer where `complete` found its question: after the choices that are answered automatically. */
function added(state: GameState, seat: Seat, action: GameAction, answer: Answer, rules: Rules): GameAction {
  const missing = missingOf(state, seat, action, rules);
  if (missing instanceof NeedsIdentity) return addedName(missing.need, state, seat, action, answer, rules);
  if (!(missing instanceof Missing)) return action;
  const leads = (choices: Choices): boolean => isPossible(state, seat, withChoices(action, choices), rules);
  const narrowed = narrow(missing, leads);
  if ('answer' in narrowed)
    return added(state, seat, withChoices(action, missing.filled(narrowed.answer)), answer, rules);
  return withChoices(action, missing.filled(narrowed.meant?.(answer) ?? answer));
}

function addedName(
  need: NameNeed,
  state: GameState,
  seat: Seat,
  action: GameAction,
  answer: Answer,
  rules: Rules,
): GameAction {
  const proposal = trial(state, rules);
  return proposal.tryOut((): GameAction => {
    const rest = nameGiven(proposal, seat, action, need);
    const names = namesInAction(action);
    if (rest === undefined && answer.kind === 'word')
      return withNames(action, [...names, { object: need.object, name: answer.word }]);
    if (rest === undefined || 'refusal' in rest) return action;
    const given = names.filter((one) => !namesInAction(rest).includes(one));
    const fuller = added(state, seat, rest, answer, rules);
    return withNames(fuller, [...given, ...namesInAction(fuller)]);
  });
}

type Narrowed =
  | {
      readonly question: Question;
      /** Translates an answer to the narrowed question to the original question. */
      readonly meant?: (answer: Answer) => Answer;
    }
  | { readonly answer: Answer };

/** The question without options that lead nowhere, if there are few enough to try. */
function narrow(missing: Missing, leads: (choices: Choices) => boolean): Narrowed {
  const { question } = missing;
  const fits = (answer: Answer): boolean => leads(missing.filled(answer));
  switch (question.kind) {
    case 'number': {
      const most = highest(question.least, question.most, (number) => fits({ kind: 'number', number }));
      return most === question.least
        ? { answer: { kind: 'number', number: most } }
        : { question: { ...question, most } };
    }
    case 'word': {
      const words = (question.from ?? []).filter((word) => fits({ kind: 'word', word }));
      const [word] = words;
      if (words.length === 1 && word !== undefined) return { answer: { kind: 'word', word } };
      return { question: { ...question, from: question.from === null ? null : words } };
    }
    case 'choose-targets': {
      // If several are chosen, or there are many options, bad combinations are found when the choice is made.
      if (
        missing.isFree ||
        question.most !== 1 ||
        question.objects.length + question.players.length > MOST_TRIED
      )
        return { question };
      const objects = question.objects.filter((object) =>
        fits({ kind: 'choose-targets', targets: [{ object }] }),
      );
      const players = question.players.filter((seat) =>
        fits({ kind: 'choose-targets', targets: [{ seat }] }),
      );
      return { question: { ...question, objects, players } };
    }
    case 'choose-objects': {
      if (question.count !== 1 || question.candidates.length > MOST_TRIED) return { question };
      const candidates = question.candidates.filter((one) =>
        fits({ kind: 'choose-objects', objects: [one] }),
      );
      return { question: { ...question, candidates } };
    }
    case 'choose-modes':
      return narrowModes(question, fits);
    case 'choose-players':
    case 'yes-no':
    case 'priority':
    case 'order':
    case 'divide':
    case 'attackers':
    case 'blockers':
    case 'propose':
      return { question };
  }
}

type Modes = Extract<Question, { kind: 'choose-modes' }>;

function narrowModes(question: Modes, fits: (answer: Answer) => boolean): Narrowed {
  const { options, least, most, repeat } = question;
  const leads = (...modes: readonly number[]): boolean => fits({ kind: 'choose-modes', modes: [...modes] });
  if (least > 1 || repeat) return { question };
  const open = [...options.keys()].filter((index) => leads(index));
  const [only] = open;
  if (open.length === 1 && only !== undefined && least === 1)
    return { answer: { kind: 'choose-modes', modes: [only] } };
  return {
    question: {
      ...question,
      options: open.flatMap((index) => options[index] ?? []),
      // The greatest number for which every combination works, because choosing more may cost more.
      most: Math.max(
        least,
        highest(Math.min(1, most), most, (count) => anyOf(open, count).every((some) => leads(...some))),
      ),
    },
    meant: (answer) =>
      answer.kind === 'choose-modes'
        ? { kind: 'choose-modes', modes: answer.modes.flatMap((index) => open[index] ?? []) }
        : answer,
  };
}

/** Every combination of this many, if there are not too many. */
function anyOf(items: readonly number[], count: number): (readonly number[])[] {
  if (count === 0) return [[]];
  const all = items.flatMap((item, at) =>
    anyOf(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]),
  );
  return all.slice(0, MOST_TRIED);
}

const MOST_TRIED = 40;
/** No board allows a greater X. */
const HIGHEST_X = 1_000;

/** The greatest number that works, assuming that all smaller ones do. */
function highest(least: number, most: number | null, fits: (number: number) => boolean): number {
  let good = least;
  let bad = Math.min(most ?? HIGHEST_X, HIGHEST_X) + 1;
  for (let step = 1; good + step < bad; step *= 2) {
    if (fits(good + step)) good += step;
    else {
      bad = good + step;
      break;
    }
  }
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (fits(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
