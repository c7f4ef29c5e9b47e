// What a player does at the table of one game.
import { Action, type Accepted, type AtTable, type Play } from './action.js';
import { sendCommand, type CommandSetting } from './commands.js';
import { withFragments } from './fragments.js';
import type { Transport } from './transport.js';
import type { Backoff } from './waiting.js';

/** Something that could be begun now. */
export interface Offered {
  readonly kind: Play['kind'];
  readonly object: string;
  readonly face: number | null;
  readonly ability: number | null;
  readonly what: string | null;
  readonly as: 'ANY_LAND' | null;
  readonly alternative: string | null;
  readonly text: string;
}

export interface Legal {
  readonly commands: readonly string[];
  readonly plays: readonly Offered[];
  /** What could be begun as well with plenty of mana. */
  readonly lackingMana: readonly Offered[];
}

const LEGAL = `query ($gameId: ID!) { game(id: $gameId) { legalActions {
  commands plays { ...Offered } lackingMana { ...Offered } } } }
fragment Offered on Play { kind object face ability what as alternative text }`;

const ANSWER = `mutation ($commandId: ID!, $gameId: ID!, $decisionId: ID!, $answer: AnswerInput!, $pay: [ManaAbilityInput!]) {
  answer(commandId: $commandId, gameId: $gameId, decisionId: $decisionId, answer: $answer, pay: $pay) {
    __typename
    ... on Accepted { gameId seq cursor }
    ... on Refused { code rule also message retriable retryAfter } } }`;

export interface Wire {
  readonly transport: Transport;
  readonly backoff: Backoff;
}

export class Table implements AtTable {
  constructor(
    readonly id: string,
    private readonly wire: Wire,
  ) {}

  cast(object: string): Action {
    return this.act({ kind: 'CAST', object });
  }
  play(object: string): Action {
    return this.act({ kind: 'PLAY', object });
  }
  activate(object: string, ability: number): Action {
    return this.act({ kind: 'ACTIVATE', object, ability });
  }
  special(object: string, what: string): Action {
    return this.act({ kind: 'SPECIAL', object, what });
  }
  /** An action that `legal` has offered. */
  begin({ kind, object, ...more }: Offered): Action {
    const said = Object.entries(more).filter(([name, value]) => value !== null && name !== 'text');
    return this.act({ ...Object.fromEntries(said), kind, object });
  }
  /** Any action. */
  act(play: Play): Action {
    return new Action(this, play);
  }

  /** What you may do now. It costs the server more than a feed: ask when you are asked. */
  async legal(signal?: AbortSignal): Promise<Legal> {
    const { game } = (await this.ask(LEGAL, {}, signal)) as {
      readonly game: { readonly legalActions: Legal } | null;
    };
    return game?.legalActions ?? { commands: [], plays: [], lackingMana: [] };
  }

  /** Answers a question with an `AnswerInput`. It is sent until the outcome is known; a refusal is thrown. */
  answer(
    decisionId: string,
    answer: Readonly<Record<string, unknown>>,
    setting: CommandSetting & { readonly pay?: readonly object[] } = {},
  ): Promise<Accepted> {
    const { pay = null } = setting;
    const variables = { gameId: this.id, decisionId, answer, pay };
    const { transport, backoff } = this.wire;
    return sendCommand(transport, ANSWER, variables, backoff, setting) as Promise<Accepted>;
  }

  /** The data of a query that takes `$gameId`, and may spread the published fragments. */
  ask(query: string, variables: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<unknown> {
    return this.wire.transport.data(withFragments(query), { ...variables, gameId: this.id }, signal);
  }
}
