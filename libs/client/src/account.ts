// The account of a client: taking a name, logging in, and ending every token that was given.
import { sendCommand, type CommandSetting } from './commands.js';
import { AccountRefused } from './errors.js';
import type { Session, Tokens } from './session.js';
import type { Transport } from './transport.js';
import type { Backoff } from './waiting.js';

export interface Registered {
  readonly playerId: string;
  readonly name: string;
  /** Shown only now. With the name it logs in on another device: have it kept. */
  readonly recoverySecret: string;
}

const SESSION = `{ __typename
  ... on Session { token recoverySecret player { id name } }
  ... on AccountRefused { code message retryAfter } }`;
const REGISTER = `mutation ($commandId: ID!, $name: String!) {
  register(commandId: $commandId, name: $name) ${SESSION} }`;
const LOGIN = `mutation ($name: String!, $recoverySecret: String!) {
  login(name: $name, recoverySecret: $recoverySecret) ${SESSION} }`;
const REVOKE = `mutation ($commandId: ID!) { revokeTokens(commandId: $commandId) {
  __typename ... on AccountRefused { code message retryAfter } } }`;

interface Begun {
  readonly __typename: 'Session';
  readonly token: string;
  readonly recoverySecret: string | null;
  readonly player: { readonly id: string; readonly name: string };
}
type LoggedIn =
  | Begun
  | {
      readonly __typename: 'AccountRefused';
      readonly code: string;
      readonly message: string;
      readonly retryAfter: number | null;
    };

/** A token for a recovery secret; a refusal is thrown. */
export async function tokenFor(transport: Transport, { name, recoverySecret }: Session): Promise<string> {
  const { login } = (await transport.anonymously(LOGIN, { name, recoverySecret })) as {
    readonly login: LoggedIn;
  };
  if (login.__typename === 'Session') return login.token;
  const { code, message, retryAfter } = login;
  throw new AccountRefused(message, code, undefined, { retryAfter });
}

export class ClientAccount {
  constructor(
    private readonly transport: Transport,
    private readonly tokens: Tokens,
    private readonly backoff: Backoff,
  ) {}

  /** Takes a name. The client is that player from now on, and renews its tokens by itself. */
  async register(name: string, setting: CommandSetting = {}): Promise<Registered> {
    const begun = (await sendCommand(this.transport, REGISTER, { name }, this.backoff, setting)) as Begun;
    const recoverySecret = begun.recoverySecret ?? '';
    this.begin({ name, recoverySecret }, begun.token);
    return { playerId: begun.player.id, name: begun.player.name, recoverySecret };
  }

  /** The client is that player from now on. If it is refused, the client stays who it was. */
  async logIn(session: Session): Promise<void> {
    this.begin(session, await tokenFor(this.transport, session));
  }

  /** The client is nobody from now on. Live games that were begun go on until their tokens end. */
  logOut(): void {
    this.tokens.use(undefined);
  }

  /** Ends every token of the account, on all devices. A client that has the recovery secret gets a new one when it needs one. */
  async revoke(setting: CommandSetting = {}): Promise<void> {
    const token = await this.tokens.token();
    await sendCommand(this.transport, REVOKE, {}, this.backoff, setting);
    await this.tokens.ended(token);
  }

  private begin(session: Session, token: string): void {
    this.tokens.use(() => tokenFor(this.transport, session), token);
  }
}
