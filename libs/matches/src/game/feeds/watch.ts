// A follower of a feed, valid while their relation to the game stays the same. A player who left a seat does
// not learn what its next player sees; a spectator who may no longer watch learns nothing more.
import type { GameState } from '#rules';
import type { LiveFeed } from './live-feed.js';

export class Watch {
  private last: number | undefined;

  /** A follower whose relation has already changed gets nothing, not even past entries. */
  constructor(
    readonly feed: LiveFeed,
    private readonly isStill: (state: GameState) => boolean,
    begun: GameState,
  ) {
    if (!isStill(begun)) this.last = 0;
  }

  /** The last entry of the feed that is theirs; undefined while it continues. */
  get until(): number | undefined {
    return this.last;
  }

  /** Call after each batch, before its entries are pushed. */
  look(state: GameState): void {
    if (this.last === undefined && !this.isStill(state)) this.last = this.feed.seq;
  }
}
