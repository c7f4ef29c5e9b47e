// One HTTP client: it sends operations and returns their answers.
import { randomUUID } from 'node:crypto';
import type { Json } from '#kernel';
import type {
  Accepted,
  AccountRefused,
  ActionResult,
  Game,
  Mutation,
  Query,
  Question,
  Refused,
  Session,
  SessionResult,
} from '../../../api/src/generated/schema.js';
import { withFragments } from '#client';

/** The answer to an operation without aliases; the requested fields are present. */
export type Data = Query & Mutation;

export interface ShownError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: { readonly code: string; readonly [detail: string]: unknown };
}

export interface Answered {
  readonly status: number;
  readonly data?: Data | null;
  readonly errors?: readonly ShownError[];
}

export const ACTION = `
  __typename
  ... on Accepted { gameId seq cursor }
  ... on Refused { code rule message also retriable }`;
const SESSION = `
  __typename
  ... on Session { token expiresAt recoverySecret player { id name } }
  ... on AccountRefused { code message retryAfter }`;

type ActionField = {
  [F in keyof Mutation]: Mutation[F] extends ActionResult ? F : never;
}[keyof Mutation] &
  string;

export function session(result: SessionResult): Session {
  if (result.__typename === 'Session') return result;
  throw new Error(`refused: ${JSON.stringify(result)}`);
}

export function accepted(result: ActionResult): Accepted {
  if (result.__typename === 'Accepted') return result;
  throw new Error(`refused: ${JSON.stringify(result)}`);
}

export function refused<R extends { readonly __typename?: string }>(
  result: R,
): Extract<R, Refused | AccountRefused> {
  if (result.__typename === 'Refused' || result.__typename === 'AccountRefused')
    return result as Extract<R, Refused | AccountRefused>;
  throw new Error(`it was accepted: ${JSON.stringify(result)}`);
}

/** The arguments of a mutation, with their types in the schema. */
export type Arguments = Readonly<Record<string, readonly [type: string, value: unknown]>>;

export class Caller {
  constructor(
    readonly url: string,
    readonly token?: string,
    readonly id: string = '',
    readonly name: string = '',
    readonly secret: string = '',
  ) {}

  with(token: string): Caller {
    return new Caller(this.url, token, this.id, this.name, this.secret);
  }

  async send(query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<Answered> {
    return this.post(JSON.stringify({ query, variables }), headers);
  }

  async post(body: string, headers: Record<string, string> = {}): Promise<Answered> {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      body,
    });
    const text = await response.text();
    return { ...(JSON.parse(text) as object), status: response.status };
  }

  /** The data of an operation, which must have no error. */
  async ask(query: string, variables: object = {}): Promise<Data> {
    const { data, errors } = await this.send(query, variables);
    if (errors !== undefined || data === undefined || data === null)
      throw new Error(`answered with ${JSON.stringify(errors)}`);
    return data;
  }

  /** The same for an operation with aliases, or whose fragments overlap: the test says what it has asked for. */
  told(query: string, variables: object = {}): Promise<unknown> {
    return this.ask(query, variables);
  }

  /** The code of the operation's only error. */
  async errorOf(query: string, variables: object = {}): Promise<string> {
    const { errors = [], data } = await this.send(query, variables);
    if (errors.length !== 1) throw new Error(`answered with ${JSON.stringify({ data, errors })}`);
    return errors[0]!.extensions.code;
  }

  async register(name: string, id: string = randomUUID()): Promise<SessionResult> {
    const { register } = await this.ask(
      `mutation ($id: ID!, $name: String!) { register(commandId: $id, name: $name) { ${SESSION} } }`,
      { id, name },
    );
    return register;
  }

  async login(name: string, secret: string): Promise<SessionResult> {
    const { login } = await this.ask(
      `mutation ($name: String!, $secret: String!) { login(name: $name, recoverySecret: $secret) { ${SESSION} } }`,
      { name, secret },
    );
    return login;
  }

  /** A command in a game. Without a command id it gets a new one. */
  async act(field: ActionField, args: Arguments = {}, id: string = randomUUID()): Promise<ActionResult> {
    const all: Arguments = { commandId: ['ID!', id], ...args };
    const declared = Object.entries(all).map(([name, [type]]) => `$${name}: ${type}`);
    const passed = Object.keys(all).map((name) => `${name}: $${name}`);
    const data = await this.ask(
      `mutation (${declared.join(', ')}) { ${field}(${passed.join(', ')}) { ${ACTION} } }`,
      Object.fromEntries(Object.entries(all).map(([name, [, value]]) => [name, value])),
    );
    return data[field];
  }

  create(terms: object | null = null, id?: string): Promise<ActionResult> {
    return this.act('createGame', { terms: ['TermsInput', terms] }, id);
  }

  /** A command whose only argument is the game. */
  inGame(field: ActionField, game: string, id?: string): Promise<ActionResult> {
    return this.act(field, { gameId: ['ID!', game] }, id);
  }

  answer(game: string, decision: string, answer: object, id?: string): Promise<ActionResult> {
    return this.act(
      'answer',
      { gameId: ['ID!', game], decisionId: ['ID!', decision], answer: ['AnswerInput!', answer] },
      id,
    );
  }

  /** The whole game as this client sees it. */
  async sight(game: string, moment: number | null = null): Promise<Game> {
    const { game: seen } = await this.ask(GAME, { game, moment });
    if (seen === null) throw new Error('there is no such game for this client');
    return seen;
  }

  /** The view of the game as the fragment TableView has it. */
  async table(game: string, moment: number | null = null): Promise<Json> {
    const { game: seen } = await this.ask(TABLE, { game, moment });
    if (seen === null) throw new Error('there is no such game for this client');
    return seen.view;
  }
}

