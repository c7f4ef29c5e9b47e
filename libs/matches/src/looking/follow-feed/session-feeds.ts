// Serves feeds from the sessions of their games. A judge's look is recorded before anything is shown.
import { Inject, Injectable } from '@nestjs/common';
import { StoreUnavailable } from '#event-store';
import { CLOCK, METRICS, type Clock, type Metrics } from '#ports';
import type { Asker, Sighted } from '../../contract/contract.js';
import { placeInFeed, type PlaceInFeed } from '../place.js';
import { entryOf } from '../../game/feeds/cursor.js';
import { EyesGuard, type OpenLook } from '../../game/guard/eyes-guard.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import { Following } from './following.js';
import { GameFeeds, type FollowedFeed, type FollowOptions } from './game-feeds.js';

@Injectable()
export class SessionFeeds extends GameFeeds {
  private open = 0;

  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(METRICS) private readonly metrics: Metrics,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {
    super();
  }

  async follow(asker: Asker, game: string, options: FollowOptions): Promise<Sighted<FollowedFeed>> {
    const at = { way: 'feed', moment: undefined, after: entryOf(options.after) } as const;
    try {
      for (;;) {
        const look = await this.guard.open({ asker, game }, { claim: 'own', at });
        if (look.kind !== 'found') return look;
        const found = await this.place(look.value, options);
        if (found !== undefined) return found;
      }
    } catch (error) {
      if (error instanceof StoreUnavailable) return { kind: 'unavailable' };
      throw error;
    }
  }

  /** The look goes on while the feed is followed. Undefined: the asker's eyes have changed meanwhile. */
  private async place(look: OpenLook, options: FollowOptions): Promise<Sighted<FollowedFeed> | undefined> {
    let followed: FollowedFeed | undefined;
    try {
      const place = await placeInFeed(look, options.after);
      if (place?.kind !== 'found') return place;
      followed = this.following(place.value, look, options);
      return { kind: 'found', value: followed };
    } finally {
      if (followed === undefined) await look.close();
    }
  }

  private following(place: PlaceInFeed, look: OpenLook, { expiresAt, signal }: FollowOptions): Following {
    const { clock } = this;
    const { history } = this.sessions;
    const { session, viewer } = place;
    return new Following({
      place,
      history,
      clock,
      expiresAt,
      signal,
      join: async () => {
        const watch = await session.join(viewer, look.isStill);
        this.metrics.level('subscriptions-open', (this.open += 1));
        return watch;
      },
      leave: (watch) => {
        session.leave(viewer, watch);
        this.metrics.level('subscriptions-open', (this.open -= 1));
        return Promise.resolve();
      },
      ended: look.close,
    });
  }
}
