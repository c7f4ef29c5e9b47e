// A client of the contract, for programs that play: what a player sees and says, over HTTP.
import { randomUUID } from 'node:crypto';
import type { Json } from '#kernel';

const TARGET = 'object seat';
const QUESTION = `__typename
  ... on ChoosePlayers { seats count least }
  ... on YesNo { prompt }
  ... on ChooseObjects { cards { id name printed } count least }
  ... on ChooseModes { options { label } least most repeat }
  ... on ChooseTargets { cards { id } seats least most }
  ... on ChooseNumber { lowest highest }
  ... on ChooseWord { of from object none }
  ... on ChooseOrder { options { label } }
  ... on Divide { total least among { ${TARGET} } }
  ... on DeclareAttackers { attackers { attacker defenders { ${TARGET} } } }
  ... on DeclareBlockers { blockers { blocker attackers most } }`;

export interface Target {
  readonly object: string | null;
  readonly seat: number | null;
}
export type Question =
  | { readonly __typename: 'ChoosePlayers'; readonly seats: number[]; readonly count: number }
  | { readonly __typename: 'YesNo'; readonly prompt: string }
  | {
      readonly __typename: 'ChooseObjects';
      readonly cards: { readonly id: string }[];
      readonly count: number;
      readonly least: number;
    }
  | { readonly __typename: 'Priority' }
  | {
      readonly __typename: 'ChooseModes';
      readonly options: { readonly label: string }[];
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly __typename: 'ChooseTargets';
      readonly cards: { readonly id: string }[];
      readonly seats: number[];
      readonly least: number;
      readonly most: number;
    }
  | { readonly __typename: 'ChooseNumber'; readonly lowest: number; readonly highest: number | null }
  | {
      readonly __typename: 'ChooseWord';
      readonly of: string;
      readonly from: string[] | null;
      readonly object: string | null;
      readonly none: boolean;
    }
  | { readonly __typename: 'ChooseOrder'; readonly options: { readonly label: string }[] }
  | {
      readonly __typename: 'Divide';
      readonly total: number;
      readonly least: number;
      readonly among: Target[];
    }
  | {
      readonly __typename: 'DeclareAttackers';
      readonly attackers: { readonly attacker: string; readonly defenders: Target[] }[];
    }
  | { readonly __typename: 'DeclareBlockers'; readonly blockers: { readonly blocker: string }[] }
  | { readonly __typename: 'Propose' };

export interface SeenCard {
  readonly id: string;
  readonly name: string;
  readonly printed: string | null;
  readonly cost: string | null;
  readonly typeLine: string;
  readonly tapped: boolean | null;
  readonly controller: number | null;
}
export type Play = Readonly<Record<string, unknown>> & { readonly kind: string; readonly object: string };

export interface Look {
  readonly seat: number;
  readonly view: {
    readonly status: string;
    readonly turn: { readonly number: number; readonly active: number; readonly step: string } | null;
    readonly stack: readonly SeenCard[] | null;
    readonly battlefield: readonly SeenCard[] | null;
    readonly seats: readonly { readonly hand: readonly SeenCard[] | null; readonly life: number | null }[];
    readonly result: { readonly reason: string; readonly winners: readonly number[] } | null;
  };
  readonly legalActions: {
    readonly plays: readonly Play[];
    readonly decision: { readonly id: string; readonly question: Question } | null;
  };
}

export type Completion =
  | { readonly __typename: 'Complete'; readonly play: Play }
  | { readonly __typename: 'NextChoice'; readonly play: Play; readonly question: Question }
  | { readonly __typename: 'Refused'; readonly code: string; readonly message: string };

export type Outcome =
  | { readonly __typename: 'Accepted'; readonly gameId: string }
  | {
      readonly __typename: 'Refused';
      readonly code: string;
      readonly rule: string;
      readonly message: string;
    };

export interface Told {
  readonly cursor: string;
  readonly patch: Json;
  readonly story: Readonly<Record<string, unknown>> & { readonly type: string };
}

const OUTCOME = '{ __typename ... on Accepted { gameId } ... on Refused { code rule message } }';
const CARD = 'id name printed cost typeLine tapped controller';

export class GameApi {
  constructor(
    private readonly url: string,
    private readonly token?: string,
  ) {}

  /** As somebody who has just registered. */
  async registered(name: string): Promise<GameApi> {
    const { register } = await this.ask<{ register: { token?: string; message?: string } }>(
      `mutation ($id: ID!, $name: String!) { register(commandId: $id, name: $name) {
        ... on Session { token } ... on AccountRefused { message } } }`,
      { id: randomUUID(), name },
    );
    if (register.token === undefined) throw new Error(`${name}: ${register.message ?? 'not registered'}`);
    return new GameApi(this.url, register.token);
  }

  async ask<T>(query: string, variables: object = {}): Promise<T> {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as {
      data?: T | null;
      errors?: readonly { readonly message: string }[];
    };
    if (errors !== undefined || data === undefined || data === null)
      throw new Error(errors?.map(({ message }) => message).join('; ') ?? 'no answer');
    return data;
  }

  async command(field: string, types: string, values: string, variables: object): Promise<Outcome> {
    const { outcome } = await this.ask<{ outcome: Outcome }>(
      `mutation ($commandId: ID!${types}) { outcome: ${field}(commandId: $commandId${values}) ${OUTCOME} }`,
      { commandId: randomUUID(), ...variables },
    );
    return outcome;
  }

  inGame(field: string, game: string): Promise<Outcome> {
    return this.command(field, ', $game: ID!', ', gameId: $game', { game });
  }

  answer(game: string, decision: string, answer: object): Promise<Outcome> {
    return this.command(
      'answer',
      ', $game: ID!, $decision: ID!, $answer: AnswerInput!',
      ', gameId: $game, decisionId: $decision, answer: $answer',
      { game, decision, answer },
    );
  }

  async look(id: string): Promise<Look> {
    const { game } = await this.ask<{ game: Look | null }>(
      `query ($id: ID!) { game(id: $id) {
        seat
        view {
          status turn { number active step } stack { ${CARD} } battlefield { ${CARD} }
          seats { life hand { ${CARD} } } result { reason winners }
        }
        legalActions {
          plays { kind object face ability what as alternative }
          decision { id question { ${QUESTION} } }
        }
      } }`,
      { id },
    );
    if (game === null) throw new Error('there is no such game');
    return game;
  }

  async completion(id: string, play: Play, answer: object | null): Promise<Completion> {
    const { game } = await this.ask<{ game: { completion: Completion } }>(
      `query ($id: ID!, $play: PlayInput!, $answer: AnswerInput) { game(id: $id) {
        completion(play: $play, answer: $answer) {
          __typename
          ... on Complete { play }
          ... on NextChoice { play question { ${QUESTION} } }
          ... on Refused { code message }
      } } }`,
      { id, play, answer },
    );
    return game.completion;
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
