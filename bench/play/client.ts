// One client of a server: GraphQL over HTTP on connections that are kept, and feeds over WebSockets.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';

export interface Entry {
  readonly story: {
    readonly type: string;
    readonly decision?: string;
    readonly seat?: number;
    readonly kind?: string;
  };
}

/** What a subscription to a feed gives. */
export interface FeedMessage {
  readonly __typename: string;
  readonly story?: Entry['story'];
}

const FEED = `subscription ($gameId: ID!, $after: Cursor) { gameFeed(gameId: $gameId, after: $after) { __typename
  ... on FeedEntry { seq moment at story patch cursor } ... on FeedCaughtUp { cursor }
  ... on FeedClosed { reason } } }`;

const OUTCOME = `{ __typename ... on Accepted { gameId seq cursor } ... on Refused { code rule message } }`;
const REGISTER = `mutation ($commandId: ID!, $name: String!) { register(commandId: $commandId, name: $name) {
  ... on Session { token } ... on AccountRefused { message } } }`;

/** As docs/api.md says. */
const SENT_AGAIN: ReadonlySet<string> = new Set(['OUTCOME_UNKNOWN', 'STORE_UNAVAILABLE']);
const MOST_TRIES = 10;
const PAUSE_MS = 100;

export class Client {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly sockets = new Set<WebSocket>();
  /** Bytes of feeds received so far. */
  received = 0;

  constructor(readonly url: string) {}

  async register(): Promise<string> {
    const name = `Bench ${randomUUID().slice(0, 8)}`;
    const { register } = (await this.ask('', REGISTER, { commandId: randomUUID(), name })) as {
      register: { token?: string; message?: string };
    };
    if (register.token === undefined) throw new Error(`not registered: ${String(register.message)}`);
    return register.token;
  }

  /**
   * One command of a player; the id of the game. What the server does not know yet, as on a machine that is busy with other
   * things, is asked again under the same id.
   */
  async command(
    token: string,
    mutation: string,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<string> {
    for (let tries = 1; ; tries += 1) {
      const { outcome } = (await this.ask(token, `${mutation} ${OUTCOME} }`, variables)) as {
        outcome: { gameId?: string; code?: string };
      };
      if (outcome.gameId !== undefined) return outcome.gameId;
      if (!SENT_AGAIN.has(outcome.code ?? '') || tries === MOST_TRIES)
        throw new Error(`refused: ${String(outcome.code)}`);
      await sleep(PAUSE_MS * tries);
    }
  }

  /** Settles when the subscription has caught up. `after`: the cursor it goes on from. */
  follow(
    token: string,
    gameId: string,
    hear: (message: FeedMessage) => void,
    after: string | null = null,
  ): Promise<void> {
    const socket = new WebSocket(this.url.replace(/^http/, 'ws'), 'graphql-transport-ws', {
      perMessageDeflate: false,
    });
    this.sockets.add(socket);
    const say = (message: object): void => {
      socket.send(JSON.stringify(message));
    };
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('open', () => {
        say({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
      });
      socket.on('message', (data: Buffer) => {
        const { type, payload } = JSON.parse(data.toString('utf8')) as {
          type: string;
          payload?: { data?: { gameFeed: FeedMessage } };
        };
        if (type === 'connection_ack')
          say({ type: 'subscribe', id: '1', payload: { query: FEED, variables: { gameId, after } } });
        const message = payload?.data?.gameFeed;
        if (message === undefined) {
          if (type !== 'connection_ack') reject(new Error(`the feed said ${data.toString('utf8')}`));
          return;
        }
        this.received += data.length;
        hear(message);
        if (message.__typename === 'FeedCaughtUp') resolve();
      });
    });
  }

  leaveAll(): void {
    for (const socket of this.sockets) socket.close();
    this.sockets.clear();
  }

  close(): void {
    this.leaveAll();
    this.agent.destroy();
  }

  ask(token: string, query: string, variables: object): Promise<unknown> {
    const body = JSON.stringify({ query, variables });
    return new Promise((resolve, reject) => {
      const asking = request(
        this.url,
        {
          method: 'POST',
          agent: this.agent,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
          },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          answer.on('end', () => {
            const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: unknown };
            if (data === undefined || errors !== undefined) reject(new Error(text));
            else resolve(data);
          });
        },
      );
      asking.on('error', reject);
      asking.end(body);
    });
  }
}
