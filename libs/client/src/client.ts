// A client of one server: requests, commands and live games, as one player or as somebody without an account.
import { ClientAccount, type OnToken } from './account.js';
import { sendCommand, type CommandSetting, type CommandVariables, type OutcomeOf } from './commands.js';
import { LiveDispute } from './live-dispute.js';
import { LiveGame, type LiveSetting } from './live-game.js';
import { LiveLobby, type LobbySetting } from './live-lobby.js';
import type { FollowSetting } from './live-store.js';
import { reconnecting, type Lost } from './reconnecting.js';
import { Replay, type Eyes } from './replay.js';
import { Tokens, type Session, type TokenSource } from './session.js';
import { results, type SocketClass } from './socket.js';
import {
  Transport,
  type Fetch,
  type Given,
  type Raw,
  type ReceivedResponse,
  type SentRequest,
  type TypedDocument,
  type Variables,
} from './transport.js';
import { usualBackoff, type Backoff } from './waiting.js';

export interface ClientSetting {
  /** The endpoint, `https://…/graphql`. */
  readonly url: string;
  /** The endpoint for feeds; otherwise `url` with ws instead of http. */
  readonly socketUrl?: string;
  /** A token, or a function that gives one and is asked again when it has ended. */
  readonly token?: TokenSource;
  /** In place of a token: the client logs in by itself, again whenever a token has ended. */
  readonly session?: Session;
  readonly onToken?: OnToken;
  readonly fetch?: Fetch;
  /** Node before 22 has none: give the one of the package ws. */
  readonly WebSocket?: SocketClass;
  readonly onRequest?: (request: SentRequest) => void;
  readonly onResponse?: (response: ReceivedResponse) => void;
  readonly backoff?: Backoff;
}

export interface RequestSetting {
  readonly signal?: AbortSignal;
}

/** What a subscription told, or that its connection was lost: what comes until it is back may be missed. */
export type FollowedResult<Result> = { readonly kind: 'told'; readonly told: Result } | Lost;

export interface Client {
  /** The data of an operation. Errors are thrown, as the classes of errors.ts. */
  request<Result, V extends Variables>(
    document: TypedDocument<Result, V>,
    ...given: Given<V, RequestSetting>
  ): Promise<Result>;
  /** The answer as it came, with `errors`. */
  raw(text: string, variables?: Variables, setting?: RequestSetting): Promise<Raw>;
  /**
   * What a mutation of one field answers. It takes a variable `$commandId`, which is given here, and asks for
   * `__typename`. It is sent again under the same id until the outcome is known; a refusal is thrown.
   */
  command<Result = unknown>(text: string, variables?: Variables, setting?: CommandSetting): Promise<Result>;
  command<Result extends { readonly [field: string]: unknown }, V extends Variables>(
    document: TypedDocument<Result, V>,
    ...given: Given<CommandVariables<V>, CommandSetting>
  ): Promise<OutcomeOf<Result>>;
  /**
   * What a subscription of yours tells, over connections that come back by themselves. It ends by the signal, or throws what
   * no new attempt mends. Games and disputes have stores of their own, which miss nothing.
   */
  follow<Result, V extends Variables>(
    document: TypedDocument<Result, V>,
    ...given: Given<V, FollowSetting>
  ): AsyncGenerator<FollowedResult<Result>, void, undefined>;
  game(id: string, setting?: LiveSetting): LiveGame;
  /** Your games, open tables and games to watch, read again when they may have changed. */
  lobby(setting?: LobbySetting): LiveLobby;
  /** A dispute of a game, read again when it has changed. */
  dispute(id: string, setting?: FollowSetting): LiveDispute;
  /** A game watched again, through your own eyes if you do not say whose. */
  replay(id: string, eyes?: Eyes): Replay;
  /** Whose client it is: taking a name, logging in, ending tokens. */
  readonly account: ClientAccount;
}

export function createClient(setting: ClientSetting): Client {
  const { url, token, session, onRequest, onResponse, backoff = usualBackoff } = setting;
  const doFetch: Fetch = setting.fetch ?? ((address, init) => fetch(address, init));
  const endpoint = { url, fetch: doFetch, onRequest, onResponse };
  const tokens = typeof token === 'function' ? new Tokens(async () => token()) : new Tokens(undefined, token);
  const transport = new Transport(endpoint, tokens);
  const account = new ClientAccount(transport, tokens, backoff, setting.onToken);
  if (session !== undefined) account.resume(session, typeof token === 'string' ? token : undefined);
  const Socket = (): SocketClass => socketOf(setting);
  const wire = { transport, tokens, backoff, socketUrl: socketUrlOf(setting), Socket };
  return {
    async request<Result, V extends Variables>(
      document: TypedDocument<Result, V>,
      ...[variables, setting]: Given<V, RequestSetting>
    ): Promise<Result> {
      return (await transport.data(document.toString(), variables ?? {}, setting?.signal)) as Result;
    },
    raw: (text, variables = {}, { signal } = {}) => transport.raw(text, variables, signal),
    async command<Result>(
      document: TypedDocument<{ readonly [field: string]: unknown }, Variables>,
      variables: Variables = {},
      given: CommandSetting = {},
    ): Promise<Result> {
      return (await sendCommand(transport, document, variables, backoff, given)) as Result;
    },
    follow<Result, V extends Variables>(
      document: TypedDocument<Result, V>,
      ...[variables, { signal = new AbortController().signal } = {}]: Given<V, FollowSetting>
    ): AsyncGenerator<FollowedResult<Result>, void, undefined> {
      const told = (token: string | undefined) =>
        tellings(wire, token, document, (variables ?? {}) as V, signal);
      return reconnecting(wire, told, signal);
    },
    game: (id, live) => new LiveGame(id, wire, { ...wire, socketUrl: homeOf(id, wire.socketUrl) }, live),
    lobby: (live) => new LiveLobby(wire, live),
    dispute: (id, live) => new LiveDispute(id, wire, live),
    replay: (id, eyes = 'OWN') => new Replay(id, eyes, transport),
    account,
  };
}

async function* tellings<Result, V extends Variables>(
  ...subscribed: Parameters<typeof results<Result, V>>
): AsyncGenerator<{ readonly kind: 'told'; readonly told: Result }, void, undefined> {
  for await (const told of results(...subscribed)) yield { kind: 'told', told };
}

const socketUrlOf = ({ url, socketUrl }: ClientSetting): string => socketUrl ?? url.replace(/^http/u, 'ws');

/** Of several servers behind one address, the one that a game is at home on answers quickest. */
const homeOf = (gameId: string, socketUrl: string): string =>
  `${socketUrl}${socketUrl.includes('?') ? '&' : '?'}game=${encodeURIComponent(gameId)}`;

function socketOf({ WebSocket: given }: ClientSetting): SocketClass {
  const found = given ?? (globalThis as { readonly WebSocket?: SocketClass }).WebSocket;
  if (found === undefined)
    throw new TypeError('there is no WebSocket here: give createClient one, of the package ws');
  return found;
}
