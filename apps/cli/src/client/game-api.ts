// A client of the contract, for programs that play: what a player sees and says, over HTTP.
import { randomUUID } from 'node:crypto';
import type { Completed } from '#bots';
import type { Json } from '#kernel';
import type { BotKind } from '#rules';
import {
  questionBehind,
  type GameView,
  type GivenAnswer,
  type GivenPlay,
  type OfferedPlay,
  type PatchOperation,
  type PublishedQuestion,
  type PublishedView,
} from '#visibility';
import { Failure } from '../command/command.js';
import { answerInput, offeredPlay, playInput, playOf } from './contract.js';
import { withFragments } from '#client';
import { viewIn } from './table-view.js';
import { promptOf } from './questions.js';

/** Where `npm start` serves the API when nothing else is said. */
export const USUAL_URL = 'http://127.0.0.1:3000/graphql';

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
  | { readonly __typename: 'NextChoice'; readonly play: object; readonly question: PublishedQuestion }
  | { readonly __typename: 'Refused'; readonly rule: string; readonly message: string };

export interface ListedGame {
  readonly id: string;
  readonly status: string;
  readonly terms: { readonly ruleset: string; readonly seats: number };
  readonly host: { readonly name: string | null };
  readonly seats: readonly { readonly player: { readonly id: string } | null }[];
  readonly waitsForMe: boolean;
}

/** What a game waits for a judge to rule on. */
export interface Referral {
  readonly referralId: string;
  readonly seat: number;
  readonly text: string;
  readonly part: 'EFFECT' | 'COSTS' | 'TRIGGER';
  readonly until: string;
  readonly votesForNothing: readonly number[];
  readonly votesToStand: readonly number[];
  readonly proposals: readonly {
    readonly attempt: number;
    readonly does: Json;
    readonly names: readonly {
      readonly name: string;
      readonly objects: readonly string[];
      readonly seats: readonly number[];
      readonly hidden: readonly {
        readonly zone: string;
        readonly seat: number | null;
        readonly count: number;
      }[];
    }[];
  }[];
}

/** A page of a list, as far as it is read here. */
export interface PageOf<T> {
  readonly nodes: readonly T[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

export interface ReferredGame {
  readonly id: string;
  readonly terms: { readonly ruleset: string };
  readonly seats: readonly {
    readonly seat: number;
    readonly player: { readonly name: string | null } | null;
  }[];
  readonly referral: Referral;
}

/** A refusal in words, beside what a bot needs to know of it. */
export type CompletedInWords = Completed & { readonly why?: string };

export interface Told {
  readonly cursor: string;
  readonly patch: readonly PatchOperation[];
  readonly story: Readonly<Record<string, unknown>> & { readonly type: string };
}

const OUTCOME = '{ __typename ... on Accepted { gameId } ... on Refused { code rule message } }';

/** The server did not answer as a server of this contract does: it is away, or stops. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** What the contract has no answer for: not understood, not permitted, or too much. */
export class ApiFault extends Error {
  override readonly name = 'ApiFault';

  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message);
  }
}

/** Gives a token, and another when told that it has ended. */
export interface Tokens {
  token(): Promise<string>;
  tokenEnded(): void;
}

/** The steps in which a player is asked with an empty stack. */
export interface Stops {
  readonly own: readonly string[];
  readonly others: readonly string[];
}

const MAIN_PHASES = ['PRECOMBAT_MAIN', 'POSTCOMBAT_MAIN'];
export const MAIN_STOPS: Stops = { own: MAIN_PHASES, others: [] };
/** And where the others may be answered. */
export const USUAL_STOPS: Stops = { own: MAIN_PHASES, others: ['DECLARE_ATTACKERS', 'END'] };

export interface Registered {
  readonly token: string;
  readonly recoverySecret: string;
}

const SESSION = '{ ... on Session { token recoverySecret } ... on AccountRefused { message } }';
type SessionResult = Partial<Registered> & { readonly message?: string };

export class GameApi {
  constructor(
    readonly url: string,
    private readonly tokens?: Tokens,
  ) {}