const CARD = 'objectId name cost typeLine printed';
const QUESTION = `question {
  __typename
  ... on ChoosePlayers { seats count }
  ... on YesNo { prompt }
  ... on ChooseNumber { lowest }
  ... on ChooseObjects { count cards { ${CARD} } }
  ... on Priority { actions }
}`;
const DECISION = `decisionId seat kind prompt since absentFrom ${QUESTION}`;
export const GAME = `query ($game: ID!, $moment: Int) {
  game(id: $game) {
    id viewer seat seq cursor
    legalActions { commands decision { ${DECISION} } }
    view(moment: $moment) {
      status moment createdAt commitment openingDeadline startingSeat
      host { id name } invited { id name }
      terms { ruleset base format seats access spectators opens librarySize startingLife teams deployCreatures arrangeGraveyards attack rangeOfInfluence
        maximumHandSize
        startWithin openWithin absentAfter abandonAfter }
      seats { seat team player { id name } ready commitment entropy life mulligans keptHand handSize lost
        hand { ${CARD} } }
      turn { number active step }
      library { size cards { ${CARD} } }
      decision { ${DECISION} }
      result { reason winners }
    }
  }
}`;

const TABLE = withFragments(
  'query ($game: ID!, $moment: Int) { game(id: $game) { view(moment: $moment) { ...TableView } } }',
);

/** A game of these players, created by the first, at its first open question. */
export async function started(players: readonly Caller[], terms: object = {}): Promise<string> {
  const [host, ...others] = players;
  if (host === undefined) throw new Error('a game needs players');
  const { gameId } = accepted(await host.create({ seats: players.length, ...terms }));
  for (const player of others) accepted(await player.inGame('join', gameId));
  for (const player of players) accepted(await player.inGame('ready', gameId));
  accepted(await host.inGame('start', gameId));
  return gameId;
}

/** Answers the open question as the player who is asked. */
export async function answerOpen(
  players: readonly Caller[],
  game: string,
  answer: object,
): Promise<Accepted> {
  const decision = (await players[0]?.sight(game))?.view.decision;
  const asked = players[decision?.seat ?? -1];
  if (!decision || asked === undefined) throw new Error('no question is open');
  return accepted(await asked.answer(game, decision.decisionId, answer));
}

/** The answer that lets the turn pass: do nothing, and choose the first of what must be chosen. */
const ON: { readonly [K in Question['__typename'] & string]?: (question: Question) => object } = {
  Priority: (question) => ({
    action: 'actions' in question && question.actions.includes('PASS_TURN') ? 'PASS_TURN' : 'PASS',
  }),
  DeclareAttackers: () => ({ attacks: [] }),
  DeclareBlockers: () => ({ blocks: [] }),
  ChooseObjects: (question) => ({
    objects:
      'count' in question && 'cards' in question
        ? question.cards.slice(0, question.count).map(({ objectId }) => objectId)
        : [],
  }),
  // Nobody is required to know a name.
  ChooseWord: () => ({ word: '' }),
  YesNo: () => ({ yes: false }),
  ChooseNumber: (question) => ({ number: 'lowest' in question ? question.lowest : 0 }),
};

/** Gives that answer as the player who is asked. */
export async function goOn(players: readonly Caller[], game: string): Promise<Accepted> {
  const open = (await players[0]?.sight(game))?.view.decision;
  const asked = players[open?.seat ?? -1];
  if (!open || asked === undefined) throw new Error('no question is open');
  const question = (await asked.sight(game)).view.decision?.question;
  const answer = question?.__typename === undefined ? undefined : ON[question.__typename]?.(question);
  if (answer === undefined) throw new Error(`what is said to ${question?.__typename ?? 'nothing'}?`);
  return accepted(await asked.answer(game, open.decisionId, answer));
}

const turnOf = async (players: readonly Caller[], game: string): Promise<number | undefined> =>
  (await players[0]?.sight(game))?.view.turn?.number;

/** Answers as the player who is asked until the next turn has begun. */
export async function passTurn(players: readonly Caller[], game: string): Promise<Accepted> {
  const begun = await turnOf(players, game);
  for (;;) {
    const outcome = await goOn(players, game);
    if ((await turnOf(players, game)) !== begun) return outcome;
  }
}

/** A game in its first turn: seat 0 starts, everyone keeps. */
export async function playing(players: readonly Caller[], terms: object = {}): Promise<string> {
  const game = await started(players, terms);
  await answerOpen(players, game, { players: [0] });
  while ((await turnOf(players, game)) === undefined) await goOn(players, game);
  return game;
}
