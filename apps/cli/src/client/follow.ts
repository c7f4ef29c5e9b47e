// A game's feed for as long as it lasts, through every break: what happened, and the view after it.
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Json } from '#kernel';
import { applyPatch, type GameView } from '#visibility';
import type { Account } from './account.js';
import type { Told } from './game-api.js';
import { viewIn } from './table-view.js';

const FEED = `subscription ($game: ID!, $after: Cursor) { gameFeed(gameId: $game, after: $after) {
  __typename ... on FeedEntry { story patch cursor } ... on FeedClosed { reason } } }`;
const AGAIN_AFTER_MS = 500;

type Message =
  | ({ readonly __typename: 'FeedEntry' } & Told)
  | { readonly __typename: 'FeedCaughtUp' }
  | { readonly __typename: 'FeedClosed'; readonly reason: string };

interface Pushed extends Record<string, unknown> {
  readonly gameFeed: Message;
}

export interface FollowedGame {
  readonly game: string;
  readonly seat: number | null;
  readonly signal: AbortSignal;
}

export type Followed =
  | { readonly kind: 'told'; readonly told: Told; readonly view: GameView }
  /** Everything up to now was told. */
  | { readonly kind: 'caught-up' }
  | { readonly kind: 'lost' }
  /** The player has no seat there any more. */
  | { readonly kind: 'removed' };

/** `seat`: of whoever follows. */
export async function* follow(
  account: Account,
  { game, seat, signal }: FollowedGame,
): AsyncGenerator<Followed> {
  let view: Json = null;
  let after: string | null = null;
  const isLeft = (): boolean => signal.aborted;
  while (!isLeft()) {
    const client = createClient({
      url: account.url.replace(/^http/, 'ws'),
      webSocketImpl: WebSocket,
      retryAttempts: 0, // it resumes by itself, from its cursor
      connectionParams: async () => ({ authorization: `Bearer ${await account.token()}` }),
    });
    const stop = (): void => void client.dispose();
    signal.addEventListener('abort', stop);
    try {
      const variables: Readonly<Record<string, string | null>> = { game, after };
      for await (const { data, errors } of client.iterate<Pushed>({ query: FEED, variables })) {
        if (errors !== undefined) throw new Error(errors[0]?.message);
        const message: Message | undefined = data?.gameFeed;
        if (message?.__typename === 'FeedCaughtUp') yield { kind: 'caught-up' };
        if (message?.__typename === 'FeedClosed' && message.reason === 'TOKEN_ENDED') account.tokenEnded();
        if (message?.__typename === 'FeedClosed' && message.reason === 'VIEWER_CHANGED') {
          yield { kind: 'removed' };
          return;
        }
        if (message?.__typename !== 'FeedEntry') continue;
        view = applyPatch(view, message.patch);
        after = message.cursor;
        yield { kind: 'told', told: message, view: viewIn(view, seat) };
      }
    } catch (broken) {
      if (!isBreak(broken)) throw broken;
    } finally {
      signal.removeEventListener('abort', stop);
      await client.dispose();
    }
    if (isLeft()) return;
    yield { kind: 'lost' };
    await sleep(AGAIN_AFTER_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** A socket that closed or never opened: to resume helps. */
const isBreak = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && ('code' in thrown || 'error' in thrown);
