// A game's feed for as long as it lasts, through every break, without a gap or a repeat.
import { BadCursor, Unauthenticated } from './errors.js';
import type { PatchOperation } from './fold.js';
import { FeedDocument, type FeedSubscription } from './generated/operations.js';
import type { Story } from './generated/stories.js';
import { reconnecting, type Lost, type Reconnection } from './reconnecting.js';
import { results, type Wired } from './socket.js';

export interface Entry {
  readonly seq: number;
  readonly moment: number;
  readonly at: string;
  /** What happened, in terms of the rules. */
  readonly story: Story;
  readonly patch: readonly PatchOperation[];
  readonly cursor: string;
}

export type Followed =
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'caught-up' }
  /** What follows begins anew: the feed is another one, or is written in another version. */
  | { readonly kind: 'anew' };

export type FeedSetting = Reconnection & Wired;

/** Ends only by the signal or with an error that no new attempt mends. */
export function followFeed(
  setting: FeedSetting,
  gameId: string,
  signal: AbortSignal,
): AsyncGenerator<Followed | Lost, void, undefined> {
  let after: string | null = null;
  let seq = 0;
  const begin = (): Followed => {
    after = null;
    seq = 0;
    return { kind: 'anew' };
  };
  async function* connect(token: string | undefined): AsyncGenerator<Followed, void, undefined> {
    try {
      const sent = results(setting, token, FeedDocument, { gameId, after }, signal);
      for await (const { gameFeed: message } of sent) {
        if (message.__typename === 'FeedEntry') {
          const entry = entryIn(message);
          if (entry.seq <= seq) continue;
          if (entry.seq !== seq + 1) return; // resume after what we have
          ({ seq, cursor: after } = entry);
          yield { kind: 'entry', entry };
        } else if (message.__typename === 'FeedCaughtUp') yield { kind: 'caught-up' };
        else if (message.reason === 'TOKEN_ENDED') throw tokenEnded();
        else {
          if (message.reason === 'VIEWER_CHANGED') yield begin();
          return;
        }
      }
    } catch (error) {
      if (!(error instanceof BadCursor) || after === null) throw error;
      yield begin();
    }
  }
  return reconnecting(setting, connect, signal);
}

const tokenEnded = (): Unauthenticated =>
  new Unauthenticated('the token has ended: log in again', 'UNAUTHENTICATED', undefined, {
    reason: 'TOKEN_EXPIRED',
  });

type Told = Extract<FeedSubscription['gameFeed'], { readonly __typename: 'FeedEntry' }>;

/** The contract publishes the shapes of stories and patches; GraphQL has them as JSON. */
const entryIn = ({ seq, moment, at, story, patch, cursor }: Told): Entry => ({
  seq,
  moment,
  at,
  cursor,
  story: story as Story,
  patch: patch as readonly PatchOperation[],
});
