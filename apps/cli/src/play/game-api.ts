// A client of the contract, for programs that play: what a player sees and says, over HTTP.
import { randomUUID } from 'node:crypto';
import type { Completed } from '#bots';
import type { Json } from '#kernel';
import type { GameView, GivenAnswer, GivenPlay, OfferedPlay } from '#visibility';
import { answerInput, offeredPlay, playInput, playOf } from './contract.js';
import { promptOf, QUESTION, questionOf, type AskedQuestion } from './questions.js';

export type Outcome =
  | { readonly __typename: 'Accepted'; readonly gameId: string }
  | {
      readonly __typename: 'Refused';
      readonly code: string;
      readonly rule: string;
      readonly message: string;
    };

type Completion =
  | { readonly __typename: 'Complete'; readonly play: object }
  | { readonly __typename: 'NextChoice'; readonly play: object; readonly question: AskedQuestion }
  | { readonly __typename: 'Refused'; readonly rule: string; readonly message: string };

/** A refusal in words, beside what a bot needs to know of it. */
export type CompletedInWords = Completed & { readonly why?: string };

export interface Told {
  readonly cursor: string;
  readonly patch: Json;
  readonly story: Readonly<Record<string, unknown>> & { readonly type: string };
}

const OUTCOME = '{ __typename ... on Accepted { gameId } ... on Refused { code rule message } }';

/** The server did not answer as a server of this contract does: it is away, or stops. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

export class GameApi {
  constructor(
    readonly url: string,
    readonly token?: string,
  ) {}

  /** As somebody who has just registered. */
  async registered(name: string): Promise<GameApi> {
    return (await this.signedUp(name)).api;
  }

  /** The same, with the secret to come back with. */
  async signedUp(name: string): Promise<{ readonly api: GameApi; readonly recoverySecret: string }> {
    const { register } = await this.ask<{
      register: { token?: string; recoverySecret?: string; message?: string };
    }>(
      `mutation ($id: ID!, $name: String!) { register(commandId: $id, name: $name) {
        ... on Session { token recoverySecret } ... on AccountRefused { message } } }`,
      { id: randomUUID(), name },
    );
    const { token, recoverySecret = '', message = 'not registered' } = register;
    if (token === undefined) throw new Error(`${name}: ${message}`);
    return { api: new GameApi(this.url, token), recoverySecret };
  }

  async ask<T>(query: string, variables: object = {}): Promise<T> {
    const response = await this.post(JSON.stringify({ query, variables }));
    const { data, errors } = response as {
      data?: T | null;
      errors?: readonly { readonly message: string }[];
    };
    if (errors !== undefined || data === undefined || data === null)
      throw new Error(errors?.map(({ message }) => message).join('; ') ?? 'no answer');
    return data;
  }

  private async post(body: string): Promise<object> {
    try {
      const response = await fetch(this.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        },
        body,
      });
      return (await response.json()) as object;
    } catch (cause) {
      throw new NoAnswer(`${this.url} does not answer`, { cause });
    }
  }

  async command(
    field: string,
    types: string,
    values: string,
    variables: object,
    commandId: string = randomUUID(),
  ): Promise<Outcome> {
    const { outcome } = await this.ask<{ outcome: Outcome }>(
      `mutation ($commandId: ID!${types}) { outcome: ${field}(commandId: $commandId${values}) ${OUTCOME} }`,
      { commandId, ...variables },
    );
    return outcome;
  }

  inGame(field: string, game: string): Promise<Outcome> {
    return this.command(field, ', $game: ID!', ', gameId: $game', { game });
  }

  answer(game: string, decision: string, answer: GivenAnswer, commandId?: string): Promise<Outcome> {
    return this.command(
      'answer',
      ', $game: ID!, $decision: ID!, $answer: AnswerInput!',
      ', gameId: $game, decisionId: $decision, answer: $answer',
      { game, decision, answer: answerInput(answer) },
      commandId,
    );
  }

  /** The game as the player sees it, in the server's own words. */
  async look(id: string): Promise<GameView> {
    const { game } = await this.ask<{ game: { view: { json: GameView } } | null }>(
      'query ($id: ID!) { game(id: $id) { view { json } } }',
      { id },
    );
    if (game === null) throw new Error('there is no such game');
    return game.view.json;
  }

  async plays(id: string): Promise<readonly OfferedPlay[]> {
    const { game } = await this.ask<{ game: { legalActions: { plays: { text: string }[] } } }>(
      `query ($id: ID!) { game(id: $id) {
        legalActions { plays { kind object face ability what as alternative text } } } }`,
      { id },
    );
    return game.legalActions.plays.map(offeredPlay);
  }

  async completion(id: string, play: GivenPlay, answer?: GivenAnswer): Promise<CompletedInWords> {
    const { game } = await this.ask<{ game: { completion: Completion } }>(
      `query ($id: ID!, $play: PlayInput!, $answer: AnswerInput) { game(id: $id) {
        completion(play: $play, answer: $answer) {
          __typename
          ... on Complete { play }
          ... on NextChoice { play question { ${QUESTION} } }
          ... on Refused { rule message }
      } } }`,
      { id, play: playInput(play), answer: answer === undefined ? null : answerInput(answer) },
    );
    return completed(game.completion);
  }

  /** All that has happened after a place, as far as the player may know. */
  async *feed(game: string, from: string | null = null): AsyncGenerator<Told> {
    let after = from;
    for (;;) {
      const { feed }: { feed: { entries: Told[]; cursor: string; complete: boolean } } = await this.ask(
        'query ($game: ID!, $after: Cursor) { feed(gameId: $game, after: $after, first: 500) { entries { story patch cursor } cursor complete } }',
        { game, after },
      );
      yield* feed.entries;
      if (feed.complete) return;
      after = feed.cursor;
    }
  }
}

function completed(completion: Completion): CompletedInWords {
  switch (completion.__typename) {
    case 'Complete':
      return { kind: 'complete', play: playOf(completion.play) };
    case 'NextChoice': {
      const { play, question } = completion;
      return {
        kind: 'choose',
        play: playOf(play),
        prompt: promptOf(question),
        question: questionOf(question),
      };
    }
    case 'Refused':
      return { kind: 'refused', why: `${completion.message} (${completion.rule})` };
  }
}
