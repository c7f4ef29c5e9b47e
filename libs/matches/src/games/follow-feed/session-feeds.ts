// Following a feed out of a session: what is kept from memory, what is older from the log, as fast as it is pulled.
import { Inject, Injectable } from '@nestjs/common';
import { StoreUnavailable, type EventStore } from '#event-store';
import type { FeedEntry } from '#visibility';
import { CLOCK, EVENT_STORE, METRICS, type Clock, type Metrics } from '../../ports/index.js';
import { JudgeLooks } from '../audit/judge-looks.js';
import type { Asker, FeedCloseReason, FeedMessage, Sighted } from '../contract.js';
import { cursorAt } from '../feeds/cursor.js';
import { entriesBetween } from '../feeds/history.js';
import { placeInFeed, type Place } from '../feeds/place.js';
import { GameSessions } from '../session/game-sessions.js';
import { GameFeeds, type FollowOptions } from './game-feeds.js';

/** How many entries are read from the log at a time for a follower who is behind. */
const PAGE = 200;
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

@Injectable()
export class SessionFeeds extends GameFeeds {
  private open = 0;

  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(METRICS) private readonly metrics: Metrics,
    @Inject(JudgeLooks) private readonly looks: JudgeLooks,
  ) {
    super();
  }

  async follow(
    asker: Asker,
    game: string,
    options: FollowOptions,
  ): Promise<Sighted<AsyncIterableIterator<FeedMessage>>> {
    try {
      const place = await placeInFeed(this.sessions, asker, game, options.after);
      if (place.kind !== 'found') return place;
      return { kind: 'found', value: this.messages(place.value, asker, options) };
    } catch (error) {
      if (error instanceof StoreUnavailable) return { kind: 'unavailable' };
      throw error;
    }
  }

  private async *messages(
    place: Place,
    asker: Asker,
    { expiresAt, signal }: FollowOptions,
  ): AsyncGenerator<FeedMessage, undefined> {
    const { session, viewer } = place;
    const stop = new AbortController();
    const expiry = setTimeout(() => stop.abort(), Math.min(expiresAt - this.clock.now(), LONGEST_TIMEOUT_MS));
    expiry.unref();
    const gone = AbortSignal.any([signal, stop.signal]);
    const cursor = (seq: number): string => cursorAt(session.id, viewer, seq);
    const closed = (reason: FeedCloseReason): FeedMessage => ({
      kind: 'closed',
      reason,
      cursor: cursor(seq),
    });
    let seq = place.seq;
    let toldCaughtUp = false;

    const closeLook =
      viewer.kind === 'judge' ? await this.looks.open(session.id, asker.player, 'feed') : undefined;
    const feed = await session.join(viewer);
    this.metrics.level('subscriptions-open', (this.open += 1));
    try {
      for (;;) {
        if (signal.aborted) return undefined;
        if (expiresAt <= this.clock.now()) {
          yield closed('token-ended');
          return undefined;
        }
        if (feed.over !== undefined) {
          yield closed(feed.over);
          return undefined;
        }
        const kept = feed.entry(seq + 1);
        const entries: readonly FeedEntry[] =
          kept !== undefined
            ? [kept]
            : seq < feed.seq
              ? await entriesBetween(this.store, session.id, viewer, {
                  after: seq,
                  upTo: Math.min(feed.seq, seq + PAGE),
                })
              : [];
        for (const entry of entries) {
          seq = entry.seq;
          yield { kind: 'entry', entry: { ...entry, cursor: cursor(seq) } };
        }
        if (seq < feed.seq) continue;
        if (!toldCaughtUp) {
          toldCaughtUp = true;
          yield { kind: 'caught-up', cursor: cursor(seq) };
          continue;
        }
        await feed.change(gone);
      }
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      yield closed('store-unavailable');
      return undefined;
    } finally {
      clearTimeout(expiry);
      session.leave(viewer, feed);
      this.metrics.level('subscriptions-open', (this.open -= 1));
      await closeLook?.();
    }
  }
}
