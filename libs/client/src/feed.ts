// A game's feed for as long as it lasts, through every break, without a gap or a repeat.
import type { Json, PatchOperation } from './fold.js';
import {
  BadCursor,
  Disconnected,
  PentalandError,
  RateLimited,
  ServerFault,
  StoreUnavailable,
  Unauthenticated,
} from './errors.js';
import type { Tokens } from './session.js';
import { results, type SocketClass, type Subscription } from './socket.js';
import { wait, type Backoff } from './waiting.js';

export interface Entry {
  readonly seq: number;
  readonly moment: number;
  readonly at: string;
  readonly story: Json;
  readonly patch: readonly PatchOperation[];
  readonly cursor: string;
}

export type Followed =
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'caught-up' }
  /** The connection is gone; it comes back by itself. */
  | { readonly kind: 'lost'; readonly error: Error | undefined }
  /** What follows begins anew: the feed is another one, or is written in another version. */
  | { readonly kind: 'anew' };

export interface FeedSetting {
  readonly socketUrl: string;
  /** Asked when the feed begins, so that a game can be played without one. */
  readonly Socket: () => SocketClass;
  readonly tokens: Tokens;
  readonly backoff: Backoff;
}

type Message =
  | ({ readonly __typename: 'FeedEntry' } & Entry)
  | { readonly __typename: 'FeedCaughtUp' }
  | { readonly __typename: 'FeedClosed'; readonly reason: string };

const FEED = `subscription ($gameId: ID!, $after: Cursor) { gameFeed(gameId: $gameId, after: $after) {
  __typename ... on FeedEntry { seq moment at story patch cursor } ... on FeedClosed { reason } } }`;

/** Ends only by the signal or with an error that no new attempt mends. */
export async function* followFeed(
  setting: FeedSetting,
  gameId: string,
  signal: AbortSignal,
): AsyncGenerator<Followed, void, undefined> {
  let after: string | null = null;
  let seq = 0;
  let denials = 0;
  for (let attempt = 0; ; attempt += 1) {
    let isAnew = false;
    let waitMs = setting.backoff(attempt);
    let lostBy: Error | undefined;
    let token: string | undefined;
    try {
      token = await setting.tokens.token();
      const { socketUrl: url } = setting;
      const Socket = setting.Socket();
      const sent: Subscription = { url, Socket, token, query: FEED, variables: { gameId, after }, signal };
      for await (const data of results(sent)) {
        const message: Message = (data as { readonly gameFeed: Message }).gameFeed;
        if (message.__typename === 'FeedEntry') {
          attempt = 0;
          denials = 0;
          const { __typename, ...entry } = message;
          if (entry.seq <= seq) continue;
          if (entry.seq !== seq + 1) break; // resume after what we have
          ({ seq, cursor: after } = entry);
          yield { kind: 'entry', entry };
        } else if (message.__typename === 'FeedCaughtUp') {
          attempt = 0;
          denials = 0;
          yield { kind: 'caught-up' };
        } else {
          if (message.reason === 'TOKEN_ENDED' && !(await setting.tokens.ended(token))) throw tokenEnded();
          isAnew = message.reason === 'VIEWER_CHANGED';
          break;
        }
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof BadCursor && after !== null) isAnew = true;
      else if (error instanceof Unauthenticated) {
        denials += 1;
        if (denials > 1 || !(await setting.tokens.ended(token))) throw error;
      } else if (error instanceof RateLimited) waitMs = Math.max(waitMs, error.retryAfter * 1000);
      else if (!isPassing(error)) throw error;
      lostBy = error as Error;
    }
    if (isAnew) {
      after = null;
      seq = 0;
      yield { kind: 'anew' };
    } else yield { kind: 'lost', error: lostBy };
    try {
      await wait(waitMs, signal);
    } catch {
      return;
    }
  }
}

const tokenEnded = (): Unauthenticated =>
  new Unauthenticated('the token has ended: log in again', 'UNAUTHENTICATED', undefined, {
    reason: 'TOKEN_EXPIRED',
  });

/** A new attempt may succeed. The server may not know yet that our last subscription has broken. */
const isPassing = (error: unknown): boolean =>
  error instanceof Disconnected ||
  error instanceof StoreUnavailable ||
  error instanceof ServerFault ||
  (error instanceof PentalandError && error.code === 'TOO_MANY_SUBSCRIPTIONS');
