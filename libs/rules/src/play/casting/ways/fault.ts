// How an announcement breaks off: because something is not allowed, or because a choice is still open.
import { refuse, type Refusal } from '../../../model/basics/refusal.js';
import type { Prompt, Question } from '../../../model/decisions/decision.js';
import type { Choices } from '../../../model/decisions/action.js';
import type { Answer } from '../../../model/decisions/answer.js';

/** Which field of an action an answer goes to. */
export type Into = keyof Choices;

/** Not allowed. `payment`: for want of mana alone; no other target would help. */
export class Fault {
  constructor(
    readonly refusal: Refusal,
    readonly why: 'rules' | 'payment' = 'rules',
  ) {}
}

/** A choice nobody has made yet. */
export class Missing {
  constructor(
    readonly into: Into,
    readonly prompt: Prompt,
    readonly question: Question,
    /** The choices with the answer to the question added. */
    readonly filled: (answer: Answer) => Choices,
    /** Nothing else hangs on it. */
    readonly isFree: boolean,
  ) {}
}

/** cr 601.6: a choice that another player makes, or chance: what is left to choose is chosen after it. */
export class Deferred {}

/** Breaking off is no error of the program: nothing about where it happened is of interest. */
export function breakOff(what: Fault | Missing | Deferred): never {
  // oxlint-disable-next-line typescript/only-throw-error
  throw what;
}

export const fault = (rule: string, message: string, also: readonly string[] = []): never =>
  breakOff(new Fault(refuse('illegal-answer', rule, message, also)));
export const cannotPay = (rule: string, message: string): never =>
  breakOff(new Fault(refuse('illegal-answer', rule, message), 'payment'));

/** The refusal something breaks off with; undefined when it goes through. */
export function refusalOf(attempt: () => unknown): Refusal | undefined {
  try {
    attempt();
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Fault) return thrown.refusal;
    if (thrown instanceof Missing)
      return refuse('illegal-answer', RULES[thrown.into], `Say ${WORDS[thrown.into]}.`);
    throw thrown;
  }
}

const RULES: Readonly<Record<Into, string>> = {
  name: 'cr 601.2a',
  names: 'cr 601.2h',
  modes: 'cr 601.2b',
  targets: 'cr 601.2c',
  divided: 'cr 601.2d',
  x: 'cr 601.2b',
  optional: 'cr 601.2b',
  alternative: 'cr 601.2b',
  costs: 'cr 601.2h',
  either: 'cr 601.2b',
  pay: 'cr 601.2g',
  mana: 'cr 605.3b',
  life: 'cr 601.2b',
  splice: 'cr 601.2b',
  convoke: 'cr 702.51a',
  improvise: 'cr 702.126a',
  delve: 'cr 702.66a',
};
const WORDS: Readonly<Record<Into, string>> = {
  name: 'which card it is named',
  names: 'what the cards it takes are named',
  modes: 'which modes are chosen',
  targets: 'what is targeted',
  divided: 'how it is divided',
  x: 'what X is',
  optional: 'which additional costs are paid',
  alternative: 'for which cost it is cast',
  costs: 'what the costs are paid with',
  either: 'which of several costs is paid',
  pay: 'what is activated for mana',
  mana: 'which mana is added',
  life: 'how many symbols are paid with life',
  splice: 'which cards are spliced onto it',
  convoke: 'which creatures help to pay',
  improvise: 'which artifacts help to pay',
  delve: 'which cards help to pay',
};
