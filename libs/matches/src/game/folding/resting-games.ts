// Snapshots of idle games, stored as text when their sessions are evicted. A returning player waits only for
// the events written since, not for the whole log. It is a cache: a game that is not in it is folded from the
// log.
import type { GameId } from '#kernel';
import { STATE_VERSION } from '#rules';
import { FEED_VERSION, takenUp, type KeptGallery } from '#visibility';
import type { KeptAnswers } from './first-answers.js';
import { LiveGame } from './live-game.js';
import type { Revision } from '#event-store';
import type { Tail } from '#log';

const MOST_CHARACTERS = 32 * 1024 * 1024;

interface Resting {
  readonly gallery: KeptGallery;
  readonly answers: readonly KeptAnswers[];
  readonly ends: Uint32Array;
  readonly tail: Tail;
  readonly revision: Revision;
}

export class RestingGames {
  /** In order of eviction, the newest last. */
  private readonly games = new Map<string, Resting>();
  private characters = 0;

  constructor(private readonly most = MOST_CHARACTERS) {}

  put(live: LiveGame): void {
    const { revision, tail } = live;
    if (revision === undefined) return;
    this.forget(keyOf(live.id));
    const kept = { gallery: live.kept(), answers: live.keptAnswers(), ends: live.keptEnds() };
    const resting = { ...kept, tail, revision };
    this.games.set(keyOf(live.id), resting);
    this.characters += resting.gallery.text.length;
    for (const oldest of this.games.keys()) {
      if (this.characters <= this.most) return;
      this.forget(oldest);
    }
  }

  /** Takes the snapshot of a game out of the cache. */
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
