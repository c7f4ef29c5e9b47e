// Somebody who follows a feed, for as long as they are to the game what they were when they began: who has left a seat
// is not told what its next player sees, and who may not watch any more is told nothing.
import type { GameState } from '#rules';
import type { LiveFeed } from './live-feed.js';

export class Watch {
  private last: number | undefined;

  /** Who is something else already when they begin has no part in the feed, not even in what is past. */
  constructor(
    readonly feed: LiveFeed,
    private readonly isStill: (state: GameState) => boolean,
    begun: GameState,
  ) {
    if (!isStill(begun)) this.last = 0;
  }

  /** The last entry of the feed that is theirs; undefined: it goes on. */
  get until(): number | undefined {
    return this.last;
  }

  /** To be said after each batch, before what is new of it is pushed. */
  look(state: GameState): void {
    if (this.last === undefined && !this.isStill(state)) this.last = this.feed.seq;
  }
}
