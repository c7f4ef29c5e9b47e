// An action that is put together choice by choice. The server says what is to be chosen next, and with what mana the whole
// would be paid. Nothing of it is in the game before it is confirmed.
import { signal } from '@preact/signals';
import type { Answer, Play, Refusal } from './actions.js';
import { ask, troubleIn, type Trouble } from './server.js';
import type { CompleteQuery } from './generated/operations.js';
import { CompleteDocument } from './generated/builder.js';
import type { PlaySeen, Question } from './view.js';

/** A choice that was made, and the action before it: to go back to. */
export interface Chosen {
  readonly before: Play;
  readonly field: string;
  readonly question: Question;
  readonly given: Answer;
}

type Completed = NonNullable<CompleteQuery['game']>['completion'];
export type PaymentSeen = NonNullable<Extract<Completed, { readonly __typename: 'Complete' }>['payment']>;

/** A mana ability that the action is to be paid with. */
export interface ManaAbility {
  readonly object: string;
  readonly ability: number;
  readonly mana?: string;
}

/** What the action is so far, and what is to be chosen next. */
export interface Announcement {
  readonly of: PlaySeen;
  readonly play: Play;
  readonly field: string | null;
  readonly question: Question | null;
  readonly payment: PaymentSeen | null;
  readonly refusal: Refusal | Trouble | null;
  readonly chosen: readonly Chosen[];
}

/** The contract says it: in the shape of PlayInput. GraphQL cannot, of an answer. */
const playIn = (play: unknown): Play => play as Play;

/** What a play says about itself beside what it is. */
const TOLD: ReadonlySet<string> = new Set(['text', 'adds']);

/** In the shape of PlayInput, its choices still open. */
export const begunPlay = (play: PlaySeen): Play => ({
  ...Object.fromEntries(
    Object.entries(play).filter(([member, value]) => !TOLD.has(member) && value !== null),
  ),
  kind: play.kind,
  object: play.object,
});

/** One action at a time is put together. */
export class Builder {
  readonly now = signal<Announcement | null>(null);
  /** Counts what was asked and cancelled: an answer that comes after something newer says nothing any more. */
  private turn = 0;

  constructor(private readonly game: string) {}

  begin(of: PlaySeen): Promise<void> {
    const play = begunPlay(of);
    this.now.value = null;
    return this.ask(of, play, undefined, []);
  }

  choose(given: Answer): Promise<void> {
    const { value } = this.now;
    if (value === null || value.question === null || value.field === null) return Promise.resolve();
    const { play: before, field, question } = value;
    return this.ask(value.of, before, given, [...value.chosen, { before, field, question, given }]);
  }

  /** Back to the choice at that place; what was chosen after it is open again. */
  backTo(place: number): Promise<void> {
    const { value } = this.now;
    const step = value?.chosen[place];
    if (value === null || step === undefined) {
      this.cancel();
      return Promise.resolve();
    }
    return this.ask(value.of, step.before, undefined, value.chosen.slice(0, place));
  }

  back(): Promise<void> {
    return this.backTo((this.now.value?.chosen.length ?? 0) - 1);
  }

  /** With these mana abilities first; the server finds what is lacking. */
  payWith(pay: readonly ManaAbility[]): Promise<void> {
    const { value } = this.now;
    if (value === null) return Promise.resolve();
    return this.ask(value.of, { ...value.play, pay }, undefined, value.chosen);
  }

  cancel(): void {
    this.turn += 1;
    this.now.value = null;
  }

  private async ask(
    of: PlaySeen,
    play: Play,
    given: Answer | undefined,
    chosen: readonly Chosen[],
  ): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    const refuse = (refusal: Refusal | Trouble): void => {
      const begun = this.now.value ?? { of, play, field: null, question: null, payment: null, chosen };
      this.now.value = { ...begun, refusal };
    };
    let next;
    try {
      const { game } = await ask(CompleteDocument, {
        id: this.game,
        play,
        answer: given,
      });
      next = game?.completion;
    } catch (error) {
      const trouble = troubleIn(error);
      if (turn === this.turn) refuse(trouble);
      return;
    }
    if (next === undefined || turn !== this.turn) return;
    if (next.__typename === 'Refused') {
      refuse(next);
      return;
    }
    const rest =
      next.__typename === 'NextChoice'
        ? { field: next.field, question: next.question, payment: null }
        : { field: null, question: null, payment: next.payment };
    this.now.value = {
      of,
      play: playIn(next.play),
      ...rest,
      refusal: null,
      chosen,
    };
  }
}
