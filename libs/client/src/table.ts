// What a player does at the table of one game.
import { Action, type Accepted, type AtTable, type Play } from './action.js';
import { sendCommand, type CommandSetting } from './commands.js';
import {
  AnswerDocument,
  CompletionDocument,
  LegalDocument,
  type AnswerInput,
  type CompletionQuery,
  type LegalQuery,
  type ManaAbilityInput,
} from './generated/operations.js';
import { withFragments } from './fragments.js';
import type { Transport } from './transport.js';
import type { Backoff } from './waiting.js';

type SeenGame = NonNullable<LegalQuery['game']>;

/** What you may do now. */
export type Legal = SeenGame['legalActions'];

/** Something that could be begun now. */
export type Offered = Legal['plays'][number];

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
    const { text: _, ...said } = more;
    const chosen = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null));
    return this.act({ ...chosen, kind, object });
  }

  /** Any action. */
  act(play: Play): Action {
    return new Action(this, play);
  }

  /** What you may do now. It costs the server more than a feed: ask when you are asked. */
  async legal(signal?: AbortSignal): Promise<Legal> {
    const { game } = await this.wire.transport.ask(LegalDocument, { gameId: this.id }, signal);
    return game?.legalActions ?? { commands: [], plays: [], lackingMana: [] };
  }

  /** Answers a question. It is sent until the outcome is known; a refusal is thrown. */
  answer(
    decisionId: string,
    answer: AnswerInput,
    setting: CommandSetting & { readonly pay?: readonly ManaAbilityInput[] | undefined } = {},
  ): Promise<Accepted> {
    const { pay = null } = setting;
    const variables = { gameId: this.id, decisionId, answer, pay };
    return sendCommand(this.wire.transport, AnswerDocument, variables, this.wire.backoff, setting);
  }

  /** What is to be chosen next for an action: the action builder asks it. */
  completion(play: Play, answer?: AnswerInput, signal?: AbortSignal): Promise<CompletionQuery> {
    const { transport } = this.wire;
    return transport.ask(CompletionDocument, { gameId: this.id, play, answer: answer ?? null }, signal);
  }

  /** The data of a query that takes `$gameId`, and may spread the published fragments. */
  ask(query: string, variables: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<unknown> {
    return this.wire.transport.data(withFragments(query), { ...variables, gameId: this.id }, signal);
  }
}
