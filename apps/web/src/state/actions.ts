// What a player does: sent under one id until the outcome is known, and put together choice by choice where it has choices.
import { signal } from '@preact/signals';
import { request, RequestFailed, type Trouble } from './server.js';
import { QUESTION, type PlaySeen, type Question } from './view.js';

/** An answer in the shape of AnswerInput. */
export type Answer = Readonly<Record<string, unknown>>;
export type Play = Readonly<Record<string, unknown>>;

export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly rule: string;
  readonly retriable: boolean;
}

const AGAIN_MS = [300, 800, 2000, 4000, 8000];

/** Sends a command until it is known what became of it. Null: it was accepted. */
export async function command(
  name: string,
  parameters: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Refusal | Trouble | null> {
  const commandId = crypto.randomUUID();
  const passed = Object.keys(variables).map((key) => `${key}: $${key}`);
  const text = `mutation Act($commandId: ID!, ${parameters}) {
    ${name}(commandId: $commandId, ${passed.join(', ')}) { __typename
      ... on Refused { code message rule retriable } } }`;
  for (let attempt = 0; ; attempt += 1) {
    const wait = AGAIN_MS[attempt];
    try {
      const answer = await request<Record<string, { __typename: string } & Refusal>>(text, {
        commandId,
        ...variables,
      });
      const result = answer[name];
      if (result?.__typename !== 'Refused') return null;
      const again = result.code === 'OUTCOME_UNKNOWN' || result.code === 'STORE_UNAVAILABLE';
      if (!again || wait === undefined) return result;
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      const lost = ['UNREACHABLE', 'INTERNAL', 'UNAVAILABLE', 'SHUTTING_DOWN'].includes(error.trouble.code);
      if (!lost || wait === undefined) return error.trouble;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

export const answer = (
  gameId: string,
  decisionId: string,
  given: Answer,
): Promise<Refusal | Trouble | null> =>
  command('answer', '$gameId: ID!, $decisionId: ID!, $answer: AnswerInput!', {
    gameId,
    decisionId,
    answer: given,
  });

export const onGame = (name: string, gameId: string): Promise<Refusal | Trouble | null> =>
  command(name, '$gameId: ID!', { gameId });

/** An action on its way: what it is so far, and what is to be chosen next. */
export interface Announcement {
  readonly of: PlaySeen;
  readonly play: Play;
  readonly field: string | null;
  readonly question: Question | null;
  readonly refusal: Refusal | Trouble | null;
  /** What was chosen before, to go back to. */
  readonly earlier: readonly Play[];
}

type Completed =
  | { readonly __typename: 'Complete'; readonly play: Play }
  | {
      readonly __typename: 'NextChoice';
      readonly field: string;
      readonly question: Question;
      readonly play: Play;
    }
  | ({ readonly __typename: 'Refused' } & Refusal);

const COMPLETION = `query Complete($id: ID!, $play: PlayInput!, $answer: AnswerInput) { game(id: $id) {
  completion(play: $play, answer: $answer) { __typename
    ... on Complete { play }
    ... on NextChoice { field play question { ${QUESTION} } }
    ... on Refused { code message rule retriable } } } }`;

/** One action at a time is put together. */
export class Builder {
  readonly now = signal<Announcement | null>(null);

  constructor(private readonly game: string) {}

  begin(of: PlaySeen): Promise<void> {
    const { text: _, ...begun } = of;
    const play = Object.fromEntries(Object.entries(begun).filter(([, value]) => value !== null));
    return this.ask(of, play, undefined, []);
  }

  choose(given: Answer): Promise<void> {
    const { value } = this.now;
    if (value === null) return Promise.resolve();
    return this.ask(value.of, value.play, given, [...value.earlier, value.play]);
  }

  back(): Promise<void> {
    const { value } = this.now;
    const before = value?.earlier.at(-1);
    if (value === null || before === undefined) {
      this.cancel();
      return Promise.resolve();
    }
    return this.ask(value.of, before, undefined, value.earlier.slice(0, -1));
  }

  cancel(): void {
    this.now.value = null;
  }

  private async ask(
    of: PlaySeen,
    play: Play,
    given: Answer | undefined,
    earlier: readonly Play[],
  ): Promise<void> {
    const refuse = (refusal: Refusal | Trouble): void => {
      const begun = this.now.value ?? { of, play, field: null, question: null, earlier };
      this.now.value = { ...begun, refusal };
    };
    let next;
    try {
      const { game } = await request<{ game: { completion: Completed } | null }>(COMPLETION, {
        id: this.game,
        play,
        answer: given,
      });
      next = game?.completion;
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      refuse(error.trouble);
      return;
    }
    if (next === undefined) return;
    if (next.__typename === 'Refused') {
      refuse(next);
      return;
    }
    const isSame = JSON.stringify(next.play) === JSON.stringify(earlier.at(-1));
    this.now.value = {
      of,
      play: next.play,
      field: next.__typename === 'NextChoice' ? next.field : null,
      question: next.__typename === 'NextChoice' ? next.question : null,
      refusal: null,
      earlier: isSame ? earlier.slice(0, -1) : earlier,
    };
  }
}
