// The action builder: an action with its choices, put together step by step; the server says what is to be chosen next
// (`completion`). Each step makes a new builder, so that an earlier one can be gone back to. Nothing is done until `send`.
import { PentalandError, Refused } from './errors.js';
import type {
  AnswerInput,
  CompletionQuery,
  PlayInput,
  TableQuestionFragment,
  TargetInput,
} from './generated/operations.js';

/** The command is durable. */
export interface Accepted {
  readonly gameId: string;
  /** The last entry of your feed that it made: the view after that entry, and no earlier one, shows what came of it. */
  readonly seq: number;
}

/** Where an action is sent. */
export interface AtTable {
  completion(play: Play, answer?: AnswerInput, signal?: AbortSignal): Promise<CompletionQuery>;
  answer(
    decisionId: string,
    answer: AnswerInput,
    setting: { readonly signal?: AbortSignal | undefined },
  ): Promise<Accepted>;
}

/** The id of an object, or a player by seat. */
export type Target = string | { readonly seat: number };

/** An action with the choices made so far. */
export type Play = PlayInput;

/** What is asked, as the fragment `TableQuestion` has it: `__typename` says which fields there are. */
export type Asked = TableQuestionFragment;

export type Next =
  | { readonly kind: 'complete'; readonly play: Play }
  /** `field` of the action is to be chosen: give it, or call `answer`. */
  | { readonly kind: 'choice'; readonly field: string; readonly question: Asked; readonly play: Play };

/** An action was sent of which something is still to be chosen. Nothing was done. */
export class Unfinished extends PentalandError {
  override readonly name = 'Unfinished';

  constructor(
    readonly field: string,
    readonly question: Asked,
  ) {
    super(`'${field}' is still to be chosen`, 'UNFINISHED');
  }
}

interface Known {
  readonly next: Next;
  readonly decisionId: string;
}

export class Action {
  constructor(
    private readonly table: AtTable,
    readonly play: Play,
    /** The question that it answers, once the server has been asked: a later question is never answered by it. */
    private readonly decisionId?: string,
    private readonly known?: Next,
  ) {}

  /** Any fields of PlayInput. */
  with(choices: Partial<Play>): Action {
    return new Action(this.table, { ...this.play, ...choices }, this.decisionId);
  }

  /** The name that a card without one gets. */
  as(name: string): Action {
    return this.with({ name });
  }
  /** As the land that any card can be played as. */
  asAnyLand(): Action {
    return this.with({ as: 'ANY_LAND' });
  }
  face(face: number): Action {
    return this.with({ face });
  }
  modes(...modes: readonly number[]): Action {
    return this.with({ modes });
  }
  /** The targets of the next slot: call it once for each. */
  targets(...targets: readonly Target[]): Action {
    const inputs = targets.map((target): TargetInput =>
      typeof target === 'string' ? { object: target } : target,
    );
    return this.with({ targets: [...(this.play.targets ?? []), inputs] });
  }
  /** How much each target of the next slot gets. */
  divided(...amounts: readonly number[]): Action {
    return this.with({ divided: [...(this.play.divided ?? []), amounts] });
  }
  x(x: number): Action {
    return this.with({ x });
  }
  /** Pays an optional cost. */
  optional(label: string, times = 1): Action {
    return this.with({ optional: [...(this.play.optional ?? []), { label, times }] });
  }
  /** Pays an alternative cost. */
  alternative(alternative: string): Action {
    return this.with({ alternative });
  }
  /** The objects with which the next cost is paid. */
  cost(...objects: readonly string[]): Action {
    return this.with({ costs: [...(this.play.costs ?? []), objects] });
  }

  /** What is to be chosen next; a refusal is thrown. */
  async next(signal?: AbortSignal): Promise<Next> {
    return (await this.ask(undefined, signal)).next;
  }

  /** With the answer to the next choice. */
  async answer(answer: AnswerInput, signal?: AbortSignal): Promise<Action> {
    const { next, decisionId } = await this.ask(answer, signal);
    return new Action(this.table, next.play, decisionId, next);
  }

  /** Does it, when nothing is left to be chosen. */
  async send(signal?: AbortSignal): Promise<Accepted> {
    const { next, decisionId } = await this.ask(undefined, signal);
    if (next.kind === 'choice') throw new Unfinished(next.field, next.question);
    return this.table.answer(decisionId, { act: next.play }, { signal });
  }

  private async ask(answer: AnswerInput | undefined, signal?: AbortSignal): Promise<Known> {
    if (answer === undefined && this.known !== undefined && this.decisionId !== undefined)
      return { next: this.known, decisionId: this.decisionId };
    const { game } = await this.table.completion(this.play, answer, signal);
    if (game === null) throw new Refused('there is no such game for you', 'UNKNOWN_GAME');
    const { completion, legalActions } = game;
    if (completion.__typename === 'Refused') {
      const { code, message, ...details } = completion;
      throw new Refused(message, code, undefined, details);
    }
    const decisionId = this.decisionId ?? legalActions.decision?.decisionId;
    if (decisionId === undefined) throw new Refused('you are not asked for an action now', 'STALE_DECISION');
    if (completion.__typename === 'Complete')
      return { next: { kind: 'complete', play: playIn(completion.play) }, decisionId };
    const { field, question, play } = completion;
    return { next: { kind: 'choice', field, question, play: playIn(play) }, decisionId };
  }
}

/** The contract says it: in the shape of PlayInput. GraphQL cannot, of an answer. */
const playIn = (play: unknown): Play => play as Play;
