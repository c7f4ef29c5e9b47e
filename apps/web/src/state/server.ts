// The server as the pages speak to it: requests, and a feed that is followed through every break.
import { createClient, type Client } from 'graphql-ws';
import { signal } from '@preact/signals';
import type { TypedDocument, Variables } from '#client';

export interface Trouble {
  readonly code: string;
  readonly message: string;
  readonly retryAfter?: number;
}

/** A request that was not answered as it was meant to be. */
export class RequestFailed extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.message);
  }
}

interface Answer<T> {
  readonly data?: T | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string; readonly retryAfter?: number };
  }[];
}

/** False while requests get no answer at all. */
export const reachable = signal(true);

/** Gives a token that is good now; undefined where nobody is logged in. */
export type Tokens = (afresh: boolean) => Promise<string | undefined>;
let tokens: Tokens = () => Promise.resolve(undefined);
export const useTokens = (given: Tokens): void => {
  tokens = given;
};

/** What follows changes over sockets of its own asks for one, too. */
export const tokenNow: Tokens = (afresh) => tokens(afresh);

export async function request<T>(query: string, variables: object = {}, withToken = true): Promise<T> {
  const answer = await sent<T>(query, variables, withToken ? await tokens(false) : undefined);
  const code = answer.errors?.[0]?.extensions?.code;
  if (code === 'UNAUTHENTICATED' && withToken)
    return dataOf(await sent<T>(query, variables, await tokens(true)));
  return dataOf(answer);
}

/** The answer to a typed document. */
export const ask = <Result, V extends Variables>(
  document: TypedDocument<Result, V>,
  variables: V,
): Promise<Result> => request<Result>(document.toString(), variables);

function dataOf<T>({ data, errors }: Answer<T>): T {
  const [error] = errors ?? [];
  if (error !== undefined) {
    const { code = 'INTERNAL', retryAfter } = error.extensions ?? {};
    throw new RequestFailed({
      code,
      message: error.message,
      ...(retryAfter === undefined ? {} : { retryAfter }),
    });
  }
  if (data === undefined || data === null) throw new RequestFailed({ code: 'INTERNAL', message: '' });
  return data;
}

async function sent<T>(query: string, variables: object, token: string | undefined): Promise<Answer<T>> {
  let response;
  try {
    response = await fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
  } catch {
    reachable.value = false;
    throw new RequestFailed({ code: 'UNREACHABLE', message: '' });
  }
  reachable.value = true;
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null)
    throw new RequestFailed({ code: 'INTERNAL', message: `${response.status}` });
  // What the contract says of every answer of this server.
  return body;
}

const FEED = `subscription Feed($game: ID!, $after: Cursor) { gameFeed(gameId: $game, after: $after) {
  __typename
  ... on FeedEntry { seq moment at story cursor }
  ... on FeedClosed { reason } } }`;

export interface Entry {
  readonly seq: number;
  readonly moment: number;
  readonly at: string;
  readonly story: Readonly<Record<string, unknown>> & { readonly type: string };
  readonly cursor: string;
}

export type Connection = 'live' | 'catching up' | 'offline';

export interface Follower {
  entry(entry: Entry): void;
  connection(state: Connection): void;
  /** Another feed is ours from now on, or this one has to be read anew: everything begins again. */
  anew(): void;
}

type Pushed =
  | ({ readonly __typename: 'FeedEntry' } & Entry)
  | { readonly __typename: 'FeedCaughtUp' }
  | { readonly __typename: 'FeedClosed'; readonly reason: string };

/** The first wait; each one after it is twice as long, until the feed is live again. */
const AGAIN_AFTER_MS = 700;
const LONGEST_WAIT_MS = 20_000;

/** Follows a game until it is told to stop. */
export function follow(game: string, after: string | null, follower: Follower): () => void {
  let cursor = after;
  let stopped = false;
  let client: Client | undefined;
  const run = async (): Promise<void> => {
    let wait = AGAIN_AFTER_MS;
    for (let afresh = false; !stopped;) {
      follower.connection('catching up');
      const token = await tokens(afresh).catch(() => undefined);
      afresh = false;
      client = createClient({
        url: `${location.origin.replace(/^http/, 'ws')}/graphql?game=${encodeURIComponent(game)}`,
        retryAttempts: 0,
        connectionParams: token === undefined ? {} : { authorization: `Bearer ${token}` },
      });
      try {
        for await (const { data, errors } of client.iterate<{ gameFeed: Pushed }>({
          query: FEED,
          variables: { game, after: cursor },
        })) {
          if (errors !== undefined) {
            cursor = null;
            follower.anew();
            break;
          }
          const message = data?.gameFeed;
          if (message?.__typename === 'FeedEntry') {
            cursor = message.cursor;
            follower.entry(message);
          } else if (message?.__typename === 'FeedCaughtUp') {
            wait = AGAIN_AFTER_MS;
            follower.connection('live');
          } else if (message?.reason === 'VIEWER_CHANGED') {
            cursor = null;
            follower.anew();
          } else if (message?.reason === 'TOKEN_ENDED') afresh = true;
        }
      } catch {
        follower.connection('offline');
      }
      await client.dispose();
      const paused = wait;
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      await new Promise((resolve) => setTimeout(resolve, paused));
    }
  };
  void run();
  return () => {
    stopped = true;
    void client?.dispose();
  };
}
