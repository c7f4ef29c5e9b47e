// Breaks off an announcement, because something is illegal or a choice is still open.
import { refuse, type Refusal } from '../../../model/basics/refusal.js';
import type { Prompt, Question } from '../../../model/decisions/decision.js';
import type { Choices } from '../../../model/decisions/action.js';
import type { Answer } from '../../../model/decisions/answer.js';

/** The field of an action that an answer belongs to. */
export type Into = keyof Choices;

/** Illegal. `payment`: only mana is missing, so no other target would help. */
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
    /** Adds the answer to the choices. */
    readonly filled: (answer: Answer) => Choices,
    /** No later choice depends on it. */
    readonly isFree: boolean,
  ) {}
}

/** cr 601.6: another player or chance makes this choice. The remaining choices come after it. */
export class Deferred {}

/** Not a program error, so it needs no stack trace. */
export function breakOff(what: Fault | Missing | Deferred): never {
  // oxlint-disable-next-line typescript/only-throw-error
  throw what;
}

export const fault = (rule: string, message: string, also: readonly string[] = []): never =>
  breakOff(new Fault(refuse('illegal-answer', rule, message, also)));
export const cannotPay = (rule: string, message: string): never =>
  breakOff(new Fault(refuse('illegal-answer', rule, message), 'payment'));
export const notEnoughMana = (): never => cannotPay('cr 601.2h', 'There is not enough mana.');

/** The refusal of a broken-off announcement. Undefined if it succeeds. */
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
