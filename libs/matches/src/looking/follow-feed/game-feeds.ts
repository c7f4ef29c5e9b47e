// The port for following a game: a pull-driven stream of the asker's feed, history first, then live entries.
import type { Viewer } from '#visibility';
import type { Asker, FeedMessage, Sighted } from '../../contract/contract.js';

export interface FollowOptions {
  readonly after: string | undefined;
  /** When the asker's token expires: the feed then closes with that reason. */
  readonly expiresAt: number;
  readonly signal: AbortSignal;
}

export interface FollowedFeed extends AsyncIterableIterator<FeedMessage> {
  /** The viewer: the asker's relation to the game when the feed began. */
  readonly viewer: Viewer;
}

/** The port through which an edge follows games. The class itself is the injection token. */
export abstract class GameFeeds {
  abstract follow(asker: Asker, game: string, options: FollowOptions): Promise<Sighted<FollowedFeed>>;
}
