// Games nobody uses, put aside as text when their sessions are let go of: whoever comes back need not wait for the
// whole log to be folded, only for what has been written since. A cache: what is not here is folded from the log.
import type { GameId } from '#kernel';
import { STATE_VERSION } from '#rules';
import { FEED_VERSION, keepGallery, takenUp } from '#visibility';
import type { KeptAnswers } from './first-answers.js';
import { LiveGame } from './live-game.js';
import type { Tail } from '../../log/index.js';
import type { Revision } from '#event-store';

const MOST_CHARACTERS = 32 * 1024 * 1024;

interface Resting {
  readonly gallery: ReturnType<typeof keepGallery>;
  readonly answers: readonly KeptAnswers[];
  readonly tail: Tail;
  readonly revision: Revision;
}

export class RestingGames {
  /** The one put aside last is the last. */
  private readonly games = new Map<string, Resting>();
  private characters = 0;

  constructor(private readonly most = MOST_CHARACTERS) {}

  put(live: LiveGame): void {
    const { revision, tail, gallery } = live;
    if (revision === undefined) return;
    this.forget(keyOf(live.id));
    const resting = { gallery: keepGallery(gallery), answers: live.keptAnswers(), tail, revision };
    this.games.set(keyOf(live.id), resting);
    this.characters += resting.gallery.text.length;
    for (const oldest of this.games.keys()) {
      if (this.characters <= this.most) return;
      this.forget(oldest);
    }
  }

  /** The game as it was put aside; it is not here any more then. */
  take(game: GameId): LiveGame | undefined {
    const resting = this.games.get(keyOf(game));
    if (resting === undefined) return undefined;
    this.forget(keyOf(game));
    const { gallery, ...end } = resting;
    return new LiveGame(game, takenUp(gallery), end);
  }

  private forget(key: string): void {
    this.characters -= this.games.get(key)?.gallery.text.length ?? 0;
    this.games.delete(key);
  }
}

const keyOf = (game: GameId): string => `${STATE_VERSION}.${FEED_VERSION}.${game}`;
