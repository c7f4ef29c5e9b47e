// The account of a client: taking a name, logging in, and ending every token that was given.
import { sendCommand, type CommandSetting } from './commands.js';
import { AccountRefused } from './errors.js';
import { LoginDocument, RegisterDocument, RevokeTokensDocument } from './generated/operations.js';
import type { Session, Tokens } from './session.js';
import type { Transport } from './transport.js';
import type { Backoff } from './waiting.js';

export interface Registered {
  readonly playerId: string;
  readonly name: string;
  /** Shown only now. With the name it logs in on another device: have it kept. */
  readonly recoverySecret: string;
}

/** A token for a recovery secret; a refusal is thrown. */
export async function tokenFor(transport: Transport, { name, recoverySecret }: Session): Promise<string> {
  const { login } = await transport.anonymously(LoginDocument, { name, recoverySecret });
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
    const begun = await sendCommand(this.transport, RegisterDocument, { name }, this.backoff, setting);
    const recoverySecret = begun.recoverySecret ?? '';
    this.begin({ name, recoverySecret }, begun.token);
    return { playerId: begun.player.id, name: begun.player.name ?? name, recoverySecret };
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
    await sendCommand(this.transport, RevokeTokensDocument, {}, this.backoff, setting);
    await this.tokens.ended(token);
  }

  private begin(session: Session, token: string): void {
    this.tokens.use(() => tokenFor(this.transport, session), token);
  }
}