  /** As somebody who has just registered. */
  async registered(name: string): Promise<GameApi> {
    const { token } = await this.register(name);
    return new GameApi(this.url, { token: () => Promise.resolve(token), tokenEnded: () => undefined });
  }

  async register(name: string): Promise<Registered> {
    const { register } = await this.ask<{ register: SessionResult }>(
      `mutation ($id: ID!, $name: String!) { register(commandId: $id, name: $name) ${SESSION} }`,
      { id: randomUUID(), name },
    );
    const { token, recoverySecret = '', message = 'not registered' } = register;
    if (token === undefined) throw new Failure(`${name}: ${message}`);
    return { token, recoverySecret };
  }

  async login(name: string, secret: string): Promise<string> {
    const { login } = await this.ask<{ login: SessionResult }>(
      `mutation ($name: String!, $secret: String!) { login(name: $name, recoverySecret: $secret) ${SESSION} }`,
      { name, secret },
    );
    if (login.token === undefined) throw new Failure(`${name}: ${login.message ?? 'not logged in'}`);
    return login.token;
  }

  /** A query may spread the fragments of view.graphql. */
  async ask<T>(text: string, variables: object = {}): Promise<T> {
    const query = withFragments(text);
    try {
      return await this.askOnce<T>(query, variables);
    } catch (error) {
      if (!(error instanceof ApiFault) || error.code !== 'UNAUTHENTICATED' || this.tokens === undefined)
        throw error;
      this.tokens.tokenEnded();
      return this.askOnce<T>(query, variables);
    }
  }

  private async askOnce<T>(query: string, variables: object): Promise<T> {
    const { data, errors } = (await this.post(JSON.stringify({ query, variables }))) as {
      data?: T | null;
      errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
    };
    if (errors !== undefined || data === undefined || data === null)
      throw new ApiFault(
        errors?.map(({ message }) => message).join('; ') ?? 'no answer',
        errors?.[0]?.extensions?.code ?? 'INTERNAL',
      );
    return data;
  }

