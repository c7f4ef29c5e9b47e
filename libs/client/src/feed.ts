// A game's feed for as long as it lasts, through every break, without a gap or a repeat.
import { BadCursor, Unauthenticated } from './errors.js';
import type { PatchOperation } from './fold.js';
import {
  FeedDocument,
  LastEntriesDocument,
  type FeedSubscription,
  type TableViewFragment as TableView,
} from './generated/operations.js';
import type { Story } from './generated/stories.js';
import { reconnecting, type Lost, type Reconnection } from './reconnecting.js';
import { results, type Wired } from './socket.js';
import type { Transport } from './transport.js';

export interface Entry {
  readonly seq: number;
  readonly moment: number;
  readonly at: string;
  /** What happened, in terms of the rules. */
  readonly story: Story;
  readonly patch: readonly PatchOperation[];
  readonly cursor: string;
}

/** Where a feed is followed from. */
export interface Beginning {
  /** The view before the first entry that is followed; null at the beginning of the feed. */
  readonly view: TableView | null;
  /** The cursor before that entry; null at the beginning of the feed. */
  readonly previous: string | null;
}

export type Followed =
  /** Told before the first entry if the feed is not followed from its beginning. */
  | { readonly kind: 'begins'; readonly from: Beginning }
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'caught-up' }
  /** What follows begins anew: the feed is another one, or is written in another version. */
  | { readonly kind: 'anew' };

export type FeedSetting = Reconnection & Wired & { readonly transport: Transport };

export interface FollowedFrom {
  /** So many entries before the present; without it, the beginning of the feed. */
  readonly last?: number | undefined;
}

/** Ends only by the signal or with an error that no new attempt mends. */
export function followFeed(
  setting: FeedSetting,
  gameId: string,
  { last }: FollowedFrom,
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
      if (last !== undefined && after === null) {
        const { lastEntries } = await setting.transport.ask(LastEntriesDocument, { gameId, last }, signal);
        const { view, entries, cursor, previous } = lastEntries;
        yield { kind: 'begins', from: { view, previous } };
        for (const message of entries) yield { kind: 'entry', entry: entryIn(message) };
        after = cursor;
        seq = entries.at(-1)?.seq ?? 0;
      }
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

type Told = Omit<Extract<FeedSubscription['gameFeed'], { readonly __typename: 'FeedEntry' }>, '__typename'>;

/** The contract publishes the shapes of stories and patches; GraphQL has them as JSON. */
const entryIn = ({ seq, moment, at, story, patch, cursor }: Told): Entry => ({
  seq,
  moment,
  at,
  cursor,
  story: story as Story,
  patch: patch as readonly PatchOperation[],
});
