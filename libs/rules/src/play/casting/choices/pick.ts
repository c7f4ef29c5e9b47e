// The source of an announcement's choices: the proposed action, or a search that tries the options to find
// out whether any way exists.
import type { Choices, GameAction } from '../../../model/decisions/action.js';
import type { Answer, AnswerOf } from '../../../model/decisions/answer.js';
import type { Prompt, Question } from '../../../model/decisions/decision.js';
import type { Rules } from '../../../engine/proposal/proposal.js';
import type { Seat } from '../../../model/basics/ids.js';
import { breakOff, Deferred, fault, Fault, Missing, type Into } from '../ways/fault.js';

/** A point where something is chosen. */
export interface Point<T> {
  readonly into: Into;
  readonly prompt: Prompt;
  /** The choice in the action; undefined if it states none. */
  readonly given: (choices: Choices) => T | undefined;
  /** The action with this choice added. */
  readonly filled: (choices: Choices, chosen: T) => Choices;
  /** The options. A search gets only some of them, the most promising first. */
  readonly options: () => readonly T[];
  readonly question: () => Question;
  /** The choice that an answer to the question makes. */
  readonly read: (answer: Answer) => T;
  /** The only option, if everyone can see that it is the only one. */
  readonly only?: T | undefined;
  /** The chooser, if it is not the acting player: one of several players (cr 601.6a), or chance. */
  readonly by?: readonly Seat[] | 'random' | undefined;
  /** No later choice depends on this one: every option leads on. */
  readonly isFree?: boolean;
  /** The meaning of a whole action that does not state this choice. */
  readonly unsaid?: T | undefined;
}

export interface Pick {
  /** For trials of the mana abilities used to pay. */
  readonly rules: Rules;
  readonly choices: Choices;
  /** Payments already found, while several actions are checked in one position. */
  readonly memo?: Map<string, unknown> | undefined;
  /** Only checks whether a way exists apart from mana. */
  readonly isUnpaid?: boolean | undefined;
  /** The most options of a choice to try. More are not needed. */
  readonly enough?: number | undefined;
  choose<T>(point: Point<T>): T;
}

const LISTED = ['modes', 'divided', 'x', 'either', 'mana', 'names'] as const;
/** The lists used mainly to announce spells. */
const OF_SPELLS = ['optional', 'alternative', 'splice'] as const;
function isSaid(
  said: number | string | readonly unknown[] | Readonly<Record<string, number>> | undefined,
): boolean {
  if (said === undefined) return false;
  if (typeof said === 'number') return said > 0;
  if (typeof said === 'string') return said !== '';
  return Object.keys(said).length > 0;
}

/** Reads the choices of an action one after another. A choice it leaves open breaks off with the question. */
export class GivenChoices implements Pick {
  /** `whole`: the action is being performed, so a choice with a default meaning is not asked for. */
  constructor(
    readonly rules: Rules,
    readonly choices: Choices,
    private readonly how: 'whole' | 'in-the-making',
  ) {}

  private readonly asked = new Set<Into>();
  private costsRead = 0;

  /** Refuses choices that nothing asked for. */
  refuseLeftOver(as: GameAction['do']): void {
    const { choices, asked } = this;
    const extra =
      LISTED.find((into) => !asked.has(into) && isSaid(choices[into])) ??
      (as === 'cast' ? undefined : OF_SPELLS.find((into) => !asked.has(into) && isSaid(choices[into])));
    if (extra !== undefined) fault('cr 601.2b', `There is no such choice: ${extra}.`);
    if ((choices.costs ?? []).length > this.costsRead)
      fault('cr 601.2h', 'No cost is paid with the objects that were named.');
  }

  choose<T>(point: Point<T>): T {
    this.asked.add(point.into);
    if (point.by !== undefined) return breakOff(new Deferred());
    const given = point.given(this.choices);
    if (point.into === 'costs' && given !== undefined) this.costsRead += 1;
    const said = given ?? point.only ?? (this.how === 'whole' ? point.unsaid : undefined);
    if (said !== undefined) return said;
    const missing = new Missing(
      point.into,
      point.prompt,
      point.question(),
      (answer) => point.filled(this.choices, point.read(answer)),
      point.isFree ?? false,
    );
    return breakOff(missing);
  }
}

interface Trial {
  readonly into: Into;
  readonly options: readonly unknown[];
  at: number;
}

/** The number of targets tried for one slot. */
export const ENOUGH_TARGETS = 8;

/** The number of trials before the search gives up; more if X may exceed it. */
const MOST_TRIALS = 60;

/**
 * The first way that works, filling in the choices the action leaves open. Otherwise why the first one
 * failed.
 */
export function firstWay<T>(
  rules: Rules,
  choices: Choices,
  attempt: (pick: Pick) => T,
  memo?: Map<string, unknown>,
): T | Fault {
  const trail: Trial[] = [];
  let first: Fault | undefined;
  let most = MOST_TRIALS;
  for (let trial = 0; trial < most; trial += 1) {
    let depth = 0;
    const pick: Pick = {
      rules,
      choices,
      memo,
      enough: ENOUGH_TARGETS,
      choose<U>(point: Point<U>): U {
        const said = point.given(choices) ?? point.only;
        if (said !== undefined) return said;
        const here = trail[depth];
        depth += 1;
        if (here !== undefined) return here.options[here.at] as U;
        const options = point.options();
        const [first] = options;
        trail.push({ into: point.into, options, at: 0 });
        if (point.into === 'x') most = Math.max(most, MOST_TRIALS + options.length);
        if (first === undefined) return breakOff(new Fault(nothingToChoose));
        return first;
      },
    };
    try {
      return attempt(pick);
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown;
      first ??= thrown;
      trail.length = Math.min(trail.length, depth);
      // No other target would produce mana that is missing.
      if (thrown.why === 'payment') while (isIdle(trail.at(-1)?.into)) trail.pop();
      while (trail.length > 0 && isSpent(trail.at(-1))) trail.pop();
      const last = trail.at(-1);
      if (last === undefined) return first;
      last.at += 1;
    }
  }
  return first ?? new Fault(nothingToChoose);
}

const nothingToChoose = {
  code: 'illegal-answer',
  rule: 'cr 601.2e',
  message: 'It asks for no choice.',
} as const;
const isIdle = (into: Into | undefined): boolean => into === 'targets' || into === 'divided';
const isSpent = (trial: Trial | undefined): boolean =>
  trial === undefined || trial.at + 1 >= trial.options.length;

/** The answer as its own kind. It was checked against its question before. */
export const asAnswer = <K extends Answer['kind']>(kind: K, answer: Answer): AnswerOf<K> => {
  if (answer.kind !== kind) throw new Error(`an answer of the kind ${answer.kind} where ${kind} was asked`);
  return answer as AnswerOf<K>;
};
