// Serves feeds from the sessions of their games. A judge's look is recorded before anything is shown.
import { Inject, Injectable } from '@nestjs/common';
import { StoreUnavailable } from '#event-store';
import { CLOCK, METRICS, type Clock, type Metrics } from '#ports';
import { isStill } from '../access.js';
import { JudgeLooks } from '../audit/judge-looks.js';
import type { Asker, Sighted } from '../contract.js';
import { placeInFeed, type Place } from '../feeds/place.js';
import { GameSessions } from '../session/game-sessions.js';
import { Following } from './following.js';
import { GameFeeds, type FollowedFeed, type FollowOptions } from './game-feeds.js';

@Injectable()
export class SessionFeeds extends GameFeeds {
  private open = 0;

  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(METRICS) private readonly metrics: Metrics,
    @Inject(JudgeLooks) private readonly looks: JudgeLooks,
  ) {
    super();
  }

  async follow(asker: Asker, game: string, options: FollowOptions): Promise<Sighted<FollowedFeed>> {
    try {
      const place = await placeInFeed(this.sessions, asker, game, options.after);
      if (place.kind !== 'found') return place;
      return { kind: 'found', value: this.following(place.value, asker, options) };
    } catch (error) {
      if (error instanceof StoreUnavailable) return { kind: 'unavailable' };
      throw error;
    }
  }

  private following(place: Place, asker: Asker, { expiresAt, signal }: FollowOptions): Following {
    const { clock } = this;
    const { history } = this.sessions;
    const { session, viewer } = place;
    let closeLook: (() => Promise<void>) | undefined;
    return new Following({
      place,
      history,
      clock,
      expiresAt,
      signal,
      join: async () => {
        if (viewer.kind === 'judge') closeLook = await this.looks.open(session.id, asker.player, 'feed');
        const watch = await session.join(viewer, (state) => isStill(viewer, state, asker));
        this.metrics.level('subscriptions-open', (this.open += 1));
        return watch;
      },
      leave: async (watch) => {
        session.leave(viewer, watch);
        this.metrics.level('subscriptions-open', (this.open -= 1));
        await closeLook?.();
      },
    });
  }
}
