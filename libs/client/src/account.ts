// The account of a client: taking a name, logging in, and ending every token that was given.
import { sendCommand, type CommandSetting } from './commands.js';
import { AccountRefused, Unauthenticated } from './errors.js';
import {
  LoginDocument,
  RegisterDocument,
  RevokeTokensDocument,
  type BegunFragment,
} from './generated/operations.js';
import type { Session, Tokens } from './session.js';
import type { Transport } from './transport.js';
import type { Backoff } from './waiting.js';

/** Hears of each token that a client gets for its session: it can be kept, and `account.resume` takes it. */
export type OnToken = (token: string, session: Session) => void;

/** Who a client is. */
export interface LoggedIn {
  readonly playerId: string;
  readonly name: string;
}

export interface Registered extends LoggedIn {
  /** Shown only now. With the name it logs in on another device: have it kept. */
  readonly recoverySecret: string;
}

type Begun = Extract<BegunFragment, { readonly __typename: 'Session' }>;

/** A refusal is thrown. */
async function begun(
  transport: Transport,
  { name, recoverySecret }: Session,
  signal?: AbortSignal,
): Promise<Begun> {
  const { login } = await transport.anonymously(LoginDocument, { name, recoverySecret }, signal);
  if (login.__typename === 'Session') return login;
  const { code, message, retryAfter } = login;
  throw new AccountRefused(message, code, undefined, { retryAfter });
}

/** A token for a recovery secret that was good once: if it is no more, the session has ended. */
async function tokenFor(transport: Transport, session: Session): Promise<string> {
  try {
    return (await begun(transport, session)).token;
  } catch (error) {
    if (!(error instanceof AccountRefused && error.code === 'CREDENTIALS_WRONG')) throw error;
    throw new Unauthenticated(error.message, 'UNAUTHENTICATED', undefined, { reason: error.code });
  }
}

export class ClientAccount {
  constructor(
    private readonly transport: Transport,
    private readonly tokens: Tokens,
    private readonly backoff: Backoff,
    private readonly onToken: OnToken = () => undefined,
  ) {}

  /** Takes a name. The client is that player from now on, and renews its tokens by itself. */
  async register(name: string, setting: CommandSetting = {}): Promise<Registered> {
    const { player, token, recoverySecret } = await sendCommand(
      this.transport,
      RegisterDocument,
      { name },
      this.backoff,
      setting,
    );
    const registered = { ...named(player, name), recoverySecret: recoverySecret ?? '' };
    this.begin(registered, token);
    return registered;
  }

  /** The client is that player from now on. If it is refused, the client stays who it was. */
  async logIn(session: Session, { signal }: { readonly signal?: AbortSignal } = {}): Promise<LoggedIn> {
    const { player, token } = await begun(this.transport, session, signal);
    this.begin(session, token);
    return named(player, session.name);
  }

  /** The same without asking the server: the client logs in when it needs a token, and has none that is good. */
  resume(session: Session, token?: string): void {
    this.tokens.use(async () => {
      const renewed = await tokenFor(this.transport, session);
      this.onToken(renewed, session);
      return renewed;
    }, token);
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
    this.resume(session, token);
    this.onToken(token, session);
  }
}

const named = ({ id, name }: Begun['player'], given: string): LoggedIn => ({
  playerId: id,
  name: name ?? given,
});
