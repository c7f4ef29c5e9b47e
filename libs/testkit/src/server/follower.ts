// One socket client, made with graphql-ws: it sends operations, follows feeds, and sees its socket close.
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { FeedCaughtUp, FeedClosed, FeedEntry } from '../../../api/src/generated/schema.js';
import type { Answered, ShownError } from './caller.js';

export type Message = FeedEntry | FeedCaughtUp | FeedClosed;

export const FOLLOW = `subscription ($game: ID!, $after: Cursor) {
  gameFeed(gameId: $game, after: $after) {
    __typename
    ... on FeedEntry { seq moment at story patch cursor }
    ... on FeedCaughtUp { cursor }
    ... on FeedClosed { reason resumeAt }
  }
}`;

/** A pushed message has the field of the subscription. */
interface Pushed {
  readonly data?: { readonly gameFeed: Message };
  readonly errors?: readonly ShownError[];
}

export interface Closed {
  readonly code: number;
  readonly reason: string;
}

/** A feed while it is followed. */
export interface Feed {
  /** The next message; undefined when the feed is over. */
  next(): Promise<Message | undefined>;
  /** Every message up to and including 'caught up', or to the end. */
  untilCaughtUp(): Promise<Message[]>;
  stop(): Promise<void>;
}

export class Follower {
  private readonly client: Client;
  /** Resolves when the socket closes. */
  readonly closed: Promise<Closed>;

  constructor(url: string, authorization?: string) {
    let tell: (closed: Closed) => void = () => undefined;
    this.closed = new Promise((resolve) => {
      tell = resolve;
    });
    this.client = createClient({
      url,
      webSocketImpl: WebSocket,
      connectionParams: authorization === undefined ? {} : { authorization },
      lazy: false,
      onNonLazyError: () => undefined,
      retryAttempts: 0,
      on: {
        closed: (event) => {
          const { code, reason } = event as Closed;
          tell({ code, reason });
        },
      },
    });
  }

  /** One operation with one answer. Errors before it runs are returned in the form they have over HTTP. */
  async send(query: string, variables: Record<string, unknown> = {}): Promise<Answered> {
    const results = this.client.iterate({ query, variables });
    try {
      const result = (await results.next()) as IteratorResult<object, undefined>;
      return { status: 200, ...result.value };
    } catch (errors) {
      if (Array.isArray(errors)) return { status: 200, errors: errors as ShownError[] };
      throw errors;
    } finally {
      await results.return?.();
    }
  }

  follow(game: string, after: string | null = null): Feed {
    const results = this.client.iterate<{ gameFeed: Message }>({
      query: FOLLOW,
      variables: { game, after },
    });
    const next = async (): Promise<Message | undefined> => {
      const { value, done } = (await results.next()) as IteratorResult<Pushed, undefined>;
      if (done === true) return undefined;
      if (value.errors !== undefined) throw new Error(value.errors[0]?.extensions.code);
      return value.data?.gameFeed;
    };
    const untilCaughtUp = async (): Promise<Message[]> => {
      const messages: Message[] = [];
      for (;;) {
        const message = await next();
        if (message !== undefined) messages.push(message);
        if (message?.__typename !== 'FeedEntry') return messages;
      }
    };
    return {
      next,
      untilCaughtUp,
      stop: async () => {
        await results.return?.();
      },
    };
  }

  async stop(): Promise<void> {
    await this.client.dispose();
  }
}