  private async post(body: string): Promise<object> {
    const token = await this.tokens?.token();
    try {
      const response = await fetch(this.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
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

  inGame(field: string, game: string, commandId?: string): Promise<Outcome> {
    return this.command(field, ', $game: ID!', ', gameId: $game', { game }, commandId);
  }

  seatBot(game: string, kind: BotKind, commandId: string): Promise<Outcome> {
    const variables = { game, kind: kind.toUpperCase() };
    return this.command(
      'seatBot',
      ', $game: ID!, $kind: BotKind!',
      ', gameId: $game, kind: $kind',
      variables,
      commandId,
    );
  }

  createGame(terms: object): Promise<Outcome> {
    return this.command('createGame', ', $terms: TermsInput', ', terms: $terms', { terms });
  }

  forkScenario(scenario: string, seat: number): Promise<Outcome> {
    return this.command(
      'forkScenario',
      ', $scenario: String!, $seat: Int!',
      ', scenario: $scenario, seat: $seat',
      { scenario, seat },
    );
  }

  forkGame(game: string, moment: number, seat: number): Promise<Outcome> {
    return this.command(
      'forkGame',
      ', $game: ID!, $moment: Int!, $seat: Int!',
      ', gameId: $game, moment: $moment, seat: $seat',
      { game, moment, seat },
    );
  }

  /** Tables to sit down at, and one's own games. */
  async games(list: 'lobby' | 'myGames'): Promise<readonly ListedGame[]> {
    const { page } = await this.ask<{ page: { nodes: ListedGame[] } }>(
      `{ page: ${list} { nodes { id status terms { ruleset seats } host { name } seats { player { id } } waitsForMe } } }`,
    );
    return page.nodes;
  }

  answer(game: string, decision: string, answer: GivenAnswer, commandId?: string): Promise<Outcome> {
    return this.command(
      'answer',
      ', $game: ID!, $decision: ID!, $answer: AnswerInput!, $pay: [ManaAbilityInput!]',
      ', gameId: $game, decisionId: $decision, answer: $answer, pay: $pay',
      { game, decision, answer: answerInput(answer), pay: 'pay' in answer ? answer.pay : null },
      commandId,
    );
  }

  /** cr 117.3d: what is to be passed by itself. */
  setPassing(
    game: string,
    { until, stops }: { readonly until: 'MY_TURN' | null; readonly stops: Stops | null },
    commandId?: string,
  ): Promise<Outcome> {
    return this.command(
      'setPassing',
      ', $game: ID!, $until: PassingUntil, $stops: StopsInput',
      ', gameId: $game, until: $until, stops: $stops',
      { game, until, stops },
      commandId,
    );
  }

  /** The names of those who play, by their ids. */
  async players(id: string): Promise<ReadonlyMap<string, string>> {
    type Named = { readonly id: string; readonly name: string | null };
    type Table = { host: Named; invited: Named[]; seats: { player: Named | null }[] };
    const { game } = await this.ask<{ game: { view: Table } | null }>(
      `query ($id: ID!) { game(id: $id) { view {
        host { id name } invited { id name } seats { player { id name } } } } }`,
      { id },
    );
    if (game === null) return new Map();
    const { host, invited, seats } = game.view;
    const known = [host, ...invited, ...seats.flatMap(({ player }) => player ?? [])];
    return new Map(known.map((player) => [player.id, player.name ?? 'Somebody']));
  }

  /** Null for who is no judge. */
  async referrals(after: string | null): Promise<PageOf<ReferredGame> | null> {
    const { referrals } = await this.ask<{ referrals: PageOf<ReferredGame> | null }>(
      `query ($after: String) { referrals(after: $after) { pageInfo { hasNextPage endCursor } nodes {
        id terms { ruleset } seats { seat player { name } } referral {
          referralId seat text part until votesForNothing votesToStand proposals {
            attempt does names { name objects seats hidden { zone seat count } } } } } } }`,
      { after },
    );
    return referrals;
  }

  rule(
    game: string,
    {
      referral,
      attempt,
      reason,
    }: { readonly referral: string; readonly attempt: number | null; readonly reason: string },
  ): Promise<Outcome> {
    return this.command(
      'rule',
      ', $game: ID!, $referral: ID!, $outcome: RulingOutcome!, $attempt: Int, $reason: String!',
      ', gameId: $game, referral: $referral, outcome: $outcome, attempt: $attempt, reason: $reason',
      { game, referral, outcome: attempt === null ? 'NOTHING' : 'LET_STAND', attempt, reason },
    );
  }

  async playerName(id: string): Promise<string | undefined> {
    const { player } = await this.ask<{ player: { readonly name: string | null } | null }>(
      'query ($id: ID!) { player(id: $id) { name } }',
      { id },
    );
    return player?.name ?? undefined;
  }

  /** cr 117.3d: with an empty stack everything is passed but in the main phases of the player's own turns. */
  stopInOwnMainPhases(game: string): Promise<Outcome> {
    const values = ', gameId: $game, stops: { own: [PRECOMBAT_MAIN, POSTCOMBAT_MAIN], others: [] }';
    return this.command('setPassing', ', $game: ID!', values, { game });
  }

  /** The game as the player sees it. */
  async look(id: string): Promise<GameView> {
    const { game } = await this.ask<{ game: { seat: number | null; view: PublishedView } | null }>(
      'query ($id: ID!) { game(id: $id) { seat view { ...TableView } } }',
      { id },
    );
    if (game === null) throw new Error('there is no such game');
    return viewIn(game.view, game.seat);
  }

  /** The player's own seat; null for a spectator. */
  async seatIn(id: string): Promise<number | null> {
    const { game } = await this.ask<{ game: { seat: number | null } | null }>(
      'query ($id: ID!) { game(id: $id) { seat } }',
      { id },
    );
    return game?.seat ?? null;
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
          ... on NextChoice { play question { ...TableQuestion } }
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
        question: questionBehind(question),
      };
    }
    case 'Refused':
      return { kind: 'refused', why: `${completion.message} (${completion.rule})` };
  }
}
