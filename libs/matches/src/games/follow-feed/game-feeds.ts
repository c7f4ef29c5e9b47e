// Following a game: a pull-driven stream of the asker's feed, history first, then live.
import type { Viewer } from '#visibility';
import type { Asker, FeedMessage, Sighted } from '../contract.js';

export interface FollowOptions {
  readonly after: string | undefined;
  /** When the asker's token ends: the feed then closes with that reason. */
  readonly expiresAt: number;
  readonly signal: AbortSignal;
}

export interface FollowedFeed extends AsyncIterableIterator<FeedMessage> {
  /** Through whose eyes: what the asker was to the game when it began. */
  readonly viewer: Viewer;
}

/** The port through which an edge follows games; the token it is injected by is the class itself. */
export abstract class GameFeeds {
  abstract follow(asker: Asker, game: string, options: FollowOptions): Promise<Sighted<FollowedFeed>>;
}
