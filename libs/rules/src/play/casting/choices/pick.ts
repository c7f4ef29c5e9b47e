// Where an announcement's choices come from: from the action as it was proposed, or, to see whether there is any way
// at all, from trying what could be chosen.
import type { Choices, GameAction } from '../../../model/decisions/action.js';
import type { Answer, AnswerOf } from '../../../model/decisions/answer.js';
import type { Prompt, Question } from '../../../model/decisions/decision.js';
import type { FrameLoop } from '../../../engine/proposal/proposal.js';
import type { Seat } from '../../../model/basics/ids.js';
import { breakOff, Deferred, fault, Fault, Missing, type Into } from '../ways/fault.js';

/** A point where something is to be chosen. */
export interface Point<T> {
  readonly into: Into;
  readonly prompt: Prompt;
  /** What the action says; undefined where it says nothing. */
  readonly given: (choices: Choices) => T | undefined;
  /** The action with this choice added. */
  readonly filled: (choices: Choices, chosen: T) => Choices;
  /** What could be chosen: for a search some of it, the most promising first. */
  readonly options: () => readonly T[];
  readonly question: () => Question;
  /** What an answer to that question chooses. */
  readonly read: (answer: Answer) => T;
  /** The only choice there is, where everyone can see that. */
  readonly only?: T | undefined;
  /** Who makes it, where that is not the player who acts; one of several (cr 601.6a), or chance. */
  readonly by?: readonly Seat[] | 'random' | undefined;
  /** Nothing else hangs on it: whatever is offered leads on. */
  readonly isFree?: boolean;
  /** What a whole action that does not speak of it means. */
  readonly unsaid?: T | undefined;
}

export interface Pick {
  /** By which it is tried out what comes of the mana it is paid with. */
  readonly loop: FrameLoop;
  readonly choices: Choices;
  /** While several actions are looked at in one position: payments that were found before. */
  readonly memo?: Map<string, unknown> | undefined;
  /** Only whether there is a way but for the mana is asked. */
  readonly isUnpaid?: boolean | undefined;
  /** So many options of a choice are tried at most: more need not be looked for. */
  readonly enough?: number | undefined;
  choose<T>(point: Point<T>): T;
}

const LISTED = ['modes', 'divided', 'x', 'either', 'mana', 'names'] as const;
/** What a spell may be announced with, and little else. */
const OF_SPELLS = ['optional', 'alternative', 'splice'] as const;
function isSaid(
  said: number | string | readonly unknown[] | Readonly<Record<string, number>> | undefined,
): boolean {
  if (said === undefined) return false;
  if (typeof said === 'number') return said > 0;
  if (typeof said === 'string') return said !== '';
  return Object.keys(said).length > 0;
}

/** The choices of an action, one after another; what it leaves open breaks off with the question. */
export class Given implements Pick {
  /** `whole`: it is being done; what has a meaning when it is left out is not asked for. */
  constructor(
    readonly loop: FrameLoop,
    readonly choices: Choices,
    private readonly how: 'whole' | 'in-the-making',
  ) {}

  private readonly asked = new Set<Into>();
  private costsRead = 0;

  /** What was said though nothing asked for it is refused. */
  refuseLeftOver(as: GameAction['do']): void {
    const { choices, asked } = this;
    const extra =
      LISTED.find((into) => !asked.has(into) && isSaid(choices[into])) ??
      (as === 'cast' ? undefined : OF_SPELLS.find((into) => !asked.has(into) && isSaid(choices[into])));
    if (extra !== undefined) fault('cr 601.2b', `There is no such choice to be made: ${extra}.`);
    if ((choices.costs ?? []).length > this.costsRead)
      fault('cr 601.2h', 'No cost is paid with what was named for it.');
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

/** Of the targets for one slot so many are tried. */
export const ENOUGH_TARGETS = 8;

/** So many ways are tried before it is held that there is none; more where X may be more than that. */
const MOST_TRIALS = 60;

/** The first way through that works, filling in what the action leaves open; otherwise why the first one did not. */
export function firstWay<T>(
  loop: FrameLoop,
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
      loop,
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
      // No other target makes mana of what is not there.
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
  message: 'There is nothing to choose for it.',
} as const;
const isIdle = (into: Into | undefined): boolean => into === 'targets' || into === 'divided';
const isSpent = (trial: Trial | undefined): boolean =>
  trial === undefined || trial.at + 1 >= trial.options.length;

/** The answer as one of its kind; it was checked against its question before. */
export const asAnswer = <K extends Answer['kind']>(kind: K, answer: Answer): AnswerOf<K> => {
  if (answer.kind !== kind) throw new Error(`an answer of the kind ${answer.kind} where ${kind} was asked`);
  return answer as AnswerOf<K>;
};
